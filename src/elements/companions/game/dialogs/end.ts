import { html, nothing, type TemplateResult } from 'lit';
import { fill, labelled, plural } from '../../../../core/locales/strings.js';
import { standing } from '../../../../core/rules/match.js';
import type { Ending } from '../ending.js';
import { namesOf } from '../names.js';
import type { GameSession } from '../session.js';
import { winnerText } from '../winner-text.js';
import { sheetTable, standingText } from './sheet.js';

/** The result of the game, and the ways to continue. */
export function endForm(view: {
  readonly session: GameSession;
  readonly ending: Ending;
  /** The address for analysing the game, if any. */
  readonly analysis: string | undefined;
}): TemplateResult {
  const { session, analysis } = view;
  const { strings, names, env } = session;
  // In a live game both players keep their sides.
  const live = session.live.seat !== undefined;
  const { result, discs } = view.ending;
  const { match, counts, setup } = session.agreement;
  const t = strings.end;
  const title = winnerText(strings, result, names);
  const margin = result.winner ? plural(t.margin, Math.abs(result.margin), env.language()) : undefined;
  const sheet = counts ? match : undefined;
  const players = namesOf(setup, strings);
  const rule = result.reason === 'time' ? setup.flagRule : undefined;
  return html`<form method="dialog">
    <div class="result">
      <h2 id="end-title" tabindex="-1" autofocus>${title}</h2>
      <p>
        <span class="disc black" role="img" aria-label=${names.black}></span>
        <strong>${fill(t.score, { black: result.black, white: result.white })}</strong>
        <span class="disc white" role="img" aria-label=${names.white}></span>
      </p>
    </div>
    ${session.best ? html`<p class="best">${session.best === 'first' ? t.firstWin : t.bestWin}</p>` : nothing}
    ${sheet ? html`<p class="standing">${standingText(sheet, strings, players)}</p>` : nothing}
    <p>
      ${margin ? html`${title} ${margin}. ` : nothing}${t.reasons[result.reason]}
      ${rule ? labelled(strings.newGame.flagRules[rule], strings.newGame.flagHelp[rule], env.language()) : nothing}
    </p>
    ${discs.empty > 0 ? html`<p><span class="quiet">${t.raw}</span> ${fill(t.rawScore, discs)}</p>` : nothing}
    ${sheet ? sheetTable(sheet, strings, players) : nothing}
    <div class="actions">
      <button value="look">${t.look}</button>
      ${analysis ? html`<a class="button" href=${`${analysis}&review`}>${t.review}</a>` : nothing}
      ${match || live ? nothing : html`<button value="swap">${t.swap}</button>`}
      <button value="again" class="main">${againText(session)}</button>
    </div>
  </form>`;
}

/** The label for the next game: another one, the next of a match, or one of a new match. */
export function againText({ strings: { end }, agreement: { match, counts } }: GameSession): string {
  if (!match || !counts) return end.again;
  return standing(match).over ? end.newMatch : end.next;
}
