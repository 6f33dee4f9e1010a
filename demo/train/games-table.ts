/** The games that are kept, newest first: each opens on the analyse page, with or without a review. */
import { html, nothing, type TemplateResult } from 'lit';
import { analysisLinkTo } from '../../src/companions/game/page-link.js';
import { fill, plural } from '../../src/locales/strings.js';
import type { TrainStrings } from '../locales/train.js';
import type { KeptGame } from '../progress/store.js';

/** Games that are shown at first. */
const SHOWN = 10;

/** What the table shows, and its callback. */
export interface GamesView {
  readonly games: readonly KeptGame[];
  readonly words: TrainStrings;
  readonly language: string;
  /** Whether older games are shown, too. */
  readonly all: boolean;
  showAll(): void;
}

export function gamesTable({ games, words, language, all, showAll }: GamesView): TemplateResult {
  const newest = games.toReversed();
  const shown = all ? newest : newest.slice(0, SHOWN);
  const heads = [words.date, words.level, words.side, words.result, words.accuracyHead, words.openHead];
  return html`<div class="scrolling" role="group" aria-label=${words.games} tabindex="0">
      <table class="games">
        <caption>
          ${words.games}
        </caption>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map((game) => row(game, words, language))}
        </tbody>
      </table>
    </div>
    ${
      shown.length < games.length
        ? html`<p>
            <button type="button" class="plain" @click=${showAll}>
              ${plural(words.allGames, games.length, language)}
            </button>
          </p>`
        : nothing
    }`;
}

function row(game: KeptGame, words: TrainStrings, language: string): TemplateResult {
  const { at, level, side, margin, accuracy, moves } = game;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const address = analysisLinkTo('../analyse/index.html', moves);
  return html`<tr>
    <th scope="row">${date}</th>
    <td>${level}</td>
    <td>${words.colors[side]}</td>
    <td>${resultText(margin, words)}</td>
    <td>${accuracy === undefined ? '–' : percent.format(accuracy / 100)}</td>
    <td>
      <a href=${address} aria-label=${fill(words.openGame, { date })}>${words.open}</a>
      <a href=${`${address}&review`} aria-label=${fill(words.reviewGame, { date })}>${words.review}</a>
    </td>
  </tr>`;
}

/** Who won, and by how many discs. */
function resultText(margin: number, words: TrainStrings): string {
  if (margin === 0) return words.drawn;
  return fill(margin > 0 ? words.won : words.lost, { n: Math.abs(margin) });
}
