/** Writes a lesson of the course as HTML for `<othello-lesson>`: what the page shows is what others can embed. */
import { fill } from '../../../src/core/locales.js';
import type { CourseStrings } from '../../locales/learn/course.js';
import { scriptAddress } from '../../whole-page.js';
import { opponent } from '../../../src/core/rules.js';
import type { Lesson, LessonFigure, Task } from './lesson.js';
import { positionOf, wrongMoves } from './wrong-moves.js';

/** A step of a lesson: a paragraph beside its board, or a move to find. */
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
 * The steps of a lesson: the paragraphs of the explanation, each beside its own board, or else beside the position of the
 * task after it; the last task is the check. With the answers to wrong moves. The strings of the course need no escaping
 * in HTML.
 */
export function lessonSteps(lesson: Lesson, words: CourseStrings): string {
  const { id, figures, tasks } = lesson;
  const { text, figures: captions } = words.lessons[id];
  const captioned = figures.filter(({ answer }) => answer === undefined);
  const explanations = text.map((paragraph, at) => {
    const own = figures.find(({ of }) => of === at);
    const { moves } = tasks[Math.min(at, tasks.length - 1)]!;
    const below = !own
      ? `<p><em>${words.ahead}</em></p>`
      : own.answer
        ? `<p data-solved>${words.firstMove}</p>`
        : `<p><em>${captions[captioned.indexOf(own)]}</em></p>`;
    const title = at === 0 ? [`<h3>${words.explained}</h3>`] : [];
    return [
      `  <section${attributesOf(own ?? { of: at, moves })}>`,
      ...[...title, `<p>${paragraph}</p>`, below].map((line) => `    ${line}`),
      '  </section>',
    ].join('\n');
  });
  const steps = { text: explanations, task: tasksAsSteps(tasks, lesson, words) };
  const next = { text: 0, task: 0 };
  return stepOrder(text.length, tasks.length)
    .map((kind) => steps[kind][next[kind]++]!)
    .join('\n');
}

function attributesOf(figure: LessonFigure): string {
  return Object.entries(figure)
    .filter(([name]) => name !== 'of')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

/** The steps of some tasks of a lesson, the last of which is the check. */
export function taskSteps(tasks: readonly Task[], lesson: Lesson, words: CourseStrings): string {
  return tasksAsSteps(tasks, lesson, words).join('\n');
}

function tasksAsSteps(tasks: readonly Task[], lesson: Lesson, words: CourseStrings): string[] {
  return tasks.map((task, at) => {
    const title = at === tasks.length - 1 ? words.check : fill(words.task, { n: at + 1 });
    return taskStep(task, title, questionOf(task, lesson, words), words);
  });
}

/** The question of a task: each task of a kind in a lesson has its own. */
export function questionOf(task: Task, { tasks }: Lesson, { kinds }: CourseStrings): string {
  const sameKind = tasks.filter(({ kind }) => kind === task.kind);
  return kinds[task.kind].ask[sameKind.indexOf(task)]!;
}

function taskStep(task: Task, title: string, ask: string, words: CourseStrings): string {
  const { kind, moves, answer, n } = task;
  const wrong = wrongMoves(task, words.wrong).map(({ line, text, marks }) => {
    const marked = marks ? ` data-marks="${marks}"` : '';
    return `\n    <p data-wrong="${line}"${marked} hidden>${text}</p>`;
  });
  const { solved } = words.kinds[kind];
  const values = { move: answer.join(', '), n: n ?? '', ...seenOf(task) };
  return `  <section data-kind="${kind}" moves="${moves}" answer="${answer.join(' ')}">
    <h3>${title}</h3>
    <p>${fill(ask, values)}</p>
    <p data-solved>${fill(solved, values)}</p>${wrong.join('')}
  </section>`;
}

/** What the right move does on the board of a task: what it flips, and the opponent's possible moves before and after. */
function seenOf({ moves, answer }: Task): Readonly<Record<'flips' | 'before' | 'after', string | number>> {
  const position = positionOf(moves);
  const [move] = answer;
  return {
    flips: position.flips(move!).join(', '),
    before: position.withTurn(opponent(position.turn)).legalMoves.length,
    after: position.play(move!).legalMoves.length,
  };
}

/** A lesson for embedding in another page, with its script. */
export function embedCode(lesson: Lesson, title: string, language: string, words: CourseStrings): string {
  return `<script type="module" src="${scriptAddress('lesson')}"></script>
<othello-lesson lang="${language}">
  <h2>${title}</h2>
${lessonSteps(lesson, words)}
</othello-lesson>`;
}
