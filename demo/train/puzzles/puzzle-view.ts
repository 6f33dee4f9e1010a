/** Renders a puzzle with its facts and buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ref } from 'lit/directives/ref.js';
import { until } from 'lit/directives/until.js';
import '../../../src/elements/companions/puzzle/define.js';
import type { PuzzleData, PuzzleResult } from '../../../src/elements/companions/puzzle/puzzle.js';
import type { BeforeMoveDetail } from '../../../src/elements/element.js';
import { fill } from '../../../src/core/locales.js';
import type { Square } from '../../../src/core/rules.js';
import { late } from '../../late.js';
import type { LearnStrings } from '../../locales/learn.js';
import { TRAIN, type TrainStrings } from '../../locales/train.js';
import { keepAttempt, keepOpening, type TrainingPuzzle } from '../../progress/store.js';
import { OPENING, type Attempt } from '../../progress/training.js';
import { language } from '../../site.js';
import type { TrainContext } from '../mode.js';
import type { Idea } from './theme-idea.js';
import { lessonFor } from './theme-lesson.js';

/** The puzzle, its texts, and what follows it. */
export interface PuzzleView {
  readonly puzzle: PuzzleData;
  /** Changes when the puzzle is asked again. */
  readonly turn: number;
  readonly words: TrainStrings;
  /** The button that continues; it is enabled when the puzzle has ended. */
  readonly next?: { readonly text: string; readonly act: () => void; readonly leads: boolean } | undefined;
  /** What stands in the place of the answer, until there is one. */
  readonly notice?: TemplateResult | undefined;
  /** What the puzzle was about, above the buttons, where a phone shows it. */
  readonly idea?: TemplateResult | undefined;
  /** What else stands below the buttons. */
  readonly more?: TemplateResult | undefined;
  readonly onEnd: (result: PuzzleResult) => void;
  /** Called with each move before it is judged. */
  readonly onMove?: (square: Square) => void;
  /** Called with the element when it is there; always the same function. */
  readonly onElement?: (element: Element | undefined) => void;
}

export function puzzleView({
  puzzle,
  turn,
  words,
  next,
  notice,
  idea,
  more,
  onEnd,
  onMove,
  onElement,
}: PuzzleView): TemplateResult {
  return html`<othello-puzzle
    id="exercise"
    ${onElement ? ref(onElement) : nothing}
    .puzzle=${guard([turn], () => ({ ...puzzle }))}
    @othello-beforemove=${({ detail }: CustomEvent<BeforeMoveDetail>) => onMove?.(detail.square)}
    @othello-puzzleend=${({ detail }: CustomEvent<PuzzleResult>) => onEnd(detail)}
  >
    ${notice ? html`<div slot="notice">${notice}</div>` : nothing}
    ${idea ? html`<p slot="actions" class="idea">${idea}</p>` : nothing}
    ${next?.leads ? html`<button type="button" slot="actions" class="lead" @click=${next.act}>${next.text}</button>` : nothing}
    <p slot="more" class="ways">
      ${next && !next.leads ? html`<button type="button" class="plain" @click=${next.act}>${next.text}</button>` : nothing}
      ${analyseLink(puzzle.position.toString(), words)}
    </p>
    <div slot="more">${more ?? nothing}</div>
  </othello-puzzle>`;
}

/** A link that opens a position for analysis. */
export function analyseLink(position: string, words: TrainStrings): TemplateResult {
  return html`<a href="../analyse/index.html#game=${encodeURIComponent(position)}"
    >${words.analysePosition}</a
  >`;
}

/** A link to the lesson for a puzzle, where it is needed. */
export function lessonLink(key: string, attempts: readonly Attempt[]): TemplateResult | undefined {
  const lesson = lessonFor(key, attempts);
  return (
    lesson &&
    withTitles(
      (titles) =>
        html`<p class="lesson-link">
          <a href=${lessonAddress(lesson)}>${fill(TRAIN[language()].lesson, { title: titles[lesson] })}</a>
        </p>`,
    )
  );
}

/** Links to the lessons about what was missed. */
export function lessonLinks(lessons: ReadonlySet<Idea>): TemplateResult | undefined {
  if (lessons.size === 0) return undefined;
  return withTitles(
    (titles) =>
      html`<p>${TRAIN[language()].lessonsFirst}</p>
        <ul>
          ${[...lessons].map((lesson) => html`<li><a href=${lessonAddress(lesson)}>${titles[lesson]}</a></li>`)}
        </ul>`,
  );
}

function lessonAddress(lesson: Idea): string {
  return `../learn/index.html#lesson-${lesson}`;
}

/** Shows something with the titles of the lessons once they are loaded. */
function withTitles(show: (titles: LearnStrings['course']['titles']) => TemplateResult): TemplateResult {
  const shown = late(() => import('../../locales/learn.js')).then(({ LEARN }) =>
    show(LEARN[language()].course.titles),
  );
  return html`${until(shown, nothing)}`;
}

/** Stores the result of a puzzle, or of a position of an opening. */
export async function keepResult(
  puzzle: TrainingPuzzle['puzzle'],
  result: PuzzleResult,
  context: TrainContext,
): Promise<void> {
  const now = new Date();
  try {
    if (puzzle.goal === OPENING) {
      const missed = result.solved ? result.mistakes + Math.max(0, result.hints - 1) : 2;
      await keepOpening(puzzle, missed, now);
    } else await keepAttempt(puzzle, result, now);
    await context.refresh();
  } catch {
    context.onNotStored();
  }
}
