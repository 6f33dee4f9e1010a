import { html, type TemplateResult } from 'lit';
import { isStrength, LEVEL_NAMES, levelNumber, namedLevel } from '../../../core/engine/level-names.js';
import { opponentHelp, shortOpponentText } from './opponent-text.js';
import type { GameSession } from './session.js';
import type { Opponent } from './setup.js';

/** Whether the panel asks who plays: before the first move of a game that was not agreed otherwise. */
export function asksForOpponent(session: GameSession): boolean {
  const { game, board, agreement, played, friend, live, newGames } = session;
  const isOurs = agreement.counts && !agreement.match && !played.own && !friend.side && !live.seat;
  if (newGames.isAgreed) return false;
  // Flipping discs by hand counts as a move already.
  return isOurs && game.nodes.length === 0 && !game.result && board.preview === undefined;
}

/** Level 6 is "hard". */
function byName(level: Opponent): Opponent {
  return isStrength(level) ? level : namedLevel(levelNumber(level));
}

/**
 * The choice of an opponent before the first move: a level and the record against it, a second person here, or a friend
 * elsewhere. The current game already has the last choice, so the first move starts it.
 */
export function opponents(session: GameSession, openFriend: () => void): TemplateResult {
  const { strings, agreement } = session;
  const { players, level, byHand } = agreement.setup;
  const t = strings.opponents;
  const alone = players === 'one';
  const choice = (isChosen: boolean, kind: string, act: () => void, content: unknown): TemplateResult =>
    html`<button type="button" class=${kind} aria-pressed=${isChosen ? 'true' : 'false'} @click=${act}>
      ${content}
    </button>`;
  const current = byName(level);
  const offered = new Set<Opponent>([...LEVEL_NAMES, ...(alone ? [current] : [])]);
  if (session.pageLevel !== undefined) offered.add(byName(session.pageLevel));
  // A strength comes after the levels.
  const placeOf = (one: Opponent): number => (isStrength(one) ? one : levelNumber(one));
  const ordered = [...offered].toSorted((a, b) => placeOf(a) - placeOf(b));
  return html`<div class="opponents" role="group" aria-label=${strings.newGame.players}>
    <p class="quiet">${t.computer}</p>
    <div class="levels">
      ${ordered.map((one) =>
        choice(
          alone && one === current,
          'level',
          () => session.newGame({ players: 'one', level: one }),
          html`<b>${shortOpponentText(strings, one)}</b> <span>${opponentHelp(strings, one)}</span>`,
        ),
      )}
    </div>
    ${alone ? html`<p class="quiet help" aria-hidden="true">${opponentHelp(strings, level)}</p>` : ''}
    <div class="persons">
      ${choice(!alone, '', () => session.newGame({ players: 'two' }), t.two)}
      <button type="button" @click=${openFriend}>${t.friend}</button>
    </div>
    <label class="check"
      ><input type="checkbox" .checked=${byHand} @change=${() => session.newGame({ byHand: !byHand })} />
      <span>${strings.newGame.byHand}</span></label
    >
  </div>`;
}
