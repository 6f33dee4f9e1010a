/** Every sentence about a move is true, and none misleads, by rules of the check's own. */
import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/core/coach/explain.js';
import { reasonsInWords, sentences } from '../../../src/core/coach/text/sentences.js';
import { createEngine } from '../../../src/core/engine/node.js';
import { en } from '../../../src/core/locales/en/coach.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { Square } from '../../../src/core/rules/square.js';
import { withoutLines } from '../../bench/coach/audit.js';
import { misleading, missing } from '../../bench/coach/misleading.js';
import { refuted } from '../../bench/coach/verifier.js';

/** A position some plies into a game of moves that turn few discs, as people play. */
function positionAfter(plies: number, random: () => number): Position {
  let position = Position.start;
  for (let ply = 0; ply < plies && position.phase === 'play'; ply++) {
    const moves = position.legalMoves.toSorted((a, b) => position.flips(a).length - position.flips(b).length);
    position = position.play(moves[Math.floor(random() ** 2 * moves.length)]!);
    if (position.phase === 'pass') position = position.pass();
  }
  return position;
}

/** What the first reason always says; that it has an effect, or is no number, is not always known. */
const DECIDES = ['not what decides', 'not that moves run out'];

describe('the sentences about the worst moves of forty positions', () => {
  it('are true, none of them misleads, and what decides comes first', async () => {
    const engine = await createEngine({ table: 16, workers: 1 });
    const random = randomNumbers(59);
    const faults: string[] = [];
    let reasonCount = 0;
    for (let at = 0; at < 40; at++) {
      const position = positionAfter(10 + at, random);
      if (position.phase !== 'play' || position.legalMoves.length < 3) continue;
      const { moves } = await engine.search(position, { depth: 6, multiPv: 60, fresh: true });
      const explanation = await explain(position, moves.at(-2)!.move as Square, engine, {
        values: moves,
        verify: true,
      });
      for (const reason of reasonsInWords(explanation)) {
        reasonCount++;
        const fault = refuted(position, explanation, reason) ?? misleading(position, explanation, reason);
        if (fault) faults.push(`${position.toString()} ${explanation.move}: ${reason.kind}, ${fault}`);
      }
      const text = withoutLines(sentences(explanation, en, 'en')[0]!);
      for (const one of missing(position, explanation, text)) {
        if (DECIDES.includes(one)) faults.push(`${position.toString()} ${explanation.move}: ${one}`);
      }
    }
    engine.close();
    expect(reasonCount).toBeGreaterThan(80);
    expect(faults).toEqual([]);
  });
});
