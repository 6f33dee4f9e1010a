/** Renders a puzzle with its facts and buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../../src/elements/companions/puzzle/define.js';
import type { PuzzleData, PuzzleResult } from '../../src/elements/companions/puzzle/puzzle.js';
import type { TrainStrings } from '../locales/train.js';
import { keepAttempt, keepOpening, type TrainingPuzzle } from '../progress/store.js';
import { OPENING } from '../progress/training.js';
import type { TrainContext } from './mode.js';

export interface PuzzleView {
  readonly puzzle: PuzzleData;
  /** Changes when the puzzle is asked again. */
  readonly turn: number;
  readonly words: TrainStrings;
  /** The button that continues; it is enabled when the puzzle has ended. */
  readonly next?: { readonly text: string; readonly act: () => void; readonly leads: boolean } | undefined;
  /** What else stands below the buttons. */
  readonly more?: TemplateResult | undefined;
  readonly onEnd: (result: PuzzleResult) => void;
}

export function puzzleView({ puzzle, turn, words, next, more, onEnd }: PuzzleView): TemplateResult {
  return html`<othello-puzzle
    id="exercise"
    .puzzle=${guard([turn], () => ({ ...puzzle }))}
    @othello-puzzleend=${({ detail }: CustomEvent<PuzzleResult>) => onEnd(detail)}
  >
    <div slot="actions" class="beside-buttons">
      <p class="ways">
        ${
          next
            ? html`<button type="button" class=${next.leads ? 'lead' : 'plain'} @click=${next.act}>
                ${next.text}
              </button>`
            : nothing
        }
        ${analyseLink(puzzle.position.toString(), words)}
      </p>
      ${more ?? nothing}
    </div>
  </othello-puzzle>`;
}

/** A link that opens a position for analysis. */
export function analyseLink(position: string, words: TrainStrings): TemplateResult {
  return html`<a href="../analyse/index.html#game=${encodeURIComponent(position)}"
    >${words.analysePosition}</a
  >`;
}

/** Stores the result of a puzzle, or of a position of an opening. */
export async function keepResult(
  puzzle: TrainingPuzzle['puzzle'],
  result: PuzzleResult,
  context: TrainContext,
): Promise<void> {
  const now = new Date();
  try {
    if (puzzle.goal === OPENING) {
      const missed = result.solved ? result.mistakes + Math.max(0, result.hints - 1) : 2;
      await keepOpening(puzzle, missed, now);
    } else await keepAttempt(puzzle, result, now);
    await context.refresh();
  } catch {
    context.onNotStored();
  }
}
