/**
 * `<home-links>`: what else waits for the visitor of the home page: today's puzzle, and the next lesson or the first minute;
 * beside a running game in one row, with the other opponents.
 */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import '../../src/elements/index.js';
import { fill, plural } from '../../src/core/locales.js';
import { define } from '../define.js';
import { LESSON_IDS } from '../learn/course/lesson.js';
import { nextLessonOf, readProgress } from '../learn/course/lesson-progress.js';
import { HOME } from '../locales/home.js';
import { FIRST_BOARDS } from './first-minute-boards.js';
import { isMinuteDone } from './minute-done.js';
import { OPPONENTS, standingOf, type Standing } from '../opponents/opponents.js';
import { onStanding } from '../opponents/standing.js';
import { readTraining, type Training } from '../progress/store.js';
import { TRAINING_STORED, language, onLanguage } from '../site.js';
import { puzzleOn, resultOn, streakOfDays } from '../today/day.js';
import { late } from '../late.js';

/** How often to look whether another day has begun, in milliseconds. */
const LOOK = 30_000;

/** Which of the two links it is: the one that leads on, or the one after it. */
type Rank = 'first' | 'then' | '';

export class HomeLinks extends LitElement {
  static override readonly properties = {
    training: { state: true },
    standing: { state: true },
    compact: { type: Boolean },
    invited: { type: Boolean },
  };

  static override readonly styles = css`
    :host {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0.35rem;
    }

    :host(:not([known])) {
      visibility: hidden;
    }

    a,
    button {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      box-sizing: border-box;
      width: 100%;
      min-height: 2.75rem;
      padding: 0.3rem 0.5rem;
      border: 1px solid var(--line);
      border-radius: 0.75rem;
      background: var(--card);
      color: var(--ink);
      font: inherit;
      font-size: 0.92rem;
      line-height: 1.25;
      text-align: start;
      text-decoration: none;
      cursor: pointer;
    }

    a:hover,
    button:hover {
      border-color: var(--accent);
    }

    /* The newcomer's way in, second to the green button. */
    .new {
      border: 2px solid var(--accent);
      color: var(--accent);
    }

    .new span {
      color: var(--quiet);
    }

    :focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }

    :is(othello-board, .icon) {
      flex: none;
      width: 2.75rem;
      pointer-events: none;
    }

    .icon {
      box-sizing: border-box;
      aspect-ratio: 1;
      padding: 0.6rem;
      border-radius: 4px;
      background: color-mix(in oklab, var(--accent) 12%, transparent);
      fill: none;
      stroke: var(--accent);
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.6;
    }

    b {
      display: block;
    }

    @media (max-width: 53.19rem) {
      :host(:not([compact])) {
        grid-template-columns: auto auto;
      }

      a,
      button {
        justify-content: center;
        gap: 0.4rem;
        padding: 0.15rem 0.3rem;
        font-size: 0.86rem;
        text-align: center;
      }

      span:not(:has(i)) {
        display: none;
      }

      :is(othello-board, .icon) {
        display: none;
      }
    }

    /* On a phone, the first stands beside the button that begins a game, and the other is a word below both. */
    @media (max-width: 39.99rem) {
      :host(:not([compact], [invited])) {
        display: contents;
      }

      :host(:not([compact], [invited])) .first {
        flex: 1 1 auto;
        order: 1;
        width: auto;
        min-width: 46%;
      }

      .then span:not(:has(i)) {
        display: none;
      }

      :host(:not([compact], [invited])) .then {
        flex: 1 1 auto;
        order: 2;
        width: auto;
        min-height: 2.5rem;
        padding-inline: 0.1rem;
        border-color: transparent;
        font-size: 0.77rem;
        line-height: 1.2;
        white-space: nowrap;
        background: none;
        color: var(--accent);
      }
    }

    @media (min-width: 53.2rem) and (min-height: 49rem) {
      :host(:not([compact], [invited])) {
        grid-template-columns: 1fr;
      }
    }

    @media (min-width: 53.2rem) and (min-height: 54rem) {
      :host {
        margin-top: 0.5rem;
      }

      a,
      button {
        gap: 1rem;
        min-height: 4rem;
        padding: 0.4rem 0.75rem;
        font-size: 1.05rem;
      }

      span {
        font-size: 0.92rem;
      }

      :is(othello-board, .icon) {
        width: 5rem;
      }
    }

    span {
      color: var(--quiet);
      font-size: 0.82rem;
    }

    :host([invited]) {
      grid-template-columns: 1fr;
    }

    .newcomer {
      min-height: 2.25rem;
      padding-inline: 0;
      border-color: transparent;
      background: none;
      color: var(--accent);
      font-weight: 600;
    }

    /* In second rank. */
    :host([compact]) {
      grid-template-columns: repeat(3, 1fr);
      margin-top: 0.25rem;

      a,
      button {
        gap: 0.5rem;
        min-height: 3rem;
        padding: 0.3rem 0.5rem;
        border-color: transparent;
        background: color-mix(in oklab, var(--accent) 7%, transparent);
        font-size: 0.86rem;
        line-height: 1.2;
      }

      span {
        display: block;
        font-size: 0.8rem;
      }

      :is(othello-board, .icon) {
        display: none;
      }
    }

    i {
      color: var(--accent);
      font-style: normal;
      font-weight: 600;
    }
  `;

  declare training: Pick<Training, 'games' | 'attempts'>;
  /** How the visitor stands against the opponents. */
  declare standing: Standing;
  /** Whether it stands beside a running game. */
  declare compact: boolean;
  /** Whether it is for somebody whom a friend has invited: only the first minute is offered. */
  declare invited: boolean;

  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.training = { games: [], attempts: [] };
    this.standing = standingOf([]);
    this.compact = false;
    this.invited = false;
    onLanguage(() => this.requestUpdate());
    onStanding((standing) => (this.standing = standing));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener(TRAINING_STORED, this.#read);
    this.#timer = setInterval(() => this.requestUpdate(), LOOK);
    this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener(TRAINING_STORED, this.#read);
    clearInterval(this.#timer);
  }

  /** Without a store nothing has been done yet. Before it is read, the links would change places in sight. */
  readonly #read = (): void => {
    void readTraining()
      .then(
        (training) => (this.training = training),
        () => undefined,
      )
      .then(() => this.toggleAttribute('known', true));
  };

  async #openMinute(): Promise<void> {
    const { FirstMinute } = await late(() => import('./first-minute.js'));
    define('first-minute', FirstMinute);
    const minute = document.createElement('first-minute');
    minute.addEventListener('learnt', () => this.requestUpdate());
    // Who was invited plays with the friend.
    if (!this.invited) minute.addEventListener('play', () => this.dispatchEvent(new Event('first-game')));
    document.body.append(minute);
    await minute.open();
  }

  /** Whether neither the first minute nor a lesson was gone through to its end. */
  get #isUntaught(): boolean {
    return !isMinuteDone() && Object.values(readProgress()).every((lesson) => !lesson.done);
  }

  /** Whether nothing was played, tried or learnt here yet. */
  get #isNew(): boolean {
    const { games, attempts } = this.training;
    return this.#isUntaught && games.length === 0 && attempts.length === 0;
  }

  override render(): TemplateResult {
    if (this.invited) return this.#newcomer();
    if (this.compact) return html`${this.#today()} ${this.#learn()} ${this.#opponents()}`;
    // A newcomer's way in comes first, and what is done for today last.
    return this.#isUntaught || this.#isTodayDone
      ? html`${this.#learn('first')} ${this.#today('then')}`
      : html`${this.#today('first')} ${this.#learn('then')}`;
  }

  /** A friend may know the game already. */
  #newcomer(): TemplateResult {
    return html`<button type="button" class="newcomer" @click=${() => void this.#openMinute()}>
      ${HOME[language()].links.newcomer}
    </button>`;
  }

  /** The days of the streak, beside what is done. */
  get #streakText(): string {
    const { days } = streakOfDays(this.training.attempts, new Date());
    return days === 0 ? '' : ` ${plural(HOME[language()].links.days, days, language())}`;
  }

  get #isTodayDone(): boolean {
    return resultOn(new Date(), this.training.attempts) !== undefined;
  }

  /** @param rank which of the two links it is on a phone */
  #today(rank: Rank = ''): TemplateResult {
    const words = HOME[language()].links;
    const now = new Date();
    const date = new Intl.DateTimeFormat(language(), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }).format(now);
    return html`<a href="#today" class=${rank}>
      <othello-board
        coordinates="none"
        aria-hidden="true"
        .position=${puzzleOn(now).position.toString()}
      ></othello-board>
      <div>
        <b>${words.today}</b>
        <span>${this.#isTodayDone ? html`<i>✓${this.#streakText}</i>` : date}</span>
      </div>
    </a>`;
  }

  #opponents(): TemplateResult {
    const { links, opponents } = HOME[language()];
    const { beaten } = this.standing;
    const count = fill(opponents.count, { n: beaten.size, total: OPPONENTS.length });
    return html`<button type="button" @click=${() => this.dispatchEvent(new Event('opponents'))}>
      <div><b>${links.opponents}</b> <span>${count}</span></div>
    </button>`;
  }

  /** The next lesson; who has learnt nothing here yet begins with the first minute. */
  #learn(rank: Rank = ''): TemplateResult {
    const words = HOME[language()].links;
    const progress = readProgress();
    const isNew = this.#isNew;
    const next = nextLessonOf(progress);
    if (this.#isUntaught || next === undefined) {
      return html`<button
        type="button"
        class="${rank} ${isNew ? 'new' : ''}"
        @click=${() => void this.#openMinute()}
      >
        <othello-board
          coordinates="none"
          aria-hidden="true"
          .position=${FIRST_BOARDS[0]!.position}
        ></othello-board>
        <div><b>${words.minute}</b> ${this.compact ? nothing : html`<span>${words.minuteAbout}</span>`}</div>
      </button>`;
    }
    return html`<a href="./learn/index.html#lesson-${next}" class=${rank}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 6v14M4 5h5a3 3 0 0 1 3 3 3 3 0 0 1 3-3h5v13h-6a2 2 0 0 0-2 2 2 2 0 0 0-2-2H4z" />
      </svg>
      <div>
        <b>${words.lesson}</b>
        <span> ${fill(words.lessonOf, { n: LESSON_IDS.indexOf(next) + 1, total: LESSON_IDS.length })} </span>
      </div>
    </a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'home-links': HomeLinks;
  }
}
