/** The list of lessons, with the user's progress. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import type { LearnStrings } from '../../locales/learn.js';
import { LESSON_IDS, type LessonId } from './lesson.js';
import { foundIn, nextLessonOf, starsOf, type Progress } from './lesson-progress.js';

/** The fragment of a lesson's address. */
export function lessonHash(id: LessonId): string {
  return `#lesson-${id}`;
}

/** The lesson named by a fragment. */
export function lessonOfHash(hash: string): LessonId | undefined {
  // Behind it stands the word of the person who has sent the link.
  const [own] = hash.split('&');
  return LESSON_IDS.find((id) => lessonHash(id) === own);
}

/** A board without a question. */
interface Picture {
  readonly moves: string;
  readonly arrows: string;
  readonly marks?: string;
}

/** A unit of the course: its lessons, and what its picture shows. */
interface Unit {
  readonly id: UnitId;
  readonly lessons: readonly LessonId[];
  readonly picture: Picture;
  /** The quarter of the board that a small picture shows. */
  readonly part: 'middle' | 'corner';
}

export type UnitId = 'rules' | 'corners' | 'mobility' | 'endings' | 'openings';

/** On a phone, the units are closed: the next lesson stands above them. */
const WIDE = '(width >= 48rem)';

const UNITS: readonly Unit[] = [
  {
    id: 'rules',
    lessons: ['flipping', 'aim', 'coordinates', 'passing'],
    picture: { moves: '', arrows: 'f5-d5' },
    part: 'middle',
  },
  {
    id: 'corners',
    lessons: ['corners', 'xSquares', 'blocks', 'edges'],
    picture: {
      moves: 'c4c5d6c3e6e7b5b4d3d2c6a6e3f3b2b6b3b1a2a3a5a1',
      arrows: '',
    },
    part: 'corner',
  },
  {
    id: 'mobility',
    lessons: ['mobility', 'centre', 'quiet', 'freeMoves'],
    picture: { moves: 'f5f6e6f4g5', arrows: '' },
    part: 'middle',
  },
  {
    id: 'endings',
    lessons: ['parity', 'swindles', 'counting', 'endings'],
    picture: {
      moves:
        'c4c3d3e3d2c6f2c5b4c2b3d1b6f4c7b7d6a2c1a5e1e6e2f1g1b2a3a1f3f5f7a4b8b5g5h5f6a8h4h3a7g7a6g6g8d7e8g4e7h7h6h8f8g3g2c8',
      arrows: '',
    },
    part: 'corner',
  },
  {
    id: 'openings',
    lessons: ['openings', 'families', 'plans', 'stronger', 'graduation'],
    picture: { moves: 'f5', arrows: '' },
    part: 'middle',
  },
];

/** Next lessons with a board of their own, not their unit's: a game at its end, and names of squares. */
const PICTURES: Partial<Record<LessonId, Partial<Picture>>> = {
  aim: {
    moves:
      'f5f4e3f6g6h6e6d6g4g5d7f3c6h3c4e2g3c5f7b6b5h2h5h4d3b3c3d2c2d1c1c8d8a6a3b4a5f8g7e8c7h8e7b2a4a2a1b1a7h7g2b7f2e1a8b8g1f1h1g8',
    arrows: '',
  },
  coordinates: { moves: '', arrows: '', marks: 'd3=1 c5=2 f6=3' },
};

/** The stars of a lesson, with words for who does not see them. */
export function starsView(stars: number, { stars: text }: LearnStrings['course']): TemplateResult {
  return html`<span class="stars" role="img" aria-label=${fill(text, { n: stars })}
    >${'★'.repeat(stars)}<span class="missing">${'★'.repeat(3 - stars)}</span></span
  >`;
}

/** The three stars of a lesson, each with what it is for. */
export function wonStars(
  progress: Progress[LessonId],
  { stars, starsFor }: LearnStrings['course'],
): TemplateResult {
  return html`<ul class="won-stars" aria-label=${fill(stars, { n: starsOf(progress) })}>
    ${(['done', 'perfect', 'game'] as const).map(
      (reason) =>
        html`<li class=${progress?.[reason] === true ? 'won' : ''}>
          <span aria-hidden="true">★</span> ${starsFor[reason]}
        </li>`,
    )}
  </ul>`;
}

/** The next lesson with the way into it, and the path of all lessons. */
export function lessonList(progress: Progress, { course }: LearnStrings): TemplateResult {
  const done = LESSON_IDS.filter((id) => progress[id]?.done);
  const next = nextLessonOf(progress);
  return html`<h2 id="course-title" class="unseen">${course.title}</h2>
    <div class="units">
      <div class="next-lesson">
        ${next ? nextLesson(next, progress, done.length > 0, course) : nothing}
        <progress
          max=${LESSON_IDS.length}
          .value=${done.length + partOf(next, progress)}
          aria-labelledby="course-progress"
        ></progress>
        <span id="course-progress"
          >${fill(course.progress, { n: done.length, total: LESSON_IDS.length })}</span
        >
      </div>
      ${UNITS.map((unit) => unitPath(unit, progress, next, course))}
    </div>
    ${
      done.length > 0
        ? html`<p class="stars-how">
            ${(['done', 'perfect', 'game'] as const).map(
              (reason) =>
                html`<span><span class="stars" aria-hidden="true">★</span> ${course.starsFor[reason]}</span>`,
            )}
          </p>`
        : nothing
    }`;
}

/** How much of a lesson that was begun is done, from 0 to below 1. */
function partOf(lesson: LessonId | undefined, progress: Progress): number {
  const found = lesson ? foundIn(progress[lesson]) : [];
  return found.length === 0 ? 0 : found.filter(Boolean).length / (found.length + 1);
}

function nextLesson(
  next: LessonId,
  progress: Progress,
  isLater: boolean,
  course: LearnStrings['course'],
): TemplateResult {
  const unit = UNITS.find(({ lessons }) => lessons.includes(next))!;
  const found = foundIn(progress[next]);
  const at = found.indexOf(undefined);
  const text = at >= 0 ? course.resume : isLater ? course.goOn : course.begin;
  return html`${picture({ ...unit.picture, ...PICTURES[next] })}
    <h3 id="next-lesson">${course.titles[next]}</h3>
    <p>${course.promises[next]}</p>
    <a class="lead" href=${lessonHash(next)} aria-describedby="next-lesson">${text}</a>
    ${
      unit === UNITS[0] && !isLater && at < 0
        ? html`<a class="plain" href=${lessonHash(UNITS[1]!.lessons[0]!)}>${course.knowRules}</a>`
        : nothing
    }`;
}

/** The lessons of a unit one after the other, each with a sign: done, next, or its number. */
function unitPath(
  unit: Unit,
  progress: Progress,
  next: LessonId | undefined,
  course: LearnStrings['course'],
): TemplateResult {
  const { id, lessons } = unit;
  const done = lessons.filter((lesson) => progress[lesson]?.done).length;
  const isOpen = matchMedia(WIDE).matches || next === undefined;
  return html`<details class="unit" ?open=${isOpen}>
    <summary>
      <span class="thumb ${unit.part}">${picture(unit.picture)}</span>
      <div>
        <h3>${course.units[id]} <small>${done} / ${lessons.length}</small></h3>
        <p class="promise">${course.unitPromises[id]}</p>
      </div>
    </summary>
    <ol>
      ${lessons.map((lesson) => {
        const stars = starsOf(progress[lesson]);
        const isDone = progress[lesson]?.done === true;
        return html`<li class=${isDone ? 'done' : ''}>
          <a href=${lessonHash(lesson)} aria-current=${lesson === next ? 'step' : nothing}
            ><span class="sign" aria-hidden="true">${isDone ? '✓' : LESSON_IDS.indexOf(lesson) + 1}</span
            ><span>${course.titles[lesson]}</span></a
          >
          ${stars > 0 ? starsView(stars, course) : nothing}
          <small>${course.promises[lesson]}</small>
        </li>`;
      })}
    </ol>
  </details>`;
}

function picture({ moves, arrows, marks = '' }: Picture): TemplateResult {
  return html`<othello-board inert moves=${moves} arrows=${arrows} marks=${marks} hints=""></othello-board>`;
}
