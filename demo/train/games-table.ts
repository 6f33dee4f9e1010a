/** The stored games, newest first. Each opens on the analysis page, with or without a review. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill, plural } from '../../src/core/locales.js';
import type { TrainStrings } from '../locales/train.js';
import type { TrainingGame } from '../progress/store.js';
import { opponentText } from './opponent-text.js';

/** Number of games added by the button. */
export const MORE_GAMES = 500;

/** The data of the table, and its callback. */
export interface GamesView {
  readonly games: readonly TrainingGame[];
  readonly words: TrainStrings;
  readonly language: string;
  /** Number of games shown. */
  readonly count: number;
  showMore(): void;
}

export function gamesTable({ games, words, language, count, showMore }: GamesView): TemplateResult {
  const shown = games.slice(-count).reverse();
  const left = games.length - shown.length;
  const more =
    left > MORE_GAMES
      ? fill(words.moreGames, { n: MORE_GAMES })
      : plural(words.allGames, games.length, language);
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
      left > 0
        ? html`<p>
            <button type="button" class="plain" @click=${showMore}>${more}</button>
          </p>`
        : nothing
    }`;
}

function row(game: TrainingGame, words: TrainStrings, language: string): TemplateResult {
  const { at, level, side, margin, accuracy, moves } = game;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const address = `../analyse/index.html${moves && `#game=${encodeURIComponent(moves)}`}`;
  return html`<tr>
    <th scope="row">${date}</th>
    <td>${opponentText(level, words)}</td>
    <td>${words.colors[side]}</td>
    <td>${resultText(margin, words)}</td>
    <td>${accuracy === undefined ? '–' : percent.format(accuracy / 100)}</td>
    <td>
      <a href=${address} aria-label=${fill(words.openGame, { date })}>${words.open}</a>
      <a href=${`${address}&review`} aria-label=${fill(words.reviewGame, { date })}>${words.review}</a>
    </td>
  </tr>`;
}

/** The winner and the margin in discs. */
function resultText(margin: number, words: TrainStrings): string {
  if (margin === 0) return words.drawn;
  return fill(margin > 0 ? words.won : words.lost, { n: Math.abs(margin) });
}
