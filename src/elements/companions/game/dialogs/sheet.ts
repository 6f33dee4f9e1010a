import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { fill } from '../../../../core/locales/strings.js';
import { standing, type Match } from '../../../../core/rules/match.js';

/** The score sheet of a match. */
export function sheetForm(
  strings: GameStrings,
  match: Match | undefined,
  players: readonly [string, string],
): TemplateResult {
  const t = strings.sheet;
  return html`<form method="dialog">
    <h2 id="sheet-title">${t.title}</h2>
    ${
      match
        ? html`<p>${standingText(match, strings, players)}</p>
            ${sheetTable(match, strings, players)}`
        : html`<p>${t.none}</p>`
    }
    <div class="actions"><button class="main">${t.close}</button></div>
  </form>`;
}

/** The standing of a match in one line: `Ann 2 – 1 Bob. The match continues.` */
export function standingText(match: Match, strings: GameStrings, players: readonly [string, string]): string {
  const { sheet } = strings;
  const { over, winner } = standing(match);
  const state = !over
    ? sheet.goesOn
    : winner === undefined
      ? sheet.level
      : fill(sheet.winner, { name: players[winner] });
  return `${scoreText(match, strings, players)} ${state}`;
}

/** The same without what comes next: `Ann 2 – 1 Bob.` */
export function scoreText(
  match: Match,
  { sheet }: GameStrings,
  [first, second]: readonly [string, string],
): string {
  const { wins, points } = standing(match);
  const byWins = match.rule.kind === 'best-of-three';
  const [one, two] = byWins ? wins : points;
  return fill(sheet.standing, { what: byWins ? sheet.wins : sheet.points, first, one, two, second });
}

/** The games of a match, one a row, and its standing. */
export function sheetTable(
  match: Match,
  strings: GameStrings,
  players: readonly [string, string],
): TemplateResult {
  const t = strings.sheet;
  const { wins, points } = standing(match);
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
        const begins = fill(t.begins, { name: players[game.blackPlayer] });
        return html`<tr>
          <th scope="row">${fill(t.game, { n: index + 1 })} <small>${begins}</small></th>
          <td>${first}</td>
          <td>${second}</td>
        </tr>`;
      })}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t.wins}</th>
        ${wins.map((n) => html`<td>${n}</td>`)}
      </tr>
      <tr>
        <th scope="row">${t.points}</th>
        ${points.map((n) => html`<td>${n}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}
