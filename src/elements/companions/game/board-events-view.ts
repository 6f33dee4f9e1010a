/** Renders events of a game above its board. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Ending } from './ending.js';
import { passText } from './pass-text.js';
import type { GameSession } from './session.js';
import { winnerText } from './winner-text.js';

type Discs = Ending['discs'];

const ROW = 8;

/** A pass; the board has announced it to screen readers. */
export function passNotice({ strings, game }: GameSession): TemplateResult {
  return html`<div class="event" aria-hidden="true"><p class="notice">${passText(strings, game)}</p></div>`;
}

/** Number of rows of eight for the colour with more discs. */
export function rowsOf({ black, white }: Discs): number {
  return Math.ceil(Math.max(black, white) / ROW);
}

/**
 * The discs arranged for counting, with this many rows of each colour: Black's from the top, White's from the bottom.
 */
export function laidOut({ black, white }: Discs, rows: number): string {
  const [top, bottom] = [Math.min(black, rows * ROW), Math.min(white, rows * ROW)];
  return `${'X'.repeat(top)}${'-'.repeat(64 - top - bottom)}${'O'.repeat(bottom)} X`;
}

/** The count and, once all discs are counted, the winner; a click skips to the result. */
export function countNotice(session: GameSession, rows: number, skip: () => void): TemplateResult {
  const { strings, names, played } = session;
  const { ending } = played;
  if (!ending) return html``;
  const { discs, result } = ending;
  const isCounted = rows >= rowsOf(discs);
  // In the score, empty squares go to the winner.
  const counted = isCounted ? result : { black: discs.black, white: discs.white };
  const shown = (of: number): number => (isCounted ? of : Math.min(of, rows * ROW));
  return html`<div class="event" @click=${skip}>
    <div class="notice">
      <p class="counted" aria-hidden="true">
        <span class="disc black"></span><b>${shown(counted.black)}</b><span class="disc white"></span
        ><b>${shown(counted.white)}</b>
      </p>
      ${isCounted ? html`<p aria-hidden="true">${winnerText(strings, result, names)}</p>` : nothing}
      ${isCounted && session.best ? html`<p class="best" aria-hidden="true">${session.best === 'first' ? strings.end.firstWin : strings.end.bestWin}</p>` : nothing}
      <button type="button">${strings.end.skip}</button>
    </div>
  </div>`;
}
