/** Writes stored games as files. */
import {
  FormatError,
  lostIn,
  type FactKind,
  type GameRecord,
  type WrittenFormat,
} from '../../../src/core/formats.js';
import type { ExportedFile, ExportFormat, StoredGame } from '../library-types.js';
import { recordOf } from './stored-game.js';
import { late } from '../../late.js';

/** Files, and what the format could not hold. */
export interface ExportedGames {
  /** WTHOR has a file for each year, and two lists of names. */
  readonly files: readonly ExportedFile[];
  /** Number of games that the format cannot hold. */
  readonly left: number;
  /** What the games lose in the format: how many facts of each kind. */
  readonly lost: ReadonlyMap<FactKind, number>;
}

const WRITTEN: Readonly<Record<ExportFormat, WrittenFormat>> = {
  pgn: 'PGN',
  sgf: 'SGF',
  ggf: 'GGF',
  wthor: 'WTHOR',
  txt: 'transcript',
};

/** Writes games in a format; games that were deleted meanwhile are left out. */
export async function exportGames(
  games: readonly (StoredGame | undefined)[],
  format: ExportFormat,
): Promise<ExportedGames> {
  const writer = await writerOf(format);
  const lost = new Map<FactKind, number>();
  let left = 0;
  for (const stored of games) {
    if (!stored) continue;
    const record = recordOf(stored);
    try {
      writer.add(record);
    } catch (error) {
      if (!(error instanceof FormatError || error instanceof RangeError)) throw error;
      left++;
      continue;
    }
    for (const [kind, count] of lostIn(record, WRITTEN[format]))
      lost.set(kind, (lost.get(kind) ?? 0) + count);
  }
  return { files: writer.files(), left, lost };
}

interface Writer {
  /** @throws {FormatError | RangeError} for a game that the format cannot hold */
  add(record: GameRecord): void;
  files(): readonly ExportedFile[];
}

async function writerOf(format: ExportFormat): Promise<Writer> {
  if (format === 'wthor') {
    const { WthorWriter } = await late(() => import('./wthor-writer.js'));
    return new WthorWriter();
  }
  const print = await printerOf(format);
  const texts: string[] = [];
  return {
    add: (record) => void texts.push(print(record)),
    files: () => [{ name: `othello-games.${format}`, content: `${texts.join('\n')}\n` }],
  };
}

async function printerOf(format: Exclude<ExportFormat, 'wthor'>): Promise<(record: GameRecord) => string> {
  const formats = await late(() => import('../../../src/core/formats.js'));
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
