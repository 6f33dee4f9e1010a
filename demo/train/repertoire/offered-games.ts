/** Games of the user's from which `repertoire-list.ts` makes lines: those played here, and those of the library. */
import { mainLineOf, Position, type Color } from '../../../src/core/rules.js';
import { late } from '../../late.js';
import type { LibraryClient } from '../../library/client.js';
import { readSettings } from '../../my-games/settings.js';
import type { TrainingGame } from '../../progress/training.js';
import { language } from '../../site.js';

/** Number of moves of a game that make a line. */
const LINE_PLIES = 16;
/** Number of games offered. */
const MOST_GAMES = 20;

/** A game of the user's that is offered. */
export interface OfferedGame {
  readonly text: string;
  readonly side: Color;
  readonly moves: string;
}

/** The last games against the computer, newest first. */
export function playedGames(games: readonly TrainingGame[]): OfferedGame[] {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });
  return games
    .slice(-MOST_GAMES)
    .reverse()
    .map(({ at, side, moves }) => ({ text: format.format(at), side, moves: moves.slice(0, 2 * LINE_PLIES) }));
}

/** Games of the library under the names that the user has entered. */
export async function libraryGames(library: LibraryClient): Promise<OfferedGame[]> {
  const { names } = readSettings();
  if (names.length === 0) return [];
  const { ownRecords } = await late(() => import('../../my-games/own-records.js'));
  const { games } = await ownRecords(library, { names, played: false }, MOST_GAMES);
  return games
    .filter(({ record }) => record.game.root.position.equals(Position.start))
    .map(({ name, record, side }) => ({
      text: name,
      side,
      moves: mainLineOf(record.game.root)
        .slice(0, LINE_PLIES)
        .map(({ move }) => move)
        .join(''),
    }));
}
