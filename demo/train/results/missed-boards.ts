import { html, type TemplateResult } from 'lit';
import '../../../src/elements/index.js';
import { TRAIN } from '../../locales/train.js';
import type { TrainingPuzzle } from '../../progress/training.js';
import { language } from '../../site.js';

/** Missed positions as small boards with the right move marked; each opens for analysis. */
export function missedBoards(
  puzzles: readonly Pick<TrainingPuzzle['puzzle'], 'position' | 'solution'>[],
): TemplateResult {
  return html`<ul class="small-boards">
    ${puzzles.map(({ position, solution }) => {
      const move = solution.slice(0, 2);
      return html`<li>
        <a href="../analyse/index.html#game=${encodeURIComponent(position)}">
          <othello-board
            inert
            hints=""
            .position=${position}
            .marks=${move ? `${move}=circle` : ''}
          ></othello-board>
          <span>${move || TRAIN[language()].analysePosition}</span>
        </a>
      </li>`;
    })}
  </ul>`;
}
