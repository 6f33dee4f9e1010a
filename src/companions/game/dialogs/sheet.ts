import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';
import { fill } from '../../../locales/strings.js';
import { standing, type Match } from '../../../rules/match.js';

/** The score sheet of a match. */
export function sheetForm(
  words: GameStrings,
  match: Match | undefined,
  players: readonly [string, string],
): TemplateResult {
  const w = words.sheet;
  return html`<form method="dialog">
    <h2 id="sheet-title">${w.title}</h2>
    ${match ? sheetTable(match, words, players) : html`<p>${w.none}</p>`}
    <div class="actions"><button class="main">${w.close}</button></div>
  </form>`;
}

/** Its games, one a line, and how it stands. The players are named in the language of now. */
export function sheetTable(
  match: Match,
  words: GameStrings,
  players: readonly [string, string],
): TemplateResult {
  const w = words.sheet;
  const { wins, points, over, winner } = standing(match);
  const state = !over ? w.goesOn : winner === undefined ? w.level : fill(w.winner, { name: players[winner] });
  return html`<table class="sheet">
      <thead>
        <tr>
          <td></td>
          ${players.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${match.games.map((game, index) => {
          const own = [game.black, game.white];
          const [first, second] = game.blackPlayer === 0 ? own : own.reverse();
          const begins = fill(w.begins, { name: players[game.blackPlayer] });
          return html`<tr>
            <th scope="row">${fill(w.game, { n: index + 1 })} <small>${begins}</small></th>
            <td>${first}</td>
            <td>${second}</td>
          </tr>`;
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${w.wins}</th>
          ${wins.map((n) => html`<td>${n}</td>`)}
        </tr>
        <tr>
          <th scope="row">${w.points}</th>
          ${points.map((n) => html`<td>${n}</td>`)}
        </tr>
      </tfoot>
    </table>
    <p>${state}</p>`;
}
