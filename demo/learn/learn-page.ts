/** The script of the page for learning: the course, or one of its lessons, and figures to try. */
import { html, nothing, render, type TemplateResult } from 'lit';
import '../../src/elements/index.js';
import type { OthelloBoard } from '../../src/elements/element.js';
import type { Color } from '../../src/core/rules.js';
import { LEARN, type LearnStrings } from '../locales/learn.js';
import { language, onLanguage, startSite } from '../site.js';
import type { CourseView } from './course/view.js';
import { lessonList, lessonOfHash } from './course/list.js';
import { readProgress } from './course/lesson-progress.js';
import { RULES, STRATEGY, TOURNAMENT, type Figure, type FigureId } from './figures.js';
import { late } from '../late.js';

const lessons = document.querySelector<HTMLElement>('#lessons')!;
const course = document.querySelector<HTMLElement>('#course')!;
const openLesson = document.querySelector<HTMLElement>('#open-lesson')!;
type Answer = (words: LearnStrings) => string;

/** The answer to the last try on each figure, in the language of the page. */
const answers = new Map<FigureId, Answer>();

function draw(): void {
  const strings = LEARN[language()];
  render(lessonList(readProgress(), strings), course);
  const figures = (list: readonly Figure[]): TemplateResult =>
    html`<div class="figures">${list.map((figure) => figureView(figure, strings))}</div>`;
  render(
    html`${chapter('rules', strings.rules, figures(RULES))}
    ${chapter('tournament', strings.tournament, figures(TOURNAMENT))}
    ${chapter('strategy', strings.strategy, figures(STRATEGY))}
    ${chapter(
      'terms',
      strings.terms,
      html`<dl>
        ${strings.glossary.map(
          ([term, meaning]) =>
            html`<div>
              <dt>${term}</dt>
              <dd>${meaning}</dd>
            </div>`,
        )}
      </dl>`,
    )}`,
    lessons,
  );
}

/** A closed part of the page; an address that names something in it opens it. */
function chapter(id: string, title: string, content: TemplateResult): TemplateResult {
  return html`<details class="chapter" id=${id}>
    <summary><h2>${title}</h2></summary>
    ${content}
  </details>`;
}

function figureView(figure: Figure, strings: LearnStrings): TemplateResult {
  const { title, text, ask } = strings.figures[figure.id];
  const answerable = [figure.task, figure.mistake, figure.flag].some((part) => part !== undefined);
  return html`<section class="figure" id=${figure.id} aria-labelledby="${figure.id}-title">
    <h3 id="${figure.id}-title">${title}</h3>
    ${figure.clock ? html`<othello-clock for="board-${figure.id}" time=${figure.clock}></othello-clock>` : nothing}
    ${boardOf(figure)}
    <p>${text}</p>
    ${ask ? html`<p class="ask">${ask}</p>` : nothing}
    ${
      answerable
        ? html`<div class="answer">
            <p class="verdict" role="status">${answers.get(figure.id)?.(strings) ?? ''}</p>
            ${
              figure.flag
                ? html`<button type="button" class="plain" @click=${() => runOutOfTime(figure, figure.flag!)}>
                    ${strings.blackOut}
                  </button>`
                : nothing
            }
            <button type="button" class="plain" @click=${() => startOver(figure)}>${strings.again}</button>
          </div>`
        : nothing
    }
  </section>`;
}

const boards = new Map<FigureId, OthelloBoard>();

/** The board of a figure, created once, so that a change of language keeps its game. */
function boardOf(figure: Figure): OthelloBoard {
  const known = boards.get(figure.id);
  if (known) return known;
  const board = document.createElement('othello-board');
  board.id = `board-${figure.id}`;
  for (const [name, value] of Object.entries(figure.attributes)) board.setAttribute(name, value);
  if (figure.mistake) listenForMistake(figure, board, figure.mistake);
  else listenForMoves(figure, board);
  boards.set(figure.id, board);
  return board;
}

/** Rejects first moves that the task does not ask for, and answers others. */
function listenForMoves(figure: Figure, board: OthelloBoard): void {
  board.addEventListener('othello-beforemove', (event) => {
    const { square } = event.detail;
    if (board.ply !== startPly(figure) || !figure.task) return;
    if (figure.task === 'any' || figure.task.includes(square)) return;
    event.preventDefault();
    answer(figure, ({ other }) => other);
  });
  board.addEventListener('othello-move', ({ detail }) => {
    // They are about the position before.
    board.marks = '';
    const flips = `${detail.square} → ${detail.flips.join(', ')}`;
    answer(figure, ({ right }) => right.replace('{flips}', flips));
  });
  board.addEventListener('othello-gameover', () => {
    const before = answers.get(figure.id);
    const scored = score(board);
    answer(figure, (words) => `${before?.(words) ?? ''} ${scored(words)}`);
  });
}

/** Waits for a click on the disc that was flipped wrongly, and prevents moves before it. */
function listenForMistake(
  figure: Figure,
  board: OthelloBoard,
  { square, corrected }: NonNullable<Figure['mistake']>,
): void {
  const wrong = figure.attributes['position'];
  board.addEventListener('othello-squareclick', (event) => {
    if (board.position !== wrong) return;
    event.preventDefault();
    const clicked = event.detail.square;
    const found = clicked === square;
    if (found) board.position = corrected;
    answer(figure, (words) => (found ? words.corrected : words.notThat).replace('{square}', clicked));
  });
}

function startPly({ attributes }: Figure): number {
  return (attributes['moves'] ?? '').length / 2;
}

function runOutOfTime(figure: Figure, side: Color): void {
  const board = boards.get(figure.id)!;
  board.flagFall(side, 'czech');
  answer(figure, score(board));
}

/** The official score of a finished game. */
function score({ result }: OthelloBoard): Answer {
  const { black, white } = result!;
  return ({ scored }) => scored.replace('{black}', String(black)).replace('{white}', String(white));
}

function startOver(figure: Figure): void {
  const board = boards.get(figure.id)!;
  if (figure.mistake) board.position = figure.attributes['position']!;
  else board.reset();
  board.marks = figure.attributes['marks'] ?? '';
  document.querySelector<HTMLElementTagNameMap['othello-clock']>(`#${figure.id} othello-clock`)?.reset();
  answer(figure, () => '');
}

function answer({ id }: Figure, text: Answer): void {
  answers.set(id, text);
  draw();
}

let view: Promise<CourseView> | undefined;

/** Shows only the lesson named by the address, or the list of lessons and the figures. */
async function showAddressed(): Promise<void> {
  const id = lessonOfHash(location.hash);
  document.documentElement.toggleAttribute('data-lesson', id !== undefined);
  // The lesson's own heading is the one to be seen.
  document.querySelector('h1')!.classList.toggle('unseen', id !== undefined);
  openLesson.hidden = id === undefined;
  course.hidden = id !== undefined;
  lessons.hidden = id !== undefined;
  if (id === undefined) {
    draw();
    if (view) (await view).close();
    return;
  }
  view ??= late(() => import('./course/view.js')).then((module) => new module.CourseView(openLesson));
  await (await view).show(id, LEARN[language()]);
}

/** Shows what the address names, and scrolls to it: it did not exist, or was hidden, when the browser looked for it. */
async function openAddressed(): Promise<void> {
  await showAddressed();
  const { hash } = location;
  if (lessonOfHash(hash)) {
    document.getElementById('lesson-title')?.focus({ preventScroll: true });
    scrollTo(0, 0);
    return;
  }
  const named = document.getElementById(hash.slice(1) || 'main');
  openChapter(named);
  named?.scrollIntoView();
}

function openChapter(named: Element | null): void {
  const chapter = named?.closest('details');
  if (chapter) chapter.open = true;
}

startSite(LEARN);
onLanguage(() => {
  draw();
  openChapter(document.getElementById(location.hash.slice(1)));
  void showAddressed();
});
addEventListener('hashchange', () => {
  // Show the top of the page while the lesson loads, not the place where the link was.
  if (lessonOfHash(location.hash)) scrollTo(0, 0);
  void openAddressed();
});

// The clocks are further down, so they are loaded when the reader comes near.
const clockObserver = new IntersectionObserver(
  ([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void late(() => import('../../src/elements/companions/clock/define.js'));
  },
  { rootMargin: '50%' },
);
clockObserver.observe(document.querySelector('#clock')!);
