/**
 * Renders the reasons for one move of a review: sentences, and the two lines that prove them. `review.ts` and
 * `review-moves.ts` show it below a move that the user opens.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { isWorseThanGood } from '../../../core/analysis/classes.js';
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { FoundReview } from '../../../core/analysis/review-json.js';
import type { OthelloBoard } from '../../board/element/element.js';
import { claimOf, squaresOf, type Claim } from '../../../core/coach/reasons/claim.js';
import type { Explanation, Reason } from '../../../core/coach/reasons/reason.js';
import { asides, peopleSentence, reasonsInWords, sentence } from '../../../core/coach/text/sentences.js';
import type { EngineMove } from '../../../core/engine/engine.js';
import type { AnalysisStrings } from '../../../core/locales/strings/analysis.js';
import type { CoachStrings } from '../../../core/locales/strings/coach.js';
import type { Localizer } from '../../localizer.js';
import type { GameNode } from '../../../core/rules/game/tree.js';
import { fill } from '../../../core/locales/strings.js';
import { FoundReasons } from './found-reasons.js';
import type { EngineSource } from '../analysis/open-engine.js';
import { ReasonBoard } from './reason-board.js';
import { problemOf } from '../analysis/analysis-words.js';

/** A line shows the move with which the reason becomes visible and two more, and eight in all if it has as many. */
const SHOWN_BEHIND = 2;
const SHOWN_AT_LEAST = 8;

/** What the element provides. */
export interface ReasonsContext {
  /** The board that shows the game, if any. */
  readonly view: OthelloBoard | undefined;
  readonly source: EngineSource;
  /** Strength of the people whose choice is reported, in points. */
  readonly strength: number | undefined;
  readonly words: Localizer<AnalysisStrings>;
  readonly coach: Localizer<CoachStrings>;
  requestUpdate(): void;
}

/** Which of the two lines is on the board, and how many of its moves. */
interface Step {
  readonly line: 'own' | 'other';
  readonly ply: number;
}

/** Explains one move at a time, and shows its reasons on the board one at a time. */
export class ReasonsView {
  readonly #context: ReasonsContext;
  readonly #reasons = new FoundReasons(
    () => this.#onNews(),
    () => this.#context.strength,
  );
  readonly #onBoard = new ReasonBoard(() => this.#leave());
  #open: PlyReview | undefined;
  /** The reasons for the open move from before its value was refined; shown until the new ones are found. */
  #earlier: Explanation | undefined;
  #chosen: Reason | undefined;
  #step: Step | undefined;
  #playing: Step['line'] | undefined;

  constructor(context: ReasonsContext) {
    this.#context = context;
  }

  /** The explanation of a move, if known. */
  explanationOf(ply: PlyReview): Explanation | undefined {
    return this.#reasons.of(ply);
  }

  /** Finds the reasons for moves in the background. */
  prepare(plies: readonly PlyReview[]): void {
    this.#reasons.want(this.#context.source, plies);
  }

  /** Whether the reasons for a move are shown. */
  isOpen(ply: PlyReview): boolean {
    return this.#open?.node === ply.node;
  }

  /** Opens the explanation of a move, or closes it. */
  toggle(ply: PlyReview): void {
    const opens = !this.isOpen(ply);
    this.close();
    const { view, source } = this.#context;
    if (opens) {
      this.#open = ply;
      if (view) this.#onBoard.show(view, ply, []);
      this.#reasons.want(source, [ply]);
      this.#onNews();
    }
    this.#context.requestUpdate();
  }

  /** Closes the explanation and restores the board. */
  close(): void {
    this.#onBoard.clear();
    this.#open = this.#earlier = this.#chosen = this.#step = this.#playing = undefined;
  }

  /** Stays with the open move when its review is refined. */
  follow(plyAt: (node: GameNode) => PlyReview | undefined): void {
    const open = this.#open;
    const refined = open && plyAt(open.node);
    if (!open || refined === open) return;
    if (!refined || !isWorseThanGood(refined.class)) return this.close();
    this.#earlier = this.#explanation;
    this.#open = refined;
    this.#reasons.want(this.#context.source, [refined]);
  }

  get #explanation(): Explanation | undefined {
    return (this.#open && this.#reasons.of(this.#open)) ?? this.#earlier;
  }

  /** Takes over the explanations of an earlier review. */
  restore(found: FoundReview): void {
    this.#reasons.restore(found);
  }

  /** The strength has changed: people choose differently, and the reasons stay. */
  followStrength(): void {
    this.#reasons.stop();
    this.#earlier = undefined;
    if (this.#open) this.#reasons.want(this.#context.source, [this.#open]);
  }

  /** Stops everything. */
  stop(): void {
    this.close();
    this.#reasons.stop();
  }

  /** Shows the first reason on the board as soon as it is known. */
  #onNews(): void {
    const explanation = this.#open && this.#reasons.of(this.#open);
    if (explanation && this.#earlier) this.#earlier = this.#chosen = undefined;
    if (explanation && !this.#chosen && this.#onBoard.isShowing) this.#choose(explanation.reasons[0]!);
    this.#context.requestUpdate();
  }

  /** Shows the squares and the lines of a reason. */
  #choose(reason: Reason): void {
    const { view } = this.#context;
    if (!this.#open) return;
    this.#chosen = reason;
    this.#step = this.#playing = undefined;
    if (view) this.#onBoard.show(view, this.#open, squaresOf(reason));
    this.#context.requestUpdate();
  }

  /** The board was moved to another position: no reason is on it any more. */
  #leave(): void {
    this.#chosen = this.#step = this.#playing = undefined;
    this.#context.requestUpdate();
  }

  /** Renders the reasons for the open move. */
  render(): TemplateResult {
    const words = this.#context.words.strings.review;
    const explanation = this.#explanation;
    if (explanation) return this.#explained(explanation);
    const { error } = this.#reasons;
    const text = error === undefined ? words.pending : fill(words.unexplained, { problem: problemOf(error) });
    return html`<p class="why quiet" role="status">${text}</p>`;
  }

  /** The reasons in words, and the lines that prove one of them. */
  #explained(explanation: Explanation): TemplateResult {
    const { strings, language } = this.#context.coach;
    const reasons = reasonsInWords(explanation);
    const claim = claimOf(explanation, this.#chosen ?? reasons[0]!);
    const ofPeople = peopleSentence(explanation, strings, language);
    return html`<div class="why" part="reasons">
      <ul class="reasons" role="list">
        ${reasons.map(
          (reason) =>
            html`<li>
              <button
                type="button"
                class="reason"
                aria-pressed=${this.#chosen === reason ? 'true' : 'false'}
                @click=${() => this.#choose(reason)}
              >
                ${sentence(explanation, reason, strings, language)}
              </button>
            </li>`,
        )}
      </ul>
      ${asides(explanation, strings, language).map((text) => html`<p class="aside">${text}</p>`)}
      ${ofPeople === undefined ? nothing : html`<p class="people">${ofPeople}</p>`}
      <div class="pair">
        ${this.#lineView('own', explanation.move, claim)}
        ${explanation.other ? this.#lineView('other', explanation.other, claim) : nothing}
      </div>
    </div>`;
  }

  /** One of the two lines, with buttons for its moves. */
  #lineView(name: Step['line'], square: string, claim: Claim): TemplateResult {
    const words = this.#context.words.strings.review;
    const head = fill(name === 'own' ? words.playedLine : words.betterLine, { square });
    const shows = claim.shows?.line === name ? claim.shows.ply : 0;
    const line = claim[name].slice(0, Math.max(SHOWN_AT_LEAST, shows + SHOWN_BEHIND));
    const isPlaying = this.#playing === name;
    return html`<section class="line" aria-label=${head}>
      <div class="bar">
        <b>${head}</b>
        <button
          type="button"
          class="action small"
          part="button"
          ?hidden=${!this.#context.view}
          aria-label=${isPlaying ? words.stopShowing : `${words.show} ${head}`}
          @click=${() => this.#play(name, line)}
        >
          ${isPlaying ? words.stopShowing : words.show}
        </button>
      </div>
      <ol class="steps" role="list">
        ${line.map((move, at) => this.#stepView(name, line, move, at + 1, at + 1 === shows))}
      </ol>
    </section>`;
  }

  #stepView(
    name: Step['line'],
    line: readonly EngineMove[],
    move: EngineMove,
    ply: number,
    isClaim: boolean,
  ): TemplateResult {
    const words = this.#context.words.strings.review;
    const text = move === 'pass' ? this.#context.coach.strings.pass : move;
    const isHere = this.#step?.line === name && this.#step.ply === ply;
    return html`<li>
      <button
        type="button"
        class=${isClaim ? 'step claim' : 'step'}
        aria-pressed=${isHere ? 'true' : 'false'}
        ?disabled=${!this.#context.view}
        aria-label=${isClaim ? fill(words.showsHere, { square: text }) : nothing}
        @click=${() => this.#goTo(name, line, isHere ? 0 : ply)}
      >
        ${text}
      </button>
    </li>`;
  }

  /** Shows the position after some moves of a line. */
  #goTo(line: Step['line'], moves: readonly EngineMove[], ply: number): void {
    this.#beOnBoard();
    this.#playing = undefined;
    this.#onBoard.step(moves.slice(0, ply));
    this.#step = ply === 0 ? undefined : { line, ply };
    this.#context.requestUpdate();
  }

  /** Plays a line on the board, or stops it. */
  #play(line: Step['line'], moves: readonly EngineMove[]): void {
    if (this.#playing === line) {
      // Ends as a line does that has been played out: with the callback below.
      this.#onBoard.stop();
      return;
    }
    this.#beOnBoard();
    this.#step = undefined;
    this.#onBoard.play(moves, () => {
      this.#playing = undefined;
      this.#context.requestUpdate();
    });
    this.#playing = line;
    this.#context.requestUpdate();
  }

  /** Goes back to the explained move, where all lines begin. */
  #beOnBoard(): void {
    const explanation = this.#explanation;
    if (!this.#onBoard.isShowing && explanation) this.#choose(this.#chosen ?? explanation.reasons[0]!);
  }
}
