/**
 * Values of the moves in tens of thousands of positions, by searches of growing depth. The table is made once and kept
 * in a file, because the fit and each measurement need it.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { discsOf, type Core } from '../../src/core/engine/wasm/core.js';
import { EXACT_FROM, FORESIGHT_DEPTHS } from '../../src/core/engine/levels/human/foresight.js';
import type { Position } from '../../src/core/rules/position.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { canonicalSymmetry, transform, transformSquare } from '../../src/core/rules/symmetry.js';
import { choicesOf, type Choice, type HumanGame } from './human-games.js';

/** For each legal move, in order, its value at each depth. */
export function valuesOf(core: Core, position: Position): number[][] {
  core.clear();
  // As `lookAhead` does.
  const symmetry = canonicalSymmetry(position);
  const { board, turn } = transform(position, symmetry);
  const discs = discsOf(board, turn);
  const { empties } = position;
  const byDepth = FORESIGHT_DEPTHS.map((wanted, at) => {
    const exact = at === FORESIGHT_DEPTHS.length - 1 && empties <= EXACT_FROM;
    const depth = Math.min(exact ? empties : wanted, empties);
    core.begin({ ...discs, depth, exact, goal: 'score', multiPv: 64, nodes: Infinity });
    while (!core.step(1e9));
    return new Map(core.answer.map(({ move, value }) => [move, value]));
  });
  return position.legalMoves.map((move) =>
    byDepth.map((values) => values.get(transformSquare(move, symmetry))!),
  );
}

/**
 * Makes the table, or continues it.
 *
 * @param isValued which choices are valued
 * @param wanted number of games
 * @param tell called with the number of finished games
 */
export function makeValueTable(
  path: string,
  games: readonly HumanGame[],
  core: Core,
  isValued: (choice: Choice) => boolean,
  wanted: number,
  tell: (done: number) => void,
): void {
  mkdirSync(dirname(path), { recursive: true });
  let done = 0;
  if (existsSync(path)) {
    const text = readFileSync(path, 'latin1');
    const whole = text.lastIndexOf('\n') + 1;
    truncateSync(path, whole);
    done = text.slice(0, whole).split('\n').length - 1;
  }
  for (const game of shuffled(games).slice(done, wanted)) {
    const rows = choicesOf(game)
      .filter(isValued)
      .map(
        ({ ply, position }) =>
          `${ply}:${valuesOf(core, position)
            .map((row) => row.join(','))
            .join(';')}`,
      );
    appendFileSync(path, `${game.number}\t${rows.join('\t')}\n`);
    tell(++done);
  }
}

/** Shuffles in an order that is always the same, so that a part of the table is a fair sample. */
function shuffled(games: readonly HumanGame[]): HumanGame[] {
  const random = randomNumbers(games.length);
  const list = [...games];
  for (let last = list.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1));
    [list[last], list[at]] = [list[at]!, list[last]!];
  }
  return list;
}
