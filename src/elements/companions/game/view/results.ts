/**
 * Results as templates: the end of a game, which the panel shows (who won by what, why, and the ways to continue), the
 * standing of a match, and, for the dialogs, its score sheet and the question whether to give up a game or a match.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { fill, labelled, plural } from '../../../../core/locales/strings.js';
import type { GameResult } from '../../../../core/rules/game/tree.js';
import { momentBoard } from './moment-board.js';
import type { Why } from '../session/game-coach.js';
import { bestText, namesOf, winnerText } from '../session/game-words.js';
import { engineOf, type Ending } from '../session/setup/agreement.js';
import { nameOfFriend } from '../session/friend/kept-games.js';
import type { GameSetup, NextGame } from '../session/setup/game-setup.js';
import type { GameSession } from '../session/session.js';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { type Match, standing } from '../../../../core/rules/match.js';

/** What the end shows, and its callbacks. */
export interface EndView {
  readonly session: GameSession;
  /** The address for analysing the game, if any. */
  readonly analysis: string | undefined;
  /** The game that the page offers next. */
  readonly nextGame: NextGame | undefined;
  /** Asks the page to share the game, or opens the dialog for that. */
  readonly share: () => void;
  /** Begins the game that the page offers. */
  readonly playNext: () => void;
  /** Brings the whole board into sight: the page was scrolled to the end of the last game. */
  readonly showBoard: () => void;
}

/** The result of the game, and the ways to continue. */
export function endCard(view: EndView, ending: Ending): TemplateResult {
  const { session } = view;
  const { strings, names, env } = session;
  const { result, discs } = ending;
  const { match, counts, setup } = session.agreement;
  const t = strings.end;
  const winner = winnerText(strings, result, names);
  const margin = result.winner ? plural(t.margin, Math.abs(result.margin), env.language()) : '';
  const resigned = result.reason === 'resignation' ? resignedText(session, result) : undefined;
  const reason = reasonText(session, result);
  const sheet = counts ? match : undefined;
  const players = namesOf(setup, strings);
  const rule = result.reason === 'time' ? setup.flagRule : undefined;
  // Where a rule gives the empty squares to the winner, the reason says so.
  const isRecorded = resigned ? sheet !== undefined : result.reason === 'time';
  const record =
    discs.empty > 0 && isRecorded
      ? html`<span class="record quiet">${recordText(session, ending)}</span>`
      : undefined;
  const flag =
    rule && labelled(strings.newGame.flagRules[rule], strings.newGame.flagHelp[rule], env.language());
  return html`<section id="end" aria-labelledby="end-title">
    <div class="outcome">
      ${winnerPicture(session, result)}
      <div>
        <h2 id="end-title" tabindex="-1">${resigned ?? `${winner} ${margin}`.trim()}</h2>
        ${session.best ? html`<p class="best">${bestText(session.best, strings, setup)}</p>` : nothing}
      </div>
      ${resigned ? nothing : html`<p class="tally" aria-hidden="true">${tallyText(session, result)}</p>`}
    </div>
    ${view.nextGame?.word === undefined ? nothing : html`<p>${view.nextGame.word}</p>`}
    ${session.seeksWhy || session.why ? whyFigure(view) : nothing}
    ${sheet ? html`<p class="standing">${standingText(sheet, strings, players)}</p>` : nothing}
    ${reason === undefined ? nothing : html`<p>${reason} ${flag} ${record}</p>`}
    ${sheet ? sheetTable(sheet, strings, players) : nothing} ${endActions(view, ending)}
    ${record && reason === undefined ? html`<p>${record}</p>` : nothing}
  </section>`;
}

/** Whether the page may have a picture of the opponent: the computer plays as a character. */
export function hasPortrait({ players, computer }: GameSetup): boolean {
  return players === 'one' && computer !== '';
}

/** A picture of the winner: the page's portrait of a character, or a disc with a crown. */
function winnerPicture({ agreement }: GameSession, { winner }: GameResult): TemplateResult | typeof nothing {
  if (winner === undefined) return nothing;
  if (hasPortrait(agreement.setup) && winner === engineOf(agreement))
    return html`<slot name="portrait"></slot>`;
  return html`<svg class="winner ${winner}" viewBox="0 0 48 56" aria-hidden="true">
    <circle cx="24" cy="34" r="20" />
    <path d="M9 22 L6 4 L16 11 L24 1 L32 11 L42 4 L39 22 Q24 15 9 22 z" />
  </svg>`;
}

/** "40–24", the discs of the user first. */
function tallyText({ userSide }: GameSession, { black, white }: GameResult): string {
  return userSide === 'white' ? `${white}–${black}` : `${black}–${white}`;
}

/**
 * What the user learns from the game: a picture that leads to the move, and what it did. Its room is there while it is
 * sought.
 */
function whyFigure({ session, analysis }: EndView): TemplateResult {
  const { why, board } = session;
  const picture = why && momentBoard(why, board.orientation);
  return html`<div class="why">
    ${why && analysis ? html`<a href=${reviewLink(session, analysis, why)} tabindex="-1" aria-hidden="true">${picture}</a>` : picture}
    <p role="status">
      ${why ? html`<b>${why.label}</b> ${why.text}` : html`<span class="quiet">${session.strings.end.seeking}</span>`}
    </p>
  </div>`;
}

/** Why the game is over, in words; `undefined` where the board or the title shows it. */
function reasonText({ strings: { end } }: GameSession, { reason }: GameResult): string | undefined {
  return reason === 'resignation' || reason === 'full' ? undefined : end.reasons[reason];
}

/** The official score of a game that left squares empty, and the discs that lie on the board. */
function recordText({ strings: { end } }: GameSession, { result, discs }: Ending): string {
  const { reason, black, white } = result;
  const score = fill(reason === 'resignation' ? end.recorded : end.score, { black, white });
  return `${score.replace(/(?<!\.)$/u, '.')} ${end.raw} ${fill(end.rawScore, discs)}`;
}

/**
 * The ways to continue, first the one that follows from the result: the game that the page offers, the moment that
 * decided a lost game, or the same again.
 */
function endActions(
  { session, analysis, nextGame, share, playNext, showBoard }: EndView,
  ending: Ending,
): TemplateResult {
  const { strings, agreement, live, newGames, userSide, why } = session;
  const t = strings.end;
  // A game without a move has nothing to review.
  const hasMoves = session.game.nodes.length > 0;
  // In a live game both players keep their sides.
  const isLive = live.seat !== undefined;
  const offersNext = nextGame && !agreement.match && !isLive && agreement.setup.players === 'one';
  const { winner } = ending.result;
  const isLost = winner !== undefined && userSide !== undefined && winner !== userSide;
  const isSought = why !== undefined || session.seeksWhy;
  const leads = offersNext ? 'next' : isSought && analysis && isLost ? 'moment' : 'again';
  const action = (name: string, text: string, act: () => void): TemplateResult =>
    html`<button type="button" class=${name === leads ? 'main' : ''} @click=${act}>
      ${name === 'next' ? html`<slot name="next-portrait"></slot>` : nothing}${text}
    </button>`;
  const link = (text: string, act: () => void): TemplateResult =>
    html`<button type="button" class="link" @click=${act}>${text}</button>`;
  const begin = (start: () => void) => (): void => {
    start();
    showBoard();
  };
  // In a live game the other player is asked.
  const playAgain = isLive ? () => live.again() : begin(() => newGames.next());
  const again = action('again', againText(session), playAgain);
  const moment =
    hasMoves && analysis
      ? html`<a
          class=${leads === 'moment' ? 'button main' : 'button'}
          href=${reviewLink(session, analysis, why)}
          >${why?.kind === 'fault' ? t.moment : t.review}</a
        >`
      : nothing;
  const next = offersNext ? action('next', nextGame.text, begin(playNext)) : nothing;
  return html`<div class="actions">
      ${{ next, moment, again }[leads]} ${leads === 'moment' ? again : moment}
      ${hasMoves ? action('share', strings.menu.share, share) : nothing}
    </div>
    <div class="further">
      ${
        session.canRetry
          ? link(
              t.retry,
              begin(() => session.retry()),
            )
          : nothing
      }
      ${leads === 'next' ? link(againText(session), playAgain) : nothing}
      ${
        agreement.match || isLive
          ? nothing
          : link(
              t.swap,
              begin(() => newGames.swap()),
            )
      }
    </div>`;
}

/**
 * The address for a review: with the side of the user, who is addressed there, and the opponent.
 *
 * @param why the move that the review begins with, if it was a bad one
 */
function reviewLink({ userSide, names }: GameSession, analysis: string, why?: Why): string {
  if (!userSide) return `${analysis}&review`;
  const opponent = names[userSide === 'black' ? 'white' : 'black'];
  const moment = why?.kind === 'fault' ? `&moment=${why.ply}&better=${why.better}` : '';
  return `${analysis}&review&you=${userSide}&opponent=${encodeURIComponent(opponent)}${moment}`;
}

/** The sentence about the player who has resigned. */
function resignedText({ strings, names }: GameSession, { winner }: GameResult): string {
  const name = names[winner === 'black' ? 'white' : 'black'];
  return name === strings.you ? strings.end.youResigned : fill(strings.end.resigned, { name });
}

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
export function restartForm(session: GameSession): TemplateResult {
  const { strings, newGames, agreement, game, played, friend, kept, env } = session;
  const { restart } = strings;
  // Beginning the same game anew gives up the one on the board.
  const staysHere = newGames.question !== undefined && session.isKept;
  const staysBeside = played.own && kept.has(played.own);
  const stays = (name: string): string => fill(restart.kept, { name: name || strings.friend.someone });
  const { match, setup } = agreement;
  const { title, yes } = newGames.question ? restart[newGames.question] : restart;
  return html`<form method="dialog">
    <h2 id="restart-title">${title}</h2>
    ${
      played.isRunning
        ? html`<p>
            ${staysHere ? stays(friend.otherName) : plural(restart.text, game.nodes.length, env.language())}
          </p>`
        : ''
    }
    ${played.own ? html`<p>${staysBeside ? stays(nameOfFriend(played.own)) : restart.own}</p>` : ''}
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
