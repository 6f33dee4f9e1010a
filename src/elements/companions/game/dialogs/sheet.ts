/**
 * The score sheet of a match, and the question whether to give up a game or a match. A part of the dialogs; the panel
 * shows the score of the match from it as well.
 */
import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { fill, plural } from '../../../../core/locales/strings.js';
import { type Match, standing } from '../../../../core/rules/match.js';
import { namesOf } from '../game-words.js';
import type { GameSession } from '../session/session.js';

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

/** Asks before the current game, or the whole match, is given up, and says what is lost. */
export function restartForm({
  strings,
  newGames,
  agreement,
  game,
  played,
  env,
}: GameSession): TemplateResult {
  const { restart } = strings;
  const { match, setup } = agreement;
  const { title, yes } = newGames.question ? restart[newGames.question] : restart;
  return html`<form method="dialog">
    <h2 id="restart-title">${title}</h2>
    ${played.isRunning ? html`<p>${plural(restart.text, game.nodes.length, env.language())}</p>` : ''}
    ${played.own ? html`<p>${restart.own}</p>` : ''}
    ${
      newGames.question === 'match' && match
        ? html`<p>
            ${fill(restart.match.text, { standing: scoreText(match, strings, namesOf(setup, strings)) })}
          </p>`
        : ''
    }
    <div class="actions">
      <button value="no">${restart.no}</button>
      <button value="yes" class="main">${yes}</button>
    </div>
  </form>`;
}

/** The label for the next game: another one, the next of a match, or one of a new match. */
export function againText({ strings: { end }, agreement: { match, counts } }: GameSession): string {
  if (!match || !counts) return end.again;
  return standing(match).over ? end.newMatch : end.next;
}
