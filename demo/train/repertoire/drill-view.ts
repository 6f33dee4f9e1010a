/** Renders the opening drill: how far the line is, what was said of the last move, and the buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import type { Color } from '../../../src/core/rules.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import { resultDots } from '../results/result-dots.js';

/** What can be done after a line. */
export interface NextStep {
  readonly text: string;
  act(): void;
}

/** The data that the drill shows. */
export interface DrillView {
  /** Its second line explains the first. */
  readonly message: string;
  /** The class of the message. */
  readonly verdict: string;
  /**
   * Whether each move of the line was found, and how many moves are left; missing where no line is asked.
   */
  readonly line: { readonly results: readonly boolean[]; readonly left: number } | undefined;
  readonly isDone: boolean;
  /** What comes next in the opening that the line ends with; empty if there is nothing to say. */
  readonly plan: string;
  /** Whether a move may be shown or skipped, now or after the reply. */
  readonly hasHelp: boolean;
  /** Whether it is the user's turn. */
  readonly isAsking: boolean;
  /** What the page offers after a line. */
  readonly next: readonly NextStep[];
  /** Whether the first of them leads; else the line is to be played again first. */
  readonly nextLeads: boolean;
  /** The button that begins a round; `false` while a line is learnt. */
  readonly again: { readonly text: string; readonly leads: boolean } | false;
  /** Number of positions that are due to be asked again. */
  readonly due: number;
  /** The choice of the side. */
  readonly side: TemplateResult | typeof nothing;
  /** Shows the move that is asked for. */
  show(): void;
  /** Leaves the move out. */
  skip(): void;
  /** Begins a round. */
  start(): void;
  /** Asks for the positions that are due. */
  repeat(): void;
}

export function drillView(view: DrillView): TemplateResult {
  const words = TRAIN[language()].drill;
  const { again, due } = view;
  const [first, why] = view.message.split('\n');
  const leading = view.nextLeads ? view.next.slice(0, 1) : [];
  const others = view.next.slice(leading.length);
  // After a wrong move, one button stands out.
  const isWrong = view.verdict === 'verdict wrong';
  const help = (text: string, act: () => void, kind = 'plain'): TemplateResult =>
    html`<button type="button" class=${kind} aria-disabled=${String(!view.isAsking)} @click=${act}>
      ${text}
    </button>`;
  return html`${lineView(view)}
    <p role="status" class=${view.verdict}>
      ${first}${why ? html` <span class="why">${why}</span>` : nothing}
    </p>
    ${view.hasHelp ? [help(words.show, () => view.show(), isWrong ? 'lead' : 'plain'), help(words.skip, () => view.skip())] : nothing}
    ${leading.map((step) => nextButton(step, 'lead'))}
    ${again ? nextButton({ text: again.text, act: () => view.start() }, again.leads ? 'lead' : 'plain') : nothing}
    ${others.map((step) => nextButton(step, 'plain'))}
    ${view.plan && html`<div class="plan">${view.plan}</div>`}
    ${
      due > 0
        ? html`<button type="button" class="plain" @click=${() => view.repeat()}>
            ${fill(words.repeat, { n: due })}
          </button>`
        : nothing
    }
    ${view.side}`;
}

function nextButton({ text, act }: NextStep, kind: 'lead' | 'plain'): TemplateResult {
  return html`<button type="button" class=${kind} @click=${act}>${text}</button>`;
}

/** A dot for each move of the line. */
function lineView({ line, isDone }: DrillView): TemplateResult | typeof nothing {
  const words = TRAIN[language()].drill;
  const n = line?.results.length ?? 0;
  const total = n + (line?.left ?? 0);
  if (!line || total === 0) return nothing;
  return html`<p class="line-dots">
    ${resultDots(line.results, total)}
    ${isDone ? nothing : html`<span>${fill(words.moveOf, { n: Math.min(n + 1, total), total })}</span>`}
  </p>`;
}

/** The choice of the side that is played. */
export function sideChoice(side: Color, choose: (side: Color) => void): TemplateResult {
  const words = TRAIN[language()].drill;
  return html`<div>
    <label for="drill-side">${words.side}</label>
    <select
      id="drill-side"
      @change=${({ target }: Event) => choose((target as HTMLSelectElement).value as Color)}
    >
      <option value="black" ?selected=${side === 'black'}>${words.black}</option>
      <option value="white" ?selected=${side === 'white'}>${words.white}</option>
    </select>
  </div>`;
}
