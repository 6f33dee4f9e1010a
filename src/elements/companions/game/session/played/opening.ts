/**
 * Games that begin elsewhere: from a text or a link, with an agreed opening or a handicap. `GameController` and
 * `NewGames` begin games with it. What comes from outside is read with all the care of `formats`.
 */
import type { Arrow, Mark } from '../../../../../core/formats/common/marks.js';
import type { Permalink } from '../../../../../core/formats/permalink.js';
import { loaded } from '../../../../board/lazy.js';
import { nextTask } from '../../../../board/next-task.js';
import type { Color } from '../../../../../core/rules/color.js';
import { Game, type GameRecord } from '../../../../../core/rules/game/game.js';
import { type Agreement, colorOf } from '../setup/agreement.js';
import { loserOf } from '../friend/link.js';
import type { GameSetup } from '../setup/game-setup.js';
import { type GameJson, gameToJson } from '../../../../../core/formats/json/game-json.js';
import { Position } from '../../../../../core/rules/position.js';
import type { Square } from '../../../../../core/rules/square.js';

/** A text of this length, in characters, has too many moves to be read in one task. */
const LONG = 10_000;

/** How a link shows its game. */
export interface LinkView {
  readonly orientation: Color | undefined;
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** The side that resigned. */
  readonly loser: Color | undefined;
}

/** A game from elsewhere. */
export interface ForeignGame {
  readonly record: GameRecord;
  readonly view?: LinkView;
  /** The names of Black and White, if given. */
  readonly names: readonly [black: string, white: string] | undefined;
  /** Whether the person who opens it has the side that is to move there. */
  readonly asksForMove?: boolean;
  /** Further answers of its set-up. */
  readonly setup?: Partial<GameSetup>;
}

/**
 * Reads a game or a position from a text, with its side lines.
 *
 * @param isLinked whether the text comes from a link; the user has not chosen it as they choose a file, so stricter
 *   limits apply
 * @throws {FormatError} when it cannot be read, or exceeds the limits of a link
 */
export async function readForeignGame(text: string, isLinked = false): Promise<ForeignGame> {
  const [{ parseAnyGame }, { isPermalink, parsePermalink }, { readLinked }, { buildGame }] = await loaded(
    () =>
      Promise.all([
        import('../../../../../core/formats/any-game.js'),
        import('../../../../../core/formats/permalink.js'),
        import('../../../../../core/formats/permalink.js'),
        import('../../../../../core/formats/common/record-reader.js'),
      ]),
  );
  const link = isPermalink(text) ? await parsePermalink(text) : undefined;
  const record = link ?? (isLinked ? readLinked(text, parseAnyGame) : parseAnyGame(text));
  // The page can respond between reading a long text, building its game and showing it.
  if (text.length > LONG) {
    await nextTask();
    await buildGame(record);
    await nextTask();
  }
  const { black = '', white = '' } = record;
  return {
    record,
    names: black || white ? [black, white] : undefined,
    ...(link && { view: viewOf(link) }),
  };
}

/** What a link says besides the game. */
function viewOf({ orientation, marks = [], arrows = [], result }: Permalink): LinkView {
  return { orientation, marks, arrows, loser: loserOf(result) };
}

/** Ends a game by resignation at the end of its line, as a link says. */
export function resignAtEnd(game: Game, loser: Color): void {
  const { ply } = game;
  game.transact(() => {
    game.goTo(game.nodes.length);
    if (!game.result) game.resign(loser);
    game.goTo(ply);
  });
}

/** The start of a game, with the corners that were agreed as a handicap. */
export function agreedOpening(agreement: Agreement): GameRecord {
  const { handicap, weaker } = agreement.setup;
  return { game: new Game({ handicap, weaker: colorOf(agreement, weaker) }) };
}

/** Random moves that leave neither side ahead by more than two discs. */
export async function evenOpening(): Promise<GameRecord> {
  const { evenStart } = await loaded(() => import('../../../../../core/book/even-start.js'));
  return { game: gameOfLine(Position.start, evenStart()) };
}

/**
 * The openings and positions of a file of any format, without side lines. Entries that cannot be read are left out.
 *
 * @throws {FormatError} when nothing can be read
 */
export async function openingsOf(list: Blob): Promise<readonly GameJson[]> {
  const { readGames } = await loaded(() => import('../../../../../core/formats/any-games.js'));
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
