/** The list of lessons, with the user's progress. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import type { LearnStrings } from '../../locales/learn.js';
import { LESSON_IDS, type LessonId } from './lesson.js';
import { starsOf, type Progress } from './lesson-progress.js';

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

/** A unit of the course: its lessons, and what its picture shows. */
interface Unit {
  readonly id: UnitId;
  readonly lessons: readonly LessonId[];
  readonly picture: Readonly<Record<'moves' | 'marks' | 'arrows', string>>;
}

export type UnitId = 'rules' | 'corners' | 'mobility' | 'endings' | 'openings';

const UNITS: readonly Unit[] = [
  {
    id: 'rules',
    lessons: ['flipping', 'aim', 'coordinates', 'passing'],
    picture: { moves: 'e6d6c6f6f4g4f3c7d7e3d3c4c5f7', marks: 'f5=circle', arrows: 'f5-d3 f5-f3 f5-c5 f5-d7' },
  },
  {
    id: 'corners',
    lessons: ['corners', 'xSquares', 'blocks', 'edges'],
    picture: {
      moves: 'c4c5d6c3e6e7b5b4d3d2c6a6e3f3b2b6b3b1a2a3a5a1',
      marks: 'a1=circle b1=circle a2=circle b2=circle a3=circle',
      arrows: '',
    },
  },
  {
    id: 'mobility',
    lessons: ['mobility', 'centre', 'quiet', 'freeMoves'],
    picture: { moves: 'f5f6e6f4g5', marks: 'e7=1 g6=2 h4=3', arrows: '' },
  },
  {
    id: 'endings',
    lessons: ['parity', 'swindles', 'counting', 'endings'],
    picture: {
      moves:
        'c4c3d3e3d2c6f2c5b4c2b3d1b6f4c7b7d6a2c1a5e1e6e2f1g1b2a3a1f3f5f7a4b8b5g5h5f6a8h4h3a7g7a6g6g8d7e8g4e7h7h6h8f8g3g2c8',
      marks: 'd8=1 h1=2 b1=3 h2=4',
      arrows: '',
    },
  },
  {
    id: 'openings',
    lessons: ['openings', 'families', 'plans', 'stronger', 'levelFive'],
    picture: { moves: 'f5', marks: 'd6=1 f6=2 f4=3', arrows: '' },
  },
];

/** The stars of a lesson, with words for who does not see them. */
export function starsView(stars: number, { stars: text }: LearnStrings['course']): TemplateResult {
  return html`<span class="stars" role="img" aria-label=${fill(text, { n: stars })}
    >${'★'.repeat(stars)}<span class="missing">${'★'.repeat(3 - stars)}</span></span
  >`;
}

/** The units with their lessons, and the next lesson. */
export function lessonList(progress: Progress, { course }: LearnStrings): TemplateResult {
  const done = LESSON_IDS.filter((id) => progress[id]?.done);
  const next = LESSON_IDS.find((id) => !progress[id]?.done);
  return html`<h2 id="course-title" class="unseen">${course.title}</h2>
    <p class="way">
      ${
        next
          ? html`<a class="lead" href=${lessonHash(next)}
              >${fill(done.length > 0 ? course.goOn : course.begin, { title: course.titles[next] })}</a
            >`
          : nothing
      }
      <progress max=${LESSON_IDS.length} .value=${done.length} aria-labelledby="course-progress"></progress>
      <span id="course-progress">${fill(course.progress, { n: done.length, total: LESSON_IDS.length })}</span>
    </p>
    <div class="units">
      ${UNITS.map(
        ({ id, lessons, picture }) =>
          html`<section class="unit" aria-labelledby="unit-${id}">
            <othello-board
              inert
              moves=${picture.moves}
              marks=${picture.marks}
              arrows=${picture.arrows}
              hints=""
            ></othello-board>
            <div>
              <h3 id="unit-${id}">${course.units[id]}</h3>
              <ul>
                ${lessons.map(
                  (lesson) =>
                    html`<li>
                      <a href=${lessonHash(lesson)} aria-current=${lesson === next ? 'step' : nothing}
                        >${course.titles[lesson]}</a
                      >
                      ${starsOf(progress[lesson]) > 0 ? starsView(starsOf(progress[lesson]), course) : nothing}
                    </li>`,
                )}
              </ul>
            </div>
          </section>`,
      )}
    </div>`;
}
