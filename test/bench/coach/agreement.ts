/** Whether the coach of a running game gives the same first reason as a review, at once and after its longer look. */
import { createReviewCache } from '../../../src/core/analysis/cache.js';
import { reviewWhole } from '../../../src/core/analysis/review.js';
import { explain } from '../../../src/core/coach/explain.js';
import type { Reason } from '../../../src/core/coach/reasons/reason.js';
import type { Engine } from '../../../src/core/engine/engine.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { spokenReasons } from '../../../src/elements/companions/game/session/game-coach.js';
import type { SessionEnvironment } from '../../../src/elements/companions/game/session/environment.js';
import type { Candidate } from './bad-moves.js';

/** From this number of empty squares on, both solve all moves. */
const SOLVED_EMPTIES = 18;

/**
 * Compares the first reasons about bad moves with more than 18 empty squares.
 *
 * @returns a line of text with both shares
 */
export async function printedAgreement(
  candidates: Iterable<Candidate>,
  number: number,
  engine: Engine,
): Promise<string> {
  const agreed = { first: 0, last: 0 };
  let seen = 0;
  for (const candidate of candidates) {
    if (seen === number) break;
    if (candidate.position.empties <= SOLVED_EMPTIES || !(await looksBad(candidate, engine))) continue;
    const { moves: played } = candidate.game;
    const game = new Game();
    for (const move of played.slice(0, candidate.ply + 1)) game.play(move);
    const whole = await reviewWhole([game.node], engine, {
      parallel: 1,
      cache: createReviewCache(),
      limits: { coarse: false },
    });
    const [ply] = whole!.plies;
    if (ply!.loss < LEAST_LOSS) continue;
    seen++;
    const reviewed = await explain(ply!.position, ply!.square, engine, { values: ply!.moves, verify: true });
    const given: Reason[] = [];
    const { signal } = new AbortController();
    for await (const { reason } of spokenReasons(
      playing(engine),
      ply!.position,
      ply!.square,
      signal,
      'letters',
    ))
      given.push(reason);
    if (isSame(given[0]!, reviewed.reasons[0]!)) agreed.first++;
    if (isSame(given.at(-1)!, reviewed.reasons[0]!)) agreed.last++;
    process.stderr.write(`\r${number - seen} left `);
  }
  const share = (part: number): string => `${((100 * part) / seen).toFixed(1)} %`;
  return `\r${seen} moves: the same first reason at once ${share(agreed.first)}, after the longer look ${share(agreed.last)}\n`;
}

/** The smallest loss that the coach of a game comments on, in discs. */
const LEAST_LOSS = 4;

/** A short search excludes most moves that lose little. */
async function looksBad({ position, move }: Candidate, engine: Engine): Promise<boolean> {
  const { moves } = await engine.search(position, { depth: 6, multiPv: 60, fresh: true });
  return moves[0]!.value - moves.find((value) => value.move === move)!.value >= LEAST_LOSS;
}

function playing(engine: Engine): SessionEnvironment {
  const shared = { search: engine.search.bind(engine), close: () => undefined };
  return { language: () => 'en', openEngine: () => Promise.resolve(shared) } as unknown as SessionEnvironment;
}

/** Of the same kind, about the same square where both name one. */
function isSame(a: Reason, b: Reason): boolean {
  if (a.kind !== b.kind) return false;
  return a.squares.length === 0 || a.squares.some((square) => b.squares.includes(square));
}
