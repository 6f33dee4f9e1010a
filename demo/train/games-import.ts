/** Mistakes from games of any file: whose they are is asked by name. */
import { html, nothing, render } from 'lit';
import { readGames } from '../../src/formats/any-games.js';
import { fill, plural } from '../../src/locales.js';
import type { Color } from '../../src/rules.js';
import { TRAIN } from '../locales/train.js';
import type { GameToRead } from '../progress/games.js';
import { language } from '../site.js';
import type { TrainContext } from './mode.js';

/** A game takes some seconds: no more are read at once. */
const MOST_GAMES = 50;

/** A game that was read, with its players. */
interface Found extends Omit<GameToRead, 'side'> {
  readonly names: Readonly<Record<Color, string>>;
}

export class GamesImport {
  #found: readonly Found[] = [];
  #said = '';
  #isBusy = false;

  constructor(
    private readonly place: HTMLElement,
    private readonly context: TrainContext,
  ) {
    this.draw();
  }

  draw(): void {
    const words = TRAIN[language()].gamesImport;
    const names = namesIn(this.#found);
    render(
      html`<h2 class="chapter">${words.title}</h2>
        <p>${fill(words.intro, { n: MOST_GAMES })}</p>
        <p>
          <label>
            ${words.file}
            <input type="file" ?disabled=${this.#isBusy} @change=${this.#onFile} />
          </label>
        </p>
        ${
          names.length > 0 && !this.#isBusy
            ? html`<form class="choice" @submit=${this.#onSubmit}>
                <label>
                  ${words.name}
                  <select name="name">
                    ${names.map(([name, n]) => html`<option value=${name}>${name} (${n})</option>`)}
                  </select>
                </label>
                <button class="plain">${words.find}</button>
              </form>`
            : nothing
        }
        <p role="status">${this.#said}</p>`,
      this.place,
    );
  }

  readonly #onFile = async ({ target }: Event): Promise<void> => {
    const words = TRAIN[language()].gamesImport;
    const [file] = (target as HTMLInputElement).files ?? [];
    if (!file) return;
    const found: Found[] = [];
    try {
      for (const { record } of readGames(new Uint8Array(await file.arrayBuffer()))) {
        if (!record) continue;
        const { black = '', white = '' } = record;
        found.push({ game: record.game, names: { black, white } });
      }
    } catch {
      // Nothing was found in it.
    }
    this.#found = found;
    this.#said = namesIn(found).length > 0 ? plural(words.read, found.length, language()) : words.nothing;
    this.draw();
  };

  readonly #onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const words = TRAIN[language()];
    const name = new FormData(event.target as HTMLFormElement).get('name');
    const games = this.#found
      .flatMap(({ game, names }): GameToRead[] =>
        names.black === name
          ? [{ game, side: 'black' }]
          : names.white === name
            ? [{ game, side: 'white' }]
            : [],
      )
      .slice(0, MOST_GAMES);
    this.#isBusy = true;
    try {
      const { findMistakesIn } = await import('../progress/games.js');
      const found = await findMistakesIn(games, (done) =>
        this.#say(fill(words.searching, { n: done + 1, total: games.length })),
      );
      await this.context.refresh();
      this.#said = plural(words.found, found, language());
    } catch (error) {
      this.#said = fill(words.searchFailed, { problem: (error as Error).message });
    }
    this.#isBusy = false;
    this.draw();
  };

  #say(text: string): void {
    this.#said = text;
    this.draw();
  }
}

/** The names of the players with how many games they have, those with most first. */
function namesIn(found: readonly Found[]): [name: string, games: number][] {
  const counts = new Map<string, number>();
  for (const { names } of found) {
    for (const name of new Set([names.black, names.white])) {
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].sort((one, other) => other[1] - one[1]);
}
