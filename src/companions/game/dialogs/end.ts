import { html, nothing, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';
import { fill, plural } from '../../../locales/strings.js';
import type { GameResult } from '../../../rules/game.js';
import { standing } from '../../../rules/match.js';
import type { Session } from '../session.js';
import { sheetTable } from './sheet.js';

/** What a person can go on with. */
export type AfterEnd = 'again' | 'swap' | 'look';

/** How the game ended, and what next. */
export function endForm(view: {
  readonly words: GameStrings;
  readonly language: string;
  readonly result: GameResult;
  readonly discs: { readonly black: number; readonly white: number; readonly empty: number };
  readonly names: Readonly<Record<'black' | 'white', string>>;
  readonly session: Session;
}): TemplateResult {
  const { words, language, result, discs, names } = view;
  const { match } = view.session;
  const w = words.end;
  const name = result.winner && names[result.winner];
  const title = !name ? w.draw : name === words.you ? w.youWin : fill(w.wins, { name });
  const margin = result.winner ? plural(w.margin, Math.abs(result.margin), language) : undefined;
  const over = match && standing(match).over;
  const again = over ? w.newMatch : match ? w.next : w.again;
  return html`<form method="dialog">
    <h2 id="end-title">${title}</h2>
    <p class="result">
      <span class="disc black" aria-hidden="true"></span>
      <strong>${fill(w.score, { black: result.black, white: result.white })}</strong>
      <span class="disc white" aria-hidden="true"></span>
    </p>
    <p>${margin ? html`${title} ${margin}. ` : nothing}${w.reasons[result.reason]}</p>
    <details>
      <summary>${w.raw}</summary>
      <p>${fill(w.rawScore, discs)}</p>
    </details>
    ${match ? sheetTable(match, words) : nothing}
    <div class="actions">
      <button value="look">${w.look}</button>
      ${match ? nothing : html`<button value="swap">${w.swap}</button>`}
      <button value="again" class="main">${again}</button>
    </div>
  </form>`;
}
