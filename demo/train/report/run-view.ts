/** The card for the review of the user's games: how many and how thoroughly, start, stop, and progress. */
import { html, nothing, type TemplateResult } from 'lit';
import { EFFORTS, type Effort } from '../../../src/core/analysis.js';
import { fill, plural } from '../../../src/core/locales.js';
import type { ReportStrings } from '../../locales/report.js';
import type { RunState } from '../../my-games/run.js';
import { MOST_GAMES, type Settings } from '../../my-games/settings.js';
import { language } from '../../site.js';

export interface RunView {
  readonly words: ReportStrings['run'];
  readonly settings: Settings;
  readonly state: RunState;
  /** Number of games to review, and of those reviewed. */
  readonly games: number;
  readonly reviewed: number;
  onChange(change: Partial<Settings>): void;
  start(): void;
  stop(): void;
}

export function runView(view: RunView): TemplateResult {
  const { words, state, games, reviewed } = view;
  const { isRunning, problem, notStored } = state;
  return html`<section class="card run">
    ${
      isRunning
        ? html`<p class="ways">
              <button type="button" class="plain" @click=${view.stop}>${words.stop}</button>
            </p>
            ${progressView(view)}`
        : reviewed < games
          ? html`${reviewed > 0 ? nothing : html`<h2>${words.title}</h2>`}
              <p>
                ${reviewed > 0 ? fill(words.progress, { done: reviewed, all: games }) : plural(words.promise, games, language())}
              </p>
              <p class="ways">
                <button type="button" class=${reviewed > 0 ? 'plain' : 'lead'} @click=${view.start}>
                  ${reviewed > 0 ? words.goOn : words.start}
                </button>
              </p>`
          : nothing
    }
    <p role="status">
      ${problem === undefined ? nothing : fill(words.failed, { problem })}
      ${notStored ? words.notStored : nothing}
      ${!isRunning && games > 0 && reviewed === games ? plural(words.done, games, language()) : nothing}
    </p>
    <details>
      <summary>${words.settings}</summary>
      ${settingsView(view)}
    </details>
  </section>`;
}

function settingsView({ words, settings, state: { isRunning }, onChange }: RunView): TemplateResult {
  return html`<p class="choice">
    <label>
      ${words.most}
      <select
        ?disabled=${isRunning}
        @change=${({ target }: Event) =>
          onChange({ most: Number((target as HTMLSelectElement).value) as Settings['most'] })}
      >
        ${MOST_GAMES.map(
          (most) =>
            html`<option value=${most} ?selected=${most === settings.most}>
              ${most === 0 ? words.all : plural(words.newest, most, language())}
            </option>`,
        )}
      </select>
    </label>
    <label>
      ${words.effort}
      <select
        ?disabled=${isRunning}
        @change=${({ target }: Event) => onChange({ effort: (target as HTMLSelectElement).value as Effort })}
      >
        ${EFFORTS.map(
          (effort) =>
            html`<option value=${effort} ?selected=${effort === settings.effort}>
              ${words.efforts[effort]}
            </option>`,
        )}
      </select>
    </label>
  </p>`;
}

function progressView({ words, state, games, reviewed }: RunView): TemplateResult {
  const { done = reviewed, all = games, share = 0, secondsLeft } = state.progress ?? {};
  const left = secondsLeft === undefined ? '' : `, ${leftText(secondsLeft, words)}`;
  return html`<p class="progress">
      <progress max="1" .value=${share} aria-labelledby="review-progress"></progress>
      <span id="review-progress">${fill(words.progress, { done, all })}${left}</span>
    </p>
    <p class="hint">${state.isElsewhere ? words.elsewhere : words.background}</p>`;
}

function leftText(seconds: number, words: ReportStrings['run']): string {
  if (seconds < 90) return plural(words.secondsLeft, Math.ceil(seconds), language());
  return plural(words.minutesLeft, Math.ceil(seconds / 60), language());
}
