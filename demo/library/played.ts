/** Games that end on the site go into the library. */
import type { OthelloGame } from '../../src/companions/game/game.js';
import { gameToJson } from '../../src/formats/game-json.js';
import { LibraryClient } from './client.js';
import { COMPUTER, PLAYED } from './library-types.js';

/** Keeps a game of `<othello-game>` that has ended, whoever played it. @throws where nothing may be kept */
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
    await library.call('addGame', [gameToJson(record), PLAYED]);
  } finally {
    library.close();
  }
}

/** The date as PGN writes it. */
function today(): string {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('.');
}
