/** Writes stored games as a text. */
import { FormatError, type GameRecord } from '../../src/core/formats.js';
import type { ExportFormat, StoredGame } from './library-types.js';
import { recordOf } from './stored-game.js';
import { late } from '../late.js';

export interface ExportedGames {
  readonly text: string;
  /** Number of games that the format cannot hold. */
  readonly left: number;
}

export async function exportGames(
  games: readonly (StoredGame | undefined)[],
  format: ExportFormat,
): Promise<ExportedGames> {
  const print = await printerOf(format);
  const texts: string[] = [];
  let left = 0;
  for (const stored of games) {
    if (!stored) continue;
    try {
      texts.push(print(recordOf(stored)));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      left++;
    }
  }
  return { text: `${texts.join('\n')}\n`, left };
}

async function printerOf(format: ExportFormat): Promise<(record: GameRecord) => string> {
  const formats = await late(() => import('../../src/core/formats.js'));
  switch (format) {
    case 'pgn':
      return formats.printPgn;
    case 'sgf':
      return formats.printSgf;
    case 'ggf':
      return formats.printGgf;
    case 'txt':
      return (record) => formats.printTranscripts([record]).trimEnd();
  }
}
