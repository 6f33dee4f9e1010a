import type { PropertyDeclarations } from 'lit';
import { DrawnInSteps } from './drawn-in-steps.js';
import type { OpenChannel } from './friend/line-options.js';
import { analysisLinkTo, isPageAddress } from './page-link.js';
import type { GameSetup } from './setup.js';

/** Milliseconds between a person's move and the computer's unless the page says another time. */
const PACE = 700;

/** What a page says of its game, by attributes and properties. */
export abstract class GameAttributes extends DrawnInSteps {
  static override properties: PropertyDeclarations = {
    storageKey: { attribute: 'storage-key' },
    players: {},
    level: {},
    pace: {},
    languages: {},
    analysisHref: { attribute: 'analysis-href' },
    relay: {},
    openChannel: { attribute: false },
    contacts: { attribute: false },
  };

  /** The key under which game, match and options are saved in `localStorage`; without it nothing is saved. */
  storageKey: string | undefined;
  /** Who plays when no game was saved: `one` or `two`. */
  players: GameSetup['players'] | undefined;
  /** The computer's level when no game was saved. */
  level: GameSetup['level'] | undefined;
  /**
   * The least time between a person's move and the computer's, in milliseconds, so that one can follow; or `human`: as long as a
   * person might think about the move.
   */
  pace: number | 'human' = PACE;
  /** The languages that a person can choose from in the options, `en fr cs` for a page in these; all that there are unless given. */
  languages: string | undefined;

  /**
   * The address of a page on which games are analysed: the menu then leads to it, and so does the result of a game. It is
   * given the game behind the address, `#game=f5d6c3`, and `&review` where somebody wants the game reviewed. Other addresses than
   * relative ones, `https:` and `http:` are left out.
   */
  analysisHref: string | undefined;

  /**
   * The address of a WebSocket server by which live games with a friend reach other machines, `wss://example.com/othello`; the name
   * of a room is added to it. Without it, and without `openChannel`, they reach the other tabs of the same browser.
   */
  relay: string | undefined;

  /** Opens a channel to whoever names the same room, for live games with a friend, in place of `relay`. */
  openChannel: OpenChannel | undefined;

  /** Whom `openChannel` contacts, by name: a person reads it before anybody is contacted. The page's own host unless said. */
  contacts: readonly string[] = [];

  /** Where a game can be analysed, if anywhere. */
  protected analysisLink(record: string): string | undefined {
    const { analysisHref } = this;
    return analysisHref && isPageAddress(analysisHref) ? analysisLinkTo(analysisHref, record) : undefined;
  }
}
