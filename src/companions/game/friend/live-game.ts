import { loaded } from '../../../board/lazy.js';
import { nextTask } from '../../../board/next-task.js';
import type { GameStrings } from '../../../locales/strings/game.js';
import { fill } from '../../../locales/strings.js';
import { opponent, type Color } from '../../../rules/color.js';
import type { Game } from '../../../rules/game.js';
import type { OfferKind, RemoteConnection, SpentTime } from '../../remote/remote.js';
import type { SessionHost } from '../host.js';
import { NOBODY } from '../names.js';
import { contactsOf } from './line-options.js';
import type { Line } from './lines.js';
import { keepSeat, linkAddress, sendLink } from './link.js';
import { liveView, type LiveView } from './live-view.js';
import { claimSeat, type LiveSeat, type LiveTimes } from './seat.js';
import { hostOf, readTable } from './table.js';

/** After how many milliseconds without an answer the page says that there is no contact. */
const AWAY_AFTER = 4_000;

/** How often it is looked whether the line has reached somebody, in milliseconds. */
const LOOK = 500;

/** What a live game needs of the game around it. */
export interface LiveOwner {
  /** The seat is another one: what is kept is out of date. */
  onSeat(): void;
}

/** A game with somebody who sits at a board elsewhere at the same time: both boards show the same game. */
export class LiveGame {
  readonly #host: SessionHost;
  readonly #owner: LiveOwner;
  #seat: LiveSeat | undefined;
  #connection: RemoteConnection | undefined;
  #line: Line | undefined;
  /** The names of those who were heard. */
  #names: Readonly<Record<Color, string>> = NOBODY;
  /** Whether the other side was here and has not left. */
  #met = false;
  /** What was asked for here and is not answered. */
  #asking = false;
  #away = false;
  #awayTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether somebody has to agree first to what the line contacts. */
  #waitsForClick = false;
  /** Whether the line has reached nobody, although it was tried. */
  #unreached = false;
  #reachTimer: ReturnType<typeof setInterval> | undefined;
  /** Gives the side back to other tabs of this browser. */
  #release: (() => void) | undefined;

  constructor(host: SessionHost, owner: LiveOwner) {
    this.#host = host;
    this.#owner = owner;
  }

  get seat(): LiveSeat | undefined {
    const saved = this.#connection?.saved;
    return this.#seat && saved ? { ...this.#seat, saved } : this.#seat;
  }

  /** The side that is played here; `undefined` for who watches, and where no live game is. */
  get side(): Color | undefined {
    const side = this.#seat?.side;
    return side === 'watch' ? undefined : side;
  }

  /** What the players said that they are called. */
  get names(): Readonly<Record<Color, string>> {
    return this.#names;
  }

  /** Whether both have agreed on a draw, which a board does not know. */
  get isDrawn(): boolean {
    return this.#connection?.record.end?.by === 'agreement';
  }

  /**
   * Takes a seat, and opens the line.
   *
   * @param isAgreed whether somebody has agreed here to what the line contacts; else they are asked, and nobody is contacted before
   */
  begin(seat: LiveSeat, isAgreed: boolean): void {
    this.#disconnect();
    this.#seat = seat;
    const { side, name, friend } = seat;
    this.#names = NOBODY;
    if (side !== 'watch') this.#names = { ...NOBODY, [side]: name, [opponent(side)]: friend };
    this.#host.setBoard({ orientation: this.side ?? 'black' });
    this.#waitsForClick = !isAgreed && this.#contacts !== '';
    if (this.#waitsForClick) this.#host.setBoard({ interactive: false });
    else void this.#connect(seat);
    this.#host.requestUpdate();
  }

  /** Somebody has agreed to what the line contacts. */
  #join(): void {
    this.#waitsForClick = false;
    this.#host.setBoard({ interactive: true });
    if (this.#seat) void this.#connect(this.#seat);
    this.#host.requestUpdate();
  }

  /** Opens the line once more. */
  #tryAgain(): void {
    const { seat } = this;
    if (seat) this.begin(seat, true);
  }

  /** Whom the line contacts, by name; empty for nobody but other tabs. */
  get #contacts(): string {
    const names = contactsOf(this.#host.env.lines(), this.#host.env.page);
    return new Intl.ListFormat(this.#host.env.language()).format(names);
  }

  /** Leaves the seat: from now on the board is the person's own. */
  end(): void {
    if (!this.#seat) return;
    this.#seat = undefined;
    this.#disconnect();
    this.#host.setBoard({ player: 'both', interactive: true, paused: false });
  }

  /** The page is left for a while: the other side is told. */
  suspend(): void {
    // A copy: a line that is being opened is not opened any more.
    this.#seat = this.seat && { ...this.seat };
    if (this.#seat) keepSeat(this.#host.env.page, this.#seat);
    this.#disconnect();
  }

  /** The page is there again. */
  resume(): void {
    if (this.#seat && !this.#connection && !this.#waitsForClick) this.begin(this.#seat, true);
  }

  /** Follows a change of the game: who gave up here gave up there as well. */
  onGameChange(): void {
    const connection = this.#connection;
    if (!connection) return;
    const { result } = this.#host.game;
    if (result?.reason === 'resignation' && result.winner !== this.side && connection.turn !== undefined)
      connection.resign();
    void nextTask().then(() => this.#setClock());
  }

  /** Asks for another game. */
  again(): void {
    this.#ask('again');
  }

  // --- The line -----------------------------------------------------------------------------------------

  async #connect(seat: LiveSeat): Promise<void> {
    const { room, time, increment } = readTable(seat.table)!;
    const onFailure = (cause: unknown): void => this.#host.reportLoadError(cause);
    try {
      const [{ openLine }, { connect }, { readSaved }] = await loaded(
        Promise.all([
          import('./lines.js'),
          import('../../remote/remote.js'),
          import('../../remote/saved.js'),
        ]),
      );
      const released = new Promise<void>((resolve) => (this.#release = resolve));
      const isFree = await claimSeat(seat, released);
      const line = openLine(room, this.#host.env.lines(), onFailure);
      if (this.#seat !== seat || this.#connection) {
        line.close();
        return;
      }
      if (!isFree) {
        line.close();
        this.#leaveToOther();
        return;
      }
      this.#line = line;
      const clock = time > 0 ? { clock: { time: time * 1000, increment: increment * 1000 } } : {};
      const { side, name, saved, secret } = seat;
      const host = secret ? undefined : hostOf(seat.table);
      this.#connection = connect(this.#host.env.remoteBoard(), line, {
        side,
        name,
        ...clock,
        ...(saved && readSaved(saved)?.side === side ? { saved } : spentOn(this.#host.game, seat.spent)),
        ...(secret && { secret }),
        ...(host && { partner: host }),
      });
      this.#listen(this.#connection);
      this.#watchReach();
    } catch (cause) {
      onFailure(cause);
    }
    this.#host.requestUpdate();
  }

  #disconnect(): void {
    this.#connection?.close();
    this.#line?.close();
    this.#connection = undefined;
    this.#line = undefined;
    this.#release?.();
    this.#release = undefined;
    clearInterval(this.#reachTimer);
    this.#unreached = false;
    this.#met = false;
    this.#asking = false;
    this.#setAway(false);
  }

  /** Somebody else plays this side, here in another tab or elsewhere: nothing is left but to watch. */
  #leaveToOther(): void {
    const { table, name, friend } = this.#seat!;
    this.begin({ table, side: 'watch', name, friend }, true);
    this.#host.setMessage(this.#sentence(this.#host.strings.friend.live.taken));
  }

  /** Says at once where the line reaches nobody. */
  #watchReach(): void {
    clearInterval(this.#reachTimer);
    const look = (): void => {
      const isUnreached = this.#line?.reached?.() === false;
      if (isUnreached === this.#unreached) return;
      this.#unreached = isUnreached;
      this.#host.requestUpdate();
    };
    this.#reachTimer = setInterval(look, LOOK);
  }

  #listen(connection: RemoteConnection): void {
    const say = (text: (live: GameStrings['friend']['live']) => string): void =>
      this.#host.setMessage(this.#sentence(text(this.#host.strings.friend.live)));
    connection.on('join', ({ detail: { name, side } }) => {
      this.#met = true;
      if (name) this.#names = { ...this.#names, [side]: name };
      // From now on this side is bound to that one.
      this.#keep();
      if (this.side) say(({ here }) => here);
      this.#host.requestUpdate();
      void nextTask().then(() => this.#setClock());
    });
    connection.on('leave', () => {
      this.#met = false;
      if (this.side) say(({ left }) => left);
    });
    connection.on('change', () => {
      this.#host.setMessage('');
      this.#asking = false;
      this.#watchLine();
      this.#keep();
      this.#host.requestUpdate();
      void nextTask().then(() => this.#setClock());
    });
    connection.on('time', () => this.#setClock());
    connection.on('agree', () => this.#setAway(false));
    connection.on('refuse', ({ detail: { reason } }) => {
      if (reason === 'outdated') say(({ outdated }) => outdated);
    });
    connection.on('offer', () => this.#host.requestUpdate());
    connection.on('answer', ({ detail }) => {
      this.#asking = false;
      if (!detail.accepted) say(({ declined }) => declined);
      this.#keep();
      this.#host.requestUpdate();
    });
    connection.on('fork', () => say(({ differ }) => differ));
    connection.on('taken', () => this.#leaveToOther());
  }

  /** What this side has done and agreed on outlasts the page, before the other side hears of it. */
  #keep(): void {
    if (this.seat) keepSeat(this.#host.env.page, this.seat);
    this.#owner.onSeat();
  }

  /** Says that there is no contact where the other side does not confirm what is new here. */
  #watchLine(): void {
    clearTimeout(this.#awayTimer);
    this.#awayTimer = setTimeout(() => this.#setAway(this.#connection?.agreed === false), AWAY_AFTER);
  }

  #setAway(away: boolean): void {
    if (!away) clearTimeout(this.#awayTimer);
    this.#away = away;
    this.#host.requestUpdate();
  }

  /** The clock shows what both sides go by. */
  #setClock(): void {
    const connection = this.#connection;
    const { clock } = this.#host;
    if (!connection || !this.#seat) return;
    const left = (color: Color): number => Math.max(0, Math.round(connection.remaining(color) ?? 0));
    const main = readTable(this.#seat.table)!.time * 1000;
    if (main === 0) return;
    // What each move adds is in what is left.
    const control = { black: { main }, white: { main } };
    const { turn } = connection;
    clock.restore(
      JSON.stringify({ control, left: { black: left('black'), white: left('white') }, turn, delay: 0 }),
    );
    if (turn && connection.record.moves.length > 0) clock.start();
  }

  // --- What is shown and asked --------------------------------------------------------------------------

  /** What there is to read and to do now. */
  get view(): LiveView | undefined {
    if (!this.#seat) return undefined;
    return liveView(
      {
        connection: this.#connection,
        side: this.side,
        isMet: this.#met,
        isAsking: this.#asking,
        isAway: this.#away,
        isUnreached: this.#unreached,
        unconfirmedContacts: this.#waitsForClick,
        contacts: this.#contacts,
        pliesToEnd: this.#host.game.nodes.length - this.#host.game.ply,
      },
      this.#host.strings,
      (text) => this.#sentence(text),
      {
        join: () => this.#join(),
        tryAgain: () => this.#tryAgain(),
        sendLink: () => void this.#sendLink(),
        toEnd: () => this.#host.game.goTo(this.#host.game.nodes.length),
        ask: (kind) => this.#ask(kind),
        answer: (accepted, asked) => this.#answer(accepted, asked),
      },
    );
  }

  /** What the other player is called in a sentence. */
  get #otherName(): string {
    const name = this.side ? this.#names[opponent(this.side)] : '';
    return name || this.#host.strings.friend.someone;
  }

  /** A text with the other one's name in it; a sentence may begin with it. */
  #sentence(text: string): string {
    const said = fill(text, { name: this.#otherName });
    return said.charAt(0).toLocaleUpperCase(this.#host.env.language()) + said.slice(1);
  }

  #ask(kind: OfferKind): void {
    this.#asking = this.#connection?.ask(kind) === true;
    this.#keep();
    this.#host.requestUpdate();
  }

  /** The answer is to what the person has read. */
  #answer(accepted: boolean, asked: OfferKind): void {
    if (accepted) this.#connection?.accept(asked);
    else this.#connection?.decline(asked);
    this.#keep();
    this.#host.requestUpdate();
  }

  async #sendLink(): Promise<void> {
    const { side } = this;
    if (!this.#seat || !side) return;
    const { live, someone } = this.#host.strings.friend;
    await sendLink(this.#host, {
      url: linkAddress(this.#host.env.page, 'live', this.#seat.table, opponent(side)),
      text: fill(live.invitation, { name: this.#seat.name || someone }),
      copied: fill(live.copied, { name: this.#otherName }),
    });
  }
}

/** The time of a game, where it is that of the game on the board. */
function spentOn({ nodes }: Game, spent: LiveTimes | undefined): { readonly spent?: SpentTime } {
  if (spent?.times.length !== nodes.length) return {};
  return { spent: { times: spent.times, thinking: Math.max(0, Date.now() - spent.since) } };
}
