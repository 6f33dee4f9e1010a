/** How a game begins after another: at once, after a question, or as the next one of a match. */
import type { Color } from '../../rules/color.js';
import { standing } from '../../rules/match.js';
import { openingsOf } from './drawn-opening.js';
import { errorText } from './error-text.js';
import type { FriendGame } from './friend/friend-game.js';
import type { GameController } from './game-controller.js';
import type { SessionHost } from './host.js';
import { colorOf, nextGame, playerOf, swapColors, type Agreement } from './agreement.js';
import type { GameSetup } from './setup.js';

/** What two players agree on who are apart. */
export interface FriendAgreement {
  /** The side that is played here. */
  readonly side: Color;
  /** The own name and the other one's; empty for none. */
  readonly names?: readonly [string, string];
  /** How many days each move may take; nobody is late where this is absent. */
  readonly days?: number | undefined;
}

/** What two players agree on who sit at their boards at the same time. */
export interface LiveAgreement {
  /** The side that is played here. */
  readonly side: Color;
  /** The own name and the other one's; empty for none. */
  readonly names?: readonly [string, string];
  /** Each side's time for the whole game in seconds, and what each move adds; nobody is late where these are absent. */
  readonly time?: number | undefined;
  readonly increment?: number | undefined;
}

/** What the session does when a game begins. */
export interface GameStart {
  newGame(setup: Partial<GameSetup>): void;
  playWithFriend(agreement: FriendAgreement): void;
  playLive(agreement: LiveAgreement): Promise<void>;
  start(agreement: Agreement): void;
  /** Asks whether the game on the board may be given up. */
  ask(): void;
}

/** Begins games; one that is being played is not discarded without a question. */
export class NewGames {
  readonly #host: SessionHost;
  readonly #game: GameController;
  readonly #friend: FriendGame;
  readonly #begin: GameStart;
  /** The game that waits for an answer. */
  #pending: (() => void) | undefined;
  /** What was agreed in the dialog last. */
  #agreed: Agreement | undefined;

  constructor(host: SessionHost, game: GameController, friend: FriendGame, begin: GameStart) {
    this.#host = host;
    this.#game = game;
    this.#friend = friend;
    this.#begin = begin;
  }

  /** Whether the game on the board was agreed in the dialog: who plays it was said there. */
  get isAgreed(): boolean {
    return this.#agreed === this.#game.agreement;
  }

  /** Whether the game that waits for an answer would end a match that is not decided. */
  get losesMatch(): boolean {
    return this.#pending !== undefined && this.#matchGoesOn;
  }

  /** Whether the game that waits for an answer is another one than the one on the board, begun again. */
  get isAnother(): boolean {
    return this.#pending !== undefined;
  }

  get #matchGoesOn(): boolean {
    const { match } = this.#game.agreement;
    return match !== undefined && !standing(match).over;
  }

  /** Begins a game as agreed, with openings from a file where one was chosen; a file that cannot be read is reported, and no game starts. */
  async agreed(setup: GameSetup, openings: File | undefined): Promise<void> {
    try {
      if (openings) this.#game.openings = await openingsOf(openings);
      this.#startOrAsk(() => {
        this.#begin.newGame(setup);
        this.#agreed = this.#game.agreement;
      });
    } catch (cause) {
      this.#host.setMessage(errorText(this.#host.strings, cause));
    }
  }

  /** Begins a game with somebody elsewhere. */
  withFriend(agreement: FriendAgreement): void {
    this.#startOrAsk(() => this.#begin.playWithFriend(agreement));
  }

  /** Begins a live game with somebody elsewhere. */
  live(agreement: LiveAgreement): void {
    this.#startOrAsk(() => void this.#begin.playLive(agreement));
  }

  /** The next game of the match. */
  next(): void {
    const { agreement, ending } = this.#game;
    this.#another(nextGame(agreement, ending?.result, Math.random()));
  }

  /** Begins the game again, or the next one where it is over. */
  restart(): void {
    if (this.#game.ending) this.next();
    else if (this.#game.isRunning) this.#begin.ask();
    else this.#another(this.#game.agreement);
  }

  /** The answer to whether the game on the board may be given up. */
  answer(isAgreed: boolean): void {
    const start = this.#pending ?? (() => this.#another({ ...this.#game.agreement, counts: true }));
    this.#pending = undefined;
    if (isAgreed) start();
  }

  /** Another game, with the colours swapped. */
  swap(): void {
    this.#another(swapColors(this.#game.agreement));
  }

  #startOrAsk(start: () => void): void {
    const hasResults = (this.#game.agreement.match?.games.length ?? 0) > 0;
    if (!this.#game.isRunning && !(hasResults && this.#matchGoesOn)) return start();
    this.#pending = start;
    this.#begin.ask();
  }

  /** Another game of the same two, also where one of them is elsewhere. */
  #another(agreement: Agreement): void {
    const { side, clock } = this.#friend;
    const before = this.#game.agreement;
    this.#begin.start(agreement);
    if (!side) return;
    this.#friend.begin(colorOf(agreement, playerOf(before, side)), clock && { ...clock, since: Date.now() });
  }
}
