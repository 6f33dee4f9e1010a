/** The games that "Open" begins with: the last ones that were played here, and examples for visitors without games. */
import { html, nothing, type TemplateResult } from 'lit';
import { readGameJson } from '../../../src/core/formats/json/game-json.js';
import type { Game } from '../../../src/core/rules.js';
import { hasLibrary, type LibraryClient } from '../../library/client.js';
import { PLAYED, type GameRow } from '../../library/library-types.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { dateText } from '../../players.js';
import { EXAMPLES, exampleGame, type ExampleId } from '../opened/example-game.js';
import { lastPosition, shelfView, type ShelvedGame } from './game-shelf.js';

/** So many of the last games are shown. */
const MOST_LAST = 3;

/** What opens a game that was chosen. */
export interface FirstGamesContext {
  openStored(id: number): void;
  showExample(game: Game): void;
}

export class FirstGames {
  readonly #library: LibraryClient;
  readonly #context: FirstGamesContext;
  /** The newest first. */
  #last: readonly ShelvedGame[] = [];
  /** Made when they are first shown. */
  #examples: readonly ShelvedGame[] = [];

  constructor(library: LibraryClient, context: FirstGamesContext) {
    this.#library = library;
    this.#context = context;
  }

  /** Whether games were played here. */
  get areOwn(): boolean {
    return this.#last.length > 0;
  }

  /** Finds the last games. */
  async find(): Promise<void> {
    if (!hasLibrary()) return;
    try {
      const query = { collection: PLAYED, sort: 'added', descending: true } as const;
      const ids = await this.#library.call('find', [query]);
      const rows = await this.#library.call('rows', [[...ids.slice(0, MOST_LAST)]]);
      this.#last = await Promise.all(
        rows.filter((row) => row !== undefined).map((row) => this.#shelved(row)),
      );
    } catch {
      // The list says that the library does not answer.
    }
  }

  async #shelved(row: GameRow): Promise<ShelvedGame> {
    const json = await this.#library.call('game', [row.id]);
    const { game } = await readGameJson(json, { onProblem: () => undefined });
    return {
      position: lastPosition(game),
      players: row,
      ending: row,
      note: dateText(row.date),
      open: () => this.#context.openStored(row.id),
    };
  }

  /** The last games: most people come for one of these. */
  lastView(words: AnalyseStrings['open']): TemplateResult | typeof nothing {
    const [newest] = this.#last;
    if (!newest) return nothing;
    return html`<section class="card last">
      <h2>${words.lastGames}</h2>
      ${shelfView(this.#last, words.lastGames, words)}
      <button type="button" class="lead" @click=${() => newest.open()}>${words.reviewLast}</button>
    </section>`;
  }

  examplesView(words: AnalyseStrings['open']): TemplateResult {
    const { about, title } = words.examples;
    const [drawn] = this.#examples;
    if (drawn?.note !== about.close)
      this.#examples = (Object.keys(EXAMPLES) as ExampleId[]).map((id) => this.#example(id, about[id]));
    return html`<section class="examples">
      <h2>${title}</h2>
      ${shelfView(this.#examples, title, words)}
    </section>`;
  }

  #example(id: ExampleId, note: string): ShelvedGame {
    const game = exampleGame(id);
    const { winner, margin } = game.nodes.at(-1)!.result!;
    return {
      position: lastPosition(game),
      players: EXAMPLES[id].players,
      ending: { outcome: winner ?? 'draw', margin },
      note,
      open: () => this.#context.showExample(exampleGame(id)),
    };
  }
}
