import { expect, it } from 'vitest';
import { OPTION_CHECKS, readChecked, REFUSED } from '../../../src/elements/board/option-checks.js';
import { LEVEL_NAMES, LEVELS, STRENGTHS } from '../../../src/core/engine/engine.js';

it('the board takes the levels of the engine, by number, by strength and by name, and no others', () => {
  const { level } = OPTION_CHECKS;
  for (const one of [...LEVELS, ...STRENGTHS, ...LEVEL_NAMES]) {
    expect(readChecked(level, one)).toBe(one);
    expect(readChecked(level, String(one))).toBe(one);
  }
  for (const other of [0, LEVELS.length + 1, 2.5, 300, 1450, 2200, 'strong'])
    expect(readChecked(level, other)).toBe(REFUSED);
  const [least, most] = [STRENGTHS[0], STRENGTHS.at(-1)];
  expect(level.accepts).toBe(
    `${LEVELS[0]} to ${LEVELS.at(-1)}, ${least} to ${most} in hundreds, or one of ${LEVEL_NAMES.join(', ')}`,
  );
});
