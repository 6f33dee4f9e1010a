/**
 * Renders the lists of moves below a review: turning points, and other moves that are worse than good. A part of the
 * template of `review.ts`.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { CLASS_THRESHOLDS, isWorseThanGood } from '../../../core/analysis/classes.js';
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { AnalysisStrings } from '../../../core/locales/strings/analysis.js';
import { plural } from '../../../core/locales/strings.js';
import { lostDiscs } from '../../../core/rules/score.js';
import type { ReasonsView } from './reasons-view.js';
import { moveText, SIGNS } from '../analysis/analysis-words.js';

/** Number of errors listed for a game without turning points. */
const COSTLIEST = 3;

/** The data that the lists of moves show. */
export interface MovesView {
  readonly strings: AnalysisStrings;
  readonly language: string;
  /** The moves of the reviewed line; `undefined` for moves without a value yet. */
  readonly plies: readonly (PlyReview | undefined)[];
  readonly turningPoints: readonly PlyReview[];
  /** Whether there is a board to show refutations on. */
  readonly hasBoard: boolean;
  /** The move whose refutation is shown. */
  readonly shown: PlyReview | undefined;
  readonly reasons: ReasonsView;
  /** Goes to a move. */
  goTo(ply: PlyReview): void;
  /** Plays the refutation of a move, or stops it. */
  toggleRefutation(ply: PlyReview): void;
  /** Opens or closes the reasons for a move. */
  toggleReasons(ply: PlyReview): void;
}

/** The moves that are worse than good, in the order of the game. */
export function faultsOf(plies: readonly (PlyReview | undefined)[]): PlyReview[] {
  return plies.filter((ply): ply is PlyReview => ply !== undefined && isWorseThanGood(ply.class));
}

/**
 * The turning points, or without any the costliest mistakes; the other moves that are worse than good are folded away.
 */
export function movesView(view: MovesView): TemplateResult {
  const { strings, language } = view;
  const words = strings.review;
  const points = view.turningPoints.toSorted((a, b) => a.ply - b.ply);
  const faults = faultsOf(view.plies);
  const costliest = points.length > 0 ? [] : costliestOf(faults);
  // The text for a game without turning points says that it was lost little by little: not so after a blunder.
  const isSlow = faults.every(({ loss }) => loss < CLASS_THRESHOLDS.blunder);
  const others = faults.filter((ply) => !points.includes(ply) && !costliest.includes(ply));
  return html`<section>
    ${
      points.length > 0
        ? html`<h3>${words.turningPoints}</h3>
            ${list('turning-points', points, view)}`
        : isSlow
          ? html`<h3>${words.turningPoints}</h3>
              <p class="quiet">${words.noTurningPoints}</p>`
          : nothing
    }
    ${
      costliest.length > 0
        ? html`<h3>${words.costliest}</h3>
            ${list('turning-points', costliest, view)}`
        : nothing
    }
    ${
      others.length > 0
        ? html`<details>
            <summary>${plural(words.others, others.length, language)}</summary>
            ${list('other-moves', others, view)}
          </details>`
        : nothing
    }
  </section>`;
}

/** The greatest errors of a game that was lost little by little. */
function costliestOf(faults: readonly PlyReview[]): PlyReview[] {
  const most = faults.toSorted((a, b) => b.loss - a.loss).slice(0, COSTLIEST);
  return most.toSorted((a, b) => a.ply - b.ply);
}

/** A list of moves. */
function list(part: string, plies: readonly PlyReview[], view: MovesView): TemplateResult {
  return html`<ol part=${part} role="list">
    ${plies.map((ply) => item(ply, view))}
  </ol>`;
}

/** A move of a list: its loss, its refutation, its reasons. */
function item(ply: PlyReview, view: MovesView): TemplateResult {
  const { strings, language, reasons } = view;
  const words = strings.review;
  const move = moveText(strings, ply.node);
  const sign = SIGNS[ply.class!];
  const isShown = view.shown?.node === ply.node;
  const better = plural(words.better, lostDiscs(ply.loss), language).replace('{square}', ply.best[0]!);
  const line = words.refutation.replace('{line}', (isShown ? view.shown : ply).refutation.join(' '));
  return html`<li>
    <button type="button" class="go" @click=${() => view.goTo(ply)}>
      <span class="disc ${ply.color}" aria-hidden="true"></span>${move}
      <span class=${ply.class!} aria-hidden="true">${sign}</span>
      <span class="unseen">${strings.classes[ply.class!]}</span>
    </button>
    <span class="text">${isShown ? line : better}</span>
    ${
      view.hasBoard
        ? html`<button
            type="button"
            class="action small"
            part="button"
            aria-label=${isShown ? words.stopShowing : words.showMove.replace('{move}', move)}
            @click=${() => view.toggleRefutation(ply)}
          >
            ${isShown ? words.stopShowing : words.show}
          </button>`
        : nothing
    }
    <button
      type="button"
      class="action small"
      part="button"
      aria-label="${words.why} ${move}"
      aria-expanded=${reasons.isOpen(ply) ? 'true' : 'false'}
      @click=${() => view.toggleReasons(ply)}
    >
      ${words.why}
    </button>
    ${reasons.isOpen(ply) ? reasons.render() : nothing}
  </li>`;
}
