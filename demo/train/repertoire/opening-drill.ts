/** The opening drill: the user plays one side from memory, the page the other; values are hidden until a wrong move. */
import { nothing, render, type TemplateResult } from 'lit';
import type { OthelloBoard } from '../../../src/elements/element.js';
import type { OthelloOpenings } from '../../../src/elements/companions/openings/openings.js';
import { parseBoardString, parseTranscript, printTranscript } from '../../../src/core/formats.js';
import { fill, plural } from '../../../src/core/locales.js';
import { openingOf, Position, type Color, type Square } from '../../../src/core/rules.js';
import { TRAIN, type TrainStrings } from '../../locales/train.js';
import { keepOpening, type TrainingPuzzle } from '../../progress/store.js';
import { language } from '../../site.js';
import { bookMoves } from '../../../src/core/book.js';
import { moveReason, nameAfter, notInLine } from './move-reason.js';
import { judgeMove, replyTo } from './opening-book.js';
import { firstOfPlan, planAt } from './named-openings.js';
import { beginning, lineName, startOf, type LineStart, type Repertoire } from './repertoire.js';
import { drillView, sideChoice, type NextStep } from './drill-view.js';

/** Milliseconds before the other side replies, so that the user can follow. */
const PACE = 500;
/** What the board marks while moves are asked. */
const HINTS = 'legal last';

type DrillStrings = TrainStrings['drill'];

/** The message about the last move, independent of the language: its first line says what to do, the others why. */
export type Message = (words: DrillStrings, language: string) => string;

/** The class of a message about a move. */
type Verdict = '' | 'verdict right' | 'verdict wrong' | 'verdict right done';

/** A message: what to do, and below it all that explains it. */
function inTwo(first = '', ...others: readonly string[]): string {
  return [first, others.filter(Boolean).join(' ')].filter(Boolean).join('\n');
}

/** The squares that a text names. */
function squaresIn(text: string): readonly string[] {
  return [...new Set(text.match(/\b[a-h][1-8]\b/gu))];
}

/** A round lasts until the book, or the user's line, ends. */
export class OpeningDrill {
  #side: Color = 'black';
  /** The lines that are asked now: all, or the one that was shown. */
  #lines: Repertoire | undefined;
  /** All lines of the user's. */
  #all: Repertoire | undefined;
  /** Where a round begins. */
  #first: LineStart = { moves: '' };
  #due: readonly TrainingPuzzle[] = [];
  #message: Message = () => '';
  /** What the message says about the last move. */
  #verdict: Verdict = '';
  /** Whether a line is shown, to be played from memory next. */
  #isPreview = false;
  /** Whether a line has been shown since the page was opened. */
  #hasShown = false;
  /** Whether each move is shown before it is played, which counts for nothing. */
  #isGuided = false;
  /** For each move of the user's in this round, whether it was right first time. */
  #results: boolean[] = [];
  /** Whether the round has ended with the user's line. */
  #isDone = false;
  /** Whether the user's lines are asked in this round, not the book. */
  #isOwn = false;
  #whenDone: ((position: Position) => readonly NextStep[]) | undefined;
  /** How often this position has been missed in this round. */
  #misses = 0;
  #answering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly container: HTMLElement,
    private readonly board: OthelloBoard,
    private readonly openings: OthelloOpenings,
    /** Called when something was stored. */
    private readonly onStored: () => void,
    private readonly onNotStored: () => void,
    /** Called when another side was chosen, before its first round. */
    private readonly onSide?: (side: Color) => void,
    /** Called when a round begins. */
    private readonly onStart?: () => void,
  ) {
    board.addEventListener('othello-beforemove', (event) => {
      // Whoever plays both sides adds a line.
      if (event.detail.by !== 'user' || board.player === 'both') return;
      if (!this.#accept(event.detail.square)) event.preventDefault();
    });
    board.addEventListener('othello-move', ({ detail }) => {
      if (detail.by === 'user' && board.player !== 'both') this.#answer();
    });
    board.addEventListener('othello-squareclick', ({ detail: { square } }) => {
      if (board.player === 'both' || !this.#isAsking || board.legalMoves.includes(square)) return;
      this.#say((words) => fill(words.illegal, { square }), 'verdict wrong');
    });
  }

  /** Positions that were missed before and are due again. */
  set due(due: readonly TrainingPuzzle[]) {
    this.#due = due;
    this.draw();
  }

  /** The user's own lines, to be asked in place of the book; `undefined` for the book. */
  set lines(lines: Repertoire | undefined) {
    this.#lines = this.#all = lines;
  }

  /** What comes after a line, the likeliest first, by the position at its end. */
  set whenDone(next: (position: Position) => readonly NextStep[]) {
    this.#whenDone = next;
  }

  /** The side that is played; the next round is for it. */
  get side(): Color {
    return this.#side;
  }
  set side(side: Color) {
    this.#side = side;
  }

  /** Begins rounds at a place. */
  startAt(start: LineStart): void {
    this.#first = start;
    this.#lines = this.#all;
    this.start();
  }

  /** Ends everything that is running. */
  close(): void {
    clearTimeout(this.#answering);
  }

  draw(): void {
    const words = TRAIN[language()].drill;
    const isShown = this.#isPreview || this.#isGuided;
    const isByHeart = this.#isDone && !this.#isGuided && this.#results.every(Boolean);
    const next = this.#isDone && !this.#isGuided ? (this.#whenDone?.(this.#position) ?? []) : [];
    const nextLeads = next.length > 0 && isByHeart;
    const view = drillView({
      message: this.#message(words, language()),
      verdict: this.#verdict,
      line: this.#lines && !this.#isPreview ? { results: this.#results, left: this.#left } : undefined,
      isDone: this.#isDone,
      plan: this.#isDone && !this.#isGuided ? planAt(this.#position) : '',
      hasHelp: this.#isRunning && !this.#isGuided,
      isAsking: this.#isAsking,
      next,
      nextLeads,
      // What is shown move by move is asked from memory when it is known.
      again: !(this.#isGuided && !this.#isDone) && {
        text: isShown ? words.begin : this.#isDone ? words.playAgain : words.start,
        leads: !this.#isRunning && !nextLeads,
      },
      due: this.#dueNow.length,
      side: this.#lines ? nothing : this.sideChoice(),
      show: () => this.#showMove(),
      skip: () => this.#skip(),
      start: () => this.start(),
      repeat: () => this.repeat(),
    });
    render(view, this.container);
  }

  /** The choice of the side that is played. */
  sideChoice(): TemplateResult {
    return sideChoice(this.#side, (side) => {
      this.#side = side;
      this.onSide?.(side);
      this.repeat();
    });
  }

  /**
   * Shows a line on the board with the numbers of its moves, before it is played from memory.
   *
   * @param only the line, if it is to be asked alone
   */
  preview({ moves, position }: LineStart, message: Message, only?: Repertoire): void {
    if (only) {
      this.#lines = only;
      this.#first = { moves: '', ...(position && { position }) };
    }
    const first = startOf({ position });
    const line = parseTranscript(moves, first);
    this.#begin(line.position, moves, first);
    this.#isPreview = true;
    this.board.interactive = false;
    this.board.moveNumbers = true;
    // A line of the user's is only looked at; an opening that may be chosen shows what comes next.
    const opening = only ? undefined : openingOf(line.position);
    this.board.marks = squaresIn(opening ? firstOfPlan(opening) : '')
      .map((square) => `${square}=circle`)
      .join(' ');
    scrollTo({ top: 0 });
    this.#say(message);
    // The page begins with the whole line; one that is chosen later is played through.
    if (this.#hasShown) this.#replay();
    this.#hasShown = true;
  }

  /**
   * Lets the user play a line whose moves are shown one by one; then it is asked from memory.
   *
   * @param known its first moves, which the user knows already
   */
  guide(line: LineStart, only: Repertoire, known = ''): void {
    this.#lines = only;
    this.#first = { moves: '', ...(line.position && { position: line.position }) };
    const first = startOf(line);
    this.#begin(parseTranscript(known, first).position, known, first);
    this.#isGuided = this.board.moveNumbers = true;
    // Its one ring is on the move to play.
    this.board.hints = 'last';
    scrollTo({ top: 0 });
    if (this.#isAsking) this.#showNext(() => '');
    else this.#answer();
  }

  /** Marks the move that is to be played next. */
  #showNext(before: (words: DrillStrings) => string): void {
    const move = this.#rightMove;
    if (!move) return;
    const position = this.#position;
    this.board.marks = `${move}=circle`;
    this.#say((words) =>
      inTwo(fill(words.guide, { square: move }), before(words), moveReason(position, move)),
    );
  }

  /** Shows the moves of the line one by one. */
  #replay(): void {
    const { board } = this;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    board.goTo(0);
    const step = (): void => {
      board.goTo(board.ply + 1);
      if (board.ply < board.length) this.#answering = setTimeout(step, PACE);
    };
    this.#answering = setTimeout(step, PACE);
  }

  /** Whether a round is going on; its buttons stay while the opponent replies. */
  get #isRunning(): boolean {
    return !this.#isPreview && this.board.interactive && (this.#isAsking || this.#results.length > 0);
  }

  /** Whether the user is to move. */
  get #isAsking(): boolean {
    return this.board.interactive && this.#position.turn === this.#side && this.#isKnown(this.#position);
  }

  /** The move of the user's lines, else the best of the book. */
  get #rightMove(): Square | undefined {
    const position = this.#position;
    return this.#lines?.movesAt(position)[0] ?? bookMoves(position)?.[0]?.move;
  }

  /** Marks the move, which then has to be played; it counts as missed. */
  #showMove(): void {
    const move = this.#isAsking ? this.#rightMove : undefined;
    if (!move) return;
    this.#misses = Math.max(2, this.#misses + 1);
    this.board.marks = `${move}=circle`;
    this.#say((words) => fill(words.shown, { square: move }));
  }

  /** Plays the move for the user; it counts for nothing. */
  #skip(): void {
    const move = this.#isAsking ? this.#rightMove : undefined;
    if (!move) return;
    this.board.game.play(move);
    this.#results.push(false);
    this.#next((words) => fill(words.skipped, { square: move }));
    this.#answer();
  }

  /** Begins a round at the start. */
  start(): void {
    const { moves } = this.#first;
    const first = startOf(this.#first);
    const { position } = parseTranscript(moves, first);
    this.#begin(position, moves, first);
    this.onStart?.();
    scrollTo({ top: 0 });
    this.#next((words) => (this.#lines?.isEmpty ? words.noLines : words.yourMove));
    if (position.turn !== this.#side) this.#answer();
  }

  /** Begins a round at a position that is due, with its moves; at the start if none is due. */
  repeat(): void {
    const [due] = this.#dueNow;
    this.#lines = this.#all;
    if (!due) return this.start();
    const { position, moves } = due.puzzle;
    this.#begin(parseBoardString(position), moves);
    const { line } = this.board.game;
    this.#next((words) =>
      line.length > 0 ? fill(words.againAfter, { moves: line.join(' ') }) : words.again,
    );
  }

  /** If no move has been played yet, begins with what is due. */
  repeatFirst(): void {
    if (this.board.game.nodes.length === 0) this.repeat();
  }

  /** The due positions of the user's side. Those of lines that are not drilled here stay due, for they cannot be asked. */
  get #dueNow(): readonly TrainingPuzzle[] {
    const side = this.#side === 'black' ? 'X' : 'O';
    return this.#due.filter(
      ({ puzzle: { position } }) =>
        position.endsWith(side) && this.#isKnown(parseBoardString(position), this.#all),
    );
  }

  /** Sets up the board: after some moves, or in a position without known moves. */
  #begin(position: Position, moves = '', first = Position.start): void {
    clearTimeout(this.#answering);
    const { board } = this;
    board.game.load(beginning(position, moves, first));
    board.player = this.#side;
    board.orientation = this.#side;
    board.interactive = true;
    board.moveNumbers = this.#isPreview = this.#isGuided = false;
    board.hints = HINTS;
    board.marks = '';
    this.#results = [];
    this.#isDone = false;
    this.#isOwn = (this.#lines?.movesLeft(position, this.#side) ?? 0) > 0;
  }

  /** Whether a move of the user is accepted. A wrong one is reported, and the values are shown. */
  #accept(square: Square): boolean {
    const position = this.#position;
    const own = this.#lines?.movesAt(position) ?? [];
    const like = this.#lines?.moveLike(position, square);
    if (own.length > 0) {
      if (!like) {
        this.#wrong(square, () => notInLine(position, square));
        return false;
      }
    } else {
      const judgement = judgeMove(position, square);
      if (!judgement) return true;
      if (!judgement.right) {
        this.openings.classList.remove('hidden-values');
        this.#wrong(square, (words, tag) => fill(plural(words.wrong, judgement.loss, tag), { square }));
        return false;
      }
    }
    this.#results.push(this.#misses === 0);
    if (!this.#isGuided) this.#keep(position, own.length > 0);
    const isTurned = like !== undefined && like !== square;
    this.#next(
      (words) => inTwo(fill(isTurned ? words.turned : words.right, { square }), moveReason(position, square)),
      'verdict right',
    );
    return true;
  }

  /** Counts a wrong move, and marks it on the board. */
  #wrong(square: Square, message: Message): void {
    this.#misses += 1;
    const shown = this.#isGuided ? ` ${this.#rightMove}=circle` : '';
    this.board.marks = `${square}=cross${shown}`;
    this.#say(message, 'verdict wrong');
  }

  /** Plays for the other side, unless the book has ended. */
  #answer(): void {
    clearTimeout(this.#answering);
    // An opponent who left the line would ask for moves that the user has never seen.
    if (this.#isOwn && this.#left === 0) {
      this.#end();
      return;
    }
    this.#answering = setTimeout(() => void this.#reply(), PACE);
  }

  async #reply(): Promise<void> {
    const position = this.#position;
    const people = (await this.openings.database?.movesAt(position)) ?? [];
    // Another round may have begun meanwhile.
    if (position !== this.#position) return;
    const reply = replyTo(position, people, Math.random(), this.#lines);
    const name = reply ? (): string => nameAfter(position, reply) : () => '';
    if (reply) this.board.game.play(reply);
    if (!reply || !this.#isKnown(this.#position)) {
      this.#end();
      return;
    }
    if (this.#isGuided) {
      this.#showNext((words) => `${fill(words.replied, { square: reply })} ${name()}`.trim());
      return;
    }
    const before = this.#message;
    const isRight = this.#results.length > 0;
    this.#say(
      (words, tag) =>
        isRight
          ? inTwo(...before(words, tag).split('\n'), fill(words.replied, { square: reply }), name())
          : before(words, tag),
      this.#verdict,
    );
  }

  /** Ends the round with the user's line, or with the book. */
  #end(): void {
    this.board.interactive = false;
    this.#isDone = true;
    const n = this.#results.length;
    const right = this.#results.filter(Boolean).length;
    const { line, ply } = this.board.game;
    const moves = printTranscript(line.slice(0, ply));
    const hasName = this.#isOwn && this.#hasWholeGame;
    const nameOf = (words: DrillStrings, tag: string): string =>
      (hasName ? lineName(moves, tag) : undefined) ?? words.yourLine;
    const isByHeart = this.#isOwn && right === n && !this.#isGuided;
    const text = this.#isGuided ? 'guided' : isByHeart ? 'byHeart' : this.#isOwn ? 'lineDone' : 'end';
    this.#say(
      (words, tag) => fill(words[text], { line: nameOf(words, tag), n, right }),
      isByHeart ? 'verdict right done' : '',
    );
  }

  /** Whether there is something to ask in a position. */
  #isKnown(position: Position, lines = this.#lines): boolean {
    const [first] = position.legalMoves;
    if (first === undefined) return false;
    return (lines?.movesAt(position).length ?? 0) > 0 || judgeMove(position, first) !== undefined;
  }

  /** The next position must be answered without help. */
  #next(message: Message, verdict: Verdict = ''): void {
    this.#misses = 0;
    this.board.marks = '';
    this.openings.classList.add('hidden-values');
    this.#say(message, verdict);
  }

  /** Stores a position that was missed or due; of the user's own lines every position. */
  #keep(position: Position, isOwn: boolean): void {
    const key = position.toString();
    const isDue = this.#due.some(({ puzzle }) => puzzle.position === key);
    if (this.#misses === 0 && !isDue && !isOwn) return;
    // If it cannot be stored, the page says so.
    const known = this.#due.find(({ puzzle }) => puzzle.position === key)?.puzzle.moves;
    const { line, ply } = this.board.game;
    const moves = this.#hasWholeGame ? printTranscript(line.slice(0, ply)) : known;
    keepOpening({ position: key, moves }, this.#misses, new Date()).then(this.onStored, this.onNotStored);
  }

  /** Whether the board's game begins at the usual start, so that its moves lead to the position. */
  get #hasWholeGame(): boolean {
    return this.board.game.root.position.equals(Position.start);
  }

  #say(message: Message, verdict: Verdict = ''): void {
    this.#message = message;
    this.#verdict = verdict;
    this.draw();
  }

  /** Number of moves that the lines still ask of the user. */
  get #left(): number {
    return this.#lines?.movesLeft(this.#position, this.#side) ?? 0;
  }

  get #position(): Position {
    return this.board.game.position;
  }
}
