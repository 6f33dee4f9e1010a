import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gtpText } from '../../src/cli/commands/gtp/gtp-answer.js';
import { GtpSession } from '../../src/cli/commands/gtp/gtp.js';
import { greedyEngine } from '../unit/cli/programs/greedy-engine.js';

const COMMANDS = [
  ...['boardsize', 'komi', 'play', 'genmove', 'undo', 'time_settings', 'time_left', 'final_score', 'frob'],
  ...['PLAY', '', '=', '?', '-1', '__proto__', 'play black', 'genmove red', '99999999999999999999 play'],
];

/** A line that no controller sends: noise, or a command with wrong arguments. */
const line = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc
    .tuple(fc.constantFrom(...COMMANDS), fc.array(fc.string({ maxLength: 8 }), { maxLength: 4 }))
    .map(([command, words]) => [command, ...words].join(' ')),
);

/** Whether GTP ignores a line: blanks, control characters and comments. */
function isSilent(text: string): boolean {
  return (
    text
      .replace(/#.*$/s, '')
      .replace(/\p{Cc}/gu, '')
      .trim() === ''
  );
}

it('answers each of 10,000 malformed lines, and then still plays', async () => {
  const session = new GtpSession(greedyEngine(), { name: 'ours', version: '1', limits: { depth: 1 } });
  let errors = 0;
  await fc.assert(
    fc.asyncProperty(line, async (text) => {
      const answer = await session.answer(text);
      if (isSilent(text)) {
        expect(answer).toBeUndefined();
        return;
      }
      expect(gtpText(answer!)).toMatch(/^[=?]\d*( [^\n]+)?\n\n$/);
      if (!answer!.ok) errors++;
    }),
    { numRuns: 10_000 },
  );
  expect(errors).toBeGreaterThan(9000);
  await session.answer('clear_board');
  expect(await session.answer('5 genmove black')).toMatchObject({ id: '5', ok: true });
});
