/** Writes a lesson of the course as HTML for `<othello-lesson>`: what the page shows is what others can embed. */
import { fill } from '../../../src/core/locales.js';
import type { CourseStrings } from '../../locales/learn/course.js';
import { scriptAddress } from '../../whole-page.js';
import type { Lesson, Task } from './lesson.js';
import { wrongMoves } from './wrong-moves.js';

/** A step of a lesson: a paragraph beside its figure, or a move to find. */
export type StepKind = 'text' | 'task';

/** A move to find after each paragraph, as far as there are any; the last step is one. */
export function stepOrder(texts: number, tasks: number): StepKind[] {
  const steps: StepKind[] = [];
  for (let at = 0; at < Math.max(texts, tasks); at++) {
    if (at < texts) steps.push('text');
    if (at < tasks - 1) steps.push('task');
  }
  return [...steps, 'task'];
}

/**
 * The steps of a lesson: the paragraphs of the explanation beside its figure, each with a task after it, the last of
 * which is the check, with the answers to wrong moves. The strings of the course need no escaping in HTML.
 */
export function lessonSteps({ id, figure, firstFigure, tasks }: Lesson, words: CourseStrings): string {
  const { text, figure: caption } = words.lessons[id];
  const explanations = text.map((paragraph, i) => {
    const own = i === 0 ? firstFigure : undefined;
    const shown = Object.entries(own ?? figure);
    const lines = [
      ...(i === 0 ? [`<h3>${words.explained}</h3>`] : []),
      `<p>${paragraph}</p>`,
      ...(own ? [`<p data-solved>${words.firstMove}</p>`] : []),
      ...(own ? [] : [`<p><em>${caption}</em></p>`]),
    ];
    return [
      `  <section${shown.map(([name, value]) => ` ${name}="${value}"`).join('')}>`,
      ...lines.map((line) => `    ${line}`),
      '  </section>',
    ].join('\n');
  });
  const steps = { text: explanations, task: tasksAsSteps(tasks, words) };
  const next = { text: 0, task: 0 };
  return stepOrder(text.length, tasks.length)
    .map((kind) => steps[kind][next[kind]++]!)
    .join('\n');
}

/** The steps of tasks, the last of which is the check. */
export function taskSteps(tasks: readonly Task[], words: CourseStrings): string {
  return tasksAsSteps(tasks, words).join('\n');
}

function tasksAsSteps(tasks: readonly Task[], words: CourseStrings): string[] {
  return tasks.map((task, i) => {
    const isLast = i === tasks.length - 1;
    return taskStep(task, isLast ? words.check : fill(words.task, { n: i + 1 }), words);
  });
}

function taskStep(task: Task, title: string, words: CourseStrings): string {
  const { kind, moves, answer, n } = task;
  const wrong = wrongMoves(task, words.wrong).map(
    ({ line, text }) => `\n    <p data-wrong="${line}" hidden>${text}</p>`,
  );
  const { ask, solved } = words.kinds[kind];
  const values = { move: answer.join(', '), n: n ?? '' };
  return `  <section data-kind="${kind}" moves="${moves}" answer="${answer.join(' ')}">
    <h3>${title}</h3>
    <p>${fill(ask, values)}</p>
    <p data-solved>${fill(solved, values)}</p>${wrong.join('')}
  </section>`;
}

/** A lesson for embedding in another page, with its script. */
export function embedCode(lesson: Lesson, title: string, language: string, words: CourseStrings): string {
  return `<script type="module" src="${scriptAddress('lesson')}"></script>
<othello-lesson lang="${language}">
  <h2>${title}</h2>
${lessonSteps(lesson, words)}
</othello-lesson>`;
}
