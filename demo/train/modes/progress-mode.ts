/** Results so far, games played, and the data as a file. */
import { html, nothing, render } from 'lit';
import { loadCoachWords, type CoachStrings } from '../../../src/core/coach.js';
import { fill, plural } from '../../../src/core/locales.js';
import { TRAIN, type TrainStrings } from '../../locales/train.js';
import { deleteTraining, exportTraining, importTraining } from '../../progress/store.js';
import { language } from '../../site.js';
import { MORE_GAMES } from '../games-table.js';
import type { Mode, TrainContext } from '../mode.js';
import './progress-mode.css';
import { progressView } from '../results/progress-view.js';
import { late } from '../../late.js';

/** Number of invalid parts of a file that are listed. */
const NAMED = 5;

class Progress implements Mode {
  /** Number of games listed. */
  #shownGames = 10;
  /** The last message about games and data. */
  #message = '';
  #coach: CoachStrings | undefined;
  #coachOf = '';

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
  ) {
    this.draw();
  }

  draw(): void {
    this.#loadCoach();
    const { training, isStored } = this.context;
    const words = TRAIN[language()];
    const unread = training.games.filter(({ accuracy }) => accuracy === undefined);
    const shown = { count: this.#shownGames, showMore: () => this.#showMore() };
    render(
      html`<div id="progress">
        ${isStored ? progressView(training, words, language(), shown, this.#coach) : nothing}
        ${
          unread.length > 0
            ? html`<p>
                <button type="button" class="plain" @click=${() => void this.#lookThrough()}>
                  ${plural(words.search, unread.length, language())}
                </button>
              </p>`
            : nothing
        }
        <p role="status">${this.#message}</p>
        <p class="other-games"><a href="#games">${words.otherGames}</a></p>
        <details class="data">
          <summary>${words.data}</summary>
          <p>${words.stays}</p>
          <div class="actions">
            <button type="button" class="plain" @click=${() => void save()}>${words.save}</button>
            <button type="button" class="plain" @click=${() => this.#input.click()}>${words.load}</button>
            <input
              id="data-file"
              type="file"
              accept=".json,application/json"
              hidden
              @change=${() => void this.#onFile()}
            />
            <button type="button" class="plain" @click=${() => void this.#forget()}>${words.delete}</button>
          </div>
        </details>
      </div>`,
      this.container,
    );
  }

  /** The names of the themes, in the language of the page. */
  #loadCoach(): void {
    const chosen = language();
    if (this.#coachOf === chosen) return;
    this.#coachOf = chosen;
    void loadCoachWords(chosen).then((words) => {
      this.#coach = words;
      this.draw();
    });
  }

  get #input(): HTMLInputElement {
    return this.container.querySelector<HTMLInputElement>('#data-file')!;
  }

  #showMore(): void {
    this.#shownGames += MORE_GAMES;
    this.draw();
  }

  #tell(text: string): void {
    this.#message = text;
    this.draw();
  }

  async #lookThrough(): Promise<void> {
    const words = TRAIN[language()];
    const unread = this.context.training.games.filter(({ accuracy }) => accuracy === undefined);
    try {
      const { findMistakes } = await late(() => import('../../progress/played-games.js'));
      const found = await findMistakes(unread, (done) =>
        this.#tell(fill(words.searching, { n: done + 1, total: unread.length })),
      );
      await this.context.refresh();
      this.#tell(plural(words.found, found, language()));
    } catch (error) {
      this.#tell(fill(words.searchFailed, { problem: (error as Error).message }));
    }
  }

  async #onFile(): Promise<void> {
    const input = this.#input;
    const [file] = input.files ?? [];
    if (!file) return;
    const text = await file.text();
    input.value = '';
    const words = TRAIN[language()];
    try {
      const bad = await importTraining(text, (share) =>
        this.#tell(fill(words.loading, { n: Math.floor(100 * share) })),
      );
      await this.context.refresh();
      this.#tell(bad.length === 0 ? words.loaded : leftOut(bad, words));
    } catch {
      this.#tell(words.notLoaded);
    }
  }

  async #forget(): Promise<void> {
    const words = TRAIN[language()];
    if (!confirm(words.deleteSure)) return;
    await deleteTraining();
    await this.context.refresh();
    this.#tell(words.deleted);
  }
}

async function save(): Promise<void> {
  const url = URL.createObjectURL(new Blob([await exportTraining()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `othello-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Lists the first invalid parts of a file. */
function leftOut(bad: readonly string[], words: TrainStrings): string {
  const list = bad.slice(0, NAMED).join(', ') + (bad.length > NAMED ? ' …' : '');
  return fill(plural(words.loadedPart, bad.length, language()), { list });
}

/** Opens this part of the training page: see `OpenMode`. */
export const open = (container: HTMLElement, context: TrainContext): Mode => new Progress(container, context);
