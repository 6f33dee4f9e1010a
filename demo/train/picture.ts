/** The results so far as a picture: a curve with words, the days in a row, crowns by theme, and one weakness. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CoachStrings } from '../../src/core/coach.js';
import { fill, plural } from '../../src/core/locales.js';
import { shippedPuzzle } from '../../src/core/puzzles.js';
import { define } from '../define.js';
import { TRAIN } from '../locales/train.js';
import { dayOf } from '../progress/days.js';
import { LEAST_GAMES, strengthAgainst } from '../progress/own-strength.js';
import { LEAST_TRIES } from '../progress/rating.js';
import { waiting } from '../progress/session.js';
import { streakOf } from '../progress/streak.js';
import { pointsOf, type Strength } from '../progress/strength.js';
import { isClean, type Training } from '../progress/training.js';
import { language } from '../site.js';
import { accuracyView } from './results/accuracy-graph.js';
import { BeatenOpponents } from './results/beaten-opponents.js';
import { currentRating, freshToday, numberOf } from './shipped.js';
import { crownsOf, weakestTheme, type ThemeResult } from './results/theme-results.js';

define('beaten-opponents', BeatenOpponents);

/** The lines of the curve, which have words. */
const STEPS = [900, 1200, 1500, 1800] as const;
/** The size of the drawing, in its own units. */
const WIDTH = 520;
const HEIGHT = 200;
/** Number of themes in the picture, those with a crown first; the figures have all. */
const FIRST_THEMES = 8;
/** Room above and below the curve, in points. */
const MARGIN = 100;
/** A strength in games is named as one number if it is accurate to this, in Elo. */
const CLOSE = 200;

/** @param coach the names of the themes; they are loaded later */
export function pictureView(training: Training, coach: CoachStrings | undefined): TemplateResult {
  const themes = themesOf(training, coach);
  const weakest = weakestTheme(themes);
  return html`<div class="picture">
    <div>${strengthCard(training)} ${gamesCard(training)}</div>
    <div>
      ${weakest ? weaknessCard(weakest) : nextCard(training)} ${mistakesCard(training)}
      ${coach ? crownsCard(themes) : nothing}
      <beaten-opponents class="card" .games=${training.games}></beaten-opponents>
    </div>
  </div>`;
}

/** Every theme that was tried, with its results. */
export function themeList(training: Training, coach: CoachStrings | undefined): TemplateResult {
  return crownList(themesOf(training, coach));
}

function themesOf(training: Training, coach: CoachStrings | undefined): ThemeResult[] {
  return crownsOf(
    training.attempts,
    (key) => {
      const number = numberOf(key);
      return number === undefined ? undefined : shippedPuzzle(number).theme;
    },
    (theme) => coach?.kinds[theme] ?? theme,
  );
}

function strengthCard(training: Training): TemplateResult {
  const words = TRAIN[language()];
  const { player, counted, days } = currentRating(training);
  const points = Math.round(player.rating / 10) * 10;
  const atOnce = training.attempts.filter(isClean).length;
  return html`<section class="card">
    <p class="over">${words.picture.strength}</p>
    <h2>
      ${
        counted >= LEAST_TRIES
          ? fill(words.picture.about, { points, word: words.picture.steps[stepOf(points)]! })
          : plural(words.picture.begins, LEAST_TRIES - counted, language())
      }
    </h2>
    ${curve(days)} ${weekView(training)}
    ${
      training.attempts.length > 0
        ? html`<p class="over">${fill(words.solved, { n: atOnce, total: training.attempts.length })}</p>`
        : nothing
    }
  </section>`;
}

/** The strength by games against the computer, as one number only if it is accurate. */
function gamesCard({ games }: Training): TemplateResult | typeof nothing {
  if (games.length === 0) return nothing;
  const words = TRAIN[language()];
  const strength = strengthAgainst(games);
  return html`<section class="card in-games">
    <p class="over">${words.picture.inGames}</p>
    <h2 class="small">
      ${strength ? gamesText(strength) : plural(words.picture.moreGames, LEAST_GAMES - games.length, language())}
    </h2>
    ${accuracyView(games, words, language()) ?? nothing}
  </section>`;
}

function gamesText(strength: Strength): string {
  const { about, steps, between } = TRAIN[language()].picture;
  const points = Math.round(pointsOf(strength) / 10) * 10;
  if (strength.error <= CLOSE) return fill(about, { points, word: steps[stepOf(points)]! });
  const [low, high] = [-1, 1].map(
    (sign) => Math.round(pointsOf({ elo: strength.elo + sign * strength.error }) / 50) * 50,
  );
  return fill(between, { low: low!, high: high! });
}

/** The word for a strength: how many of the steps it has passed. */
function stepOf(points: number): number {
  return STEPS.filter((step) => points >= step).length;
}

/** The rating day by day; before the second day, where it is going to be. */
function curve(days: readonly { readonly day: number; readonly rating: number }[]): TemplateResult {
  const words = TRAIN[language()].picture;
  const ratings = days.map(({ rating }) => rating);
  const [least, most] = [Math.min(...ratings, STEPS[0]) - MARGIN, Math.max(...ratings, STEPS[2]) + MARGIN];
  const y = (rating: number): number => HEIGHT - (HEIGHT * (rating - least)) / (most - least);
  const x = (at: number): number => 10 + ((WIDTH - 20) * at) / Math.max(1, ratings.length - 1);
  const last = ratings.length - 1;
  return html`<svg class="curve" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words.curve}>
      ${STEPS.map((step) =>
        step > most || step < least ? nothing : svg`<line x1="0" x2=${WIDTH} y1=${y(step)} y2=${y(step)} />`,
      )}
      ${
        last > 0
          ? svg`<polyline points=${ratings.map((rating, at) => `${x(at)},${y(rating)}`).join(' ')} />`
          : svg`<path class="wanted" d="M10 ${y(ratings[0] ?? STEPS[0])} q ${WIDTH / 2} -10 ${WIDTH - 20} ${-HEIGHT / 2}" />`
      }
      ${STEPS.map((step, at) =>
        step > most || step < least
          ? nothing
          : svg`<text x="0" y=${y(step) - 5}>${step} ${words.steps[at + 1]!}</text>`,
      )}
      <circle cx=${last > 0 ? x(last) : 10} cy=${y(ratings[last] ?? STEPS[0])} r="6" />
    </svg>
    ${last > 0 ? dates(days[0]!.day, days[last]!.day) : nothing}`;
}

/** The first and the last day of the curve. */
function dates(first: number, last: number): TemplateResult {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' });
  const text = (day: number): string => format.format(day * 86_400_000);
  return html`<p class="dates" aria-hidden="true"><span>${text(first)}</span><span>${text(last)}</span></p>`;
}

/** The days in a row, and the last seven days. */
function weekView({ attempts }: Training): TemplateResult {
  const now = Date.now();
  const { days } = streakOf(attempts, now);
  const trained = new Set(attempts.map(({ at }) => dayOf(at)));
  const format = new Intl.DateTimeFormat(language(), { weekday: 'narrow' });
  const words = TRAIN[language()];
  return html`<div class="week">
    <strong>${days > 0 ? plural(words.session.streak, days, language()) : words.picture.noStreak}</strong>
    <span aria-hidden="true"
      >${Array.from({ length: 7 }, (_, back) => {
        const date = new Date(now);
        date.setDate(date.getDate() - 6 + back);
        return html`<span class=${trained.has(dayOf(date.getTime())) ? 'trained' : ''}
          >${format.format(date)}</span
        >`;
      })}</span
    >
  </div>`;
}

function weaknessCard({ name, solved, tried, kinds }: ThemeResult): TemplateResult {
  const words = TRAIN[language()].picture;
  return html`<section class="card">
    <p class="over">${words.weakness}</p>
    <h2>${name}</h2>
    <p>${fill(words.solvedOf, { solved, tried })}</p>
    <p class="ways"><a class="lead" href="#puzzles=${kinds.join()}">${words.train}</a></p>
  </section>`;
}

/** Where no weakness is known yet: the next puzzle. */
function nextCard(training: Training): TemplateResult {
  const words = TRAIN[language()];
  const [next] = freshToday(training, Date.now());
  return html`<section class="card next-puzzle">
    <a href="#session" tabindex="-1" aria-hidden="true">
      <othello-board inert .position=${next?.position ?? ''}></othello-board>
    </a>
    <div>
      <h2>${words.picture.next}</h2>
      <p>${words.picture.nextAbout}</p>
      <p class="ways">
        <a class="lead" href="#session">${words.picture.solve}</a>
        <a class="plain" href="../index.html">${words.picture.play}</a>
      </p>
    </div>
  </section>`;
}

function crownsCard(themes: readonly ThemeResult[]): TemplateResult | typeof nothing {
  if (themes.length === 0) return nothing;
  const words = TRAIN[language()].picture;
  const crowned = themes.filter(({ hasCrown }) => hasCrown).length;
  return html`<section class="card">
    <h2 class="small">${fill(words.crowns, { n: crowned, total: themes.length })}</h2>
    <p class="over">${words.crownsHow}</p>
    ${crownList(themes.slice(0, FIRST_THEMES))}
  </section>`;
}

function crownList(themes: readonly ThemeResult[]): TemplateResult {
  const words = TRAIN[language()].picture;
  return html`<ul class="crowns">
    ${themes.map(
      ({ name, hasCrown, solved, tried, kinds }) =>
        html`<li class=${hasCrown ? 'crowned' : ''}>
          <a href="#puzzles=${kinds.join()}">${name}</a>
          <span aria-label=${fill(words.solvedOf, { solved, tried })} role="img"
            >${hasCrown ? '♛' : `${solved}/${tried}`}</span
          >
        </li>`,
    )}
  </ul>`;
}

function mistakesCard(training: Training): TemplateResult | typeof nothing {
  const { mistakes } = waiting(training, Date.now());
  if (mistakes.length === 0) return nothing;
  const words = TRAIN[language()];
  return html`<section class="card line">
    <span>${plural(words.picture.mistakes, mistakes.length, language())}</span>
    <a class="plain" href="#mistakes">${words.modes.mistakes.title}</a>
  </section>`;
}
