/** The result of a game, the score sheet of its match, and the question whether to give them up. */
import type { GameResult } from '../../../../core/rules/game.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { fill, labelled, plural } from '../../../../core/locales/strings.js';
import { type Match, standing } from '../../../../core/rules/match.js';
import type { NextGame } from '../game-attributes.js';
import { bestText, namesOf, winnerText } from '../game-words.js';
import type { GameSession } from '../session/session.js';
import type { Ending } from '../session/ending.js';

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

/** The result of the game, and the ways to continue. */
export function endForm(view: {
  readonly session: GameSession;
  readonly ending: Ending;
  /** The address for analysing the game, if any. */
  readonly analysis: string | undefined;
  /** The game that the page offers next. */
  readonly nextGame: NextGame | undefined;
}): TemplateResult {
  const { session, analysis, nextGame } = view;
  const { strings, names, env } = session;
  // A game without a move has nothing to review.
  const hasMoves = session.game.nodes.length > 0;
  // In a live game both players keep their sides.
  const live = session.live.seat !== undefined;
  const { result, discs } = view.ending;
  const { match, counts, setup } = session.agreement;
  const t = strings.end;
  const winner = winnerText(strings, result, names);
  const margin = result.winner ? plural(t.margin, Math.abs(result.margin), env.language()) : undefined;
  const resigned = result.reason === 'resignation' ? resignedText(session, result) : undefined;
  const title = resigned ?? (margin ? `${winner} ${margin}` : winner);
  // That the board is full can be seen.
  const reason =
    result.reason === 'full' || result.reason === 'resignation' ? undefined : t.reasons[result.reason];
  const sheet = counts ? match : undefined;
  const offersNext = nextGame !== undefined && !match && !live && setup.players === 'one';
  const players = namesOf(setup, strings);
  const rule = result.reason === 'time' ? setup.flagRule : undefined;
  return html`<form method="dialog">
    <div class="result">
      <h2 id="end-title" tabindex="-1" autofocus>${title}</h2>
      ${
        resigned
          ? nothing
          : html`<p>
              <span class="disc black" role="img" aria-label=${names.black}></span>
              <strong>${fill(t.score, { black: result.black, white: result.white })}</strong>
              <span class="disc white" role="img" aria-label=${names.white}></span>
            </p>`
      }
    </div>
    ${session.best ? html`<p class="best">${bestText(session.best, strings)}</p>` : nothing}
    <p class="why" role="status">${session.why ?? nothing}</p>
    ${sheet ? html`<p class="standing">${standingText(sheet, strings, players)}</p>` : nothing}
    <p>
      ${
        result.reason === 'resignation'
          ? fill(t.recorded, { black: result.black, white: result.white })
          : (reason ?? nothing)
      }
      ${rule ? labelled(strings.newGame.flagRules[rule], strings.newGame.flagHelp[rule], env.language()) : nothing}
    </p>
    ${discs.empty > 0 ? html`<p><span class="quiet">${t.raw}</span> ${fill(t.rawScore, discs)}</p>` : nothing}
    ${sheet ? sheetTable(sheet, strings, players) : nothing}
    <div class="actions">
      ${
        hasMoves && analysis
          ? html`<a class="button" href=${reviewLink(session, analysis)}
              >${session.why ? t.moment : t.review}</a
            >`
          : nothing
      }
      ${offersNext ? html`<button value="next" class="main">${nextGame.text}</button>` : nothing}
      <button value="again" class=${offersNext ? '' : 'main'}>${againText(session)}</button>
    </div>
    <div class="further">
      <button value="look" class="link">${t.look}</button>
      ${hasMoves ? html`<button value="share" class="link">${strings.menu.share}</button>` : nothing}
      ${match || live ? nothing : html`<button value="swap" class="link">${t.swap}</button>`}
    </div>
  </form>`;
}

/** The address for a review: with the side of the user, who is addressed there, and the opponent. */
function reviewLink({ userSide, names }: GameSession, analysis: string): string {
  if (!userSide) return `${analysis}&review`;
  const opponent = names[userSide === 'black' ? 'white' : 'black'];
  return `${analysis}&review&you=${userSide}&opponent=${encodeURIComponent(opponent)}`;
}

/** Who has resigned, in words. */
function resignedText({ strings, names }: GameSession, { winner }: GameResult): string {
  const name = names[winner === 'black' ? 'white' : 'black'];
  return name === strings.you ? strings.end.youResigned : fill(strings.end.resigned, { name });
}

/** The label for the next game: another one, the next of a match, or one of a new match. */
export function againText({ strings: { end }, agreement: { match, counts } }: GameSession): string {
  if (!match || !counts) return end.again;
  return standing(match).over ? end.newMatch : end.next;
}
