import { html, nothing, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';
import { fill, plural } from '../../../locales/strings.js';
import type { Color } from '../../../rules/color.js';
import type { GameResult } from '../../../rules/game.js';
import { standing } from '../../../rules/match.js';
import type { Ending } from '../ending.js';
import { namesOf } from '../names.js';
import type { Session } from '../session.js';
import { sheetTable, standingText } from './sheet.js';

/** Who has won, in words. */
export function winnerText(
  { end, you }: GameStrings,
  { winner }: GameResult,
  names: Readonly<Record<Color, string>>,
): string {
  if (!winner) return end.draw;
  return names[winner] === you ? end.youWin : fill(end.wins, { name: names[winner] });
}

/** The result of the game, and the ways to go on. */
export function endForm(view: {
  readonly strings: GameStrings;
  readonly language: string;
  readonly ending: Ending;
  readonly names: Readonly<Record<Color, string>>;
  readonly session: Session;
  /** Where the game can be analysed, if anywhere. */
  readonly analysis: string | undefined;
  /** Whether the other player sits at a board elsewhere, and both keep their sides. */
  readonly live: boolean;
}): TemplateResult {
  const { strings, language, names, analysis, live } = view;
  const { result, discs } = view.ending;
  const { match, counts, setup } = view.session;
  const t = strings.end;
  const title = winnerText(strings, result, names);
  const margin = result.winner ? plural(t.margin, Math.abs(result.margin), language) : undefined;
  const sheet = counts ? match : undefined;
  const players = namesOf(setup, strings);
  const again = !sheet ? t.again : standing(sheet).over ? t.newMatch : t.next;
  const rule = result.reason === 'time' ? setup.flagRule : undefined;
  return html`<form method="dialog">
    <h2 id="end-title" tabindex="-1" autofocus>${title}</h2>
    <p class="result">
      <span class="side"
        ><span class="disc black" aria-hidden="true"></span><span class="name">${names.black}</span></span
      >
      <strong>${fill(t.score, { black: result.black, white: result.white })}</strong>
      <span class="side"
        ><span class="name">${names.white}</span><span class="disc white" aria-hidden="true"></span
      ></span>
    </p>
    ${sheet ? html`<p class="standing">${standingText(sheet, strings, players)}</p>` : nothing}
    <p>
      ${margin ? html`${title} ${margin}. ` : nothing}${t.reasons[result.reason]}
      ${rule ? `${strings.newGame.flagRules[rule]}: ${strings.newGame.flagHelp[rule]}` : nothing}
    </p>
    <details>
      <summary>${t.raw}</summary>
      <p>${fill(t.rawScore, discs)}</p>
    </details>
    ${sheet ? sheetTable(sheet, strings, players) : nothing}
    <div class="actions">
      <button value="look">${t.look}</button>
      ${analysis ? html`<a class="button" href=${`${analysis}&review`}>${t.review}</a>` : nothing}
      ${sheet || live ? nothing : html`<button value="swap">${t.swap}</button>`}
      <button value="again" class="main">${again}</button>
    </div>
  </form>`;
}
