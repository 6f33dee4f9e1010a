import { describe, expect, it } from 'vitest';
import { columns, logLine, visible } from '../../../src/cli/io/words.js';
import { CONTROL_SIGNS } from '../../hostile/texts.js';

describe('a text from outside', () => {
  it.each(CONTROL_SIGNS.map((sign) => [sign]))('has %j written out on a screen', (sign) => {
    expect(visible(`Ann${sign}\nBob`)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(visible(`Ann${sign}\nBob`)).toMatch(/\nBob$/);
  });

  it.each([...CONTROL_SIGNS, '\n', '\r\n', '\u2028', '\u0085'].map((sign) => [sign]))(
    'with %j is one line of a log',
    (sign) => {
      const line = logLine(`Ann${sign}2026-11-23 all is well`);
      expect(line).toMatch(/^Ann.*all is well\n$/);
      expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    },
  );

  it('stays one cell of a row if it has a line end', () => {
    expect(columns(['Ann\nBob', '+3'], [-8, 4])).toBe('Ann Bob     +3\n');
  });
});
