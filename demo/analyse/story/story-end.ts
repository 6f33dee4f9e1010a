/** The end of a story: what there is to learn from the game, and one way to train it. `review-story.ts` shows it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PlyReview } from '../../../src/core/analysis.js';
import { fill } from '../../../src/core/locales.js';
import { gameThemes } from '../../../src/core/report.js';
import type { Color, GameResult } from '../../../src/core/rules.js';
import { ANALYSE } from '../../locales/analyse.js';
import { REPORT } from '../../locales/report.js';
import { language } from '../../site.js';

/** The moves of the game, whose mistakes are to be trained, and how it ended. */
interface Played {
  readonly plies: readonly (PlyReview | undefined)[];
  readonly you: Color | undefined;
  readonly result: GameResult | undefined;
}

/** What went well, and what to do another time, in a sentence each. */
interface Learnt {
  readonly praise: string | undefined;
  readonly lesson: string | undefined;
}

/** The way to the moments that the reader has not opened, with the text of its button. */
export interface Rest {
  readonly text: string;
  readonly show: () => void;
}

/** Where the reader can go in the story. */
interface Ways {
  /** Goes through the moments once more. */
  readonly again: () => void;
  /** Goes to the moments that a longer search has found meanwhile, if there are any. */
  readonly others: (() => void) | undefined;
  /** Goes to those that were left out, if there are any. */
  readonly rest: Rest | undefined;
}

export function storyEnd(
  { praise, lesson }: Learnt,
  played: Played,
  { again, others, rest }: Ways,
): TemplateResult {
  const words = ANALYSE[language()].story;
  const theme = themeOf(played);
  return html`<section class="bubble found">
    <div class="head">
      <h3>${words.over}</h3>
      ${played.result ? html`<span class="pill">${scoreOf(played.result, played.you)}</span>` : nothing}
    </div>
    <p class="lesson-text" role="status">
      ${praise ?? nothing} ${lesson ?? (praise || rest ? nothing : words.overWell)}
    </p>
    <div class="ways end">
      ${
        rest
          ? html`<button type="button" class="lead" @click=${rest.show}>${rest.text}</button>`
          : html`<button type="button" @click=${again}>${words.again}</button>`
      }
      <a class=${theme || rest ? 'button' : 'button lead'} href="../index.html">${words.playOn}</a>
      ${
        theme
          ? html`<a
              class=${rest ? 'button' : 'button lead'}
              href="../train/index.html#puzzles=${theme.plan.puzzles.join()}"
              >${fill(words.train, { theme: REPORT[language()].subjects[theme.name] })}</a
            >`
          : nothing
      }
    </div>
    ${
      others
        ? html`<p class="others">
            <button type="button" class="quiet" @click=${others}>${words.others}</button>
          </p>`
        : nothing
    }
  </section>`;
}

/** The reader's score first. */
function scoreOf({ black, white }: GameResult, you: Color | undefined): string {
  return you === 'white' ? `${white}–${black}` : `${black}–${white}`;
}

/** What cost the reader most in the game, if there are puzzles about it. */
function themeOf({ plies, you }: Played) {
  return you && gameThemes(plies, you).find(({ plan }) => plan.puzzles.length > 0);
}
