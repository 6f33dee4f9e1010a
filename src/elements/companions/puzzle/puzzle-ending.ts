/** The end of a puzzle, as templates: the solution and the reasons for its moves. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Explanation } from '../../../core/coach/reasons/reason.js';
import { fill } from '../../../core/locales/strings.js';
import type { Position } from '../../../core/rules/position.js';
import { withSquares } from './pointed-squares.js';
import { whyTexts, type PuzzleWords } from './puzzle-words.js';
import type { Solving } from './solving.js';

/**
 * The moves of the solution, each with the disc of its side; nothing where the text above names the one right move, or
 * the solver has found another one.
 *
 * @param isShown whether the solver wanted to see it
 */
export function solutionLine(
  { line, isOwnWay }: Solving,
  isShown: boolean,
  { strings, coach }: PuzzleWords,
): TemplateResult | typeof nothing {
  if (!isShown && (isOwnWay || line.length < 2)) return nothing;
  const [before, after] = strings.solution.split('{line}');
  const moves = line.map(({ move, color }) => {
    const text = move === 'pass' ? coach.strings.pass : withSquares(move);
    return html` <span class="move"
      ><span class="disc ${color}" aria-hidden="true"></span
      ><span class="unseen">${strings.colors[color]} </span>${text}</span
    >`;
  });
  return html`<p>${before}${moves}${after}</p>`;
}

/**
 * The reasons for a right move.
 *
 * @param position the one in which it was made
 * @param isOneOfSeveral whether the move must be named
 */
export function reasonList(
  why: Explanation,
  position: Position,
  isOneOfSeveral: boolean,
  words: PuzzleWords,
): TemplateResult {
  return html`${isOneOfSeveral ? html`<p><b>${fill(words.strings.whyMove, { square: why.move })}</b></p>` : nothing}
    <ul>
      ${whyTexts(why, position, words).map((text) => html`<li>${withSquares(text)}</li>`)}
    </ul>`;
}
