/** Adds games that end on the site to the library. */
import type { OthelloGame } from '../../src/elements/companions/game/game.js';
import { gameToJson } from '../../src/core/formats/json/game-json.js';
import { LibraryClient } from './client.js';
import { COMPUTER, PLAYED } from './library-types.js';

/** Stores a finished game of `<othello-game>`, of any players. @throws {Error} when it is not stored */
export async function keepPlayed({ board }: OthelloGame): Promise<void> {
  const { engine, level, game } = board;
  const computer = `${COMPUTER}${level}`;
  const record = {
    ...game.record,
    date: today(),
    ...(engine === 'black' && { black: computer }),
    ...(engine === 'white' && { white: computer }),
  };
  const library = new LibraryClient();
  try {
    const { isStored } = await library.call('addGame', [gameToJson(record), PLAYED]);
    if (!isStored) throw new Error('the game is not stored');
  } finally {
    library.close();
  }
}

/** Today's date in the form of PGN. */
function today(): string {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('.');
}
