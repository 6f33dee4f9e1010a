/** Puzzles by theme and difficulty, own mistakes, and endgames against perfect defence. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { loadCoachWords, type CoachStrings, type ReasonKind } from '../../../src/core/coach.js';
import { fill } from '../../../src/core/locales.js';
import { shippedPuzzles } from '../../../src/core/puzzles.js';
import { reasonsOfTheme, THEMES } from '../../../src/core/report.js';
import { REPORT } from '../../locales/report.js';
import { TRAIN } from '../../locales/train.js';
import { isClean, keyOf, type TrainingPuzzle } from '../../progress/training.js';
import { language } from '../../site.js';
import type { Mode, OpenMode, TrainContext } from '../mode.js';
import { doneToday, sessionSize } from '../todays-session.js';
import { keepResult, lessonLink, puzzleView } from '../puzzles/puzzle-view.js';
import {
  exercisesOf,
  nextExercise,
  puzzleThemes,
  type Choice,
  type Exercise,
} from '../puzzles/next-puzzle.js';
import { ideaOfTheme } from '../puzzles/theme-idea.js';

/** Puzzles of a chosen kind, one after another. */
export class Puzzles implements Mode {
  #choice: Choice;
  #exercise: Exercise | undefined;
  /** Those of the address that are still to be asked. */
  #set: readonly Exercise[];
  #coach: CoachStrings | undefined;
  #coachOf = '';
  #turn = 0;
  #isOver = false;
  #isMissed = false;

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
    source: Choice['source'],
    /** Themes that another page recommends. */
    private readonly planned: readonly ReasonKind[] = [],
    /** The numbers of the puzzles that are asked first. */
    first: readonly number[] = [],
  ) {
    this.#choice = { source, themes: planned, difficulty: 0 };
    this.#set = exercisesOf(first);
    this.#ask();
  }

  draw(): void {
    const words = TRAIN[language()];
    this.#loadCoach();
    const exercise = this.#exercise;
    const filters = this.#choice.source === 'mistakes' ? undefined : this.#filters();
    render(
      html`<p class="about" role="status">${this.#about()} ${this.#toResult()}</p>
        ${
          exercise
            ? puzzleView({
                puzzle: exercise.puzzle,
                turn: this.#turn,
                words,
                next: {
                  text: words.next,
                  act: () => {
                    this.#ask();
                    this.draw();
                  },
                  leads: this.#isOver,
                },
                more: html`${this.#isMissed ? lessonLink(keyOf(recordOf(exercise)), this.context.training.attempts) : nothing}
                ${filters ?? nothing}`,
                onEnd: (result) => {
                  // Restarting it is not another try.
                  if (this.#isOver) return;
                  this.#isOver = true;
                  this.#isMissed = !isClean(result);
                  this.draw();
                  void keepResult(recordOf(exercise), result, this.context);
                },
              })
            : this.#choice.source === 'mistakes'
              ? html`<p class="ways">
                  <a class="lead" href="#games">${words.modes.games.title}</a>
                  <a href="#progress">${words.progress}</a>
                </p>`
              : filters
        }`,
      this.container,
    );
  }

  /** Takes the next puzzle of the address, then of the choice. */
  #ask(): void {
    const [next, ...others] = this.#set;
    this.#set = others;
    this.#exercise = next ?? nextExercise(this.#choice, this.context.training, this.#exercise);
    this.#turn++;
    this.#isOver = this.#isMissed = false;
  }

  #loadCoach(): void {
    const chosen = language();
    if (this.#coachOf === chosen) return;
    this.#coachOf = chosen;
    void loadCoachWords(chosen).then((words) => {
      this.#coach = words;
      this.draw();
    });
  }

  /** Themes by name; kinds with the same name are one theme. */
  #themes(): [name: string, kinds: readonly ReasonKind[]][] {
    const themes = shippedPuzzles().map(({ theme }) => theme);
    const found = puzzleThemes(themes, (kind) => this.#coach?.kinds[kind] ?? kind);
    return [...found].sort(([a], [b]) => a.localeCompare(b, language()));
  }

  #filters(): TemplateResult {
    const words = TRAIN[language()];
    const { themes, difficulty } = this.#choice;
    return html`<div class="choice">
      <label>
        ${words.theme}
        <select @change=${this.#onTheme}>
          <option value="">${words.anyTheme}</option>
          ${
            this.planned.length > 0 && !this.#themes().some(([, kinds]) => this.#isPlan(kinds))
              ? html`<option value=${this.planned.join()} ?selected=${this.planned.join() === themes.join()}>
                  ${this.#nameOf(this.planned)}
                </option>`
              : nothing
          }
          ${this.#themes().map(
            ([name, kinds]) =>
              html`<option value=${kinds.join()} ?selected=${kinds.join() === themes.join()}>
                ${name}
              </option>`,
          )}
        </select>
      </label>
      <label>
        ${words.difficulty}
        <select @change=${this.#onDifficulty}>
          <option value="0">${words.ownDifficulty}</option>
          ${Array.from({ length: 10 }, (_, at) => at + 1).map(
            (level) => html`<option value=${level} ?selected=${level === difficulty}>${level}</option>`,
          )}
        </select>
      </label>
    </div>`;
  }

  /** The way back to the result of today's session, which led to this puzzle. */
  #toResult(): TemplateResult | typeof nothing {
    const now = Date.now();
    const key = this.#exercise && keyOf(recordOf(this.#exercise));
    const isOfToday = doneToday(now).some(({ task }) => keyOf(task.puzzle) === key);
    if (!isOfToday || sessionSize(now).left > 0) return nothing;
    return html`<a href="#session">← ${TRAIN[language()].session.result}</a>`;
  }

  #about(): string {
    const words = TRAIN[language()];
    const { source } = this.#choice;
    if (!this.#exercise) return source === 'mistakes' ? words.none.mistakes : words.none.all;
    const { place, difficulty } = this.#exercise;
    if (place === undefined || difficulty === undefined) return words.fromGame;
    const { themes } = this.#choice;
    const values = { ...place, level: difficulty };
    if (themes.length === 0) return fill(words.number, values);
    return fill(words.numberOfTheme, { ...values, theme: this.#nameOf(themes) });
  }

  #isPlan(kinds: readonly ReasonKind[]): boolean {
    return kinds.join() === this.planned.join();
  }

  /** What several kinds have in common: their name in the list, what they are about, or their theme in the report. */
  #nameOf(kinds: readonly ReasonKind[]): string {
    const chosen = language();
    const listed = this.#themes().find(([, own]) => own.join() === kinds.join());
    if (listed) return listed[0];
    const { picture, plannedThemes } = TRAIN[chosen];
    const [idea, other] = new Set(kinds.map(ideaOfTheme));
    if (idea && !other) return picture.ideaNames[idea];
    const theme = THEMES.find((one) => kinds.every((kind) => reasonsOfTheme(one).includes(kind)));
    return theme ? REPORT[chosen].subjects[theme] : plannedThemes;
  }

  #choose(change: Partial<Choice>): void {
    this.#choice = { ...this.#choice, ...change };
    this.#exercise = undefined;
    this.#set = [];
    this.#ask();
    this.draw();
  }

  readonly #onTheme = ({ target }: Event): void => {
    const { value } = target as HTMLSelectElement;
    this.#choose({ themes: value === '' ? [] : (value.split(',') as ReasonKind[]) });
  };

  readonly #onDifficulty = ({ target }: Event): void => {
    this.#choose({ difficulty: Number((target as HTMLSelectElement).value) });
  };
}

/** The exercise as it is stored. */
function recordOf({
  puzzle: { position, solution = '', goal = 'best' },
}: Exercise): TrainingPuzzle['puzzle'] {
  const text = typeof solution === 'string' ? solution : solution.join('');
  return { position: position.toString(), solution: text, goal };
}

/** The themes named by an address; unknown ones are left out. */
function themesIn(detail: string): ReasonKind[] {
  const named = new Set(detail.split(','));
  return [...new Set(shippedPuzzles().map(({ theme }) => theme))].filter((theme) => named.has(theme));
}

/** The numbers of puzzles in an address, each once, however long it is. */
function numbersIn(detail: string): number[] {
  const written = detail.split(',').filter((one) => /^\d+$/u.test(one));
  const { length } = shippedPuzzles();
  return [...new Set(written.map(Number))].filter((number) => number < length);
}

/** Opens puzzles of all themes, or of those in the address, or those with its numbers: see `OpenMode`. */
export const open: OpenMode = (container, context, detail) =>
  new Puzzles(container, context, 'all', themesIn(detail), numbersIn(detail));
/** Opens the mistakes in the user's own games. */
export const openMistakes = (container: HTMLElement, context: TrainContext): Mode =>
  new Puzzles(container, context, 'mistakes');
/** Opens endgames, which are played out. */
export const openEndgames = (container: HTMLElement, context: TrainContext): Mode =>
  new Puzzles(container, context, 'play-out');
