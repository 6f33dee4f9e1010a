/**
 * Starts games. `NewGames`: a new, next or swapped game, after a question if one would be lost; the panel, the results and
 * the dialogs of `view/` call it. `SharedGames`: games with a friend elsewhere, by turns (each move is a link that the user
 * sends) or live (connected pages, where each side has a seat, see `seat.ts`); `game.ts` calls it for its methods
 * `playWithFriend`, `playLive`, `openLive` and `openLink`, and the session to take a stored seat. The session makes both.
 */
import { printTranscript } from '../../../../core/formats/notation/transcript.js';
import { fill } from '../../../../core/locales/strings.js';
import { type Color, opponent } from '../../../../core/rules/color.js';
import { standing } from '../../../../core/rules/match.js';
import { loaded } from '../../../board/lazy.js';
import type { FriendGame } from './friend-game.js';
import {
  type ByTurns,
  gameOfTable,
  hashOf,
  readTurn,
  senderOf,
  showLink,
  sideOfMaker,
  storedSeat,
  tableAddress,
} from './link.js';
import { type LiveSeat, type Table, printTable, readTable } from './seat.js';
import { errorText } from './game-words.js';
import { type Agreement, colorOf, nextGame, playerOf, swapColors } from './agreement.js';
import type { SessionContext } from './environment.js';
import type { GameController } from './game-controller.js';
import { type ForeignGame, openingsOf } from './opening.js';
import type { GameSession } from './session.js';
import type { GameSetup } from './game-setup.js';
import { mainTranscript } from './storage.js';

/** The agreement for a game by turns. */
export interface FriendAgreement {
  /** The side played here. */
  readonly side: Color;
  /** The user's name and the friend's; empty for none. */
  readonly names?: readonly [string, string];
  /** Days for each move; no clock if absent. */
  readonly days?: number | undefined;
}

/** The agreement for a live game. */
export interface LiveAgreement {
  /** The side played here. */
  readonly side: Color;
  /** The user's name and the friend's; empty for none. */
  readonly names?: readonly [string, string];
  /** Each side's time for the game and the increment, in seconds; no clock if absent. */
  readonly time?: number | undefined;
  readonly increment?: number | undefined;
}

/** What the session does when a game begins. */
export interface GameStart {
  newGame(setup: Partial<GameSetup>): void;
  playWithFriend(agreement: FriendAgreement): void;
  playLive(agreement: LiveAgreement, hasReadHosts: boolean): Promise<void>;
  start(agreement: Agreement): void;
  /** Asks whether the current game may be given up. */
  ask(): void;
}

/** Starts games; a game in progress is not discarded without a question. */
export class NewGames {
  readonly #context: SessionContext;
  readonly #game: GameController;
  readonly #friend: FriendGame;
  readonly #begin: GameStart;
  /** The game that waits for an answer. */
  #pending: (() => void) | undefined;
  /** The question to ask: whether to end a match, or to start another game; `undefined` for the same one again. */
  question: 'match' | 'another' | undefined;
  /** The last agreement made in the dialog. */
  #agreed: Agreement | undefined;

  constructor(context: SessionContext, game: GameController, friend: FriendGame, begin: GameStart) {
    this.#context = context;
    this.#game = game;
    this.#friend = friend;
    this.#begin = begin;
  }

  /** Whether the current game was agreed in the dialog, which then also said who plays. */
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
        this.#agreed = this.#game.agreement;
      });
    } catch (cause) {
      this.#context.setMessage(errorText(this.#context.strings, cause));
    }
  }

  /** Starts a game by turns with a friend. */
  withFriend(agreement: FriendAgreement): void {
    this.#startOrAsk(() => this.#begin.playWithFriend(agreement));
  }

  /** Makes the link for a live game with a friend; whoever sends it has read beside it which hosts are contacted. */
  invite(agreement: LiveAgreement): void {
    this.#startOrAsk(() => void this.#begin.playLive(agreement, false));
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
    const { side, clock } = this.#friend;
    const before = this.#game.agreement;
    this.#begin.start(agreement);
    if (!side) return;
    this.#friend.begin(colorOf(agreement, playerOf(before, side)), clock && { ...clock, since: Date.now() });
  }
}

/** The set-up of a game with a friend: nothing that both would have to agree on first. */
const PLAIN_GAME = {
  players: 'two',
  time: 'none',
  increment: 0,
  handicap: 0,
  opening: 'usual',
  match: 'none',
  byHand: false,
} as const satisfies Partial<GameSetup>;

/** Starts and opens games with a friend elsewhere: by links, and live. */
export class SharedGames {
  readonly #session: GameSession;

  constructor(session: GameSession) {
    this.#session = session;
  }

  /** Starts a game by links; see `OthelloGame.playWithFriend`. */
  playWithFriend({ side, names = ['', ''], days }: FriendAgreement): void {
    const session = this.#session;
    session.newGame({ ...PLAIN_GAME, names, side });
    session.friend.begin(side, days ? { days, since: Date.now() } : undefined);
  }

  /**
   * Starts a live game; see `OthelloGame.playLive`.
   *
   * @param hasReadHosts whether the user has read which hosts are contacted
   */
  async playLive(
    { side, names = ['', ''], time = 0, increment = 0 }: LiveAgreement,
    hasReadHosts = true,
  ): Promise<void> {
    const session = this.#session;
    const { page } = session.env;
    const [name, friend] = names;
    session.newGame({ ...PLAIN_GAME, ...timeOf({ time, increment }), names, side });
    const { agreement } = session;
    try {
      const { newSeat } = await loaded(() => import('../../remote/remote.js'));
      const { id, secret } = await newSeat();
      // Another game has started meanwhile.
      if (agreement !== session.agreement) return;
      const text = printTable({ room: id, time, increment, friend });
      showLink(page, tableAddress(page, text, opponent(side), [], name), text, side);
      this.#takeSeat({ table: text, side, name, friend, secret }, hasReadHosts);
    } catch (cause) {
      session.reportLoadError(cause);
    }
  }

  /**
   * Takes a stored seat, or the one of a link. A seat belongs to a tab: where several tabs of this browser are at one
   * table, it is the one that this tab has had, else the stored one, else the one that the link offers. In a frame of
   * another page the user is asked after each reload.
   */
  takeSeat(seat: LiveSeat): void {
    const { env, live } = this.#session;
    const own = storedSeat(env.page, seat.table);
    const [first, ...others] = distinctSides([
      own?.side === seat.side ? seat : own,
      seat,
      this.#offered(seat),
    ]);
    this.#takeSeat(first!, env.page.isOwnWindow && live.hasAgreed(first!), others);
  }

  /** The seat that the link in the address offers to whoever opens it. */
  #offered({ table }: LiveSeat): LiveSeat | undefined {
    const { page } = this.#session.env;
    const link = hashOf(page);
    const side = link.get('live') === table ? readTurn(link.get('friend') ?? '')?.side : undefined;
    return side && { table, side, name: readTable(table)!.friend, friend: senderOf(page, table) };
  }

  /** Takes a seat in a live game; see `LiveGame.begin`. */
  #takeSeat(seat: LiveSeat, hasReadHosts: boolean, others: readonly LiveSeat[] = []): void {
    const session = this.#session;
    session.live.begin(seat, hasReadHosts, others);
    session.link.open(seat.table);
    session.save();
  }

  /** Joins the live game of a link, beside the current game; returns `false` if the link cannot be read. */
  openLive(text: string, friend?: string): boolean {
    const session = this.#session;
    const { page } = session.env;
    const game = gameOfTable(page, text);
    if (text === session.live.seat?.table) {
      void session.live.takeMoves(game);
      return true;
    }
    const table = readTable(text);
    if (!table) return this.#reportDamagedLink();
    const stored = storedSeat(page, text);
    const own = stored?.side ?? sideOfMaker(page, text);
    const side = own ?? (friend === undefined ? undefined : readTurn(friend)?.side) ?? 'watch';
    session.played.showBeside(
      { record: { game }, names: ['', ''], setup: { ...PLAIN_GAME, ...timeOf(table) } },
      session.leaveFriends(),
    );
    const known = own
      ? { name: '', friend: table.friend }
      : { name: table.friend, friend: senderOf(page, text) };
    this.takeSeat(stored ?? { table: text, side, ...known });
    return true;
  }

  /** Opens the game of a link, beside the current game or as the friend's answer in it. */
  async openLink(text: string, friend?: string): Promise<boolean> {
    const session = this.#session;
    if (text === session.link.opened) {
      if (!friend) session.played.askForMove();
      return true;
    }
    const turn = friend ? readTurn(friend) : undefined;
    const side = turn && (sideOfMaker(session.env.page, text) ?? turn.side);
    const moves = printTranscript(session.game.line);
    const wasFriend = session.friend.side === side && side !== undefined;
    // The friend's answer continues the current game.
    const show = (game: ForeignGame, turns: ByTurns): void => {
      const isAnswer = wasFriend && mainTranscript(game.record.game.root).startsWith(moves);
      const named = side
        ? { ...game, names: game.names ?? (['', ''] as const), setup: PLAIN_GAME }
        : { ...game, asksForMove: !game.names };
      if (isAnswer) session.played.show(named);
      else session.played.showBeside(named, turns);
    };
    if (!(await session.openWith(text, show, true))) return false;
    session.link.open(text);
    if (side) session.friend.begin(side, turn.clock);
    session.save();
    return true;
  }

  #reportDamagedLink(): false {
    const { messages, formatErrors } = this.#session.strings;
    const message = fill(messages.notRead, { problem: formatErrors.problems.damaged });
    this.#session.reportError('attribute', message, undefined);
    return false;
  }
}

/** The seats there are, each side once. */
function distinctSides(seats: readonly (LiveSeat | undefined)[]): readonly LiveSeat[] {
  const taken = seats.filter((seat) => seat !== undefined);
  return taken.filter(({ side }, at) => taken.findIndex((one) => one.side === side) === at);
}

/** The time control of a live game. */
function timeOf({
  time,
  increment,
}: Pick<Table, 'time' | 'increment'>): Pick<GameSetup, 'time' | 'increment'> {
  const seconds = String(time % 60).padStart(2, '0');
  return { time: time > 0 ? `${Math.floor(time / 60)}:${seconds}` : 'none', increment };
}
