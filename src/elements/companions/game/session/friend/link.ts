/**
 * Links of a game with a friend, whose turn it is there and until when, and links of any game as it is shown.
 * Everything about addresses in one place: games by turns and live games write and read them, and the history entry of
 * the page remembers which side is played here.
 */
import * as v from 'valibot';
import type { SessionContext, SessionPage } from '../environment.js';
import { nameSchema } from '../setup/game-setup.js';
import { type LiveSeat, seatSchema } from './seat.js';
import { loaded } from '../../../../board/lazy.js';
import { Game } from '../../../../../core/rules/game/game.js';
import type { GameResult } from '../../../../../core/rules/game/tree.js';
import { type Color, opponent } from '../../../../../core/rules/color.js';
import { printTranscript } from '../../../../../core/formats/notation/transcript.js';
import type { Square } from '../../../../../core/rules/square.js';
import type { RecordedResult } from '../../../../../core/formats/common/game-record.js';

/** The names of the two players, if they entered them. */
export type FriendNames = Readonly<Record<Color, string>>;

/** The text of a link with the game up to the end of its line, without side lines. */
export async function friendText({ root, nodes, result }: Game, names: FriendNames): Promise<string> {
  const { writePermalink } = await loaded(() => import('../../../../../core/formats/permalink.js'));
  const game = new Game({ position: root.position });
  let end = game.root;
  // Rebuild the game without side lines, but with discs flipped by hand.
  for (const { move, position } of nodes) end = game.add(end, move!, position);
  return writePermalink({
    root: game.root,
    shown: end,
    ...names,
    ...recordedResult(result),
  });
}

/**
 * The address of a page with a game, or with the table of a live game, for the other side.
 *
 * @param friend the side of the person who opens the link, and what else they must know; see `printTurn`
 */
export function linkAddress(page: SessionPage, kind: 'game' | 'live', text: string, friend: string): string {
  const url = new URL(page.address);
  url.hash = `${kind}=${encodeURIComponent(text).replaceAll('%2C', ',')}&friend=${friend}`;
  return url.href;
}

/** What the address of a page carries. */
export function hashOf(page: SessionPage): URLSearchParams {
  return new URLSearchParams(new URL(page.address).hash.slice(1));
}

/**
 * The address of a table with the moves made there, so that whoever opens it can go on at once, and the name of who
 * sends it.
 */
export function tableAddress(
  page: SessionPage,
  table: string,
  friend: Color,
  line: readonly Square[],
  from: string,
): string {
  const moves = line.length > 0 ? `&game=${printTranscript(line)}` : '';
  const sender = from === '' ? '' : `&from=${encodeURIComponent(from)}`;
  return linkAddress(page, 'live', table, friend) + moves + sender;
}

/** The name of the sender of the address of a table; empty if it does not say. */
export function senderOf(page: SessionPage, table: string): string {
  const link = hashOf(page);
  return link.get('live') === table ? v.parse(nameSchema, link.get('from') ?? '') : '';
}

/** The game that the address of a table carries; without moves where it carries none, or none that are legal. */
export function gameOfTable(page: SessionPage, table: string): Game {
  const link = hashOf(page);
  const moves = link.get('live') === table ? (link.get('game') ?? '') : '';
  const game = new Game();
  for (const [square] of moves.matchAll(/[a-h][1-8]/g)) {
    if (game.position.phase === 'pass') game.pass();
    if (!game.position.legalMoves.includes(square as Square)) return new Game();
    game.play(square as Square);
  }
  return game;
}

/** A link to be sent. */
export interface SentLink {
  readonly url: string;
  /** The text to send with it, or to copy before it. */
  readonly text: string;
  /** The message if the link was copied because there is no share sheet. */
  readonly copied: string;
}

/** How long the button says that the link was copied, in milliseconds. */
const MESSAGE_TIME = 2_000;

/** Sends links, and remembers for a moment that one was copied. */
export class LinkSender {
  /** What was copied, in words for screen readers; empty after a moment. */
  copied = '';
  /** The address that was copied last, as long as nothing was shared after it. */
  #copiedUrl: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Sends a link by the browser's share sheet, or copies it. @returns whether it was sent */
  async send(context: SessionContext, link: SentLink): Promise<boolean> {
    const way = await sendLink(context, link);
    if (way === undefined) return false;
    this.#copiedUrl = way === 'copied' ? link.url : undefined;
    if (way === 'shared') return true;
    const say = (copied: string): void => {
      this.copied = copied;
      context.requestUpdate();
    };
    say(link.copied);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => say(''), MESSAGE_TIME);
    return true;
  }

  /** Whether an address was copied, so that the user still has to paste it. */
  hasCopied(url: string | undefined): boolean {
    return url !== undefined && url === this.#copiedUrl;
  }
}

/**
 * Opens the system's share sheet for a link, or copies it to the clipboard.
 *
 * @returns how it was sent; `undefined` if it was not
 */
async function sendLink(
  context: SessionContext,
  { url, text }: SentLink,
): Promise<'shared' | 'copied' | undefined> {
  const { name, share } = context.strings;
  const data = { title: name, text, url };
  try {
    if (canShare(data)) {
      await navigator.share(data);
      return 'shared';
    }
  } catch (error) {
    // The user closed the share sheet.
    if ((error as Error).name === 'AbortError') return undefined;
  }
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    context.setMessage('');
    return 'copied';
  } catch {
    context.setMessage(`${share.notCopied} ${url}`);
    return undefined;
  }
}

/** Whether the browser can share it. */
function canShare(data: ShareData): boolean {
  // The types claim that every browser has it, but not all do.
  const { canShare: asks } = navigator as Partial<Navigator>;
  return asks?.call(navigator, data) === true;
}

/** What the entry of the browser's history stores about a link made here: the side played here. */
interface MadeHere {
  readonly othelloLink?: { readonly text: string; readonly side: Color };
}

/**
 * Puts a link into the address bar together with the side of its maker: a reload must not act as the friend who opens
 * it.
 */
export function showLink(page: SessionPage, address: string, text: string, side: Color): void {
  const state: MadeHere = { ...(page.state as object | null), othelloLink: { text, side } };
  page.replace(state, address);
}

/** The side of the person who made a link, if it was made here; `undefined` otherwise. */
export function sideOfMaker(page: SessionPage, text: string): Color | undefined {
  const made = (page.state as MadeHere | null)?.othelloLink;
  return made?.text === text ? made.side : undefined;
}

/** Stores a seat in the history entry of the page, for a reload. Only this tab has it. */
export function storeSeat(page: SessionPage, seat: LiveSeat): void {
  if (hashOf(page).get('live') !== seat.table) return;
  const state = page.state as { readonly othelloSeat?: LiveSeat } | null;
  // WebKit allows at most a hundred changes of an address in ten seconds.
  if (JSON.stringify(state?.othelloSeat) === JSON.stringify(seat)) return;
  try {
    page.replace({ ...state, othelloSeat: seat });
  } catch (cause) {
    if ((cause as Error).name !== 'SecurityError') throw cause;
  }
}

/** The seat stored in the history entry; `undefined` if it belongs to another table. */
export function storedSeat(page: SessionPage, table: string): LiveSeat | undefined {
  const stored = (page.state as { readonly othelloSeat?: unknown } | null)?.othelloSeat;
  const { success, output } = v.safeParse(seatSchema, stored);
  return success && output.table === table ? output : undefined;
}

/** Who resigned; other ends can be seen on the board. */
function recordedResult(result: GameResult | undefined): { readonly result?: RecordedResult } {
  if (result?.reason !== 'resignation' || !result.winner) return {};
  return { result: { winner: result.winner, margin: result.margin, by: 'resignation' } };
}

/** The side that resigned in a recorded game. */
export function loserOf(result: RecordedResult | undefined): Color | undefined {
  return result?.by === 'resignation' && result.winner ? opponent(result.winner) : undefined;
}

/** Possible numbers of days for each move. */
export const DAYS = [1, 3, 7, 14] as const;

/** Milliseconds of a day. */
const DAY = 86_400_000;

/** The clock of a game by links: the days for the next move, and when the last one was made. */
export interface MoveClock {
  readonly days: number;
  /** When the last move was made, in milliseconds since 1970. */
  readonly since: number;
}

/** What makes a game one by turns, with a friend elsewhere. */
export interface ByTurns {
  /** The side played here. */
  readonly friend?: Color | undefined;
  /** The time for each move. */
  readonly moveClock?: MoveClock | undefined;
  /** The name that all links of the game share; `undefined` for a game from a link without one. */
  readonly turnsId?: string | undefined;
  /** See {@link stateCount}; -1 before the first link. */
  readonly exchanged?: number | undefined;
  /** Whether the user has come by the friend's link. */
  readonly isGuest?: boolean | undefined;
  /** Whether the link of a game that this browser did not know was opened, and nobody has said who the user is. */
  readonly isUnsure?: boolean | undefined;
  /** Whether the user has said that they play neither side. */
  readonly isWatching?: boolean | undefined;
}

/** The side to move next, the time for the move, and the game that it belongs to. */
interface FriendTurn {
  readonly side: Color;
  readonly clock: MoveClock | undefined;
  readonly id?: string | undefined;
}

/**
 * How far a game has come, as a number that grows with each link: its moves, and a resignation as one more. The number
 * of the last link that was opened or sent tells what both players have.
 */
export function stateCount({ nodes }: Game): number {
  return nodes.length + (nodes.at(-1)?.result?.reason === 'resignation' ? 1 : 0);
}

/** The square of the other side's last move; `undefined` if it has none. */
export function lastOfTheirs({ nodes }: Game, side: Color): Square | undefined {
  return nodes.findLast(({ move, color }) => move && color !== side)?.move;
}

/** How far a game has come with the last move of the other side, which came by a link; -1 where there is none. */
export function countOfTheirs({ nodes }: Game, side: Color): number {
  const last = nodes.findLastIndex(({ color }) => color !== side);
  return last < 0 ? -1 : last + 1;
}

/** A new name for the links of a game, which no other game has. */
export function newTurnsId(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The deadline of a move, in milliseconds since 1970. */
export function dueOf({ days, since }: MoveClock): number {
  return since + days * DAY;
}

/**
 * A turn as written in a link: `white`, or `white,3,1ssqk0` for three days from a given minute; then the name of the
 * game, `white.k3x9q0ab`.
 */
export function printTurn({ side, clock, id }: FriendTurn): string {
  const time = clock ? `,${clock.days},${Math.floor(clock.since / 60_000).toString(36)}` : '';
  return `${side}${time}${id === undefined ? '' : `.${id}`}`;
}

/** Reads the text of a turn; `undefined` if it is invalid. */
export function readTurn(text: string): FriendTurn | undefined {
  const [, side, days, minute, id] =
    /^(black|white)(?:,(\d{1,3}),([\da-z]{1,8}))?(?:\.([\da-z]{1,16}))?$/u.exec(text) ?? [];
  if (side === undefined) return undefined;
  const clock = days === undefined ? undefined : clockOf(Number(days), parseInt(minute!, 36) * 60_000);
  return { side: side as Color, clock, id };
}

/** The days that a move may take. @param since milliseconds since 1970 */
function clockOf(days: number, since: number): MoveClock | undefined {
  // Browsers cannot format later dates.
  return days > 0 && since < 8e15 ? { days, since } : undefined;
}

/**
 * The address of the page: the game behind `#game=`, or the live game behind `#live=`, and links to it with another
 * game.
 */
export class PageLink {
  readonly #page: SessionPage;
  #opened: string | undefined;

  constructor(page: SessionPage) {
    this.#page = page;
  }

  /** The text of the link that the current game came from, or that leads to it; `undefined` for none. */
  get opened(): string | undefined {
    return this.#opened;
  }

  /** The turn of a friend in the address, if the page was opened by a friend's link. */
  get friend(): ReturnType<typeof readTurn> {
    const link = new URLSearchParams(new URL(this.#page.address).hash.slice(1));
    return readTurn(link.get('friend') ?? '');
  }

  /** The current game belongs to this link. */
  open(text: string | undefined): void {
    this.#opened = text;
  }

  /** The game of the link is gone; a reload must not open it again. */
  forget(): void {
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened === undefined) return;
    const { address, state } = this.#page;
    const url = new URL(address);
    const link = new URLSearchParams(url.hash.slice(1));
    if ((link.get('live') ?? link.get('game')) === opened)
      this.#page.replace(state, url.pathname + url.search);
  }
}

/** A link to a page with a game. */
export function linkTo(address: string, record: string): string {
  const url = new URL(address);
  url.hash = `game=${encodeURIComponent(record)}`;
  return url.href;
}

/** Whether an address from outside is that of a page: `https:`, `http:` or relative, and not a script. */
export function isPageAddress(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}

/** A link to a page for analysing a game; with an empty record, to the page alone. */
export function analysisLinkTo(page: string, record: string): string {
  return record ? `${page}#game=${encodeURIComponent(record)}` : page;
}
