/** One lesson of the course: its steps, its small game, and further actions. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import '../../../src/elements/companions/lesson/define.js';
import type { OthelloLesson } from '../../../src/elements/companions/lesson/lesson.js';
import { fill } from '../../../src/core/locales.js';
import { opponent, type Square } from '../../../src/core/rules.js';
import '../../code.css';
import { codeBlock } from '../../code.js';
import type { LearnStrings } from '../../locales/learn.js';
import { COURSE, type CourseStrings } from '../../locales/learn/course.js';
import { SHARE } from '../../locales/share.js';
import { face, faceStyles } from '../../opponents/face.js';
import { OPPONENTS } from '../../opponents/opponents.js';
import { language } from '../../site.js';
import { LESSON_IDS, type Lesson, type LessonId, type Task } from './lesson.js';
import { LESSONS } from './lessons.js';
import { lessonHash, starsView, wonStars } from './list.js';
import { embedCode, lessonSteps, stepOrder, taskSteps, type StepKind } from './markup.js';
import {
  foundIn,
  foundText,
  keepProgress,
  readProgress,
  starsOf,
  type Found,
  type Progress,
} from './lesson-progress.js';
import { taskAt, taskBar } from './task-bar.js';
import { shortfallOf, standingOf, type Standing } from './purpose.js';
import { late } from '../../late.js';

document.adoptedStyleSheets.push(faceStyles.styleSheet!);

/** Renders lessons into a place of the page. */
export class CourseView {
  readonly #container: HTMLElement;
  /** The current lesson; a new object for each lesson and language. */
  #shown: OpenLesson | undefined;

  constructor(container: HTMLElement) {
    this.#container = container;
  }

  /** Shows a lesson in the language of the page. */
  async show(id: LessonId, learn: LearnStrings): Promise<void> {
    const tag = language();
    const words = await late(COURSE[tag]);
    if (tag !== language()) return;
    this.#shown?.close();
    this.#shown = new OpenLesson(this.#container, lessonOf(id), learn, words);
  }

  /** Removes the lesson. */
  close(): void {
    this.#shown?.close();
    this.#shown = undefined;
    render(nothing, this.#container);
  }
}

function lessonOf(id: LessonId): Lesson {
  return LESSONS.find((lesson) => lesson.id === id)!;
}

/** A lesson on the page: its steps, then its end with the small game. */
class OpenLesson {
  readonly #container: HTMLElement;
  readonly #lesson: Lesson;
  readonly #learn: LearnStrings;
  readonly #words: CourseStrings;
  #element: OthelloLesson;
  /** The tasks that are asked: all of the lesson, or those that were missed. */
  #tasks: readonly Task[];
  /** The board of the small game; another one for each attempt. */
  #board: OthelloBoard;
  /** The number of moves that the element has counted as found. */
  #foundHere = 0;
  /** Whether the small game has reached its aim. */
  #standing: Standing = 'open';
  /** The steps, then what was won, then the small game. */
  #part: 'steps' | 'end' | 'game' = 'steps';
  /** How the moves of the lesson were found, also on an earlier visit. */
  #found: Found[];
  /** The same for the tasks that are asked now. */
  #foundNow: Found[];
  /** The HTML with which another page shows this lesson. */
  readonly #code: string;
  /** Aborted when the lesson is closed, which removes the listeners. */
  readonly #ended = new AbortController();

  constructor(container: HTMLElement, lesson: Lesson, learn: LearnStrings, words: CourseStrings) {
    this.#container = container;
    this.#lesson = lesson;
    this.#learn = learn;
    this.#words = words;
    this.#tasks = lesson.tasks;
    const before = foundIn(readProgress()[lesson.id]);
    this.#found = lesson.tasks.map((_, at) => before[at]);
    this.#foundNow = [...this.#found];
    this.#element = this.#newLesson(lessonSteps(lesson, words));
    this.#board = this.#newBoard();
    this.#code = embedCode(lesson, learn.course.titles[lesson.id], language(), words);
    this.#draw();
    this.#goOn();
  }

  close(): void {
    this.#ended.abort();
  }

  #newLesson(steps: string): OthelloLesson {
    const element = document.createElement('othello-lesson');
    element.toggleAttribute('no-follow', true);
    render(unsafeHTML(steps), element);
    const { signal } = this.#ended;
    for (const type of ['othello-change', 'othello-lessonstep'])
      // Wait until the board's move has been handled.
      element.addEventListener(type, () => queueMicrotask(() => this.#keepFound()), { signal });
    element.addEventListener('othello-lessonend', () => queueMicrotask(() => this.#showEnd()), { signal });
    return element;
  }

  /** Goes on with the first move that an earlier visit has left open. */
  #goOn(): void {
    const open = this.#found.indexOf(undefined);
    if (!this.#found.some(Boolean) || open < 0) return;
    const steps = this.#steps;
    const at = steps.findIndex((_, step) => taskAt(steps, step + 1) === open);
    // With what is explained just before it.
    this.#element.goTo(steps[at - 1] === 'text' ? at : at + 1);
  }

  /** The kinds of the steps; what was missed is asked again without the explanation. */
  get #steps(): readonly StepKind[] {
    return stepOrder(this.#element.length - this.#tasks.length, this.#tasks.length);
  }

  /** Keeps how the move of the current task was found, and draws the stars. */
  #keepFound(): void {
    if (this.#ended.signal.aborted) return;
    const { result, step } = this.#element;
    const at = taskAt(this.#steps, step);
    const task = at === undefined ? undefined : this.#tasks[at];
    if (at !== undefined && task && result.found > this.#foundHere) {
      const how = result.missed.includes(step) ? 'later' : 'first';
      const isAgain = this.#tasks !== this.#lesson.tasks;
      this.#foundNow[at] ??= how;
      // Only the first answer to a task counts for the star.
      this.#found[this.#lesson.tasks.indexOf(task)] ??= isAgain ? 'later' : how;
    }
    this.#foundHere = result.found;
    const done = this.#found.every(Boolean);
    const perfect = this.#found.every((one) => one === 'first');
    const begun = this.#found.some(Boolean) ? { found: foundText(this.#found) } : {};
    keepProgress(this.#lesson.id, { done, perfect, ...begun });
    this.#draw();
  }

  #showEnd(): void {
    this.#part = 'end';
    this.#keepFound();
    document.getElementById('end-title')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  #play(): void {
    this.#part = 'game';
    this.#board.inert = false;
    this.#draw();
    document.getElementById('small-game-title')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  #startAgain(): void {
    this.#found = this.#lesson.tasks.map(() => undefined);
    this.#begin(this.#lesson.tasks, lessonSteps(this.#lesson, this.#words));
  }

  /** Asks again what was not found on the first try, without the explanation. */
  #tryMissed(): void {
    const missed = this.#missed;
    this.#begin(missed, taskSteps(missed, this.#lesson, this.#words));
  }

  #begin(tasks: readonly Task[], steps: string): void {
    this.#part = 'steps';
    this.#tasks = tasks;
    this.#foundNow = tasks.map(() => undefined);
    this.#foundHere = 0;
    this.#board = this.#newBoard();
    this.#standing = 'open';
    this.#element = this.#newLesson(steps);
    this.#draw();
    document.getElementById('lesson-title')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  /** The tasks that were not found on the first try. */
  get #missed(): readonly Task[] {
    return this.#tasks.filter((_, at) => this.#foundNow[at] !== 'first');
  }

  #newBoard(): OthelloBoard {
    const { side, moves } = this.#lesson.game;
    const board = document.createElement('othello-board');
    const level = String(this.#opponent.level);
    const attributes = { engine: opponent(side), level, hints: 'legal flips last', moves };
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) board.setAttribute(name, value);
    }
    board.orientation = side;
    board.inert = this.#part !== 'game';
    board.addEventListener('othello-change', () => this.#judge(board), { signal: this.#ended.signal });
    return board;
  }

  get #opponent(): (typeof OPPONENTS)[number] {
    return OPPONENTS.find(({ id }) => id === this.#lesson.game.opponent)!;
  }

  /** The result of a game that is over, the reader's discs first. */
  get #score(): string {
    const { result } = this.#board;
    if (!result) return '';
    const { side } = this.#lesson.game;
    const { name } = this.#opponent;
    return fill(this.#words.score, { you: result[side], other: result[opponent(side)], name });
  }

  /** Why the aim was missed. */
  get #why(): string {
    const { game } = this.#lesson;
    const found = this.#standing === 'missed' ? shortfallOf(game, this.#ownMoves) : undefined;
    if (!found) return '';
    const { kind, ...values } = found;
    const { name } = this.#opponent;
    return fill(this.#words.short[kind], { move: '', ...values, n: game.n ?? 1, name });
  }

  /** The moves of the small game, without those before it. */
  get #ownMoves(): readonly Square[] {
    return this.#board.history.slice((this.#lesson.game.moves ?? '').length / 2);
  }

  /** A game that has reached its aim continues, and keeps that result. */
  #judge(board: OthelloBoard): void {
    if (board !== this.#board || this.#standing === 'reached') return;
    const { game } = this.#lesson;
    const standing = standingOf(game, this.#ownMoves);
    if (standing === this.#standing) return;
    this.#standing = standing;
    if (standing === 'reached') keepProgress(this.#lesson.id, { game: true });
    this.#draw();
  }

  #playAgain(): void {
    this.#standing = 'open';
    this.#board = this.#newBoard();
    this.#draw();
  }

  #draw(): void {
    const words = this.#words;
    const { course } = this.#learn;
    const { id } = this.#lesson;
    const progress = readProgress()[id];
    const isTasks = this.#part === 'steps';
    this.#element.hidden = !isTasks;
    render(
      html`<header class="way">
          <a class="back" href="#course" aria-label=${words.all}>‹</a>
          <h2 id="lesson-title" tabindex="-1">${course.titles[id]}</h2>
          ${
            isTasks
              ? nothing
              : html`<span
                  >${fill(words.lessonOf, { n: LESSON_IDS.indexOf(id) + 1, total: LESSON_IDS.length })}</span
                >`
          }
          ${isTasks ? this.#taskBar() : this.#part === 'game' ? starsView(starsOf(progress), course) : nothing}
        </header>
        ${this.#element} ${isTasks ? nothing : this.#afterTasks(progress)} ${this.#further()}`,
      this.#container,
    );
  }

  #taskBar(): TemplateResult {
    const way = { steps: this.#steps, step: this.#element.step, found: this.#foundNow };
    return taskBar(way, this.#words.praise);
  }

  /** What was won, then the small game: one after the other. */
  #afterTasks(progress: Progress[LessonId]): TemplateResult {
    const words = this.#words;
    const isEnd = this.#part === 'end';
    const { game } = this.#lesson;
    const { id, name } = this.#opponent;
    return html`<section class="small-game ${this.#part}" aria-labelledby="small-game-title">
      ${isEnd ? [this.#praise(progress), this.#onward(progress)] : nothing} ${this.#board}
      <div class="aim">
        <h3 id="small-game-title" tabindex="-1">
          <span class="portrait">${face(id)}</span> ${fill(words.smallGame, { name })}
        </h3>
        <p>${fill(words.lessons[this.#lesson.id].game, { name })}</p>
        ${
          isEnd
            ? html`<button type="button" class="plain" @click=${() => this.#play()}>
                ${fill(words.play, { name })}
              </button>`
            : html`<p class="standing ${this.#standing}" role="status">
                ${
                  this.#standing === 'open'
                    ? fill(words.sides, { color: words.colors[game.side] })
                    : [words[this.#standing], this.#score, this.#why].filter(Boolean).join(' ')
                }
              </p>`
        }
      </div>
      ${isEnd ? nothing : this.#onward(progress)}
    </section>`;
  }

  /** The end as an event: the stars one after the other, and a line of praise. */
  #praise(progress: Progress[LessonId]): TemplateResult {
    const words = this.#words;
    const n = this.#found.filter((one) => one === 'first').length;
    const found = this.#found.filter(Boolean).length;
    const total = this.#found.length;
    const praise = n === total ? words.allFirst : n > 0 ? words.someFirst : words.allFound;
    const isDone = progress?.done === true;
    return html`<div class="ending">
      ${wonStars(progress, this.#learn.course)}
      <h3 id="end-title" tabindex="-1">${isDone ? words.done : fill(words.foundOf, { n: found, total })}</h3>
      <p>${found === total ? fill(praise, { n, total }) : isDone ? '' : words.toDo}</p>
      <p><b>${words.remember}:</b> ${words.lessons[this.#lesson.id].takeaway}</p>
    </div>`;
  }

  /** The one green button: the moves that are missing, else the next lesson; after the small game, what it calls for. */
  #next(progress: Progress[LessonId]): 'missed' | 'again' | 'next' | undefined {
    if (this.#part === 'game')
      return { open: undefined, reached: 'next' as const, missed: 'again' as const }[this.#standing];
    return progress?.done === true ? 'next' : 'missed';
  }

  #onward(progress: Progress[LessonId]): TemplateResult {
    const words = this.#words;
    const { titles } = this.#learn.course;
    const next = LESSON_IDS[LESSON_IDS.indexOf(this.#lesson.id) + 1];
    const kind = (one: string): string => (one === this.#next(progress) ? 'lead' : 'plain');
    return html`<div class="onward">
      ${
        this.#part === 'game'
          ? html`<button type="button" class=${kind('again')} @click=${() => this.#playAgain()}>
              ${words.newGame}
            </button>`
          : this.#missed.length > 0
            ? html`<button type="button" class=${kind('missed')} @click=${() => this.#tryMissed()}>
                ${words.tryMissed}
              </button>`
            : nothing
      }
      <a class=${kind('next')} href=${next ? lessonHash(next) : '#course'}
        >${next ? html`${words.next} <small>${titles[next]}</small>` : words.all}</a
      >
    </div>`;
  }

  /** Shares the lesson, with a picture of its first task. */
  async #share(): Promise<void> {
    const { id, tasks } = this.#lesson;
    const board = document.createElement('othello-board');
    board.moves = tasks[0]!.moves;
    board.position = board.game.position.toString();
    const { openShare } = await late(() => import('../../share/sheet.js'));
    const text = this.#learn.course.titles[id];
    openShare({ kind: 'lesson', page: `lesson-${id}`, hash: lessonHash(id).slice(1), board, text });
  }

  #further(): TemplateResult {
    const words = this.#words;
    return html`<div class="further">
      ${
        this.#part !== 'steps'
          ? html`<button type="button" class="plain" @click=${() => this.#startAgain()}>
              ${words.startAgain}
            </button>`
          : nothing
      }
      <button type="button" class="plain" @click=${() => void this.#share()}>
        ${SHARE[language()].title}
      </button>
      <button type="button" class="plain" @click=${() => print()}>${words.print}</button>
      <details>
        <summary>${words.embed}</summary>
        <p>${words.embedHow}</p>
        ${codeBlock(this.#code, [{ label: words.copy, text: this.#code }], { label: words.embed, copied: words.copied })}
      </details>
    </div>`;
  }
}
