/** Renders the results so far: strength, days and themes as a picture, and tables. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CoachStrings } from '../../../src/core/coach.js';
import type { TrainStrings } from '../../locales/train.js';
import type { Training } from '../../progress/store.js';
import { OPENING } from '../../progress/training.js';
import { resultsOf, type LevelResults } from '../../progress/strength.js';
import { pictureView, themeList } from './picture.js';
import { gamesTable } from '../games-table.js';
import { opponentText } from '../opponent-text.js';

/** Number of days shown. */
const SHOWN_DAYS = 14;

/** Number of games shown, and the action that shows more. */
export interface GamesShown {
  readonly count: number;
  showMore(): void;
}

/** Strength, days and themes as a picture, and the figures behind it. */
export function progressView(
  training: Training,
  words: TrainStrings,
  language: string,
  shown: GamesShown,
  coach: CoachStrings | undefined,
): TemplateResult {
  const { games } = training;
  // Positions of the repertoire are questions of memory, and say nothing of strength.
  const attempts = training.attempts.filter(({ key }) => !key.endsWith(` ${OPENING}`));
  const shownTraining = { ...training, attempts };
  return html`${pictureView(shownTraining, coach)}
  ${
    games.length + attempts.length === 0
      ? nothing
      : html`<details>
          <summary>${words.picture.tables}</summary>
          ${games.length > 0 ? gamesTable({ games, words, language, ...shown }) : nothing}
          ${themeList(shownTraining, coach)}
          <div class="tables">
            ${daysView(shownTraining, words, language)} ${resultsView(resultsOf(games), words)}
          </div>
        </details>`
  }`;
}

function daysView(
  { attempts }: Training,
  words: TrainStrings,
  language: string,
): TemplateResult | typeof nothing {
  if (attempts.length === 0) return nothing;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const days = new Map<string, Training['attempts'][number][]>();
  for (const attempt of attempts) {
    const day = format.format(attempt.at);
    const tries = days.get(day);
    if (tries) tries.push(attempt);
    else days.set(day, [attempt]);
  }
  return html`<table>
    <caption>
      ${words.days}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.day}</th>
        <th scope="col">${words.tries}</th>
        <th scope="col">${words.right}</th>
      </tr>
    </thead>
    <tbody>
      ${[...days].slice(-SHOWN_DAYS).map(
        ([day, tries]) =>
          html`<tr>
            <th scope="row">${day}</th>
            <td>${tries.length}</td>
            <td>${tries.filter(({ solved, mistakes }) => solved && mistakes === 0).length}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function resultsView(results: readonly LevelResults[], words: TrainStrings): TemplateResult | typeof nothing {
  if (results.length === 0) return nothing;
  return html`<table>
    <caption>
      ${words.results}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.level}</th>
        <th scope="col">${words.wins}</th>
        <th scope="col">${words.draws}</th>
        <th scope="col">${words.losses}</th>
      </tr>
    </thead>
    <tbody>
      ${results.map(
        ({ level, wins, draws, losses }) =>
          html`<tr>
            <th scope="row">${opponentText(level, words)}</th>
            <td>${wins}</td>
            <td>${draws}</td>
            <td>${losses}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
