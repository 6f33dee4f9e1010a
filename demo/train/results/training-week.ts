/** `<training-week>`: the days in a row with training, and the last seven days. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { plural } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { dayOf } from '../../progress/days.js';
import { streakOf } from '../../progress/streak.js';
import type { Attempt } from '../../progress/training.js';
import { language } from '../../site.js';

export class TrainingWeek extends LitElement {
  static override readonly properties = { attempts: { attribute: false } };
  declare attempts: readonly Pick<Attempt, 'at'>[];

  static override readonly styles = css`
    :host {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0.5rem 0.8rem;
    }

    ol {
      display: flex;
      gap: 0.35rem;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    li {
      display: grid;
      place-items: center;
      box-sizing: border-box;
      width: 1.8rem;
      height: 1.8rem;
      border: 1px solid var(--edge);
      border-radius: 50%;
      color: var(--quiet);
      font-size: 0.8rem;
    }

    .trained {
      border-color: var(--accent);
      background: var(--accent);
      color: var(--card);
      font-weight: 600;
    }

    small {
      flex: 1 0 100%;
      color: var(--quiet);
      font-size: 0.92rem;
    }

    .today {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }
  `;

  override render(): TemplateResult {
    const now = Date.now();
    const { days, today } = streakOf(this.attempts, now);
    const trained = new Set(this.attempts.map(({ at }) => dayOf(at)));
    const format = new Intl.DateTimeFormat(language(), { weekday: 'narrow' });
    const { facts, session, picture } = TRAIN[language()];
    return html`<strong>${days > 0 ? plural(session.streak, days, language()) : picture.noStreak}</strong>
      <ol aria-hidden="true">
        ${Array.from({ length: 7 }, (_, at) => {
          const date = new Date(now);
          date.setDate(date.getDate() - 6 + at);
          const classes = [at === 6 ? 'today' : '', trained.has(dayOf(date.getTime())) ? 'trained' : ''];
          return html`<li class=${classes.join(' ')}>${format.format(date)}</li>`;
        })}
      </ol>
      ${days > 0 && !today ? html`<small>${facts.today}</small>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'training-week': TrainingWeek;
  }
}
