/**
 * `SharedGames` begins games with a friend elsewhere, by turns (each move is a link that the user sends) or live
 * (connected pages, where each side has a seat, see `friend/seat.ts`). `game.ts` calls it for its methods
 * `playWithFriend`, `playLive`, `openLive` and `openLink`, and the session, which makes it, to take a stored seat.
 */
import { printTranscript } from '../../../../core/formats/notation/transcript.js';
import { fill } from '../../../../core/locales/strings.js';
import { type Color, opponent } from '../../../../core/rules/color.js';
import type { ErrorDetail } from '../../../board/events.js';
import { loaded } from '../../../board/lazy.js';
import type { SessionContext } from './environment.js';
import type { FriendGame } from './friend/friend-game.js';
import {
  type ByTurns,
  gameOfTable,
  hashOf,
  type PageLink,
  readTurn,
  senderOf,
  showLink,
  sideOfMaker,
  stateCount,
  storedSeat,
  tableAddress,
} from './friend/link.js';
import type { KeptGame, KeptGames } from './friend/kept-games.js';
import type { LiveGame } from './friend/live-game.js';
import { type LiveSeat, printTable, readTable, type Table } from './friend/seat.js';
import type { GameController } from './played/game-controller.js';
import type { ForeignGame } from './played/opening.js';
import { mainTranscript } from './played/storage.js';
import type { Agreement, FriendAgreement, LiveAgreement } from './setup/agreement.js';
import type { GameSetup } from './setup/game-setup.js';

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

/** The interface by which games with a friend use the session. */
interface SharingSession extends SessionContext {
  readonly agreement: Agreement;
  readonly played: GameController;
  readonly friend: FriendGame;
  readonly kept: KeptGames;
  readonly live: LiveGame;
  readonly link: PageLink;
  /** What the user was called in a game with a friend; empty if unknown. */
  readonly ownName: string;
  newGame(setup: Partial<GameSetup>): void;
  /** Goes back to the user's own game. */
  returnToOwn(): void;
  /** Goes on with a game by turns that is kept. */
  openKept(kept: KeptGame): void;
  /** Reads a game and shows it; `false` if it cannot be read. */
  openWith(
    text: string,
    show: (game: ForeignGame, leave: () => ByTurns) => void,
    isLinked: boolean,
  ): Promise<boolean>;
  /** Ends games with friends. @returns what is needed to go on with one by turns */
  leaveFriends(): ByTurns;
  reportError(code: ErrorDetail['code'], message: string, cause: unknown): void;
  save(): void;
}

/** Starts and opens games with a friend elsewhere: by links, and live. */
export class SharedGames {
  readonly #session: SharingSession;

  constructor(session: SharingSession) {
    this.#session = session;
  }

  /** Starts a game by links; see `OthelloGame.playWithFriend`. */
  playWithFriend({ side, names = ['', ''], days }: FriendAgreement): void {
    const session = this.#session;
    session.newGame({ ...PLAIN_GAME, names, side });
    session.friend.start(side, days ? { days, since: Date.now() } : undefined);
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
   * another page the user has to agree after each reload.
   */
  takeSeat(seat: LiveSeat): void {
    const { env, live } = this.#session;
    const own = storedSeat(env.page, seat.table);
    // What is stored for all tabs may come from before the connection, which gave this player an identity.
    const isLatest = own?.side === seat.side && (seat.saved !== undefined || own.saved === undefined);
    const [first, ...others] = distinctSides([isLatest ? seat : own, seat, this.#offered(seat)]);
    this.#takeSeat(first!, env.page.isOwnWindow && live.hasAgreed(first!), others);
  }

  /** The seat that the link in the address offers to the person who opens it. */
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
      : { name: table.friend || session.ownName, friend: senderOf(page, text) };
    // The player who made the link may not have sent it yet.
    const exchanged = own ? undefined : game.nodes.length;
    this.takeSeat(stored ?? { table: text, side, ...known, exchanged });
    return true;
  }

  /**
   * Opens the game of a link, beside the current game or as the friend's answer in it. An older link of the current game
   * leads to the game as it is now.
   */
  async openLink(text: string, friend?: string): Promise<boolean> {
    const session = this.#session;
    const turn = friend ? readTurn(friend) : undefined;
    const side = turn && (sideOfMaker(session.env.page, text) ?? this.#sideIn(turn.id) ?? turn.side);
    const isOfCurrent = (): boolean =>
      turn !== undefined && side !== undefined && session.friend.isGameOf(side, turn.id);
    if (text === session.link.opened && (!turn || isOfCurrent())) {
      if (!friend) session.played.askForMove();
      return true;
    }
    // The link of a game that waits beside the current one, or was played before it.
    const { own } = session.played;
    const kept = session.kept.find(turn?.id);
    if (own && turn?.id !== undefined && own.friend === side && own.turnsId === turn.id)
      session.returnToOwn();
    else if (kept && kept.friend === side && !isOfCurrent()) session.openKept(kept);
    const moves = printTranscript(session.game.line);
    const isCurrent = isOfCurrent();
    const { isGuest: wasGuest } = session.friend.saved;
    const found = { isOlder: false, isUnsure: false };
    // Who has opened the invitation here, or made it, is known.
    const isKnown = isCurrent || sideOfMaker(session.env.page, text) !== undefined;
    const show = (game: ForeignGame, leave: () => ByTurns): void => {
      const linked = mainTranscript(game.record.game.root);
      const isResigned = game.view?.loser !== undefined && !session.played.ending;
      // Without a name, two games may have the same first moves.
      found.isOlder = isCurrent && turn?.id !== undefined && moves.startsWith(linked) && !isResigned;
      if (found.isOlder) return;
      // The friend's answer continues the current game.
      const isAnswer = isCurrent && linked.startsWith(moves);
      found.isUnsure = side !== undefined && !isKnown && hasMoved(side, linked);
      const turns = leave();
      const named = side
        ? {
            ...game,
            ...(!found.isUnsure && { names: this.#withOwnName(game.names, side) }),
            setup: PLAIN_GAME,
          }
        : { ...game, asksForMove: !game.names };
      if (isAnswer) session.played.show(named);
      else session.played.showBeside(named, turns);
    };
    if (!(await session.openWith(text, show, true))) return false;
    if (found.isOlder) {
      session.friend.showNewest(session.link.opened ?? text);
      return true;
    }
    session.link.open(text);
    if (turn && side) {
      const isOwn = sideOfMaker(session.env.page, text) !== undefined;
      const exchanged = isOwn ? undefined : stateCount(session.game);
      const isGuest = isCurrent ? wasGuest : !isOwn;
      const { isUnsure } = found;
      session.friend.resume({
        friend: side,
        moveClock: turn.clock,
        turnsId: turn.id,
        exchanged,
        isGuest,
        isUnsure,
      });
    }
    session.save();
    return true;
  }

  /** The user's side in a game by turns that is played or waits here: a link of it may be the user's own. */
  #sideIn(id: string | undefined): Color | undefined {
    const { friend, played, kept } = this.#session;
    if (id === undefined) return undefined;
    return [friend.saved, played.own, kept.find(id)].find((game) => game?.turnsId === id)?.friend;
  }

  /** The names of a game of a friend, with the user's name where the link does not know it. */
  #withOwnName([black, white]: readonly [string, string] = ['', ''], side: Color): readonly [string, string] {
    const { ownName } = this.#session;
    return side === 'black' ? [black || ownName, white] : [black, white || ownName];
  }

  /** Reports a link that cannot be read. */
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

/** Whether a side has moved in a game from the usual start, where Black and White have a move each. */
function hasMoved(side: Color, transcript: string): boolean {
  return transcript.length > (side === 'black' ? 0 : 2);
}

/** The time control of a live game. */
function timeOf({
  time,
  increment,
}: Pick<Table, 'time' | 'increment'>): Pick<GameSetup, 'time' | 'increment'> {
  const seconds = String(time % 60).padStart(2, '0');
  return { time: time > 0 ? `${Math.floor(time / 60)}:${seconds}` : 'none', increment };
}
