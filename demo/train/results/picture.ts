/** The results so far as a picture: a curve with words, the days in a row, crowns by theme, and one weakness. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CoachStrings, ReasonKind } from '../../../src/core/coach.js';
import { fill, plural, type Plural } from '../../../src/core/locales.js';
import { shippedPuzzle } from '../../../src/core/puzzles.js';
import { define } from '../../define.js';
import { TRAIN } from '../../locales/train.js';
import { LEAST_GAMES, strengthAgainst } from '../../my-games/own-strength.js';
import { dayOf } from '../../progress/days.js';
import { bandOf, shownRating, STEPS } from '../../progress/rating-bands.js';
import { puzzlesTo, type RatedDay } from '../../progress/rating.js';
import { LEAST_TRIES } from '../../progress/session.js';
import { waiting } from '../../progress/session.js';
import { pointsOf, type Strength } from '../../progress/strength.js';
import { isClean, type Attempt, type Training } from '../../progress/training.js';
import { language } from '../../site.js';
import { LESSON_IDS } from '../../learn/course/lesson.js';
import { readProgress } from '../../learn/course/lesson-progress.js';
import { bestResult } from './best-results.js';
import { accuracyView } from './accuracy-graph.js';
import { BeatenOpponents } from './beaten-opponents.js';
import { RatingCurve } from './rating-curve.js';
import { ThemeCrowns } from './theme-crowns.js';
import { TrainingWeek } from './training-week.js';
import { resultDots } from './result-dots.js';
import { currentRating, freshToday, numberOf, themeOfNumber } from '../puzzles/shipped.js';
import { crownsOf, CROWN_SOLVED, weakestTheme, type ThemeResult } from './theme-results.js';
import { ideaOfTheme } from '../puzzles/theme-idea.js';

define('beaten-opponents', BeatenOpponents);
define('rating-curve', RatingCurve);
define('theme-crowns', ThemeCrowns);
define('training-week', TrainingWeek);

/** Number of themes in the picture, those with a crown first; the figures have all. */
const FIRST_THEMES = 8;
/** The example before the first puzzle: ratings two days apart; then what was solved of what was tried. */
const EXAMPLE_RATINGS = [760, 800, 780, 850, 900, 880, 940, 990, 970, 1040, 1080, 1060, 1120, 1150] as const;
const EXAMPLE_THEMES = [
  ['corners', 5, 6],
  ['mobility', 4, 7],
  ['parity', 2, 5],
] as const;
/** Fewer tries of a theme are no figure. */
const LEAST_FIGURES = 5;
/** A strength in games is named as one number if it is accurate to this, in Elo. */
const CLOSE = 200;

/** @param coach the names of the themes; they are loaded later */
export function pictureView(training: Training, coach: CoachStrings | undefined): TemplateResult {
  if (training.attempts.length + training.games.length === 0) return firstView(training);
  const themes = ideasOf(training, coach);
  const weakest = weakestTheme(themes);
  return html`<div class="picture">
    <div>${strengthCard(training)} ${gamesCard(training)} ${otherResults()}</div>
    <div>
      ${weakest ? weaknessCard(weakest, training) : nextCard(training)} ${mistakesCard(training)}
      ${coach ? crownsCard(themes) : nothing}
      ${
        training.games.length > 0
          ? html`<beaten-opponents class="card" .games=${training.games}></beaten-opponents>`
          : nothing
      }
    </div>
  </div>`;
}

/** Before anything was done: the first puzzle, and an example of what will be here. */
function firstView(training: Training): TemplateResult {
  const words = TRAIN[language()].picture;
  const { ideaNames } = words;
  const themes = EXAMPLE_THEMES.map(([idea, solved, tried]) => ({
    name: ideaNames[idea],
    kinds: [],
    solved,
    tried,
    hasCrown: solved === CROWN_SOLVED,
  }));
  return html`<div class="picture first">
    ${nextCard(training)}
    <section class="card example" aria-labelledby="example-title">
      <h2 class="small" id="example-title">${words.example}</h2>
      <div inert aria-hidden="true">
        <rating-curve .points=${exampleCurve(dayOf(Date.now()))}></rating-curve>
        <theme-crowns .themes=${themes}></theme-crowns>
      </div>
    </section>
  </div>`;
}

/** A month in which a player improves. */
function exampleCurve(today: number): RatedDay[] {
  return EXAMPLE_RATINGS.map((rating, at) => ({
    day: today - 2 * (EXAMPLE_RATINGS.length - 1 - at),
    rating,
  }));
}

/** The themes that were tried often enough for a figure, with their results. */
export function themeList(
  training: Training,
  coach: CoachStrings | undefined,
): TemplateResult | typeof nothing {
  const themes = themesOf(training, coach).filter(({ tried }) => tried >= LEAST_FIGURES);
  return themes.length > 0 ? html`<theme-crowns figures .themes=${themes}></theme-crowns>` : nothing;
}

function themesOf(training: Training, coach: CoachStrings | undefined): ThemeResult[] {
  return crownsOf(training.attempts, themeOfKey, (theme) => coach?.kinds[theme] ?? theme);
}

/** The same by what the puzzles are about, which has a name that everybody understands. */
function ideasOf(training: Training, coach: CoachStrings | undefined): ThemeResult[] {
  const { ideaNames } = TRAIN[language()].picture;
  return crownsOf(training.attempts, themeOfKey, (theme) => {
    const idea = ideaOfTheme(theme);
    return idea ? ideaNames[idea] : (coach?.kinds[theme] ?? theme);
  });
}

function themeOfKey(key: string): ReasonKind | undefined {
  const number = numberOf(key);
  return number === undefined ? undefined : themeOfNumber(number);
}

function strengthCard(training: Training): TemplateResult {
  const words = TRAIN[language()];
  const { player, counted, days, tries } = currentRating(training);
  const hasTried = training.attempts.length > 0;
  const points = shownRating(player.rating);
  const atOnce = training.attempts.filter(isClean).length;
  const isRated = counted >= LEAST_TRIES;
  const step = STEPS[bandOf(points)];
  const triedToday = training.attempts.filter(({ at }) => dayOf(at) === dayOf(Date.now()));
  return html`<section class="card strength">
    ${
      triedToday.length > 0
        ? html`<p class="today">
            ✓
            ${fill(plural(words.picture.today, triedToday.length, language()), {
              solved: triedToday.filter(isClean).length,
            })}
          </p>`
        : nothing
    }
    <p class="over">${words.picture.strength}</p>
    <h2>
      ${
        isRated
          ? fill(words.picture.about, { word: words.picture.steps[bandOf(points)]!, points })
          : words.picture.begins
      }
    </h2>
    ${
      isRated
        ? html`<p class="over">${fill(words.picture.range, { n: rounded(player.deviation) })}</p>`
        : html`<p class="task-of">
            ${resultDots(firstTries(training), LEAST_TRIES)}
            ${counted > 0 ? html`<span>${plural(words.picture.begun, LEAST_TRIES - counted, language())}</span>` : nothing}
          </p>`
    }
    ${
      isRated && step !== undefined
        ? html`<p>
            ${fill(plural(words.picture.nextStep, puzzlesTo(step, player), language()), {
              word: words.picture.steps[bandOf(points) + 1]!,
            })}
          </p>`
        : nothing
    }
    ${isRated ? html`<rating-curve .points=${tries.length > 0 ? tries : days}></rating-curve>` : nothing}
    ${hasTried ? html`<training-week .attempts=${training.attempts}></training-week>` : nothing}
    ${
      hasTried
        ? html`<p class="over">${fill(words.solved, { n: atOnce, total: training.attempts.length })}</p>`
        : nothing
    }
  </section>`;
}

function rounded(points: number): number {
  return Math.round(points / 50) * 50;
}

/** What was reached besides puzzles: lessons, and the best rounds; each leads to its place. */
function otherResults(): TemplateResult {
  const { picture, modes, clock, counting } = TRAIN[language()];
  const progress = readProgress();
  const n = LESSON_IDS.filter((id) => progress[id]?.done).length;
  const bestOf = (ended: Plural, ...records: readonly string[]): string => {
    const result = Math.max(...records.map(bestResult));
    return result > 0 ? fill(clock.record, { n: plural(ended, result, language()) }) : clock.untried;
  };
  const lines = [
    ['../learn/index.html', picture.lessons, fill(picture.lessonsOf, { n, total: LESSON_IDS.length })],
    ['#counting', modes.counting.title, bestOf(counting.ended, 'counting', 'counting-1', 'counting-3')],
    ['#clock', modes.clock.title, bestOf(clock.ended, 'clock-1', 'clock-3', 'clock-5')],
  ] as const;
  return html`<section class="card others">
    ${lines.map(([to, name, text]) => html`<p class="line"><a href=${to}>${name}</a> <span>${text}</span></p>`)}
  </section>`;
}

/** Whether the puzzles that count were solved on the first try, in order. */
function firstTries({ attempts }: Training): boolean[] {
  const first = new Map<string, Attempt>();
  for (const attempt of attempts.toSorted((one, other) => one.at - other.at))
    if (!first.has(attempt.key) && numberOf(attempt.key) !== undefined) first.set(attempt.key, attempt);
  return [...first.values()].map(isClean);
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
  if (strength.error <= CLOSE) return fill(about, { points, word: steps[bandOf(points)]! });
  const [low, high] = [-1, 1].map(
    (sign) => Math.round(pointsOf({ elo: strength.elo + sign * strength.error }) / 50) * 50,
  );
  return fill(between, { low: low!, high: high! });
}

/** One weakness, with a puzzle that was missed, and one button. */
function weaknessCard({ name, solved, tried, kinds }: ThemeResult, { attempts }: Training): TemplateResult {
  const { picture, session } = TRAIN[language()];
  const idea = ideaOfTheme(kinds[0]!);
  const address = `#puzzles=${kinds.join()}`;
  const missed = attempts.findLast(
    (one) => !isClean(one) && kinds.some((kind) => kind === themeOfKey(one.key)),
  );
  const number = missed && numberOf(missed.key);
  const position = number === undefined ? undefined : shippedPuzzle(number).position;
  return html`<section class="card next-puzzle">
    <a href=${address} tabindex="-1" aria-hidden="true">
      <othello-board inert hints="" .position=${position?.toString() ?? ''}></othello-board>
    </a>
    <div>
      <p class="over">${picture.weakness}</p>
      <h2>${name}</h2>
      <p>${fill(picture.weakAt, { solved, tried })} ${idea ? `${session.ideas[idea]}.` : ''}</p>
      <p class="ways"><a class="lead" href=${address}>${picture.train}</a></p>
    </div>
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
      <h2>${training.attempts.length === 0 ? words.picture.begins : words.picture.next}</h2>
      <p>${words.picture.nextAbout}</p>
      <p class="ways">
        <a class="lead" href="#session">${words.picture.solve}</a>
        <a class="plain" href="../../index.html">${words.picture.play}</a>
      </p>
    </div>
  </section>`;
}

function crownsCard(themes: readonly ThemeResult[]): TemplateResult | typeof nothing {
  if (themes.length === 0) return nothing;
  const words = TRAIN[language()].picture;
  const crowned = themes.filter(({ hasCrown }) => hasCrown).length;
  const next = themes.find(({ hasCrown }) => !hasCrown);
  return html`<section class="card">
    <h2 class="small">
      ${crowned > 0 ? fill(words.crowns, { n: crowned, total: themes.length }) : words.firstCrown}
    </h2>
    ${
      next
        ? html`<p class="over">
            ${fill(plural(words.crownAfter, CROWN_SOLVED - next.solved, language()), { name: next.name })}
          </p>`
        : nothing
    }
    <theme-crowns .themes=${themes.slice(0, FIRST_THEMES)}></theme-crowns>
  </section>`;
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
