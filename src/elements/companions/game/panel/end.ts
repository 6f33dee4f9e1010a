/** The end of a game, in the panel beside its board: who won by what, why, and the ways to continue. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill, labelled, plural } from '../../../../core/locales/strings.js';
import type { GameResult } from '../../../../core/rules/game.js';
import { againText, sheetTable, standingText } from '../dialogs/sheet.js';
import type { NextGame } from '../game-attributes.js';
import { bestText, namesOf, winnerText } from '../game-words.js';
import type { Ending } from '../session/ending.js';
import type { GameSession } from '../session/session.js';

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
  const flag =
    rule && labelled(strings.newGame.flagRules[rule], strings.newGame.flagHelp[rule], env.language());
  return html`<section id="end" aria-labelledby="end-title">
    <h2 id="end-title" tabindex="-1">${resigned ?? `${winner} ${margin}`.trim()}</h2>
    ${session.best ? html`<p class="best">${crown()} ${bestText(session.best, strings)}</p>` : nothing}
    ${view.nextGame?.word === undefined ? nothing : html`<p>${view.nextGame.word}</p>`}
    <p class="why" role="status">${session.why?.text}</p>
    ${sheet ? html`<p class="standing">${standingText(sheet, strings, players)}</p>` : nothing}
    ${reason === undefined ? nothing : html`<p>${reason} ${flag}</p>`}
    ${
      discs.empty > 0
        ? html`<p>${fill(t.score, { black: result.black, white: result.white })}</p>
            <p><span class="quiet">${t.raw}</span> ${fill(t.rawScore, discs)}</p>`
        : nothing
    }
    ${sheet ? sheetTable(sheet, strings, players) : nothing} ${endActions(view, ending)}
  </section>`;
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
function endActions(
  { session, analysis, nextGame, share, playNext }: EndView,
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
  const leads = offersNext ? 'next' : why?.text && analysis && isLost ? 'moment' : 'again';
  const action = (name: string, text: string, act: () => void): TemplateResult =>
    html`<button type="button" class=${name === leads ? 'main' : ''} @click=${act}>${text}</button>`;
  const link = (text: string, act: () => void): TemplateResult =>
    html`<button type="button" class="link" @click=${act}>${text}</button>`;
  // In a live game the other player is asked.
  const playAgain = (): void => (isLive ? live.again() : newGames.next());
  const again = action('again', againText(session), playAgain);
  const moment =
    hasMoves && analysis
      ? html`<a class=${leads === 'moment' ? 'button main' : 'button'} href=${reviewLink(session, analysis)}
          >${why?.text ? t.moment : t.review}</a
        >`
      : nothing;
  const next = offersNext ? action('next', nextGame.text, playNext) : nothing;
  return html`<div class="actions">
      ${{ next, moment, again }[leads]} ${leads === 'moment' ? again : moment}
      ${hasMoves ? action('share', strings.menu.share, share) : nothing}
    </div>
    <div class="further">
      ${leads === 'next' ? link(againText(session), playAgain) : nothing}
      ${agreement.match || isLive ? nothing : link(t.swap, () => newGames.swap())}
    </div>`;
}

/**
 * The address for a review: with the side of the user, who is addressed there, the opponent, and the move that decided
 * the game with the better one.
 */
function reviewLink({ userSide, names, why }: GameSession, analysis: string): string {
  if (!userSide) return `${analysis}&review`;
  const opponent = names[userSide === 'black' ? 'white' : 'black'];
  const moment = why?.text ? `&moment=${why.ply}&better=${why.better}` : '';
  return `${analysis}&review&you=${userSide}&opponent=${encodeURIComponent(opponent)}${moment}`;
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
