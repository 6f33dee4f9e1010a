/**
 * The coach of a game: says why a move was bad, so that it can be taken back, or explains any move on request. The session
 * calls it after each move if the option is on; its comment becomes the message of the session. Below, the explanations
 * of the core in sentences of a game's language: of a move, also for hints (`game-messages.ts`), and of a game that has
 * ended, for the session. The modules that explain are loaded when the first sentence is wanted. Losses are in discs.
 */
import { positionBefore } from '../../../../core/analysis/ply-review.js';
import type { FoundReview } from '../../../../core/analysis/review-json.js';
import type { CauseKind } from '../../../../core/analysis/story/facts/fact.js';
import type { PlyReview } from '../../../../core/analysis/ply-review.js';
import type { Moment } from '../../../../core/analysis/story/moments.js';
import type { Story } from '../../../../core/analysis/story/story.js';
import { squareName, type CoordinateStyle } from '../../../board/square-name.js';
import type { Explanation, Reason } from '../../../../core/coach/reasons/reason.js';
import { joinSentences } from '../../../../core/locales/join-sentences.js';
import { fill, plural } from '../../../../core/locales/strings.js';
import type { GameNode } from '../../../../core/rules/game/tree.js';
import type { Game } from '../../../../core/rules/game/game.js';
import type { Mark } from '../../../../core/rules/game/facts.js';
import type { Position } from '../../../../core/rules/position.js';
import type { Square } from '../../../../core/rules/square.js';
import { CORNERS } from '../../../../core/rules/strategy.js';
import type { SessionContext, ShownLine, SessionEnvironment } from './environment.js';
import { coordinateStyleOf } from './setup/game-options.js';
import { loaded } from '../../../board/lazy.js';
import { EFFORT_IN_PLAY, type Effort } from '../../../../core/engine/effort.js';
import { opponent, type Color } from '../../../../core/rules/color.js';
import { lostDiscs } from '../../../../core/rules/score.js';

/** The coach comments on a move with at least this loss, in discs. */
const BAD_LOSS = 4;

/** Judges the moves of people, one at a time. */
export class GameCoach {
  #ending: AbortController | undefined;
  /** Whether there is no comment yet on the move that it looks at. */
  #isSeeking = false;
  /** The place after the bad move. */
  #bad: GameNode | undefined;
  /** The mark of the better square on the board. */
  #mark: Mark | undefined;

  constructor(private readonly context: SessionContext) {}

  /** Whether a bad move on the board can be taken back. */
  get offersTakeBack(): boolean {
    return this.#bad !== undefined && this.#isShown(this.#bad);
  }

  /** Whether there is a move to explain, and none is being explained. */
  get canExplain(): boolean {
    return !this.#isSeeking && this.#lastMove !== undefined;
  }

  /** The last move of a person. */
  get #lastMove(): GameNode | undefined {
    const { game, board } = this.context;
    let node: GameNode | undefined = game.node;
    while (node && (!node.move || node.color === board.engine)) node = node.parent;
    return node;
  }

  /** Judges the move that a person has just made, and says why if it is bad. */
  judge(): Promise<void> {
    return this.#look(this.context.game.node, BAD_LOSS);
  }

  /** Says what the last move of a person was worth, and why. */
  async explain(): Promise<void> {
    const node = this.#lastMove;
    if (node) await this.#look(node, 0);
  }

  /** Goes back to the position before the bad move. */
  takeBack(): void {
    const before = this.#bad?.parent;
    this.forget();
    if (before) this.context.game.goTo(before);
  }

  /** Stops the coach's search, and drops its offer. */
  forget(): void {
    this.#ending?.abort();
    this.#ending = this.#bad = undefined;
    this.#isSeeking = false;
    this.unmark();
  }

  /** Removes the mark of the better square. */
  unmark(): void {
    if (this.#mark) this.#setMarks([]);
    this.#mark = undefined;
  }

  /** Whether the board shows a move, or the answer to it. */
  #isShown(node: GameNode): boolean {
    const { ply, nodes } = this.context.game;
    return ply >= node.ply && ply <= node.ply + 1 && nodes[node.ply - 1] === node;
  }

  /**
   * Says why a move was bad, and once more if a longer look says it better.
   *
   * @param least the smallest loss to comment on, in discs
   */
  async #look(node: GameNode, least: number): Promise<void> {
    const { context } = this;
    this.forget();
    const { move } = node;
    if (!move || !node.parent) return;
    const before = positionBefore(node);
    const ending = (this.#ending = new AbortController());
    this.#isSeeking = true;
    context.requestUpdate();
    try {
      const style = coordinateStyleOf(context.options);
      let shown: string | undefined;
      for await (const spoken of spokenReasons(context.env, before, move, ending.signal, style)) {
        if (shown === undefined && spoken.explanation.loss < least) return;
        // Something else is on the board, or another message has come since.
        if (shown !== undefined && (!this.#isShown(node) || context.message.text !== shown)) return;
        shown = spoken.text;
        this.#isSeeking = false;
        this.#say(node, before, spoken);
      }
    } catch (cause) {
      // The board itself reports errors of the engine.
      if (!ending.signal.aborted) context.reportLoadError(cause);
    } finally {
      if (this.#ending === ending) {
        this.#ending = undefined;
        this.#isSeeking = false;
      }
      context.requestUpdate();
    }
  }

  /** Shows a comment of the coach, and marks the square of the move. */
  #say(node: GameNode, before: Position, { explanation, reason, text }: SpokenReason): void {
    const { context } = this;
    const { move, verdict, other } = explanation;
    const isBad = verdict === 'bad';
    this.unmark();
    this.#bad = isBad ? node : undefined;
    if (isBad && other) this.#point(other);
    const line = isBad ? reason.other : reason.line;
    const moves = line.length > 0 ? line : [isBad && other ? other : move];
    const shown: ShownLine = { start: before, moves };
    context.setMessage(text, 'game', { title: this.#title(move, explanation, reason), line: shown });
  }

  /** The title of a comment: what the move costs. */
  #title(move: Square, { loss }: Explanation, { kind }: Reason): string {
    const { env, options, strings } = this.context;
    const square = squareName(move, coordinateStyleOf(options));
    const discs = lostDiscs(loss);
    if (discs > 0) return fill(plural(strings.messages.moveLoses, discs, env.language()), { square });
    return kind === 'only-move' ? `${square}:` : fill(strings.messages.moveGood, { square });
  }

  /** Marks the better square like a hint. */
  #point(square: Square): void {
    const mark: Mark = { square, shape: 'circle' };
    this.#setMarks([mark]);
    this.#mark = mark;
  }

  /** Replaces the coach's mark on the board. */
  #setMarks(added: readonly Mark[]): void {
    const { context } = this;
    context.setBoard({ marks: [...context.board.marks.filter((mark) => mark !== this.#mark), ...added] });
  }
}

/** Nobody waits for the first answer; the second is the one that a review gives. */
const EFFORTS: readonly Effort[] = [EFFORT_IN_PLAY, 'thorough'];

/** An explanation and its text. */
export interface SpokenReason {
  readonly explanation: Explanation;
  /** The heaviest reason. */
  readonly reason: Reason;
  readonly text: string;
}

/**
 * Explains a move in the game's language: first after a short look, then as a review explains it, if that is something
 * else.
 *
 * @throws {DOMException} `AbortError` when the signal aborts
 */
export async function* spokenReasons(
  env: SessionEnvironment,
  position: Position,
  move: Square,
  signal: AbortSignal,
  style: CoordinateStyle,
): AsyncGenerator<SpokenReason, void> {
  const [{ explain }, { sentence }, { coachLanguage, loadCoachWords }] = await Promise.all([
    loaded(() => import('../../../../core/coach/explain.js')),
    loaded(() => import('../../../../core/coach/text/sentences.js')),
    loaded(() => import('../../../../core/coach/text/words.js')),
  ]);
  const words = await loadCoachWords(coachLanguage(env.language()) ?? 'en');
  const engine = await env.openEngine();
  try {
    let last: SpokenReason | undefined;
    for (const effort of EFFORTS) {
      const explanation = await explain(position, move, engine, { effort, signal });
      signal.throwIfAborted();
      const reason = explanation.reasons[0]!;
      const written = sentence(explanation, reason, words, env.language());
      const text = written.replaceAll(/\b[a-h][1-8]\b/g, (square) => squareName(square as Square, style));
      const spoken = { explanation, reason, text };
      if (!last || !saysTheSame(last, spoken)) yield spoken;
      last = spoken;
    }
  } finally {
    engine.close();
  }
}

/** Whether two comments are the same for a reader. */
function saysTheSame(a: SpokenReason, b: SpokenReason): boolean {
  return a.text === b.text && Math.round(a.explanation.loss) === Math.round(b.explanation.loss);
}

/** Shorter games have no story. */
const LEAST_MOVES = 20;
/** The nodes of the search for each move: a sentence must be there when the discs are counted. */
const NODES = 10_000;
/** From this number of empty squares on, values are proven. */
const EXACT_FROM = 18;
/** So many moves are searched again before one of them is named. */
const MOST_CHECKED = 2;

/** What a player learns from a game: a bad move, or the best one of a game that was won. */
export interface Why {
  readonly kind: 'fault' | 'best';
  /** Why the move is shown, and what it did; for a bad move, a question for the better one. */
  readonly label: string;
  readonly text: string;
  /** The number of the move, its position and square, and the square of a better one; of the best one, its own. */
  readonly ply: number;
  readonly position: Position;
  readonly played: Square;
  readonly better: Square;
  /** The squares that the text is about. */
  readonly about: readonly Square[];
}

/** The quick review of a game that has ended. */
export interface EndReview {
  readonly review: FoundReview;
  /** Missing where nothing decided the game. */
  readonly why?: Why | undefined;
}

/** What gives a corner away, which everybody understands. */
const CORNER_LOST: readonly CauseKind[] = ['corner-given', 'corner-left', 'corner-beside', 'corner-step'];

/** Before this ply, hardly anybody sees why one move is better than another. */
const OPENING_PLIES = 12;
/** In degrees of plainness (`Fact`): from here on, the board shows why a move was bad. */
const PLAIN = 2;
/** The story of a game has fewer moments. */
const ALL_MOMENTS = 60;
/** In discs: the best move of a game was better than any other one by as much. */
const LEAST_GAP = 4;

/**
 * The bad move that a player learns most from: one that lost a corner or left one, else where the game turned, else the
 * costliest that did something which the board shows, or any; those of the opening come last.
 *
 * @param shows whether something can be said of a move without a better one
 */
function faultOf(
  { turn, moments }: Story,
  you: Color,
  shows: (moment: Moment) => boolean,
): Moment | undefined {
  const own = moments
    .filter(({ kind, main }) => kind !== 'found' && main.color === you)
    .toSorted((a, b) => b.main.loss - a.main.loss);
  const late = own.filter(({ main }) => main.ply > OPENING_PLIES);
  const decisive = turn?.kind === 'moment' ? turn.moment : undefined;
  return (
    own.find((moment) => losesCorner(moment) && shows(moment)) ??
    own.find(({ fact }) => fact?.advice === 'corner-now') ??
    late.find((moment) => moment === decisive && shows(moment)) ??
    late.find((moment) => shows(moment) && (moment.fact?.plainness ?? 0) >= PLAIN) ??
    late.find(shows) ??
    late[0] ??
    own[0]
  );
}

function losesCorner({ fact }: Moment): boolean {
  return fact?.cause !== undefined && CORNER_LOST.includes(fact.cause.kind);
}

/** That a side had most corners in the end, which everybody sees; else empty. */
function cornersText(
  { position }: Game,
  side: Color,
  texts: { readonly three: string; readonly four: string },
): string {
  const own = CORNERS.filter((corner) => position.at(corner) === side).length;
  return own === 4 ? texts.four : own === 3 ? texts.three : '';
}

/** By how many discs the best move of a position was better than any other one. */
function gapOf({ moves: [first, second] }: PlyReview): number {
  return first && second ? first.value - second.value : 0;
}

/** The best move of a player that the story does not praise: a corner, or a proven one that no other move came near. */
function bestOf(plies: readonly (PlyReview | undefined)[], you: Color): PlyReview | undefined {
  const found = plies
    .filter((ply) => ply !== undefined)
    .filter((ply) => ply.color === you && ply.ply > OPENING_PLIES && ply.square === ply.best[0])
    .filter((ply) => gapOf(ply) >= LEAST_GAP)
    .toSorted((a, b) => gapOf(b) - gapOf(a));
  const isCorner = ({ square }: PlyReview): boolean => CORNERS.includes(square);
  return found.find(isCorner) ?? found.find(({ certainty }) => certainty === 'exact');
}

/**
 * Reviews a game quickly and says what the user learns from it. The review has the explanations that this took.
 *
 * @param you the side of the user, who is addressed
 * @param names the names of the players
 * @returns `undefined` for a short game
 * @throws {DOMException} `AbortError` when the signal aborts
 */
export async function findWhy(
  env: SessionEnvironment,
  game: Game,
  { you, names }: { readonly you: Color; readonly names: Readonly<Record<Color, string>> },
  signal: AbortSignal,
): Promise<EndReview | undefined> {
  if (game.nodes.length < LEAST_MOVES) return undefined;
  const [{ reviewWhole }, { story }, { explain }, summary, { coachLanguage, loadCoachWords }] = await loaded(
    () =>
      Promise.all([
        import('../../../../core/analysis/review.js'),
        import('../../../../core/analysis/story/story.js'),
        import('../../../../core/coach/explain.js'),
        import('../../../../core/analysis/story/moment-summary.js'),
        import('../../../../core/coach/text/words.js'),
      ]),
  );
  const language = coachLanguage(env.language()) ?? 'en';
  const words = await loadCoachWords(language);
  const engine = await env.openEngine();
  try {
    const whole = await reviewWhole(game, engine, {
      limits: { nodes: NODES, exactFrom: EXACT_FROM },
      signal,
    });
    if (!whole) return undefined;
    const isWon = game.result?.winner === you;
    const explanations: Explanation[] = [];
    const review: FoundReview = { plies: whole.plies, explanations, effort: 'quick' };
    const tell = (): Story | undefined => story(whole.plies, { explanations, most: ALL_MOMENTS });
    let found = tell();
    const { end } = env.strings();
    const reader = { words, language, you, names };
    if (isWon) {
      const praised = found?.praise[you].find(({ main }) => main.ply > OPENING_PLIES);
      const own = praised?.main ?? bestOf(whole.plies, you);
      if (!own) return { review };
      const { ply, position, square } = own;
      const others = plural(end.othersLose, lostDiscs(gapOf(own)), env.language());
      const why = praised
        ? summary.momentSummary(praised, reader)
        : CORNERS.includes(square)
          ? end.tookCorner
          : others;
      const label = fill(end.bestMove, { square });
      const text = joinSentences([cornersText(game, you, end.wonCorners.you), why]);
      const move = { ply, position, played: square, better: square, about: [] };
      return { review, why: { kind: 'best', label, text, ...move } };
    }
    const shows = (moment: Moment): boolean => summary.momentEffect(moment, reader) !== '';
    // A move that only an estimate blames is searched again: the story drops it if it lost nothing.
    for (let checked = 0; checked < MOST_CHECKED; checked++) {
      const main = found && faultOf(found, you, shows)?.main;
      const at = whole.plies.findIndex((ply) => ply?.node === main?.node);
      if (!main || main.certainty === 'exact' || explanations[at]) break;
      const { position, square, moves } = main;
      explanations[at] = await explain(position, square, engine, { values: moves, verify: true, signal });
      found = tell();
    }
    const moment = found && faultOf(found, you, shows);
    if (!found?.turn || !moment) return { review };
    const { main, fact } = moment;
    const { ply, position, square: played, best } = main;
    const isCorner = fact?.advice === 'corner-now';
    const effect = isCorner ? '' : summary.momentEffect(moment, reader);
    const text = joinSentences([
      cornersText(game, opponent(you), end.wonCorners.opponent),
      effect || fill(end.playedHere, { square: played }),
      isCorner ? end.whichCorner : end.whatBetter,
    ]);
    const label = summary.momentLabel(moment, whole.plies, found.turn, reader);
    const named = (effect.match(/\b[a-h][1-8]\b/gu) ?? []) as Square[];
    const about = named.filter((square) => square !== played && position.at(square) === undefined);
    return { review, why: { kind: 'fault', label, text, ply, position, played, better: best[0]!, about } };
  } finally {
    engine.close();
  }
}
