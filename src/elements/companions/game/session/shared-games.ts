import { loaded } from '../../../board/lazy.js';
import { printTranscript } from '../../../../core/formats/transcript.js';
import { fill } from '../../../../core/locales/strings.js';
import { opponent } from '../../../../core/rules/color.js';
import { Game } from '../../../../core/rules/game.js';
import { type ByTurns, storedSeat, linkAddress, readTurn, showLink, sideOfMaker } from '../friend/link.js';
import { type LiveSeat, printTable, readTable, type Table } from '../friend/seat.js';
import type { FriendAgreement, LiveAgreement } from '../friend/friend-options.js';
import type { ForeignGame } from './opening.js';
import { mainLineOf } from '../storage/saved-game.js';
import type { GameSession } from './session.js';
import type { GameSetup } from './setup.js';

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

  /** Starts a live game; see `OthelloGame.playLive`. */
  async playLive({ side, names = ['', ''], time = 0, increment = 0 }: LiveAgreement): Promise<void> {
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
      showLink(page, linkAddress(page, 'live', text, opponent(side)), text, side);
      this.#takeSeat({ table: text, side, name, friend, secret }, true);
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
    const link = new URLSearchParams(new URL(page.address).hash.slice(1));
    const side = link.get('live') === table ? readTurn(link.get('friend') ?? '')?.side : undefined;
    return side && { table, side, name: readTable(table)!.friend, friend: '' };
  }

  /** Takes a seat in a live game; see `LiveGame.begin`. */
  #takeSeat(seat: LiveSeat, isAgreed: boolean, others: readonly LiveSeat[] = []): void {
    const session = this.#session;
    session.live.begin(seat, isAgreed, others);
    session.link.open(seat.table);
    session.save();
  }

  /** Joins the live game of a link, beside the current game; returns `false` if the link cannot be read. */
  openLive(text: string, friend?: string): boolean {
    const session = this.#session;
    const { page } = session.env;
    if (text === session.live.seat?.table) return true;
    const table = readTable(text);
    if (!table) return this.#reportDamagedLink();
    const stored = storedSeat(page, text);
    const own = stored?.side ?? sideOfMaker(page, text);
    const side = own ?? (friend === undefined ? undefined : readTurn(friend)?.side) ?? 'watch';
    const record = { game: new Game() };
    session.played.showBeside(
      { record, names: ['', ''], setup: { ...PLAIN_GAME, ...timeOf(table) } },
      session.leaveFriends(),
    );
    const known = own ? { name: '', friend: table.friend } : { name: table.friend, friend: '' };
    this.takeSeat(stored ?? { table: text, side, ...known });
    return true;
  }

  /** Opens the game of a link, beside the current game or as the friend's answer in it. */
  async openLink(text: string, friend?: string): Promise<boolean> {
    const session = this.#session;
    if (text === session.link.opened) return true;
    const turn = friend ? readTurn(friend) : undefined;
    const side = turn && (sideOfMaker(session.env.page, text) ?? turn.side);
    const moves = printTranscript(session.game.line);
    const wasFriend = session.friend.side === side && side !== undefined;
    // The friend's answer continues the current game.
    const show = (game: ForeignGame, turns: ByTurns): void => {
      const isAnswer = wasFriend && mainLineOf(game.record.game.root).startsWith(moves);
      const named = side ? { ...game, names: game.names ?? (['', ''] as const), setup: PLAIN_GAME } : game;
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
