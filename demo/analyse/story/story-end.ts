/** The end of a story: one rule to take along, and one way to train it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Advice } from '../../../src/core/analysis.js';
import { fill } from '../../../src/core/locales.js';
import { reasonsOfTheme, type Theme } from '../../../src/core/report.js';
import type { Color, GameResult } from '../../../src/core/rules.js';
import { ANALYSE } from '../../locales/analyse.js';
import { language } from '../../site.js';

/** How the game ended, for whoever reads. */
interface Played {
  readonly you: Color | undefined;
  readonly result: GameResult | undefined;
}

/** What went well, and what to do another time, in a sentence each. */
interface Learnt {
  readonly praise: string | undefined;
  readonly lesson: string | undefined;
  /** What that lesson is about. */
  readonly advice: Advice | undefined;
  /** What cost the reader most: it is trained if the lesson has no puzzles. */
  readonly dearest: Theme | undefined;
}

/** A way on, with the text of its button. */
export interface Rest {
  readonly text: string;
  readonly show: () => void;
}

/** Where the reader can go in the story. */
interface Ways {
  /** Goes through the moments once more. */
  readonly again: () => void;
  /** Goes to those that the reader has not seen, if there are any. */
  readonly rest: Rest | undefined;
}

/** The puzzles that train an advice; a good move that was best several times may be of any kind. */
const THEME_OF: Readonly<Record<Advice, Theme | undefined>> = {
  'corner-beside': 'corners',
  'corner-opened': 'corners',
  'corner-now': 'corners-missed',
  'corner-missed': 'corners-missed',
  threat: 'corners-missed',
  'square-shared': 'tempo',
  'own-square': 'tempo',
  'own-now': 'tempo',
  'could-wait': 'tempo',
  opened: 'mobility',
  closes: 'mobility',
  reply: 'mobility',
  mobility: 'mobility',
  choices: 'mobility',
  'safe-moves': 'corners',
  'no-move': 'mobility',
  pass: 'mobility',
  count: 'counting',
  again: undefined,
};

export function storyEnd(
  { praise, lesson, advice, dearest }: Learnt,
  { you, result }: Played,
  { again, rest }: Ways,
): TemplateResult {
  const words = ANALYSE[language()].story;
  const theme = (advice && THEME_OF[advice]) ?? dearest;
  const isWon = you !== undefined && result?.winner === you;
  return html`<section class="bubble found">
    <div class="head">
      ${result ? html`<span class="pill">${scoreOf(result, you)}</span>` : nothing}
      <h3>${rest ? words.over : isWon ? words.overWon : words.overWell}</h3>
    </div>
    <div role="status">
      ${praise === undefined ? nothing : html`<p class="praise"><i aria-hidden="true">★</i> ${praise}</p>`}
      ${lesson === undefined ? nothing : html`<p class="rule">${lesson}</p>`}
    </div>
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
              href="../train/index.html#puzzles=${reasonsOfTheme(theme).join()}"
              >${fill(words.train, { theme: words.themes[theme] })}</a
            >`
          : nothing
      }
    </div>
  </section>`;
}

/** The reader's score first. */
function scoreOf({ black, white }: GameResult, you: Color | undefined): string {
  return you === 'white' ? `${white}–${black}` : `${black}–${white}`;
}
