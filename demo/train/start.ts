/** The start of the training page: today's session, then results, then the other ways to train. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../src/elements/index.js';
import { fill, plural } from '../../src/core/locales.js';
import { TRAIN } from '../locales/train.js';
import { LENGTHS, waiting, type Length, type Task } from '../progress/session.js';
import { streakOf, weekOf } from '../progress/streak.js';
import { language } from '../site.js';
import type { ModeName, TrainContext } from './mode.js';
import { keepSessionLength, sessionDone, sessionLength } from './session-length.js';
import { waitingText } from './waiting-text.js';

/** The ways to train besides the session, in order. */
const LISTED: readonly ModeName[] = [
  'today',
  'puzzles',
  'games',
  'mistakes',
  'endgames',
  'openings',
  'repertoire',
  'clock',
  'reasons',
  'counting',
  'coordinates',
];

/** What the start shows once the puzzles are loaded. */
export interface StartFacts {
  /** The remaining tasks of today's session. */
  readonly tasks: readonly Task[];
  /** Missing before enough tries, with the number of those still needed. */
  readonly rating: number | undefined;
  readonly ratingAfter: number;
  readonly isTodayDone: boolean;
}

export function startView(
  { training, isStored }: TrainContext,
  facts: StartFacts | undefined,
  onLength: () => void,
): TemplateResult {
  const words = TRAIN[language()];
  return html`<section class="session-card" aria-labelledby="session-title">
      <othello-board
        class="next"
        interactive
        no-shortcuts
        .position=${facts?.tasks[0]?.puzzle.position ?? ''}
        @othello-beforemove=${(event: Event) => {
          event.preventDefault();
          location.hash = 'session';
        }}
      ></othello-board>
      <div>
        <h2 id="session-title">${words.session.title}</h2>
        ${sessionText(training, facts)} ${lengthChoice(onLength)}
        <p class="ways">
          ${
            facts && facts.tasks.length === 0
              ? html`<a class="plain" href="#puzzles">${words.session.more}</a>`
              : html`<a class="lead" href="#session">
                  ${sessionDone(Date.now()) > 0 ? words.session.goOn : words.session.begin}
                </a>`
          }
        </p>
        ${isStored ? progressText(training, facts) : nothing}
        <p><a href="#progress">${words.progress}</a></p>
      </div>
    </section>
    <nav aria-labelledby="modes-title">
      <h2 id="modes-title">${words.modesTitle}</h2>
      <ul class="modes">
        ${LISTED.map(
          (mode) =>
            html`<li>
              <a href="#${mode}">
                <strong>${words.modes[mode].title}</strong>
                <span
                  >${mode === 'today' && facts?.isTodayDone ? words.todayDone : words.modes[mode].about}</span
                >
              </a>
            </li>`,
        )}
      </ul>
    </nav>`;
}

function sessionText(
  training: TrainContext['training'],
  facts: StartFacts | undefined,
): TemplateResult | typeof nothing {
  const words = TRAIN[language()].session;
  const now = Date.now();
  const { mistakes, due, openings } = waiting(training, now);
  if (facts?.tasks.length === 0) return html`<p>${words.doneBefore}</p>`;
  const fresh = training.attempts.length === 0 ? words.first : words.fresh;
  const counts = { mistakes: mistakes.length, due: due.length, openings: openings.length };
  return html`<p>
    ${waitingText(counts, words, language()) ?? fresh}
    <span class=${facts ? '' : 'pending'}
      >${plural(words.left, facts?.tasks.length ?? sessionLength(), language())}</span
    >
  </p>`;
}

function lengthChoice(onLength: () => void): TemplateResult {
  const words = TRAIN[language()].session;
  const length = sessionLength();
  return html`<p class="choice">
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
  </p>`;
}

function progressText(
  { attempts }: TrainContext['training'],
  facts: StartFacts | undefined,
): TemplateResult | typeof nothing {
  if (attempts.length === 0) return nothing;
  const words = TRAIN[language()];
  const now = Date.now();
  const { days, today } = streakOf(attempts, now);
  const { known, learnt, tried } = weekOf(attempts, now);
  const rating = facts?.rating;
  return html`<dl class="facts">
    <div>
      <dt>${words.facts.rating}</dt>
      <dd>${rating ?? (facts ? plural(words.facts.ratingAfter, facts.ratingAfter, language()) : '–')}</dd>
    </div>
    <div>
      <dt>${words.facts.streak}</dt>
      <dd>
        ${plural(words.facts.days, days, language())}
        ${today || days === 0 ? nothing : html`<span>${words.facts.today}</span>`}
      </dd>
    </div>
    <div>
      <dt>${words.facts.week}</dt>
      <dd>${fill(words.facts.learnt, { tried, known, learnt })}</dd>
    </div>
  </dl>`;
}
