/**
 * `NewGames` starts a new, next or swapped game, after a question if one would be lost; the panel, the results and the
 * dialogs of `view/` call it. The session makes it.
 */
import { standing } from '../../../../core/rules/match.js';
import type { FriendGame } from './friend/friend-game.js';
import type { KeptGames } from './friend/kept-games.js';
import { errorText } from './game-words.js';
import {
  type Agreement,
  colorOf,
  type FriendAgreement,
  type LiveAgreement,
  nextGame,
  playerOf,
  swapColors,
} from './setup/agreement.js';
import type { SessionContext } from './environment.js';
import type { GameController } from './played/game-controller.js';
import { openingsOf } from './played/opening.js';
import type { GameSetup } from './setup/game-setup.js';

/** What the session does when a game begins. */
export interface GameStart {
  newGame(setup: Partial<GameSetup>): void;
  playWithFriend(agreement: FriendAgreement): void;
  playLive(agreement: LiveAgreement, hasReadHosts: boolean): Promise<void>;
  start(agreement: Agreement): void;
  /** Asks whether the current game may be given up. */
  ask(): void;
}

/** The games by turns of a session. */
interface TurnsGames {
  readonly friend: FriendGame;
  readonly kept: KeptGames;
}

/** Starts games; a game in progress is not discarded without a question. */
export class NewGames {
  readonly #context: SessionContext;
  readonly #game: GameController;
  readonly #turns: TurnsGames;
  readonly #begin: GameStart;
  /** The game that waits for an answer. */
  #pending: (() => void) | undefined;
  /** The question to ask: whether to end a match, or to start another game; `undefined` for the same one again. */
  question: 'match' | 'another' | undefined;
  /** The last agreement made in the dialog. */
  #agreed: Agreement | undefined;

  constructor(context: SessionContext, game: GameController, turns: TurnsGames, begin: GameStart) {
    this.#context = context;
    this.#game = game;
    this.#turns = turns;
    this.#begin = begin;
  }

  /** Whether the current game was agreed in the dialog, which then also named the players. */
  get isAgreed(): boolean {
    return this.#agreed === this.#game.agreement;
  }

  /** Whether another game would lose the one on the board, or the user's own beside it. */
  get #losesGame(): boolean {
    return this.#game.isRunning || this.#game.own !== undefined;
  }

  /**
   * Starts a game as agreed, with openings from the chosen file, if any. A file that cannot be read is reported, and no
   * game starts.
   */
  async agreed(setup: GameSetup, openings: File | undefined): Promise<void> {
    try {
      if (openings) this.#game.openings = await openingsOf(openings);
      this.#startOrAsk(() => {
        this.#begin.newGame(setup);
        this.agree();
      });
    } catch (cause) {
      this.#context.setMessage(errorText(this.#context.strings, cause));
    }
  }

  /** Nothing is left to choose for the current game. */
  agree(): void {
    this.#agreed = this.#game.agreement;
    this.#context.requestUpdate();
  }

  /** Starts a game by turns with a friend. */
  withFriend(agreement: FriendAgreement): void {
    this.#startOrAsk(() => this.#begin.playWithFriend(agreement));
  }

  /** Makes the link for a live game with a friend; whoever sends it has read beside it which hosts are contacted. */
  invite(agreement: LiveAgreement): void {
    this.#startOrAsk(() => void this.#begin.playLive(agreement, false));
  }

  /** Takes back an invitation: the computer plays the other side again. */
  uninvite(): void {
    const { friend, kept } = this.#turns;
    const { turnsId } = friend.saved;
    this.#begin.newGame({ players: 'one', names: ['', ''], side: 'black', time: 'none' });
    kept.forget(turnsId);
  }

  /** Starts a live game with a friend, as agreed in the dialog. */
  live(agreement: LiveAgreement): void {
    this.#startOrAsk(() => void this.#begin.playLive(agreement, true));
  }

  /** Starts the next game of the match. */
  next(): void {
    const { agreement, ending } = this.#game;
    this.#goOn(nextGame(agreement, ending?.result, Math.random()));
  }

  /** Restarts the game, or starts the next one if it is over. */
  restart(): void {
    if (this.#game.ending) this.next();
    else if (this.#losesGame) this.#begin.ask();
    else this.answer(true);
  }

  /** The answer to whether the current game may be given up. */
  answer(isYes: boolean): void {
    const start = this.#pending ?? (() => this.#another({ ...this.#game.agreement, counts: true }));
    this.#pending = this.question = undefined;
    if (isYes) start();
  }

  /** Starts another game with the colours swapped. */
  swap(): void {
    this.#goOn(swapColors(this.#game.agreement));
  }

  /** Begins the next game of an agreement. */
  #goOn(agreement: Agreement): void {
    this.#startOrAsk(() => this.#another(agreement), false);
  }

  /** @param endsMatch whether a match would end; the next game of a match ends none */
  #startOrAsk(start: () => void, endsMatch = true): void {
    const { match } = this.#game.agreement;
    const losesMatch = endsMatch && match !== undefined && !standing(match).over;
    if (!this.#losesGame && !(losesMatch && match.games[0])) return start();
    this.question = losesMatch ? 'match' : 'another';
    this.#pending = start;
    this.#begin.ask();
  }

  /** Starts another game between the same players, also if one of them is elsewhere. */
  #another(agreement: Agreement): void {
    const { friend, kept } = this.#turns;
    const { side, clock } = friend;
    const { turnsId } = friend.saved;
    const before = this.#game.agreement;
    this.#begin.start(agreement);
    if (!side) return;
    kept.forget(turnsId);
    friend.start(colorOf(agreement, playerOf(before, side)), clock && { ...clock, since: Date.now() });
  }
}
