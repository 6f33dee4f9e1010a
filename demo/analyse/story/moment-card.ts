/** The card of a moment: why it is shown, what the move did, what was better, and the ways to see or try it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Moment } from '../../../src/core/analysis.js';
import type { EngineMove } from '../../../src/core/engine.js';
import { fill } from '../../../src/core/locales.js';
import type { Color } from '../../../src/core/rules.js';
import type { StoryStrings } from '../../locales/analyse.js';
import { markedText, type MomentText } from './moment-words.js';
import type { Rest } from './story-end.js';

/** A line on the board: its moves, whose they are, and after how many of them the board stands. */
export interface ShownLine {
  readonly moves: readonly EngineMove[];
  readonly colors: readonly Color[];
  readonly at: number;
}

/** What the card shows. */
export interface MomentCard extends MomentText {
  readonly moment: Moment;
  /** Why it is a moment. */
  readonly label: string;
  /** What the move cost, or what the better one gains. */
  readonly cost: string | undefined;
  /** The number of the moment, and of how many; none of what was well found. */
  readonly count: { readonly n: number; readonly total: number } | undefined;
  /** Whether it shows something good: a move that was found, or the better one. */
  readonly isGood: boolean;
  /** Whether it is a bad move of the other side. */
  readonly isGift: boolean;
  /** Whether the better move may be named. */
  readonly isKnown: boolean;
  /** Whether the reader is asked for a move; then no square of the text is coloured. */
  readonly isAsking: boolean;
  readonly line: ShownLine | undefined;
}

/** The ways on from the card; one that is missing has no button. */
export interface CardWays {
  /** Steps the line on the board to a number of its moves, from 1. */
  readonly step: (at: number) => void;
  readonly show: Rest | undefined;
  readonly ask: Rest | undefined;
  /** To the next moment, those that were not opened, or the end. */
  readonly next: Rest;
}

export function momentCard(card: MomentCard, ways: CardWays, words: StoryStrings): TemplateResult {
  const { moment, label, cost, count, isGood, isGift, isKnown, isAsking, line, head, text } = card;
  const button = ({ text: name, show }: Rest, kind = ''): TemplateResult =>
    html`<button type="button" class=${kind} @click=${show}>${name}</button>`;
  const { show, ask, next } = ways;
  return html`<section class="bubble ${isGood ? 'found' : isGift ? 'gift' : ''}">
    <p class="place">
      ${label === '' ? nothing : html`<span class="label">${label}</span>`}
      ${count ? html`<span class="count">${fill(words.momentOf, count)}</span>` : nothing}
    </p>
    <div class="said">
      <div role="status">
        <div class="head">
          ${cost === undefined ? nothing : html`<span class="pill">${cost}</span>`}
          <h3>${head}</h3>
        </div>
        <p class="lesson-text">${isAsking ? text : markedText(text, moment, isKnown)}</p>
      </div>
      ${line ? lineSteps(line, ways.step, words) : nothing}
    </div>
    <div class="ways">
      ${show ? button(show) : nothing} ${ask ? button(ask) : nothing}
      ${button(next, isAsking ? 'next' : 'lead')}
    </div>
  </section>`;
}

/** The moves of a line, each of which leads to the board after it, between a step back and a step on. */
function lineSteps(
  { moves, colors, at }: ShownLine,
  step: (at: number) => void,
  words: StoryStrings,
): TemplateResult {
  const arrow = (name: string, to: number, path: string): TemplateResult =>
    html`<button
      type="button"
      class="arrow"
      aria-label=${name}
      title=${name}
      ?disabled=${to < 1 || to > moves.length}
      @click=${() => step(to)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>
    </button>`;
  return html`<div class="line">
    ${arrow(words.stepBack, at - 1, 'M15 5l-7 7 7 7')}
    <ol role="list">
      ${moves.map(
        (move, index) =>
          html`<li>
            <button
              type="button"
              class=${index < at ? 'played' : ''}
              aria-current=${index + 1 === at ? 'step' : nothing}
              @click=${() => step(index + 1)}
            >
              <span class="ball ${colors[index]}" aria-hidden="true">${index + 1}</span>${
                move === 'pass' ? words.pass : move
              }
            </button>
          </li>`,
      )}
    </ol>
    ${arrow(words.stepOn, at + 1, 'M9 5l7 7-7 7')}
  </div>`;
}
