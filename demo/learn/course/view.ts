/** One lesson of the course: its steps, its small game, and further actions. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import '../../../src/elements/companions/lesson/define.js';
import type { OthelloLesson } from '../../../src/elements/companions/lesson/lesson.js';
import { fill } from '../../../src/core/locales.js';
import { opponent } from '../../../src/core/rules.js';
import '../../code.css';
import { codeBlock } from '../../code.js';
import type { LearnStrings } from '../../locales/learn.js';
import { COURSE, type CourseStrings } from '../../locales/learn/course.js';
import { SHARE } from '../../locales/share.js';
import { language } from '../../site.js';
import { LESSON_IDS, type Lesson, type LessonId, type Task } from './lesson.js';
import { LESSONS } from './lessons.js';
import { lessonHash, starsView, wonStars } from './list.js';
import { embedCode, lessonSteps, taskSteps } from './markup.js';
import { keepProgress, readProgress, starsOf, type Progress } from './lesson-progress.js';
import { standingOf, type Standing } from './purpose.js';
import { late } from '../../late.js';

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
  /** Whether the small game has reached its aim. */
  #standing: Standing = 'open';
  /** Whether the end is shown in place of the steps. */
  #isAtEnd = false;
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
    this.#element = this.#newLesson(lessonSteps(lesson, words));
    this.#board = this.#newBoard();
    this.#code = embedCode(lesson, learn.course.titles[lesson.id], language(), words);
    this.#draw();
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

  /** Keeps how many tasks were solved, and draws the stars. */
  #keepFound(): void {
    if (this.#ended.signal.aborted) return;
    const { found, firstTry, tasks } = this.#element.result;
    const isWhole = this.#tasks === this.#lesson.tasks;
    // The tasks that are not asked again were found on the first try.
    keepProgress(this.#lesson.id, { done: found === tasks, perfect: isWhole && firstTry === tasks });
    this.#draw();
  }

  #showEnd(): void {
    this.#isAtEnd = true;
    this.#keepFound();
    document.getElementById('small-game-title')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  #startAgain(): void {
    this.#begin(this.#lesson.tasks, lessonSteps(this.#lesson, this.#words));
  }

  /** Asks again what was not found on the first try, without the explanation. */
  #tryMissed(): void {
    const missed = this.#missed;
    this.#begin(missed, taskSteps(missed, this.#words));
  }

  #begin(tasks: readonly Task[], steps: string): void {
    this.#isAtEnd = false;
    this.#tasks = tasks;
    this.#element = this.#newLesson(steps);
    this.#draw();
    document.getElementById('lesson-title')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  /** The tasks that were not found on the first try; they are the last steps. */
  get #missed(): readonly Task[] {
    const before = this.#element.length - this.#tasks.length;
    return this.#element.result.missed.map((step) => this.#tasks[step - before - 1]!);
  }

  #newBoard(): OthelloBoard {
    const { side, level, moves } = this.#lesson.game;
    const board = document.createElement('othello-board');
    const attributes = { engine: opponent(side), level: String(level), hints: 'legal flips last', moves };
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) board.setAttribute(name, value);
    }
    board.orientation = side;
    board.addEventListener('othello-change', () => this.#judge(board), { signal: this.#ended.signal });
    return board;
  }

  /** A game that has reached its aim continues, and keeps that result. */
  #judge(board: OthelloBoard): void {
    if (board !== this.#board || this.#standing === 'reached') return;
    const { game } = this.#lesson;
    const before = (game.moves ?? '').length / 2;
    const standing = standingOf(game, board.history.slice(before));
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
    this.#element.hidden = this.#isAtEnd;
    render(
      html`<header class="way">
          <a class="back" href="#course" aria-label=${words.all}>‹</a>
          <h2 id="lesson-title" tabindex="-1">${course.titles[id]}</h2>
          <span>${fill(words.lessonOf, { n: LESSON_IDS.indexOf(id) + 1, total: LESSON_IDS.length })}</span>
          ${this.#isAtEnd ? nothing : starsView(starsOf(progress), course)}
        </header>
        ${this.#element} ${this.#isAtEnd ? this.#ending(progress) : nothing} ${this.#further()}`,
      this.#container,
    );
  }

  /** The result and the way on, then the small game with its aim. */
  #ending(progress: Progress[LessonId]): TemplateResult {
    const isDone = progress?.done === true;
    const words = this.#words;
    const { id, game } = this.#lesson;
    const { course } = this.#learn;
    const next = LESSON_IDS[LESSON_IDS.indexOf(id) + 1];
    const message = { open: '', reached: words.reached, missed: words.missed }[this.#standing];
    return html`<section class="small-game" aria-labelledby="small-game-title">
      <div class="ending">
        <strong role="status">${isDone ? words.done : words.toDo}</strong>
        ${wonStars(progress, course)}
      </div>
      <div class="aim">
        <h3 id="small-game-title" tabindex="-1">${words.smallGame}</h3>
        <p>${words.lessons[id].game}</p>
      </div>
      ${this.#board}
      <div class="below">
        <p class=${this.#standing === 'open' ? '' : 'said'} role="status">
          ${message || fill(words.sides, { color: words.colors[game.side], level: game.level })}
        </p>
        <button type="button" class="plain" @click=${() => this.#playAgain()}>${words.newGame}</button>
      </div>
      <div class="onward">
        ${
          this.#missed.length > 0
            ? html`<button type="button" class=${isDone ? 'plain' : 'lead'} @click=${() => this.#tryMissed()}>
                ${words.tryMissed}
              </button>`
            : nothing
        }
        <a class=${isDone ? 'lead' : 'plain'} href=${next ? lessonHash(next) : '#course'}
          >${next ? html`${words.next} <small>${course.titles[next]}</small>` : words.all}</a
        >
      </div>
    </section>`;
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
        this.#isAtEnd
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
