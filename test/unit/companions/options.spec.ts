import { describe, expect, it } from 'vitest';
import {
  COLORS,
  DEFAULT_OPTIONS,
  readOptions,
} from '../../../src/elements/companions/game/session/setup/game-options.js';

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

describe('options from outside', () => {
  it('are read back as they were written', () => {
    const options = {
      ...DEFAULT_OPTIONS,
      theme: 'wood',
      color: 'blue',
      sounds: true,
      language: 'cs',
    } as const;
    expect(readOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
  });

  it.each([
    undefined,
    null,
    3,
    'x',
    { theme: 'mud', legal: 'yes', language: '__proto__', color: 'constructor' },
  ])('are the defaults where they make no sense: %j', (data) =>
    expect(readOptions(data)).toEqual(DEFAULT_OPTIONS),
  );
});

describe.each(Object.entries(COLORS))('the board in %s', (_, color) => {
  it('shows both discs with a contrast of 3:1 or more', () => {
    const board = luminance(color);
    expect((luminance('#f3efe6') + 0.05) / (board + 0.05)).toBeGreaterThanOrEqual(3);
    expect((board + 0.05) / (luminance('#161b19') + 0.05)).toBeGreaterThanOrEqual(3);
  });
});
