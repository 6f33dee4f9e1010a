import type { ChangeReason } from '../../board/events.js';
import type { Square } from '../../rules/square.js';
import type { OthelloClock } from '../clock.js';
import { settle, type Ending } from './ending.js';
import { HandFlips, type HandHost } from './hand-flips.js';
import { agreedOpening, putBack, putOn, recordOf, writeDown, type Opening } from './on-board.js';
import { firstGame, type Session } from './session.js';
import { readSetup, type GameSetup } from './setup.js';
import type { SavedGame } from './storage.js';

/** What the play needs of the game's element. */
export interface PlayHost extends HandHost {
  clock(): OthelloClock | null;
  /** When what has changed is drawn. */
  drawn(): Promise<boolean>;
}

/** The game on the board: what was agreed, how it began, how it ended, and the discs turned by hand. */
export class Play {
  #session: Session = firstGame(readSetup(undefined), ['', ''], 0);
  #ending: Ending | undefined;
  #hand: HandFlips | undefined;
  /** The position before the first move, where it is not the usual one. */
  #start = '';
  #engineFailed = false;

  constructor(private readonly host: PlayHost) {}

  get session(): Session {
    return this.#session;
  }

  /** How the game ended, also while it is looked through. */
  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Whether the computer should play and cannot. */
  get stuck(): boolean {
    return this.#engineFailed && this.#session.setup.players === 'one' && !this.#ending;
  }

  /** The mode in which the players turn the discs, where that was agreed. */
  get hand(): HandFlips | undefined {
    return this.#hand;
  }

  /** The game as a text that can be read again. */
  get record(): string {
    return recordOf(this.host.board(), this.#start);
  }

  /** Puts the discs up for a game as agreed. */
  begin(session: Session): void {
    this.put(session, agreedOpening(session));
    if (session.setup.byHand) this.host.say(this.host.words().hand.begin);
  }

  /** Puts a game on the board; everybody plays on as agreed. */
  put(session: Session, opening: Opening): void {
    const { host } = this;
    this.#session = session;
    this.#ending = undefined;
    this.#engineFailed = false;
    host.say('');
    this.#start = putOn(host.board(), session, opening);
    this.#hand = this.#newHand();
    host.requestUpdate();
    void host.drawn().then(() => {
      const clock = host.clock();
      clock?.reset();
      clock?.start();
    });
  }

  /** Goes on with a game that was kept. */
  restore(session: Session, game: SavedGame): void {
    const { host } = this;
    this.#session = session;
    this.#engineFailed = false;
    this.#hand = this.#newHand();
    const { start, ending } = putBack(host.board(), session, game, this.#hand);
    this.#start = start;
    this.#ending = ending;
    host.requestUpdate();
    void host.drawn().then(() => {
      const clock = host.clock();
      if (clock?.restore(game.clock) && !ending) clock.start();
    });
  }

  /** The engine broke down, or could not be had. */
  engineFailed(): void {
    this.#engineFailed = true;
    this.host.requestUpdate();
  }

  /** The computer tries to play again, or a second person plays in its place. */
  goOn(players: GameSetup['players']): void {
    const { setup } = this.#session;
    this.host.say('');
    this.restore({ ...this.#session, setup: { ...setup, players } }, this.saved());
  }

  /** The game, to be kept. */
  saved(): SavedGame {
    const hand = this.#hand;
    const begun = {
      start: this.#start,
      ending: this.#ending,
      mistakes: hand?.mistakes ?? [],
      turning: hand?.turning,
    };
    return writeDown(this.host.board(), begun, this.host.clock()?.save() ?? '');
  }

  /** Takes a click for the disc to be laid down or turned by hand; `true` where it was one. */
  click(square: Square): boolean {
    const board = this.host.board();
    if (!this.#hand || board.gameOver || board.paused || board.turn === board.engine) return false;
    return this.#hand.click(square);
  }

  /**
   * Writes down what has become of the game.
   *
   * @returns whether a person is to be told the result
   */
  follow(reason: ChangeReason): boolean {
    this.#hand?.follow();
    const { session, ending, tell } = settle(this.host.board(), reason, this.#session, this.#ending);
    this.#session = session;
    this.#ending = ending;
    this.host.requestUpdate();
    return tell;
  }

  #newHand(): HandFlips | undefined {
    return this.#session.setup.byHand ? new HandFlips(this.host) : undefined;
  }
}
