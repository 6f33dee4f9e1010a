import type { Arrow, Mark } from '../../formats/marks.js';
import type { Permalink } from '../../formats/permalink.js';
import { loaded } from '../../board/lazy.js';
import { nextTask } from '../../board/next-task.js';
import type { Color } from '../../rules/color.js';
import { Game, type GameRecord } from '../../rules/game.js';
import { colorOf, type Agreement } from './agreement.js';
import { loserOf } from './friend/link.js';
import type { GameSetup } from './setup.js';

/** From so many characters on a text has more moves than are read in a moment. */
const LONG = 10_000;

/** How a link shows its game. */
export interface LinkView {
  readonly orientation: Color | undefined;
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** Who gave the game up. */
  readonly loser: Color | undefined;
}

/** A game from elsewhere. */
export interface ForeignGame {
  readonly record: GameRecord;
  readonly view?: LinkView;
  /** Who played Black and White, where it says so. */
  readonly names: readonly [black: string, white: string] | undefined;
  /** What else was agreed for it. */
  readonly setup?: Partial<GameSetup>;
}

/**
 * A game or a position from a text, with its side lines.
 *
 * @param isLinked whether a link carries the text: nobody has chosen it as they choose a file
 * @throws {FormatError} when it cannot be read, or is more than a link holds
 */
export async function readForeignGame(text: string, isLinked = false): Promise<ForeignGame> {
  const [{ parseAnyGame }, { isPermalink, parsePermalink }, { readLinked }, { buildGame }] = await loaded(
    Promise.all([
      import('../../formats/any-game.js'),
      import('../../formats/permalink.js'),
      import('../../formats/permalink-text.js'),
      import('../../formats/record-reader.js'),
    ]),
  );
  const link = isPermalink(text) ? await parsePermalink(text) : undefined;
  const record = link ?? (isLinked ? readLinked(text, parseAnyGame) : parseAnyGame(text));
  // The page answers between reading a long text, building its game and showing it.
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

function viewOf({ orientation, marks = [], arrows = [], result }: Permalink): LinkView {
  return { orientation, marks, arrows, loser: loserOf(result) };
}

/** Ends a game that a link says was given up, where its line ends. */
export function resignAtEnd(game: Game, loser: Color): void {
  const { ply } = game;
  game.transact(() => {
    game.goTo(game.nodes.length);
    if (!game.result) game.resign(loser);
    game.goTo(ply);
  });
}

/** How a game begins: with the corners that were agreed as a handicap, if any. */
export function agreedOpening(agreement: Agreement): GameRecord {
  const { handicap, weaker } = agreement.setup;
  return { game: new Game({ handicap, weaker: colorOf(agreement, weaker) }) };
}
