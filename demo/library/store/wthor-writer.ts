/** Writes files of the WTHOR database: one for each year, and the lists of the names in them. */
import {
  joinWthorGames,
  packWthorGame,
  parseTranscript,
  printWthorNames,
  wthorEntry,
  wthorName,
  type GameRecord,
  type WthorHeader,
  type WthorNames,
} from '../../../src/core/formats.js';
import type { ExportedFile } from '../library-types.js';

export class WthorWriter {
  readonly #years = new Map<number, Uint8Array[]>();
  readonly #names: Readonly<Record<WthorNames, Map<string, number>>> = {
    players: new Map(),
    tournaments: new Map(),
  };

  /** @throws {RangeError} for a game that the database cannot store */
  add(record: GameRecord): void {
    const { year, event, black, white, moves, ...scores } = wthorEntry(record);
    const packed = packWthorGame({
      ...scores,
      tournament: this.#numberOf(event, 'tournaments'),
      black: this.#numberOf(black, 'players'),
      white: this.#numberOf(white, 'players'),
      moves: parseTranscript(moves).moves,
    });
    this.#years.set(year, [...(this.#years.get(year) ?? []), packed]);
  }

  files(): readonly ExportedFile[] {
    const today = new Date();
    const header = (year: number): WthorHeader => ({
      created: { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() },
      year,
      depth: 0,
    });
    const list = (kind: WthorNames): Uint8Array<ArrayBuffer> =>
      Uint8Array.from(printWthorNames(header(0), [...this.#names[kind].keys()], kind));
    if (this.#years.size === 0) return [];
    return [
      { name: 'WTHOR.JOU', content: list('players') },
      { name: 'WTHOR.TRN', content: list('tournaments') },
      ...[...this.#years].map(([year, games]) => ({
        name: `WTH_${String(year).padStart(4, '0')}.wtb`,
        content: Uint8Array.from(joinWthorGames(header(year), games)),
      })),
    ];
  }

  #numberOf(name: string, kind: WthorNames): number {
    const names = this.#names[kind];
    const fitting = wthorName(name, kind);
    const number = names.get(fitting) ?? names.size;
    names.set(fitting, number);
    return number;
  }
}
