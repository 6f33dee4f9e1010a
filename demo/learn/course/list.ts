/** The list of lessons, with the user's progress. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import type { LearnStrings } from '../../locales/learn.js';
import { LESSON_IDS, type LessonId } from './lesson.js';
import type { Progress } from './progress.js';

/** The fragment of a lesson's address. */
export function lessonHash(id: LessonId): string {
  return `#lesson-${id}`;
}

/** The lesson named by a fragment. */
export function lessonOfHash(hash: string): LessonId | undefined {
  return LESSON_IDS.find((id) => lessonHash(id) === hash);
}

/** The list, and the next lesson. */
export function lessonList(progress: Progress, { course }: LearnStrings): TemplateResult {
  const done = LESSON_IDS.filter((id) => progress[id]?.done);
  const next = LESSON_IDS.find((id) => !progress[id]?.done);
  return html`<h2 id="course-title">${course.title}</h2>
    <p class="way">
      <progress max=${LESSON_IDS.length} .value=${done.length} aria-labelledby="course-progress"></progress>
      <span id="course-progress">${fill(course.progress, { n: done.length, total: LESSON_IDS.length })}</span>
      ${
        next
          ? html`<a class="lead" href=${lessonHash(next)}
              >${fill(done.length > 0 ? course.goOn : course.begin, { title: course.titles[next] })}</a
            >`
          : nothing
      }
    </p>
    <ol class="course" aria-labelledby="course-title">
      ${LESSON_IDS.map((id) => {
        const kept = progress[id];
        return html`<li data-done=${kept?.done ? 'yes' : 'no'}>
          <a href=${lessonHash(id)}>${course.titles[id]}</a>
          ${kept?.done ? html`<span class="mark">${course.done}</span>` : nothing}
        </li>`;
      })}
    </ol>`;
}
