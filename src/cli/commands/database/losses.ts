/**
 * Counts what games lose when they are written in a format, such as comments and ratings; each kind is reported once.
 * `write-games.ts` warns of it, or with `--strict` writes nothing; the tool of `convert.ts` for agents returns it.
 */
import { type FactKind, type GameRecord, lostIn, type WrittenFormat } from 'othello-board/formats.js';
import { count } from '../../io/words.js';

type Lost = readonly (readonly [FactKind, number])[];

/** Counts the facts that the games of a file lose in a format. */
export class Losses {
  readonly #counts = new Map<FactKind, number>();

  constructor(readonly format: WrittenFormat) {}

  /** The facts that one game loses. */
  of(record: GameRecord): Lost | undefined {
    const lost = lostIn(record, this.format);
    return lost.size === 0 ? undefined : [...lost];
  }

  add(lost: Lost | undefined): void {
    for (const [kind, number] of lost ?? []) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + number);
  }

  /** Number of lost facts of each kind. */
  get counts(): Readonly<Partial<Record<FactKind, number>>> {
    return Object.fromEntries(this.#counts);
  }

  /** `GGF cannot store 12 comments, 3 ratings`; `undefined` if nothing is lost. */
  get text(): string | undefined {
    if (this.#counts.size === 0) return undefined;
    const kinds = [...this.#counts].map(([kind, number]) => count(number, kind));
    return `${this.format === 'transcript' ? 'a transcript' : this.format} cannot store ${kinds.join(', ')}`;
  }
}
