/** My games: which they are, their review in the background, and the report on them. */
import './games-mode.css';
import { html, nothing, render, type TemplateResult } from 'lit';
import '../../../src/elements/index.js';
import { fill, plural } from '../../../src/core/locales.js';
import { makeReport, plainName, type Report, type ReportGame } from '../../../src/core/report.js';
import { errorText } from '../../error-text.js';
import { errorOf } from '../../library/client.js';
import { OPENED } from '../../library/library-types.js';
import { TRAIN } from '../../locales/train.js';
import { REPORT } from '../../locales/report.js';
import type { OwnRecord } from '../../my-games/own-records.js';
import { reviewRun } from '../../my-games/run.js';
import {
  keepSettings,
  LONGEST_NAME,
  MOST_NAMES,
  readSettings,
  type Settings,
} from '../../my-games/settings.js';
import { keepLine, keepMistake } from '../../progress/store.js';
import { keyOf, type TrainingPuzzle } from '../../progress/training.js';
import { saveFile } from '../../save-file.js';
import { language } from '../../site.js';
import type { Mode, TrainContext } from '../mode.js';
import { ownMistakes } from '../../my-games/own-mistakes.js';
import { exampleView } from '../report/example-report.js';
import { firstGames, isFirst, ownNamesView } from '../report/own-names.js';
import { reportView } from '../report/report-view.js';
import { runView } from '../report/run-view.js';
import { readLine } from '../repertoire/repertoire.js';

/** Maximum number of names offered. */
const MOST_PLAYERS = 50;

class MyGames implements Mode {
  #settings = readSettings();
  #players: readonly { readonly name: string; readonly games: number }[] = [];
  /** Number of games in the library whose players have no names. */
  #unnamed = 0;
  /** The games to review, and the total number of the user's games; missing before they are found. */
  #own: { readonly games: readonly OwnRecord[]; readonly all: number } | undefined;
  #reviewed: readonly (OwnRecord & ReportGame)[] = [];
  #report: Report | undefined;
  #message = '';
  #taken = '';
  #finding = 0;
  /** Until it is known which games there are. */
  #isWaiting = true;
  readonly #unsubscribe: (() => void)[];

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
  ) {
    let wasRunning = reviewRun.state.isRunning;
    this.#unsubscribe = [
      reviewRun.subscribe(() => {
        const { isRunning } = reviewRun.state;
        if (wasRunning && !isRunning) void this.#find();
        wasRunning = isRunning;
        this.draw();
      }),
      // Another page, or an imported file, has added games.
      reviewRun.library.subscribe(() => void this.#find()),
    ];
    void this.#find().finally(() => {
      this.#isWaiting = false;
      this.draw();
    });
  }

  close(): void {
    for (const end of this.#unsubscribe) end();
  }

  draw(): void {
    const words = REPORT[language()];
    const settings = this.#settings;
    const onChange = (change: Partial<Settings>): void => this.#change(change);
    const own = this.#own?.games.length ?? 0;
    const run =
      own > 0
        ? runView({
            words: words.run,
            settings,
            state: reviewRun.state,
            games: own,
            reviewed: this.#reviewed.length,
            onChange,
            start: () => void reviewRun.start(),
            stop: () => reviewRun.stop(),
          })
        : nothing;
    const mine = {
      words: words.mine,
      settings,
      players: this.#players,
      own: this.#own?.all,
      unnamed: this.#unnamed,
      message: this.#message,
      onChange,
      onName: (name: string) => void this.#addName(name),
      onFiles: (files: readonly File[]) => void this.#addFiles(files),
    };
    const isReviewed = this.#report && !reviewRun.state.isRunning && this.#reviewed.length === own;
    // The question whose games they are comes first where nothing else can be shown of them.
    const isAsked = this.#own !== undefined && !this.#report && !isFirst(mine);
    const whose = html`<details class="own" ?open=${isAsked}>
      <summary>
        <h2>${words.mine.title}</h2>
        <span>${settings.names.join(', ')}</span>
      </summary>
      ${ownNamesView(mine)}
    </details>`;
    render(
      html`${this.#report ? nothing : html`<p class="about">${words.intro}</p>`} ${isReviewed ? nothing : run}
      ${isFirst(mine) ? firstGames(mine) : nothing} ${isAsked ? whose : nothing}
      ${this.#report ? this.#reportView(this.#report) : this.#own?.all === 0 ? exampleView(words) : nothing}
      ${this.#isWaiting ? html`<div class="waiting"></div>` : nothing} ${isAsked ? nothing : whose}
      ${isReviewed ? run : nothing}`,
      this.container,
    );
  }

  #reportView(report: Report): TemplateResult {
    const words = REPORT[language()];
    const { lines } = this.context.training;
    const mistakes = this.#mistakes;
    return html`<section class="report">
      ${reportView(report, this.#reviewed, words, {
        isLearnt: (moves) => lines.some((line) => line.moves.startsWith(moves)),
        learn: (moves) => void this.#learn(moves),
      })}
      ${this.#settings.effort === 'quick' ? html`<p class="hint">${words.quick}</p>` : nothing}
      <h2>${words.take.title}</h2>
      <div class="actions">
        <a class="plain" href="#mistakes">${TRAIN[language()].modes.mistakes.title}</a>
        ${
          mistakes.length > 0
            ? html`<button type="button" class="plain" @click=${() => void this.#train(mistakes)}>
                ${plural(words.take.mistakes, mistakes.length, language())}
              </button>`
            : nothing
        }
        <button type="button" class="plain" @click=${() => this.#save(report)}>${words.take.save}</button>
      </div>
      <p role="status">${this.#taken}</p>
    </section>`;
  }

  #change(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...keepSettings(change) };
    this.draw();
    void this.#find();
  }

  async #addName(name: string): Promise<void> {
    const plain = plainName(name);
    const sides = await reviewRun.library.call('ownSides', [{ names: [name], played: false }]);
    const { mine } = REPORT[language()];
    const { names } = this.#settings;
    const isNew = !names.some((one) => plainName(one) === plain);
    if (sides.length === 0) this.#say(fill(mine.unknown, { name }));
    else if (isNew && names.length >= MOST_NAMES) this.#say(fill(mine.tooMany, { n: MOST_NAMES }));
    else {
      this.#say('');
      if (isNew) this.#change({ names: [...names, name] });
    }
  }

  async #addFiles(files: readonly File[]): Promise<void> {
    const { mine } = REPORT[language()];
    if (files.length === 0) return;
    this.#say(mine.reading);
    try {
      const { ids, unread } = await reviewRun.library.call('import', [files, OPENED]);
      if (ids.length === 0 && unread[0]) throw errorOf(unread[0]);
      this.#message = plural(mine.read, ids.length, language());
      await this.#find();
    } catch (error) {
      this.#say(await errorText(error as Error, language(), mine.notRead));
    }
  }

  #say(text: string): void {
    this.#message = text;
    this.draw();
  }

  /** Finds the user's games, and makes the report on those that are reviewed. */
  async #find(): Promise<void> {
    const finding = ++this.#finding;
    const [players, unnamed, own] = await Promise.all([
      reviewRun.library.call('players', [MOST_PLAYERS]),
      reviewRun.library.call('ownSides', [{ names: [], played: false, unnamed: 'black' }]),
      reviewRun.ownGames(),
    ]);
    const reviewed = await reviewRun.reviewed(own.games).catch(() => []);
    if (finding !== this.#finding) return;
    this.#players = players.filter(({ name }) => name.length <= LONGEST_NAME);
    this.#unnamed = unnamed.length;
    [this.#own, this.#reviewed] = [own, reviewed];
    this.#isWaiting = false;
    this.#report = reviewed.length > 0 ? makeReport(reviewed) : undefined;
    this.#keepStrength();
    this.draw();
  }

  /** The analysis page compares the user with players of the strength in the report. */
  #keepStrength(): void {
    const { strength } = this.#report ?? {};
    if (!strength && !readSettings().strength) return;
    keepSettings({
      strength: strength && { points: strength.points, reach: strength.high - strength.points },
    });
  }

  /** The mistakes in the reviewed games that are not in the training yet, the costliest first. */
  get #mistakes(): TrainingPuzzle['puzzle'][] {
    const known = new Set(this.context.training.puzzles.map(({ key }) => key));
    return ownMistakes(this.#reviewed).filter((mistake) => !known.has(keyOf(mistake)));
  }

  async #train(mistakes: readonly TrainingPuzzle['puzzle'][]): Promise<void> {
    // What is due first is asked first.
    const first = Date.now() - mistakes.length;
    try {
      for (const [at, mistake] of mistakes.entries()) await keepMistake(mistake, first + at);
      await this.context.refresh();
      this.#taken = plural(REPORT[language()].take.taken, mistakes.length, language());
      this.draw();
    } catch {
      this.context.onNotStored();
    }
  }

  async #learn(moves: string): Promise<void> {
    try {
      for (const side of ['black', 'white'] as const) {
        if (this.#reviewed.some((game) => game.side === side))
          await keepLine(readLine(moves, side, Date.now()));
      }
      await this.context.refresh();
    } catch {
      this.context.onNotStored();
    }
  }

  #save(report: Report): void {
    const { names } = this.#settings;
    const text = `${JSON.stringify({ me: names, ...report })}\n`;
    saveFile(new Blob([text], { type: 'application/json' }), 'othello-report.json');
  }
}

/** Opens this part of the training page: see `OpenMode`. */
export const open = (container: HTMLElement, context: TrainContext): Mode => new MyGames(container, context);
