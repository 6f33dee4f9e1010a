/** The coach of a game. It says why a move was bad, so that it can be taken back, or explains any move on request. */
import { positionBefore } from '../../../../core/analysis/ply-review.js';
import { squareName, type CoordinateStyle } from '../../../board/square-name.js';
import type { Explanation, Reason } from '../../../../core/coach/reason.js';
import { fill, plural } from '../../../../core/locales/strings.js';
import type { GameNode } from '../../../../core/rules/game.js';
import type { Mark } from '../../../../core/rules/facts.js';
import type { Square } from '../../../../core/rules/square.js';
import type { SessionContext, SessionEnvironment, ShownLine } from './context.js';
import { coordinateStyleOf } from './options.js';
import { loaded } from '../../../board/lazy.js';
import { EFFORT_IN_PLAY } from '../../../../core/engine/effort.js';
import type { Position } from '../../../../core/rules/position.js';

/** The coach comments on a move with at least this loss, in discs. */
const BAD_LOSS = 4;

/** Judges the moves of people, one at a time. */
export class GameCoach {
  #ending: AbortController | undefined;
  /** The place after the bad move. */
  #bad: GameNode | undefined;
  /** The mark of the better square on the board. */
  #mark: Mark | undefined;

  constructor(private readonly context: SessionContext) {}

  /** Whether a bad move on the board can be taken back. */
  get offersTakeBack(): boolean {
    const bad = this.#bad;
    const { ply, nodes } = this.context.game;
    return bad !== undefined && ply >= bad.ply && ply <= bad.ply + 1 && nodes[bad.ply - 1] === bad;
  }

  /** Whether there is a move to explain, and no search is running. */
  get canExplain(): boolean {
    return this.#ending === undefined && this.#lastMove !== undefined;
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
    this.unmark();
  }

  /** Removes the mark of the better square. */
  unmark(): void {
    if (this.#mark) this.#setMarks([]);
    this.#mark = undefined;
  }

  /** @param least the smallest loss to comment on, in discs */
  async #look(node: GameNode, least: number): Promise<void> {
    const { context } = this;
    this.forget();
    const { move } = node;
    if (!move || !node.parent) return;
    const before = positionBefore(node);
    const ending = (this.#ending = new AbortController());
    context.requestUpdate();
    try {
      const { explanation, reason, text } = await spokenReason(
        context.env,
        before,
        move,
        ending.signal,
        coordinateStyleOf(context.options),
      );
      const { loss, verdict, other } = explanation;
      if (loss < least) return;
      if (verdict === 'bad') {
        this.#bad = node;
        if (other) this.#point(other);
      }
      const line = verdict === 'bad' ? reason.other : reason.line;
      const moves = line.length > 0 ? line : [verdict === 'bad' && other ? other : move];
      const shown: ShownLine = { start: before, moves };
      context.setMessage(text, 'game', { title: this.#title(move, explanation, reason), line: shown });
    } catch (cause) {
      // The board itself reports errors of the engine.
      if (!ending.signal.aborted) context.reportLoadError(cause);
    } finally {
      if (this.#ending === ending) this.#ending = undefined;
      context.requestUpdate();
    }
  }

  #title(move: Square, { loss }: Explanation, { kind }: Reason): string {
    const { env, options, strings } = this.context;
    const square = squareName(move, coordinateStyleOf(options));
    const discs = Math.round(loss);
    if (discs > 0) return fill(plural(strings.messages.moveLoses, discs, env.language()), { square });
    return kind === 'only-move' ? `${square}:` : fill(strings.messages.moveGood, { square });
  }

  /** Marks the better square like a hint. */
  #point(square: Square): void {
    const mark: Mark = { square, shape: 'circle' };
    this.#setMarks([mark]);
    this.#mark = mark;
  }

  #setMarks(added: readonly Mark[]): void {
    const { context } = this;
    context.setBoard({ marks: [...context.board.marks.filter((mark) => mark !== this.#mark), ...added] });
  }
}

/** An explanation and its text. */
interface SpokenReason {
  readonly explanation: Explanation;
  /** The heaviest reason. */
  readonly reason: Reason;
  readonly text: string;
}

/**
 * Explains a move in the game's language, in the words of a review of the same effort. From 18 empty squares on, where
 * all moves are solved, a more thorough review says the same, too.
 *
 * @throws {DOMException} `AbortError` when the signal aborts
 */
export async function spokenReason(
  env: SessionEnvironment,
  position: Position,
  move: Square,
  signal: AbortSignal,
  style: CoordinateStyle,
): Promise<SpokenReason> {
  const [{ explain }, { sentence }, { coachLanguage, loadCoachWords }] = await Promise.all([
    loaded(() => import('../../../../core/coach/explain.js')),
    loaded(() => import('../../../../core/coach/sentences.js')),
    loaded(() => import('../../../../core/coach/words.js')),
  ]);
  const words = await loadCoachWords(coachLanguage(env.language()) ?? 'en');
  const engine = await env.openEngine();
  const explanation = await explain(position, move, engine, { effort: EFFORT_IN_PLAY, signal }).finally(() =>
    engine.close(),
  );
  signal.throwIfAborted();
  const reason = explanation.reasons[0]!;
  const text = sentence(explanation, reason, words, env.language());
  return {
    explanation,
    reason,
    text: text.replaceAll(/\b[a-h][1-8]\b/g, (square) => squareName(square as Square, style)),
  };
}
