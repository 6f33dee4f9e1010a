import { describe, expect, it } from 'vitest';
import { LESSON_IDS, type Lesson, type SmallGame, type Task } from '../../../../demo/learn/course/lesson.js';
import { LESSONS } from '../../../../demo/learn/course/lessons.js';
import { lessonHash, lessonOfHash } from '../../../../demo/learn/course/list.js';
import { embedCode, lessonSteps, questionOf, stepOrder } from '../../../../demo/learn/course/markup.js';
import { wrongMoves } from '../../../../demo/learn/course/wrong-moves.js';
import {
  foundIn,
  foundText,
  nextLessonOf,
  parseProgress,
  withProgress,
} from '../../../../demo/learn/course/lesson-progress.js';
import { praiseFor } from '../../../../demo/learn/course/task-bar.js';
import { shortfallOf, standingOf } from '../../../../demo/learn/course/purpose.js';
import { LANGUAGES } from '../../../../demo/locales/language.js';
import { LEARN } from '../../../../demo/locales/learn.js';
import { COURSE } from '../../../../demo/locales/learn/course.js';
import { arrowsOf, marksOf } from '../../../../src/core/formats/common/marks.js';
import { parseTranscript } from '../../../../src/core/formats/notation/transcript.js';
import { parseBoardString } from '../../../../src/core/formats/notation/board-string.js';
import type { Position } from '../../../../src/core/rules/position.js';
import { discCount, margin } from '../../../../src/core/rules/score.js';
import { OPENINGS } from '../../../../src/core/rules/openings.js';
import { regionsOf } from '../../../../src/core/coach/positions/regions.js';
import { frontierDiscs, isQuiet, touchedBy } from '../../../../src/core/coach/positions/frontier.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { stableDiscs, X_SQUARES } from '../../../../src/core/rules/strategy.js';
import { CLAIMS, untouchedRegions, oddMoves, opensNothing, solved } from './course-claims.js';

const TASKS = LESSONS.flatMap(({ id, tasks }) =>
  tasks.map((task, i) => ({ name: `${id} ${i + 1}, ${task.kind}`, task })),
);
/** `course.long.spec.ts` checks what only an engine can say. */
const BY_THE_RULES = TASKS.filter(({ task }) => task.kind !== 'even' && task.kind !== 'best');

/** The position after a transcript, after any forced pass. */
function reached(moves: string): Position {
  const { position } = parseTranscript(moves);
  return position.phase === 'pass' ? position.pass() : position;
}

/** The first board of a lesson that shows moves. */
function figureOf(id: (typeof LESSON_IDS)[number]): { readonly moves: string; readonly marks: string } {
  const { moves = '', marks = '' } = lessonOf(id).figures.find((one) => one.moves !== undefined)!;
  return { moves, marks };
}

function lessonOf(id: (typeof LESSON_IDS)[number]): Lesson {
  return LESSONS.find((lesson) => lesson.id === id)!;
}

describe('the tasks of the course', () => {
  it('are there for each lesson, three to six of them, in positions of games of their own', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS);
    for (const { tasks } of LESSONS) {
      expect(tasks.length).toBeGreaterThanOrEqual(3);
      expect(tasks.length).toBeLessThanOrEqual(6);
    }
    const positions = TASKS.map(({ task }) => reached(task.moves).toString());
    expect(new Set(positions).size).toBe(positions.length);
  });

  it.each(BY_THE_RULES)('$name: its answers are all the moves of which its words are true', ({ task }) => {
    expect(CLAIMS[task.kind](reached(task.moves), task.n)).toEqual(task.answer);
  });

  it.each(TASKS)('$name: is solved by each answer, and by no other legal move', ({ task }) => {
    const { legalMoves } = reached(task.moves);
    expect(legalMoves).toEqual(expect.arrayContaining([...task.answer]));
    if (task.kind !== 'only') expect(legalMoves.length).toBeGreaterThan(task.answer.length);
  });

  it.each(TASKS.filter(({ task }) => task.n !== undefined))('$name: tells the right number', ({ task }) => {
    const number = numberOf(task);
    if (number !== undefined) expect(number).toBe(task.n);
  });

  it('winning: the side to move is behind, and the move that flips more does not win', () => {
    for (const { task } of TASKS.filter((one) => one.task.kind === 'winning')) {
      const position = reached(task.moves);
      const { black, white, empty } = discCount(position);
      expect(empty).toBe(2);
      expect(position.turn === 'black' ? black - white : white - black).toBeLessThan(0);
    }
  });

  it('count: another move flips more at once', () => {
    for (const { task } of TASKS.filter((one) => one.task.kind === 'count'))
      expect(CLAIMS.most(reached(task.moves))).not.toContain(task.answer[0]);
  });

  it('parity: the move that wins is in a region with an odd number of squares', () => {
    for (const { task } of TASKS.filter((one) => one.task.kind === 'parity'))
      expect(oddMoves(reached(task.moves))).toContain(task.answer[0]);
  });

  it('swindle: the move that wins leaves a region into which only its side can play', () => {
    for (const { task } of TASKS.filter((one) => one.task.kind === 'swindle'))
      expect(untouchedRegions(reached(task.moves), task.answer[0]!)).not.toEqual([]);
  });

  it('draw: the move draws', () => {
    for (const { task } of TASKS.filter((one) => one.task.kind === 'draw'))
      expect(Math.abs(solved(reached(task.moves).play(task.answer[0]!)))).toBe(0);
  });

  it('punish: the opponent is on an X-square', () => {
    for (const { task } of TASKS.filter((one) => one.task.kind === 'punish')) {
      const position = reached(task.moves);
      const taken = X_SQUARES.map((square) => position.at(square));
      expect(taken.some((color) => color !== undefined && color !== position.turn)).toBe(true);
    }
  });
});

describe('the answers to wrong moves', () => {
  it.each(TASKS)('$name: each wrong move has one, with a line that can be played', async ({ task }) => {
    const position = reached(task.moves);
    for (const language of LANGUAGES) {
      const wrong = wrongMoves(task, (await COURSE[language]()).wrong);
      expect(wrong.map(({ line }) => line.slice(0, 2))).toEqual(
        position.legalMoves.filter((move) => !task.answer.includes(move)),
      );
      for (const { line, text } of wrong) {
        expect(() => parseTranscript(line, position)).not.toThrow();
        expect(text).not.toMatch(/\{|undefined|NaN/u);
      }
    }
  });

  it.each(BY_THE_RULES.filter(({ task }) => task.judged !== undefined))(
    '$name: the game ends as it says with the reply that it shows',
    ({ task }) => {
      for (const one of task.judged!.split(' ')) {
        const [line = '', value] = one.split(':');
        const after = parseTranscript(line, reached(task.moves)).position;
        const turned = after.turn === reached(task.moves).turn ? 1 : -1;
        expect([one, solved(after) * turned + 0]).toEqual([one, Number(value)]);
      }
    },
  );
});

/** The number in the words of a task; `undefined` if only an engine knows it. */
function numberOf({ kind, moves, answer }: Task): number | undefined {
  const position = reached(moves);
  const move = answer[0]!;
  const after = position.play(move);
  switch (kind) {
    case 'winning':
    case 'count':
    case 'swindle':
    case 'solve':
      return -solved(after);
    case 'most':
      return position.flips(move).length;
    case 'lines':
      return position.flipsByDirection(move).length;
    case 'squeeze':
    case 'fewest':
      return after.legalMoves.length;
    case 'safe':
      return position.legalMoves.length - 1;
    case 'block':
      return stableDiscs(after, position.turn).length;
    default:
      return undefined;
  }
}

describe('the figures of the lessons', () => {
  it('circle an empty square only where the reader is to play on it', () => {
    for (const { figures } of LESSONS)
      for (const { moves = '', position, marks, answer } of figures) {
        const shown = position === undefined ? reached(moves) : parseBoardString(position);
        const circled = marksOf(marks).filter((mark) => mark.shape === 'circle');
        const empty = circled.filter(({ square }) => shown.at(square) === undefined);
        expect(empty.map(({ square }) => square)).toEqual(answer ? [answer] : []);
      }
  });

  const figure = (id: (typeof LESSON_IDS)[number]) => {
    const { moves, marks } = figureOf(id);
    return { position: reached(moves), marked: marksOf(marks).map(({ square }) => square) };
  };

  it('show what their captions say', () => {
    expect(figure('aim').position.phase).toBe('over');
    const { moves } = figureOf('passing');
    expect(parseTranscript(moves).position).toMatchObject({ turn: 'black', phase: 'pass' });
    for (const { moves, marks } of [lessonOf('corners').figures[1]!, lessonOf('blocks').figures[0]!]) {
      const marked = marksOf(marks).map(({ square }) => square);
      expect(marked.toSorted()).toEqual(stableDiscs(reached(moves!), 'white').toSorted());
    }
    const { position: cornered, marked: corner } = figure('corners');
    expect(corner.map((square) => cornered.at(square))).toEqual(['white']);
    const lines = arrowsOf(lessonOf('corners').figures[0]!.arrows);
    expect(lines.map(({ to }) => to)).toEqual([...corner, ...corner, ...corner]);
    const { position: wedged, marked: wedge } = figure('edges');
    expect(wedge.map((square) => wedged.at(square))).toEqual(['white']);
    const [first, later, gap] = lessonOf('flipping').figures;
    for (const [{ arrows }, position] of [
      [first!, parseBoardString(first!.position!)],
      [later!, reached(later!.moves!)],
      [gap!, parseBoardString(gap!.position!)],
    ] as const) {
      const shown = arrowsOf(arrows);
      const ends = shown.map(({ to }) => position.at(to));
      expect(ends).toEqual(position.flipsByDirection(shown[0]!.from).map(() => 'black'));
    }
    for (const id of ['mobility', 'plans'] as const) {
      const { position, marked } = figure(id);
      expect(marked, id).toEqual(position.legalMoves);
      expect(position.turn, id).toBe(id === 'mobility' ? 'black' : 'white');
    }
    const planned = figureOf('plans').moves;
    expect(CLAIMS.squeeze(reached(planned.slice(0, -2)))).toContain(planned.slice(-2));
    const { position: quiet } = figure('quiet');
    const [inside, loud] = lessonOf('quiet').figures.map(({ arrows, marks }) => ({
      move: arrowsOf(arrows)[0]!.from,
      marked: marksOf(marks).map(({ square }) => square),
    }));
    expect(quiet.flips(inside!.move)).toEqual(['c4']);
    expect(isQuiet(quiet, inside!.move)).toBe(true);
    expect(quiet.flips(loud!.move)).toHaveLength(3);
    expect(loud!.marked).toHaveLength(7);
    expect(loud!.marked.toSorted()).toEqual(touchedBy(quiet, loud!.move).toSorted());
    const { position: centre, marked: frontier } = figure('centre');
    expect(frontier.toSorted()).toEqual(frontierDiscs(centre, 'black').toSorted());
    const free = figureOf('freeMoves').moves;
    expect(opensNothing(reached(free.slice(0, -2)), figure('freeMoves').marked[0]!)).toBe(true);
    const [sizes] = lessonOf('parity').figures.map(({ moves, marks }) => {
      const regions = regionsOf(reached(moves!));
      const written = regions.flatMap((squares) => squares.map((square) => `${square}=${squares.length}`));
      expect(marks!.split(' ').toSorted()).toEqual(written.toSorted());
      return regions.map(({ length }) => length);
    });
    expect(sizes!.toSorted()).toEqual([1, 4, 4]);
    const { position: stored, marked: own } = figure('swindles');
    expect(stored.withTurn('black').legalMoves).not.toContain(own[0]);
    expect(stored.withTurn('white').legalMoves).toContain(own[0]);
    expect(figure('stronger').position).toMatchObject({ phase: 'over' });
    expect(margin(figure('stronger').position)).toBe(0);
    const { position: counted, marked: left } = figure('counting');
    expect(left).toHaveLength(counted.empties);
  });
});

describe('the openings and endings that figures number', () => {
  it('endings: the numbers are the order of best play', () => {
    const { moves, marks } = figureOf('endings');
    let position = reached(moves);
    const value = solved(position);
    let side = 1;
    for (const { square } of marksOf(marks)) {
      const { turn } = position;
      position = position.play(square);
      side = position.turn === turn ? side : -side;
      expect(solved(position) * side).toBe(value);
      if (position.phase !== 'pass') continue;
      position = position.pass();
      side = -side;
    }
    expect(position.phase).toBe('over');
  });

  it('families: the moves lead to the openings that the words name', () => {
    const named = Object.fromEntries(OPENINGS.map(({ name, moves }) => [name, moves.join('')]));
    expect(named).toMatchObject({
      Tiger: 'f5d6c3d3c4',
      Cat: 'f5d6c4d3c5',
      Rabbit: 'f5d6c5f4e3',
      Cow: 'f5f6e6d6c5',
      Buffalo: 'f5f6e6d6c3',
      Heath: 'f5f6e6d6e7',
    });
    expect(named['Rose']).toMatch(/^f5d6c5f4e3/u);
    const [perpendicular, diagonal] = lessonOf('families').figures.map(({ moves, marks }) =>
      marksOf(marks).map(({ square }) => `${moves}${square}`),
    );
    const endOf = (name: string): string => named[name]!.slice(0, 6);
    expect(perpendicular).toEqual(['Tiger', 'Cat', 'Rabbit'].map(endOf));
    expect(diagonal).toEqual([named['Cow'], named['Buffalo'], named['Heath']]);
  });
});

describe.each(LANGUAGES)('the course in %s', (language) => {
  it('explains each lesson in at most 120 words, without signs that HTML would need written otherwise', async () => {
    const words = await COURSE[language]();
    for (const id of LESSON_IDS) {
      const { text } = words.lessons[id];
      const count = text.join(' ').match(/[\p{Letter}\p{Number}]+(?:[’-][\p{Letter}\p{Number}]+)*/gu)!.length;
      expect(count, id).toBeLessThanOrEqual(120);
      expect(count, id).toBeGreaterThan(50);
    }
    expect(JSON.stringify(words)).not.toMatch(/[<>&]|\\"/u);
  });

  it('asks each task of a lesson in words of its own', async () => {
    const words = await COURSE[language]();
    for (const lesson of LESSONS) {
      const questions = lesson.tasks.map((task) => questionOf(task, lesson, words));
      expect(new Set(questions).size, lesson.id).toBe(lesson.tasks.length);
      for (const question of questions) expect(question, lesson.id).toMatch(/[.?]$/u);
    }
  });

  it('has steps whose moves, marks, arrows and answers a lesson can read', async () => {
    const words = await COURSE[language]();
    for (const lesson of LESSONS) {
      const { figures, tasks } = lesson;
      expect(() => figures.map(({ marks, arrows }) => [marksOf(marks), arrowsOf(arrows)])).not.toThrow();
      const html = lessonSteps(lesson, words);
      expect(html.match(/<section/gu)).toHaveLength(words.lessons[lesson.id].text.length + tasks.length);
      expect(html).not.toMatch(/\{\w+\}|undefined/u);
      const code = embedCode(lesson, LEARN[language].course.titles[lesson.id], language, words);
      expect(code).toContain(html);
      expect(code).toContain('dist/othello-lesson.js"></script>');
    }
  });
});

describe.each(LANGUAGES)('the board of a paragraph in %s', (language) => {
  it.each(LESSONS.map((lesson) => ({ id: lesson.id, lesson })))(
    '$id: is its own, with its own caption, or else the position of the next task',
    async ({ id, lesson }) => {
      const words = await COURSE[language]();
      const { text, figures: captions } = words.lessons[id];
      const { figures, tasks } = lesson;
      const boards = figures.map((one) => JSON.stringify({ ...one, of: 0 }));
      expect(new Set(boards).size).toBe(boards.length);
      expect(captions).toHaveLength(figures.filter(({ answer }) => answer === undefined).length);
      const sections = lessonSteps(lesson, words).split('</section>');
      for (const [at, paragraph] of text.entries()) {
        const shown = sections.filter((section) => section.includes(`<p>${paragraph}</p>`));
        expect(shown).toHaveLength(1);
        const figure = figures.find((one) => one.of === at);
        if (!figure) expect(shown[0]).toContain(` moves="${tasks[at]!.moves}"`);
        else if (figure.position) expect(shown[0]).toContain(`position="${figure.position}"`);
        else expect(shown[0]).toContain(` moves="${figure.moves}"`);
        const caption = captions.findIndex((one) => shown[0]!.includes(`<em>${one}</em>`));
        const captioned = figures.filter(({ answer }) => answer === undefined);
        expect(caption).toBe(figure?.answer || !figure ? -1 : captioned.indexOf(figure));
      }
    },
  );
});

describe('the address of a lesson', () => {
  it('is read back; another fragment names none', () => {
    for (const id of LESSON_IDS) expect(lessonOfHash(lessonHash(id))).toBe(id);
    expect(lessonOfHash('#corner')).toBeUndefined();
    expect(lessonOfHash('')).toBeUndefined();
  });
});

describe('the progress', () => {
  it('is kept, and nothing of it gets worse', () => {
    const done = withProgress({}, 'corners', { done: true, perfect: true });
    const again = withProgress(withProgress(done, 'corners', { done: false, perfect: false }), 'corners', {
      game: true,
    });
    expect(again).toEqual({ corners: { done: true, perfect: true, game: true } });
    expect(parseProgress(JSON.stringify(again))).toEqual(again);
  });

  it.each([
    null,
    '',
    'no JSON',
    '7',
    'null',
    '[]',
    '{"corners":7,"nothing":{"done":true}}',
    '{"aim":{"done":"yes"}}',
    '{"aim":{"found":"<b>"}}',
    '{"aim":{"found":["f"]}}',
  ])('is empty where %j was kept', (text) => {
    expect(parseProgress(text)).toEqual({});
  });

  it('remembers the moves found in a lesson until it is done', () => {
    const begun = withProgress({}, 'edges', { found: foundText(['first', undefined, 'later']) });
    expect(foundIn(parseProgress(JSON.stringify(begun)).edges)).toEqual(['first', undefined, 'later']);
    expect(foundIn(withProgress(begun, 'edges', { game: true }).edges)).toHaveLength(3);
    expect(foundIn(withProgress(begun, 'edges', { done: true }).edges)).toEqual([]);
  });

  it('leads on from the last lesson that is done, not back to the rules that were skipped', () => {
    const corners = withProgress({}, 'corners', { done: true });
    expect([{}, corners].map(nextLessonOf)).toEqual(['flipping', 'xSquares']);
    const begun = withProgress(corners, 'aim', { found: foundText(['first', undefined]) });
    expect(nextLessonOf(begun)).toBe('aim');
    expect(nextLessonOf(withProgress(corners, 'graduation', { done: true }))).toBe('flipping');
  });

  it('keeps the good parts of what was kept', () => {
    expect(parseProgress('{"aim":{"done":true,"perfect":-3},"edges":null}')).toEqual({
      aim: { done: true, perfect: false, game: false },
    });
  });
});

describe('the praise for a move', () => {
  const words = { first: 'first', row: '{n} in a row', later: 'found' };
  it.each([
    [1, ''],
    [2, 'first'],
    [3, ''],
    [4, '2 in a row'],
    [5, 'found'],
    [6, ''],
    [7, 'first'],
  ])('belongs to step %d: %j', (step, text) => {
    const found = ['first', 'first', 'later', undefined, 'first'] as const;
    const steps = [...stepOrder(2, 2), ...stepOrder(0, 3)];
    expect(praiseFor({ steps, step, found }, words)).toBe(text);
  });
});

describe('a small game', () => {
  const moves = (text: string): Square[] => [...parseTranscript(text).moves];
  const game = (purpose: SmallGame['purpose'], more: Partial<SmallGame> = {}): SmallGame => ({
    purpose,
    side: 'black',
    opponent: 'pip',
    ...more,
  });
  /** Black flips White’s last disc with the ninth move. */
  const WIPED = 'e6f4e3f6g5d6e7f5c5';
  /** White's eighth move leaves Black without a move. */
  const SILENT = 'f5f6d3g5h5h4f7h6';
  /** Black ends with a free move. */
  const FREE = figureOf('freeMoves').moves;
  /** White has a quiet move. */
  const QUIET = lessonOf('quiet').tasks[0]!;

  it.each(LESSONS.map(({ id, game: one }) => ({ id, one })))(
    '$id: begins with the person’s move, and is open',
    ({ one }) => {
      const start = reached(one.moves ?? '');
      expect(start.turn).toBe(one.moves === undefined ? 'black' : one.side);
      expect(standingOf(one, [])).toBe('open');
    },
  );

  it.each([
    ['win', game('win'), WIPED, 'reached'],
    ['win, as White', game('win', { side: 'white' }), WIPED, 'missed'],
    ['win, before the end', game('win'), WIPED.slice(0, -2), 'open'],
    ['flips', game('flips', { n: 2 }), 'f5f6e6f4', 'open'],
    ['flips, in the last move', game('flips', { n: 2 }), WIPED, 'reached'],
    ['flips, more than there are', game('flips', { n: 20 }), WIPED, 'missed'],
    ['silence', game('silence', { side: 'white' }), SILENT, 'reached'],
    ['silence, of the person', game('silence'), SILENT, 'open'],
    ['corners', game('corners', { n: 1 }), WIPED, 'missed'],
    ['edge', game('edge'), 'f5', 'open'],
    ['replies, too early', game('replies', { n: 3 }), 'f5', 'open'],
    ['replies', game('replies', { n: 64 }), 'f5f6e6f4g5e7f7d6d3e3f3', 'reached'],
    ['replies, fewer', game('replies', { n: 0 }), 'f5f6e6f4g5e7f7d6d3e3f3', 'open'],
    ['quiet', game('quiet', { n: 1, moves: QUIET.moves, side: 'white' }), QUIET.answer[0]!, 'reached'],
    ['quiet, too early', game('quiet', { n: 1 }), 'f5d6c3d3c4', 'open'],
    ['squares', game('squares', { n: 1, squares: ['e6'] }), 'f5f6e6', 'reached'],
    ['squares, of the other side', game('squares', { n: 1, squares: ['f6'] }), 'f5f6e6', 'open'],
    ['tempo', game('tempo', { n: 1, moves: FREE.slice(0, -2) }), FREE.slice(-2), 'reached'],
    ['tempo, too early', game('tempo', { n: 1 }), 'f5', 'open'],
    ['close', game('close', { n: 64 }), WIPED, 'reached'],
    ['close, not enough', game('close', { n: 1, side: 'white' }), WIPED, 'missed'],
    ['close, before the end', game('close', { n: 1 }), WIPED.slice(0, -2), 'open'],
    ['behind, before the time', game('behind', { n: 2 }), 'f5', 'open'],
    ['behind, with more discs', game('behind', { n: 1 }), 'f5', 'missed'],
    ['behind', game('behind', { n: 1, side: 'white' }), 'f5', 'reached'],
    ['even, before the time', game('even', { n: 4 }), 'f5d6c3', 'open'],
    ['even', game('even', { n: 1 }), 'f5', 'reached'],
    ['moves before it count', game('win', { moves: WIPED.slice(0, -2) }), WIPED.slice(-2), 'reached'],
  ] as const)('%s', (_, one, text, expected) => {
    const before = (one.moves ?? '').length / 2;
    expect(standingOf(one, moves((one.moves ?? '') + text).slice(before))).toBe(expected);
  });

  it('says by a number why it was missed', () => {
    expect(shortfallOf(game('flips', { n: 20 }), moves(WIPED))).toMatchObject({ kind: 'count', other: 20 });
    expect(shortfallOf(game('win', { side: 'white' }), moves(WIPED))).toMatchObject({ kind: 'flips' });
    expect(shortfallOf(game('silence'), moves(WIPED))).toBeUndefined();
    const figure = figureOf('aim');
    const { position } = parseTranscript(figure.moves);
    const cornersOf = (side: 'black' | 'white'): number =>
      (['a1', 'h1', 'a8', 'h8'] as const).filter((corner) => position.at(corner) === side).length;
    const found = (['black', 'white'] as const).map((side) =>
      shortfallOf(game('win', { side }), moves(figure.moves)),
    );
    const [black, white] = [cornersOf('black'), cornersOf('white')];
    expect(found).toContainEqual({
      kind: 'corners',
      own: Math.min(black, white),
      other: Math.max(black, white),
    });
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'flips', move: expect.any(String) as string }),
    );
  });

  it('corners and edge: are reached by the discs that are there at the end of the course’s first figure', () => {
    const figure = figureOf('aim');
    const { position } = parseTranscript(figure.moves);
    expect(position.phase).toBe('over');
    const corners = (side: 'black' | 'white'): number =>
      (['a1', 'h1', 'a8', 'h8'] as const).filter((corner) => position.at(corner) === side).length;
    for (const side of ['black', 'white'] as const) {
      const standing = (n: number) => standingOf(game('corners', { side, n }), moves(figure.moves));
      expect(standing(corners(side) + 1)).toBe('missed');
      if (corners(side) > 0) expect(standing(corners(side))).toBe('reached');
    }
  });
});
