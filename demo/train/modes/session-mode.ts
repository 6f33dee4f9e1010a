/** Today's session: one task after another, up to the chosen length; then what came of it. */
import { html, nothing, render, type TemplateResult } from 'lit';
import type {
  OthelloPuzzle,
  PuzzleData,
  PuzzleResult,
} from '../../../src/elements/companions/puzzle/puzzle.js';
import { parseBoardString } from '../../../src/core/formats.js';
import { fill, plural } from '../../../src/core/locales.js';
import type { Square } from '../../../src/core/rules.js';
import { shippedPuzzle } from '../../../src/core/puzzles.js';
import { TRAIN } from '../../locales/train.js';
import type { Task } from '../../progress/session.js';
import {
  isClean,
  keyOf,
  OPENING,
  type Attempt,
  type TrainingPuzzle,
  type Training,
} from '../../progress/training.js';
import { language } from '../../site.js';
import { resultDots, type DotResult } from '../results/result-dots.js';
import { missedMost, type Most } from '../results/missed-most.js';
import { RoundEnd, type MissedBoard } from '../results/round-end.js';
import { TrainingWeek } from '../results/training-week.js';
import { MISSED, type Mode, type OpenMode, type TrainContext } from '../mode.js';
import { keepResult, lessonLink, lessonLinks, puzzleView } from '../puzzles/puzzle-view.js';
import { doneToday, keepDone, markRepeated, sessionSize, type Done } from '../todays-session.js';
import { resultInWords } from '../results/result-in-words.js';
import { reasonOf, reasonOfMiss, type MissReason, type Solved } from '../puzzles/puzzle-reason.js';
import {
  asData,
  currentRating,
  difficultyOf,
  numberOf,
  setAddress,
  todaysSession,
  whenItsTurnComes,
} from '../puzzles/shipped.js';
import type { Idea } from '../puzzles/theme-idea.js';
import { ideaOf } from '../puzzles/theme-lesson.js';
import { bandOf, shownRating } from '../../progress/rating-bands.js';
import { hardnessFor, ratingOfDifficulty } from '../../progress/rating.js';
import { LEAST_TRIES } from '../../progress/session.js';
import { define } from '../../define.js';
import { late } from '../../late.js';

define('round-end', RoundEnd);
define('training-week', TrainingWeek);

/** After so many misses, the lessons about them are offered. */
const LESSONS_AFTER = 3;

class Session implements Mode {
  #tasks: Task[];
  #done: Done[];
  /** The tries of this session, which follow the user even where nothing is stored. */
  readonly #tries: Attempt[] = [];
  #data: PuzzleData | undefined;
  #isOver = false;
  /** Whether a puzzle that is over was begun once more. */
  #isAsked = false;
  /** The first move that was tried at the puzzle that is asked. */
  #firstTried: Square | undefined;
  /** What the puzzle that is asked has cost: a hint, or a wrong answer; true as long as it cost nothing. */
  #dot: DotResult = true;
  /** The missed ones are asked once more; that counts for nothing. */
  #isAgain = false;

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
    /** Whether only what was missed today is asked once more. */
    isAgain: boolean,
  ) {
    const now = Date.now();
    const done = doneToday(now);
    this.#isAgain = isAgain;
    this.#done = isAgain ? [] : [...done];
    this.#tasks = isAgain
      ? done.filter((one) => !one.isClean).map(({ task: { puzzle } }) => ({ from: 'due', puzzle }))
      : [...done.map(({ task }) => task), ...todaysSession(context.training, sessionSize(now), now)];
    this.#take();
  }

  draw(): void {
    const task = this.#task;
    render(task ? this.#asking(task) : this.#end(), this.container);
  }

  /** All tries; those of this session are stored a little later, or not at all. */
  get #attempts(): readonly Attempt[] {
    const { attempts } = this.context.training;
    return [
      ...attempts,
      ...this.#tries.filter((mine) => attempts.every(({ key, at }) => key !== mine.key || at < mine.at)),
    ];
  }

  get #task(): Task | undefined {
    return this.#tasks[this.#at];
  }

  /** Number of the task that is asked, from 0. */
  get #at(): number {
    return this.#done.length - (this.#isOver ? 1 : 0);
  }

  #asking(task: Task): TemplateResult {
    const words = TRAIN[language()];
    const isLast = this.#at === this.#tasks.length - 1;
    return html`<div class="task-of">
        ${resultDots(
          [...this.#done.map((one) => one.dot), ...(this.#dot === true || this.#isOver ? [] : [this.#dot])],
          this.#tasks.length,
          !this.#isOver && this.#dot === true,
        )}
        <p class="about" role="status">${this.#about(task)}</p>
      </div>
      ${
        this.#data
          ? puzzleView({
              puzzle: withIdea(this.#data, keyOf(task.puzzle)),
              turn: this.#at + (this.#isAgain ? 1000 : 0),
              words,
              next: this.#isOver
                ? { text: isLast ? words.session.finish : words.next, act: () => this.#next(), leads: true }
                : undefined,
              notice: this.#figures(task),
              idea: this.#isOver && !this.#isAsked ? this.#idea(keyOf(task.puzzle)) : undefined,
              more:
                this.#dot === false && this.#isOver
                  ? (lessonLink(keyOf(task.puzzle), this.#attempts) ?? this.#lessonsFirst())
                  : undefined,
              onMove: (square) => this.#onMove(task, square),
              onEnd: (result) => this.#onEnd(task, result),
              onElement: this.#watch,
            })
          : nothing
      }`;
  }

  /** Shows a miss as soon as it happens. */
  readonly #watch = (element: Element | undefined): void => {
    const puzzle = element as OthelloPuzzle | undefined;
    puzzle?.addController({
      hostUpdated: () => {
        if (this.#isOver) {
          // Begun once more, it must not say its idea.
          if (this.#isAsked !== !puzzle.result) {
            this.#isAsked = !puzzle.result;
            this.draw();
          }
          return;
        }
        const dot = dotOf({ solved: true, ...puzzle.cost });
        if (dot === this.#dot) return;
        this.#dot = dot;
        this.draw();
      },
    });
  };

  /** How hard the puzzle is: its difficulty, and once the user has a rating, on that scale and for that user. */
  #figures({ puzzle }: Task): TemplateResult | undefined {
    const words = TRAIN[language()];
    const level = difficultyOf(keyOf(puzzle));
    if (level === undefined) return undefined;
    const { player, counted } = currentRating({ attempts: this.#attempts });
    if (counted < LEAST_TRIES) return html`<p class="level">${fill(words.clock.level, { level })}</p>`;
    const rating = ratingOfDifficulty(level);
    return html`<dl class="figures">
      <div>
        <dt>${words.session.thisPuzzle}</dt>
        <dd>${rating} <small>${words.session.hardness[hardnessFor(player.rating, rating)]!}</small></dd>
      </div>
      <div>
        <dt>${words.facts.rating}</dt>
        <dd>${shownRating(player.rating)}</dd>
      </div>
    </dl>`;
  }

  /** What the puzzle was about. */
  #idea(key: string): TemplateResult | undefined {
    const words = TRAIN[language()].session;
    const idea = ideaOf(key);
    const text = reasonOfPuzzle(key, this.#at) ?? (idea && `${words.ideas[idea]}.`);
    return text ? html`<strong>${words.idea}</strong> ${text}` : undefined;
  }

  /** After a few misses of various kinds: their lessons. */
  #lessonsFirst(): TemplateResult | undefined {
    if (this.#isAgain || this.#missed.length !== LESSONS_AFTER) return undefined;
    return lessonLinks(new Set(this.#missed.flatMap(({ task }) => ideaOf(keyOf(task.puzzle)) ?? [])));
  }

  #about({ from, puzzle }: Task): string {
    const words = TRAIN[language()];
    const counter = fill(words.session.taskOf, { n: this.#at + 1, total: this.#tasks.length });
    if (this.#isOver && this.#dot === true) return `${counter}. ${words.session.solved}`;
    if (this.#dot !== true && !this.#isAgain)
      return `${counter}. ${this.#dot === 'hint' ? words.session.hinted : words.session.counted}`;
    const moves = puzzle.moves?.replace(/..(?=.)/gu, '$& ');
    if (from === 'opening' && moves) return `${counter}. ${fill(words.session.openingAfter, { moves })}`;
    return `${counter}. ${words.session.from[from]}`;
  }

  #onMove({ puzzle }: Task, square: Square): void {
    if (this.#firstTried === undefined && parseBoardString(puzzle.position).legalMoves.includes(square))
      this.#firstTried = square;
  }

  #onEnd(task: Task, result: PuzzleResult): void {
    // Restarting it is not another try.
    if (this.#isOver) return;
    this.#isOver = true;
    this.#isAsked = false;
    this.#dot = dotOf(result);
    const isFirstWrong = this.#dot === false && this.#firstTried !== task.puzzle.solution.slice(0, 2);
    const wrong = isFirstWrong ? this.#firstTried : undefined;
    this.#done.push({ task, isClean: isClean(result), dot: this.#dot, wrong });
    if (!this.#isAgain) {
      const now = Date.now();
      const { solved, mistakes, hints } = result;
      this.#tries.push({ at: now, key: keyOf(task.puzzle), solved, mistakes, hints });
      keepDone(this.#done, now);
      void keepResult(task.puzzle, result, this.context);
    }
    this.draw();
  }

  #end(): TemplateResult {
    const words = TRAIN[language()];
    const missed = this.#missed.map(({ task }) => task.puzzle);
    const total = this.#done.length;
    const again = this.#done.filter((one) => one.isClean && one.task.from !== 'new').length;
    return html`<round-end
      .over=${words.session.doneBefore}
      .heading=${resultInWords(total - missed.length, total)}
      .text=${again > 0 && !this.#isAgain ? plural(words.session.learnt, again, language()) : ''}
      .solved=${total - missed.length}
      .total=${total}
      .missed=${this.#missed.map(this.#shownMiss)}
      .missedText=${words.session.tomorrow}
    >
      ${this.#rating()} ${this.#ideas()}
      <p class="ways">${this.#ways(missed)}</p>
      <training-week .attempts=${this.#attempts}></training-week>
    </round-end>`;
  }

  /** One button: the lesson where most was missed, else the missed ones again, else a game. */
  #ways(missed: readonly TrainingPuzzle['puzzle'][]): TemplateResult {
    const words = TRAIN[language()];
    const idea = this.#missedMost?.idea;
    const isHard = idea !== undefined && 2 * missed.length > this.#done.length;
    const lesson = html`<a class=${isHard ? 'lead' : 'plain'} href="../learn/index.html#lesson-${idea}">
      ${words.session.lesson}
    </a>`;
    const again = html`<button
      type="button"
      class=${isHard ? 'plain' : 'lead'}
      @click=${() => this.#askAgain(missed)}
    >
      ${plural(words.session.again, missed.length, language())}
    </button>`;
    return html`${
        missed.length === 0
          ? html`<a class="lead" href="../index.html">${words.picture.play}</a>`
          : [isHard ? lesson : nothing, again, idea && !isHard ? lesson : nothing]
      } <a href="#">${words.session.back}</a>`;
  }

  /** The rating after the session, in words too after the first day; nothing as long as there is none. */
  #rating(): TemplateResult | typeof nothing {
    const { facts, picture } = TRAIN[language()];
    const { player, counted, days } = currentRating({ attempts: this.#attempts });
    if (this.#isAgain || counted < LEAST_TRIES) return nothing;
    const points = shownRating(player.rating);
    const isFirst = days.length === 1;
    return html`<dl class="figures">
      <div>
        <dt>${isFirst ? facts.firstRating : facts.rating}</dt>
        <dd>${points} ${isFirst ? nothing : html`<small>${picture.steps[bandOf(points)]!}</small>`}</dd>
      </div>
    </dl>`;
  }

  /** What the puzzles were about, with the results of each. */
  get #results(): [Idea, boolean[]][] {
    const ideas = new Map<Idea, boolean[]>();
    for (const { task, isClean: isRight } of this.#done) {
      const idea = ideaOf(keyOf(task.puzzle));
      if (idea) ideas.set(idea, [...(ideas.get(idea) ?? []), isRight]);
    }
    return [...ideas];
  }

  get #missedMost(): Most | undefined {
    return missedMost(this.#missed.map(missOf), TRAIN[language()].session, language());
  }

  /** What was missed most, and what to do about it; where nothing was missed, what the puzzles were about. */
  #ideas(): TemplateResult | typeof nothing {
    const { session: words, picture } = TRAIN[language()];
    const results = this.#results;
    const most = this.#missedMost;
    if (most)
      return html`<h3>${words.missedTitle}</h3>
        <p>${most.text} ${words.ideas[most.idea]}.</p>`;
    if (results.length === 0) return nothing;
    return html`<h3>${words.ideasTitle}</h3>
      <ul class="ideas">
        ${results.map(([idea, results]) => {
          const solved = results.filter(Boolean).length;
          return html`<li>
            <span>${words.ideas[idea]}</span>
            <small>${fill(picture.solvedOf, { solved, tried: results.length })}</small>
          </li>`;
        })}
      </ul>`;
  }

  get #missed(): Done[] {
    return this.#done.filter((one) => !one.isClean);
  }

  /** A missed position with its move, why it was missed, and what was tried; it leads to the others. */
  readonly #shownMiss = (miss: Done, at: number): MissedBoard => ({
    ...miss.task.puzzle,
    label: missOf(miss, at).text,
    wrong: miss.wrong,
    ...(numberOf(keyOf(miss.task.puzzle)) !== undefined && {
      address: setAddress(
        this.#missed.map(({ task }) => keyOf(task.puzzle)),
        at,
      ),
    }),
  });

  #askAgain(missed: readonly TrainingPuzzle['puzzle'][]): void {
    this.#tasks = missed.map((puzzle) => ({ from: 'due', puzzle }));
    this.#done = [];
    this.#dot = true;
    this.#firstTried = undefined;
    this.#isAgain = true;
    this.#take();
    this.draw();
  }

  #next(): void {
    this.#isOver = false;
    this.#dot = true;
    this.#firstTried = undefined;
    if (this.#isAgain && !this.#task) markRepeated(Date.now());
    this.#take();
    this.draw();
    // The reasons of the puzzle before may have been read far down.
    this.scrollToTop();
  }

  /** On a phone, a puzzle begins with its dots, so that nothing needs to scroll when the answer comes. */
  scrollToTop(): void {
    const dots = this.container.querySelector('.task-of');
    const isNarrow = matchMedia('(width < 44rem) and (orientation: portrait)').matches;
    if (dots && isNarrow) dots.scrollIntoView({ block: 'start' });
    else scrollTo(0, 0);
  }

  /** Makes a question of the task; for an opening the book must be loaded first. */
  #take(): void {
    const planned = this.#task;
    const task = planned && whenItsTurnComes(planned, { attempts: this.#attempts }, Date.now());
    if (task) this.#tasks[this.#at] = task;
    this.#data = task && task.puzzle.goal !== OPENING ? asData(task.puzzle) : undefined;
    if (!task || this.#data) return;
    void openingQuestion(task.puzzle, this.context.training).then((data) => {
      if (this.#task !== task) return;
      this.#data = data;
      this.draw();
    });
  }
}

/** The mark of a puzzle: half where a hint was all that it cost. */
function dotOf({ solved, mistakes, hints }: Pick<Attempt, 'solved' | 'mistakes' | 'hints'>): DotResult {
  if (!solved || mistakes > 0) return false;
  return hints > 0 ? 'hint' : true;
}

/** A puzzle whose hint says what it is about in words that everybody understands. */
function withIdea(puzzle: PuzzleData, key: string): PuzzleData {
  const { idea: title, ideas } = TRAIN[language()].session;
  const idea = ideaOf(key);
  return idea ? { ...puzzle, idea: `${title} ${ideas[idea]}.` } : puzzle;
}

/** Why the move of a shipped puzzle is right. */
function reasonOfPuzzle(key: string, turn: number): string | undefined {
  const number = numberOf(key);
  if (number === undefined) return undefined;
  return reasonOf(shippedPuzzle(number), TRAIN[language()].session.reasons, language(), turn);
}

/** Why a puzzle was missed, in one sentence. */
function missOf({ task: { puzzle }, wrong }: Done, turn: number): MissReason {
  const key = keyOf(puzzle);
  const number = numberOf(key);
  const solved = number === undefined ? ownPuzzle(puzzle) : shippedPuzzle(number);
  return reasonOfMiss(solved, wrong, ideaOf(key), TRAIN[language()].session, language(), turn);
}

/** A stored puzzle without a theme: the first move of its solution. */
function ownPuzzle({ position, solution }: TrainingPuzzle['puzzle']): Solved {
  return {
    position: parseBoardString(position),
    solution: solution === '' ? [] : [solution.slice(0, 2) as Square],
  };
}

/** A position of an opening as a question: the move of the user's own lines, else the best of the book. */
async function openingQuestion(
  { position: text }: TrainingPuzzle['puzzle'],
  { lines }: Pick<Training, 'lines'>,
): Promise<PuzzleData> {
  const [{ Repertoire }, { bookMoves }] = await Promise.all([
    late(() => import('../repertoire/repertoire.js')),
    late(() => import('../../../src/core/book.js')),
  ]);
  const position = parseBoardString(text);
  const [own] = new Repertoire(lines, position.turn).movesAt(position);
  const move = own ?? bookMoves(position)?.[0]?.move;
  return { position, ...(move && { solution: move }) };
}

/** Opens this part of the training page: see `OpenMode`. */
export const open: OpenMode = (container, context, detail) =>
  new Session(container, context, detail === MISSED);
