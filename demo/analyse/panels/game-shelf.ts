/** A few games to open, each with its last position: those played here, or examples. */
import { html, type TemplateResult } from 'lit';
import { mainLineOf, type Color, type Game } from '../../../src/core/rules.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { playerName } from '../../players.js';
import { scoreText, type Ending } from '../score-text.js';

export interface ShelvedGame {
  /** The last position, as a board string. */
  readonly position: string;
  readonly players: Readonly<Partial<Record<Color, string | undefined>>>;
  readonly ending: Ending;
  /** When it was played, or what is special about it. */
  readonly note: string;
  open(): void;
}

/** @param title names the list for screen readers */
export function shelfView(
  games: readonly ShelvedGame[],
  title: string,
  words: AnalyseStrings['open'],
): TemplateResult {
  const nameOf = (players: ShelvedGame['players'], side: Color): string =>
    players.black || players.white ? playerName(players, side) : words.colors[side];
  return html`<ul class="shelf" role="list" aria-label=${title}>
    ${games.map(
      ({ position, players, ending, note, open }) =>
        html`<li>
          <button type="button" @click=${open}>
            <othello-board .position=${position} inert aria-hidden="true"></othello-board>
            <span>
              <span
                >${nameOf(players, 'black')}
                <b>${scoreText(ending, words)}</b> ${nameOf(players, 'white')}</span
              >
              <small>${note}</small>
            </span>
          </button>
        </li>`,
    )}
  </ul>`;
}

/** The last position of a game's main line. */
export function lastPosition({ root }: Game): string {
  return (mainLineOf(root).at(-1) ?? root).position.toString();
}
