/** The start of the training page: today's session, then results, then the other ways to train. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../src/elements/index.js';
import { fill, plural } from '../../src/core/locales.js';
import { TRAIN } from '../locales/train.js';
import { LENGTHS, type Length, type Task } from '../progress/session.js';
import { LEAST_TRIES } from '../progress/session.js';
import { weekOf } from '../progress/streak.js';
import { define } from '../define.js';
import { language } from '../site.js';
import { MISSED, type ModeName, type TrainContext } from './mode.js';
import { TrainingWeek } from './results/training-week.js';
import { bandOf } from '../progress/rating-bands.js';
import { resultInWords } from './results/result-in-words.js';
import { doneToday, keepSessionLength, repeatedToday, sessionLength } from './todays-session.js';

define('training-week', TrainingWeek);

/** The ways to train besides the session and today's puzzle, each with its picture, drawn in a line. */
const WAYS: readonly { readonly mode: ModeName; readonly icon: string }[] = [
  { mode: 'puzzles', icon: 'M4 4h16v16H4zM12 4v16M4 12h16M16 8h.01M8 16h.01' },
  { mode: 'clock', icon: 'M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15M12 9.5v4l2.5 1.5M9.5 2.5h5' },
  {
    mode: 'repertoire',
    icon: 'M12 6.5C9 4.8 6 4.6 3 5.5v13c3-.9 6-.7 9 1 3-1.700 6-1.900 9-1v-13c-3-.9-6-.7-9 1zM12 6.500v13',
  },
  { mode: 'games', icon: 'M3 20h18M6 16v-5M11 16V6M16 16v-7M20 16v-3' },
  { mode: 'coordinates', icon: 'M8 4v16M8 4h12v16H8M14 4v16M8 12h12M4 8h.01M4 16h.01' },
];
/** Further ones, for those who train often. */
const MORE_WAYS: readonly ModeName[] = ['counting', 'reasons', 'endgames', 'openings', 'mistakes'];
/** On a phone, they are folded. */
const WIDE = '(width >= 48rem)';

/** What the start shows once the puzzles are loaded. */
export interface StartFacts {
  /** The remaining tasks of today's session. */
  readonly tasks: readonly Task[];
  /** Missing before enough tries, with the number of those still needed. */
  readonly rating: number | undefined;
  readonly ratingAfter: number;
  readonly isTodayDone: boolean;
  /** The position with which the next session begins. */
  readonly tomorrow: string | undefined;
}

export function startView(
  { training, isStored }: TrainContext,
  facts: StartFacts | undefined,
  onLength: () => void,
): TemplateResult {
  const words = TRAIN[language()];
  const next = facts?.tasks.length === 0 ? afterSession(facts) : undefined;
  return html`<section class="session-card" aria-labelledby="session-title">
      <a class="next" href=${next?.address ?? '#session'} tabindex="-1" aria-hidden="true">
        <othello-board
          inert
          hints=""
          .position=${next?.position ?? facts?.tasks[0]?.puzzle.position ?? ''}
        ></othello-board>
      </a>
      <div>
        <h2 id="session-title">${words.session.title}</h2>
        ${sessionText(training, facts)}
        <p class="ways">
          ${
            next
              ? html`<a class="lead" href=${next.address}>${next.text}</a>
                  <a class="plain" href="#puzzles">${words.session.more}</a>`
              : html`<a class="lead" href="#session">
                  ${doneToday(Date.now()).length > 0 ? words.session.goOn : words.session.begin}
                </a>`
          }
        </p>
        ${isStored ? nothing : lengthChoice(onLength)}
      </div>
      ${isStored ? progressText(training, facts, lengthChoice(onLength)) : nothing}
    </section>
    <nav aria-labelledby="modes-title">
      <h2 id="modes-title">${words.modesTitle}</h2>
      <div class="modes">
        ${todayCard(facts)}
        ${WAYS.map(
          ({ mode, icon }) =>
            html`<div>
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icon} /></svg>
              ${wayTo(mode, words.modes[mode].about)}
            </div>`,
        )}
      </div>
      <details class="more-ways" ?open=${matchMedia(WIDE).matches}>
        <summary>${words.moreWays}</summary>
        <ul>
          ${MORE_WAYS.map((mode) => html`<li>${wayTo(mode, words.modes[mode].about)}</li>`)}
        </ul>
      </details>
    </nav>`;
}

/** The puzzle that everybody gets today, with the day of the month as its picture. */
function todayCard(facts: StartFacts | undefined): TemplateResult {
  const words = TRAIN[language()];
  return html`<div class="today-card">
    <b aria-hidden="true">${new Date().getDate()}</b>
    ${wayTo('today', facts?.isTodayDone ? words.todayDone : words.modes.today.about)}
  </div>`;
}

function wayTo(mode: ModeName, about: string): TemplateResult {
  return html`<a href="#${mode}"
    ><strong>${TRAIN[language()].modes[mode].title}</strong> <span>${about}</span></a
  >`;
}

/** What comes after the session: what it missed, else the clock. */
function afterSession({ tomorrow }: StartFacts): {
  readonly address: string;
  readonly text: string;
  readonly position: string | undefined;
} {
  const words = TRAIN[language()];
  const missed = doneToday(Date.now()).filter(({ isClean }) => !isClean);
  const [first] = missed;
  if (!first || repeatedToday(Date.now()))
    return { address: '#clock', text: words.modes.clock.title, position: tomorrow };
  return {
    address: `#session=${MISSED}`,
    text: plural(words.session.again, missed.length, language()),
    position: first.task.puzzle.position,
  };
}

/** What the session contains, and how it begins for a new visitor. */
function sessionText(
  { attempts }: TrainContext['training'],
  facts: StartFacts | undefined,
): TemplateResult | typeof nothing {
  const words = TRAIN[language()].session;
  if (facts?.tasks.length === 0) {
    const done = doneToday(Date.now());
    const right = done.filter(({ isClean }) => isClean).length;
    return html`<p class="all-done"><strong>${words.doneBefore}</strong></p>
      <p>${resultInWords(right, done.length)} <a href="#session">${words.result}</a></p>`;
  }
  const count = (from: Task['from']): number =>
    facts ? facts.tasks.filter((task) => task.from === from).length : from === 'new' ? sessionLength() : 0;
  const kinds = (['mistake', 'due', 'opening', 'new'] as const).filter((from) => count(from) > 0);
  return html`<ul class="contains ${facts ? '' : 'pending'}">
      ${kinds.map((from) => html`<li>${plural(words.contains[from], count(from), language())}</li>`)}
    </ul>
    ${attempts.length === 0 ? html`<p>${words.first}</p>` : nothing}`;
}

function lengthChoice(onLength: () => void): TemplateResult {
  const words = TRAIN[language()].session;
  const length = sessionLength();
  return html`<div class="choice">
    <label>
      ${words.length}
      <select
        @change=${({ target }: Event) => {
          keepSessionLength(Number((target as HTMLSelectElement).value) as Length);
          onLength();
        }}
      >
        ${LENGTHS.map((n) => html`<option value=${n} ?selected=${n === length}>${n}</option>`)}
      </select>
    </label>
  </div>`;
}

/** Days in a row, rating and week, as far as they are known, the way to all of it, and the length of a session. */
function progressText(
  { attempts }: TrainContext['training'],
  facts: StartFacts | undefined,
  length: TemplateResult,
): TemplateResult {
  const words = TRAIN[language()];
  const { known, learnt, tried } = weekOf(attempts, Date.now());
  const rating = facts?.rating;
  const missing = facts && attempts.length > 0 ? facts.ratingAfter : LEAST_TRIES;
  return html`<div class="so-far">
    <training-week .attempts=${attempts}></training-week>
    <p>
      <span>${words.facts.rating}</span>
      <strong>
        ${rating ?? plural(words.facts.ratingAfter, missing, language())}
        ${rating === undefined ? nothing : html`<small>${words.picture.steps[bandOf(rating)]!}</small>`}
      </strong>
    </p>
    ${
      known + learnt > 0
        ? html`<p>
            <span>${words.facts.week}</span>
            <strong>${fill(words.facts[learnt > 0 ? 'learnt' : 'known'], { tried, known, learnt })}</strong>
          </p>`
        : nothing
    }
    <a class="plain" href="#progress">${words.progress}</a>
    ${length}
  </div>`;
}
