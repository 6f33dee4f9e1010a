import { html, nothing, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';
import { fill, plural } from '../../../locales/strings.js';
import type { Color } from '../../../rules/color.js';
import type { GameResult } from '../../../rules/game.js';
import { standing } from '../../../rules/match.js';
import type { Ending } from '../ending.js';
import { namesOf } from '../names.js';
import type { Session } from '../session.js';
import { sheetTable } from './sheet.js';

/** What a person can go on with. */
export type AfterEnd = 'again' | 'swap' | 'look';

/** Who has won, in words. */
export function winnerText(
  { end, you }: GameStrings,
  { winner }: GameResult,
  names: Readonly<Record<Color, string>>,
): string {
  if (!winner) return end.draw;
  return names[winner] === you ? end.youWin : fill(end.wins, { name: names[winner] });
}

/** How the game ended, and what next. */
export function endForm(view: {
  readonly words: GameStrings;
  readonly language: string;
  readonly ending: Ending;
  readonly names: Readonly<Record<Color, string>>;
  readonly session: Session;
}): TemplateResult {
  const { words, language, names } = view;
  const { result, discs } = view.ending;
  const { match, counts, setup } = view.session;
  const w = words.end;
  const title = winnerText(words, result, names);
  const margin = result.winner ? plural(w.margin, Math.abs(result.margin), language) : undefined;
  const sheet = counts ? match : undefined;
  const again = !sheet ? w.again : standing(sheet).over ? w.newMatch : w.next;
  const rule = result.reason === 'time' ? setup.flagRule : undefined;
  return html`<form method="dialog">
    <h2 id="end-title">${title}</h2>
    <p class="result">
      <span class="side"><span class="disc black" aria-hidden="true"></span>${names.black}</span>
      <strong>${fill(w.score, { black: result.black, white: result.white })}</strong>
      <span class="side">${names.white}<span class="disc white" aria-hidden="true"></span></span>
    </p>
    <p>
      ${margin ? html`${title} ${margin}. ` : nothing}${w.reasons[result.reason]}
      ${rule ? `${words.newGame.flagRules[rule]}: ${words.newGame.flagHelp[rule]}` : nothing}
    </p>
    <details>
      <summary>${w.raw}</summary>
      <p>${fill(w.rawScore, discs)}</p>
    </details>
    ${sheet ? sheetTable(sheet, words, namesOf(setup, words)) : nothing}
    <div class="actions">
      <button value="look" autofocus>${w.look}</button>
      ${sheet ? nothing : html`<button value="swap">${w.swap}</button>`}
      <button value="again" class="main">${again}</button>
    </div>
  </form>`;
}
