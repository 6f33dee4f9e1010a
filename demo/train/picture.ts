/** The results so far as a picture: a curve with words, the days in a row, crowns by theme, and one weakness. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CoachStrings } from '../../src/core/coach.js';
import { fill, plural } from '../../src/core/locales.js';
import { shippedPuzzle } from '../../src/core/puzzles.js';
import { TRAIN } from '../locales/train.js';
import { dayOf } from '../progress/days.js';
import { LEAST_TRIES } from '../progress/rating.js';
import { waiting } from '../progress/session.js';
import { streakOf } from '../progress/streak.js';
import type { Training } from '../progress/training.js';
import { language } from '../site.js';
import { currentRating, numberOf } from './shipped.js';
import { crownsOf, weakestTheme, type ThemeResult } from './results/theme-results.js';

/** The lines of the curve, which have words. */
const STEPS = [900, 1200, 1500, 1800] as const;
/** The size of the drawing, in its own units. */
const WIDTH = 520;
const HEIGHT = 200;
/** Number of themes in the picture, those with a crown first; the figures have all. */
const FIRST_THEMES = 8;
/** Room above and below the curve, in points. */
const MARGIN = 100;

/** @param coach the names of the themes; they are loaded later */
export function pictureView(training: Training, coach: CoachStrings | undefined): TemplateResult {
  const themes = themesOf(training, coach);
  return html`<div class="picture">
    <div>${strengthCard(training)}</div>
    <div>
      ${coach ? weaknessCard(themes) : nothing} ${mistakesCard(training)}
      ${coach ? crownsCard(themes) : nothing}
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
  const points = Math.round(player.rating);
  const isKnown = counted >= LEAST_TRIES;
  return html`<section class="card">
    <p class="over">${words.picture.strength}</p>
    <h2>
      ${
        isKnown
          ? fill(words.picture.about, { points, word: words.picture.steps[stepOf(points)]! })
          : plural(words.facts.ratingAfter, LEAST_TRIES - counted, language())
      }
    </h2>
    ${days.length > 1 ? curve(days.map(({ rating }) => rating)) : nothing} ${weekView(training)}
    ${
      training.attempts.length === 0
        ? html`<p class="ways"><a class="lead" href="#session">${words.session.begin}</a></p>`
        : nothing
    }
  </section>`;
}

/** The word for a strength: how many of the steps it has passed. */
function stepOf(points: number): number {
  return STEPS.filter((step) => points >= step).length;
}

/** @param ratings of two days and more */
function curve(ratings: readonly number[]): TemplateResult {
  const words = TRAIN[language()].picture;
  const [least, most] = [Math.min(...ratings, STEPS[0]) - MARGIN, Math.max(...ratings, STEPS[1]) + MARGIN];
  const y = (rating: number): number => HEIGHT - (HEIGHT * (rating - least)) / (most - least);
  const x = (at: number): number => 10 + ((WIDTH - 20) * at) / (ratings.length - 1);
  const last = ratings.length - 1;
  return html`<svg class="curve" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words.curve}>
    ${STEPS.map((step, at) =>
      step > most || step < least
        ? nothing
        : svg`<line x1="0" x2=${WIDTH} y1=${y(step)} y2=${y(step)} /><text x="0" y=${y(step) - 5}>${step} ${words.steps[at + 1]!}</text>`,
    )}
    <polyline points=${ratings.map((rating, at) => `${x(at)},${y(rating)}`).join(' ')} />
    <circle cx=${x(last)} cy=${y(ratings[last]!)} r="6" />
  </svg>`;
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

function weaknessCard(themes: readonly ThemeResult[]): TemplateResult | typeof nothing {
  const weakest = weakestTheme(themes);
  if (!weakest) return nothing;
  const words = TRAIN[language()].picture;
  return html`<section class="card">
    <p class="over">${words.weakness}</p>
    <h2>${weakest.name}</h2>
    <p>${fill(words.solvedOf, { solved: weakest.solved, tried: weakest.tried })}</p>
    <p class="ways"><a class="lead" href="#puzzles=${weakest.kinds.join()}">${words.train}</a></p>
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
    <a class="plain" href="#mistakes">${words.session.begin}</a>
  </section>`;
}
