/**
 * Renders learning from mistakes as a part of the review: the buttons that start it, its questions and answers. A
 * template of `analysis/drill.ts`, for `review.ts`.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { isError } from '../../../core/analysis/classes.js';
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { AnalysisStrings } from '../../../core/locales/strings/analysis.js';
import { fill, plural } from '../../../core/locales/strings.js';
import type { Color } from '../../../core/rules/color.js';
import { lostDiscs } from '../../../core/rules/score.js';
import { candidatesOf, regionOf, type Drill } from '../analysis/drill.js';

/** The texts of the drill, and the language of its numbers. */
export interface DrillWords {
  readonly strings: AnalysisStrings;
  readonly language: string;
}

/** The mistakes of a side. */
function mistakesOf(plies: readonly (PlyReview | undefined)[], color: Color): PlyReview[] {
  return plies.filter((ply): ply is PlyReview => ply?.color === color && isError(ply.class));
}

/** A button for each side, which starts with the mistakes of that side. */
export function drillStart(
  { strings, language }: DrillWords,
  plies: readonly (PlyReview | undefined)[],
  begin: (mistakes: readonly PlyReview[]) => void,
): TemplateResult {
  return html`<section>
    <h3>${strings.drill.name}</h3>
    <div class="bar">
      ${(['black', 'white'] as const).map((color) => {
        const mistakes = mistakesOf(plies, color);
        const text =
          mistakes.length > 0 ? plural(strings.drill.errors, mistakes.length, language) : strings.drill.none;
        return html`<button
          type="button"
          class="action"
          part="button"
          ?disabled=${mistakes.length === 0}
          @click=${() => begin(mistakes)}
        >
          <span class="disc ${color}" aria-hidden="true"></span> ${fill(text, { color: strings[color] })}
        </button>`;
      })}
    </div>
  </section>`;
}

/** The current question, and the answer to the last try. */
export function drillView(used: DrillWords, drill: Drill, end: () => void): TemplateResult {
  const { strings } = used;
  const words = strings.drill;
  const { current, mistakes, passed, found } = drill;
  const task = current
    ? fill(words.task, { n: current.ply, color: strings[current.color], square: current.square })
    : fill(words.done, { n: found, total: mistakes.length });
  const button = (text: string, act: () => void, kind = ''): TemplateResult =>
    html`<button type="button" class="action ${kind}" part="button" @click=${act}>${text}</button>`;
  return html`<section class="drill" part="drill" tabindex="-1" aria-label=${words.name}>
    <h3>
      ${words.name}
      ${
        current
          ? html`<span class="quiet"
              >${fill(words.progress, { n: passed + 1, total: mistakes.length })}</span
            >`
          : nothing
      }
    </h3>
    <p role="status">${task}</p>
    <p class="feedback" role="status">${current ? feedback(used, drill, current) : ''}</p>
    <div class="bar">
      ${
        current && !drill.solved
          ? html`${button(words.hint, () => drill.hint())} ${button(words.solve, () => drill.solve())}`
          : nothing
      }
      ${current ? button(words.next, () => drill.next(), drill.solved ? 'main' : '') : nothing}
      ${button(words.end, end, current ? '' : 'main')}
    </div>
  </section>`;
}

/** The answer to a try. */
function feedback(
  { strings, language }: DrillWords,
  { attempt, solved, hints }: Drill,
  current: PlyReview,
): string {
  const words = strings.drill;
  if (attempt) {
    const values = { square: attempt.square, best: current.best.join(', ') };
    if (attempt.verdict !== 'wrong') return fill(words[attempt.verdict], values);
    return fill(plural(words.wrong, lostDiscs(attempt.loss), language), values);
  }
  if (solved) return fill(words.solution, { square: current.best.join(', ') });
  if (hints === 2) return fill(words.hintCandidates, { squares: candidatesOf(current).join(', ') });
  if (hints === 0) return '';
  return { corner: words.hintCorner, edge: words.hintEdge, inside: words.hintInside }[regionOf(current)];
}
