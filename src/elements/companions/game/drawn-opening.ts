/** Random openings: from the book, or from a file that the user opened. */
import { loaded } from '../../board/lazy.js';
import { gameToJson, type GameJson } from '../../../core/formats/game-json.js';
import { Game, type GameRecord } from '../../../core/rules/game.js';
import { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';

/** Random moves that leave neither side ahead by more than two discs. */
export async function evenOpening(): Promise<GameRecord> {
  const { evenStart } = await loaded(() => import('../../../core/book/even-start.js'));
  return { game: gameOfLine(Position.start, evenStart()) };
}

/**
 * The openings and positions of a file of any format, without side lines. Entries that cannot be read are left out.
 *
 * @throws {FormatError} when nothing can be read
 */
export async function openingsOf(list: Blob): Promise<readonly GameJson[]> {
  const { readGames } = await loaded(() => import('../../../core/formats/any-games.js'));
  const found: GameJson[] = [];
  let problem: Error | undefined;
  for (const { record, error } of readGames(new Uint8Array(await list.arrayBuffer()))) {
    problem ??= error;
    if (!record || (record.end ?? record.game.position).phase === 'over') continue;
    const { game, mainLine = game.line } = record;
    found.push(gameToJson({ game: gameOfLine(game.root.position, mainLine) }));
  }
  if (found.length === 0 && problem) throw problem;
  return found;
}

/** The game of a line, up to the first illegal move: a game may contain wrong flips by hand. */
function gameOfLine(position: Position, moves: readonly Square[]): Game {
  const game = new Game({ position });
  for (const move of moves) {
    if (!game.position.legalMoves.includes(move)) break;
    game.play(move);
  }
  return game;
}
