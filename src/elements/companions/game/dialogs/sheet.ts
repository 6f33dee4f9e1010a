/** The result of a game, the score sheet of its match, and the question whether to give them up. */
import type { GameResult } from '../../../../core/rules/game.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { fill, labelled, plural } from '../../../../core/locales/strings.js';
import { type Match, standing } from '../../../../core/rules/match.js';
import { icon } from '../../shared/icon.js';
import type { NextGame } from '../game-attributes.js';
import { bestText, namesOf, winnerText } from '../game-words.js';
import type { GameSession } from '../session/session.js';
import type { Ending } from '../session/ending.js';

const CROSS = 'M6 6l12 12M18 6L6 18';

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

/** What the dialog of a result shows. */
interface EndView {
  readonly session: GameSession;
  readonly ending: Ending;
  /** The address for analysing the game, if any. */
  readonly analysis: string | undefined;
  /** The game that the page offers next. */
  readonly nextGame: NextGame | undefined;
}

/** The result of the game, and the ways to continue. */
export function endForm(view: EndView): TemplateResult {
  const { session } = view;
  const { strings, names, env } = session;
  const { result, discs } = view.ending;
  const { match, counts, setup } = session.agreement;
  const t = strings.end;
  const winner = winnerText(strings, result, names);
  const margin = result.winner ? plural(t.margin, Math.abs(result.margin), env.language()) : undefined;
  const resigned = result.reason === 'resignation' ? resignedText(session, result) : undefined;
  const title = resigned ?? (margin ? `${winner} ${margin}` : winner);
  const reason = reasonText(session, result);
  const sheet = counts ? match : undefined;
  const players = namesOf(setup, strings);
  const rule = result.reason === 'time' ? setup.flagRule : undefined;
  const flag =
    rule && labelled(strings.newGame.flagRules[rule], strings.newGame.flagHelp[rule], env.language());
  return html`<form method="dialog">
    <button value="look" class="look" aria-label=${t.look} title=${t.look}>${icon(CROSS)}</button>
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
    ${session.best ? html`<p class="best">${crown()} ${bestText(session.best, strings)}</p>` : nothing}
    <p class="why" role="status">${session.why ?? nothing}</p>
    ${sheet ? html`<p class="standing">${standingText(sheet, strings, players)}</p>` : nothing}
    ${reason === undefined ? nothing : html`<p>${reason} ${flag}</p>`}
    ${discs.empty > 0 ? html`<p><span class="quiet">${t.raw}</span> ${fill(t.rawScore, discs)}</p>` : nothing}
    ${sheet ? sheetTable(sheet, strings, players) : nothing} ${endActions(view)}
  </form>`;
}

/** Why the game is over, in words; `undefined` where the board is full, which can be seen. */
function reasonText({ strings: { end } }: GameSession, result: GameResult): string | undefined {
  const { reason, black, white } = result;
  if (reason === 'resignation') return fill(end.recorded, { black, white });
  return reason === 'full' ? undefined : end.reasons[reason];
}

/**
 * The ways to continue, first the one that follows from the result: the game that the page offers, the moment that
 * decided a lost game, or the same again.
 */
function endActions({ session, ending, analysis, nextGame }: EndView): TemplateResult {
  const { strings, agreement, live, userSide, why } = session;
  const t = strings.end;
  // A game without a move has nothing to review.
  const hasMoves = session.game.nodes.length > 0;
  // In a live game both players keep their sides.
  const isLive = live.seat !== undefined;
  const offersNext = nextGame && !agreement.match && !isLive && agreement.setup.players === 'one';
  const { winner } = ending.result;
  const isLost = winner !== undefined && userSide !== undefined && winner !== userSide;
  const leads = offersNext ? 'next' : why && analysis && isLost ? 'moment' : 'again';
  const action = (value: string, text: string): TemplateResult =>
    html`<button value=${value} class=${value === leads ? 'main' : ''}>${text}</button>`;
  const again = action('again', againText(session));
  const moment =
    hasMoves && analysis
      ? html`<a class=${leads === 'moment' ? 'button main' : 'button'} href=${reviewLink(session, analysis)}
          >${why ? t.moment : t.review}</a
        >`
      : nothing;
  const next = offersNext ? action('next', nextGame.text) : nothing;
  return html`<div class="actions">
      ${{ next, moment, again }[leads]} ${leads === 'moment' ? again : moment}
      ${hasMoves ? action('share', strings.menu.share) : nothing}
    </div>
    <div class="further">
      ${leads === 'next' ? html`<button value="again" class="link">${againText(session)}</button>` : nothing}
      ${agreement.match || isLive ? nothing : html`<button value="swap" class="link">${t.swap}</button>`}
    </div>`;
}

/** The address for a review: with the side of the user, who is addressed there, and the opponent. */
function reviewLink({ userSide, names }: GameSession, analysis: string): string {
  if (!userSide) return `${analysis}&review`;
  const opponent = names[userSide === 'black' ? 'white' : 'black'];
  return `${analysis}&review&you=${userSide}&opponent=${encodeURIComponent(opponent)}`;
}

function crown(): TemplateResult {
  return html`<svg class="crown" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 19 2 7l6 5 4-8 4 8 6-5-1 12z" />
  </svg>`;
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
