/** The end of a story: what there is to learn from the game, and one way to train it. `review-story.ts` shows it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PlyReview } from '../../../src/core/analysis.js';
import { fill } from '../../../src/core/locales.js';
import { gameThemes } from '../../../src/core/report.js';
import type { Color } from '../../../src/core/rules.js';
import { ANALYSE } from '../../locales/analyse.js';
import { REPORT } from '../../locales/report.js';
import { language } from '../../site.js';

/** The moves of the game, and whose mistakes are to be trained. */
interface Played {
  readonly plies: readonly (PlyReview | undefined)[];
  readonly you: Color | undefined;
}

/**
 * @param lesson what to do another time, in a sentence
 * @param again goes through the moments once more
 */
export function storyEnd(lesson: string | undefined, played: Played, again: () => void): TemplateResult {
  const words = ANALYSE[language()].story;
  const theme = themeOf(played);
  const cost = theme && fill(words.trainTheme, { theme: REPORT[language()].subjects[theme.name] });
  return html`<section class="bubble found">
    <div class="head"><h3>${words.over}</h3></div>
    <p class="lesson-text" role="status">${lesson ?? words.overWell} ${cost ?? nothing}</p>
    <div class="ways end">
      <button type="button" @click=${again}>${words.again}</button>
      <a class=${theme ? 'button' : 'button lead'} href="../index.html">${words.playOn}</a>
      ${
        theme
          ? html`<a class="button lead" href="../train/index.html#puzzles=${theme.plan.puzzles.join()}"
              >${words.train}</a
            >`
          : nothing
      }
    </div>
  </section>`;
}

/** What cost the reader most in the game, if there are puzzles about it. */
function themeOf({ plies, you }: Played) {
  return you && gameThemes(plies, you).find(({ plan }) => plan.puzzles.length > 0);
}
