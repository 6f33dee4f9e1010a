/**
 * The base of `<othello-game>`, which `game.ts` extends: its attributes without logic, and its drawing in steps. Such a
 * large element would otherwise block a slow phone with its first drawing. Times are in milliseconds.
 */
import { type PropertyDeclarations, LitElement, type PropertyValues } from 'lit';
import { analysisLinkTo, isPageAddress } from './session/friend/link.js';
import type { OpenChannel } from '../remote/channel.js';
import type { GameSetup, NextGame } from './session/setup/game-setup.js';
import { nextTask } from '../../board/next-task.js';

/**
 * An element that renders its first part, starts, and then renders each further part in its own task. In between, the
 * page can respond, even on slow phones. Server-rendered content is complete from the first update.
 */
abstract class DrawnInSteps extends LitElement {
  #isComplete = this.shadowRoot !== null;
  #hasBegun = false;

  /** Whether all parts are rendered. */
  protected get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Whether it has started. */
  protected get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Prepares the start, if that takes longer than a moment. */
  protected abstract prepare(): Promise<void> | undefined;

  /** Runs once between the first part and the rest. */
  protected abstract begin(): void;

  /** Renders the remaining parts at once, for a page that does not wait for `updateComplete`. */
  protected drawAtOnce(): void {
    this.#drawFirst();
    this.#begin();
    this.#drawRest();
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    if (!this.#isComplete) return this.#drawInSteps();
    this.performUpdate();
    return undefined;
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    if (this.#isComplete) this.#begin();
  }

  /** Draws the first part, begins the session, and draws the rest: each in a task of its own. */
  async #drawInSteps(): Promise<void> {
    await nextTask();
    this.#drawFirst();
    await nextTask();
    await this.prepare();
    this.#begin();
    await nextTask();
    this.#drawRest();
  }

  /** Draws what a reader sees first. */
  #drawFirst(): void {
    if (!this.hasUpdated) this.performUpdate();
  }

  /** Begins the session, once. */
  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.begin();
  }

  /** Draws the rest. */
  #drawRest(): void {
    if (this.#isComplete) return;
    this.#isComplete = true;
    this.requestUpdate();
    this.performUpdate();
  }
}

/** Default milliseconds between a person's move and the computer's. */
const PACE = 700;

/** The attributes and properties of `<othello-game>`. */
export abstract class GameAttributes extends DrawnInSteps {
  static override properties: PropertyDeclarations = {
    storageKey: { attribute: 'storage-key' },
    players: {},
    level: {},
    pace: {},
    languages: {},
    noAppearance: { type: Boolean, attribute: 'no-appearance' },
    analysisHref: { attribute: 'analysis-href' },
    relay: {},
    openChannel: { attribute: false },
    contacts: { attribute: false },
    nextGame: { attribute: false },
  };

  /** The key under which game, match and options are saved in `localStorage`; without it nothing is saved. */
  storageKey: string | undefined;
  /** The number of players if no game was saved: `one` or `two`. */
  players: GameSetup['players'] | undefined;
  /** The computer's level if no game was saved. */
  level: GameSetup['level'] | undefined;
  /**
   * The minimum time between the user's move and the computer's, in milliseconds, so that users can follow; or
   * `human`, for as long as a human player might think.
   */
  pace: number | 'human' = PACE;
  /** The languages offered in the options, such as `en fr cs`; by default all. */
  languages: string | undefined;

  /**
   * Leaves out of the options how the game looks and sounds (board, discs, square names, the colour at the bottom,
   * sounds), for a page where users choose that for all its boards.
   */
  noAppearance = false;

  /**
   * The address of a page for analysing games. The menu and the result of a game link to it. The game is appended as
   * `#game=f5d6c3`, `&review` if the user wants a review, and then `&you=black&opponent=Vera` where the user played one
   * side, with `&moment=41&better=c1` where a move decided the game and another was better. Only relative, `https:` and `http:` addresses are used.
   */
  analysisHref: string | undefined;

  /**
   * The address of a WebSocket server for live games with other machines, `wss://example.com/othello`; the name of a
   * room is appended. Without it, and without `openChannel`, live games reach only other tabs of the same browser.
   */
  relay: string | undefined;

  /** Opens a channel to a named room for live games with a friend, instead of `relay`. */
  openChannel: OpenChannel | undefined;

  /** The hosts that `openChannel` contacts; the user reads them before any contact. By default the page's own host. */
  contacts: readonly string[] = [];

  /** The first offer in the result of a game against the computer, such as a stronger opponent; by default the same one again. */
  nextGame: NextGame | undefined;

  /** The address for analysing a game, if any. */
  protected analysisLink(record: string): string | undefined {
    const { analysisHref } = this;
    return analysisHref && isPageAddress(analysisHref) ? analysisLinkTo(analysisHref, record) : undefined;
  }
}
