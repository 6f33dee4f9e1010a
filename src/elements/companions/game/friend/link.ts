/** Links of a game with a friend, and of any game as it is shown. */
import * as v from 'valibot';
import type { SessionContext } from '../context.js';
import type { SessionPage } from '../page.js';
import type { LiveSeat } from './seat.js';
import { seatSchema } from './seat-schema.js';
import { loaded } from '../../../board/lazy.js';
import { Game, type GameResult } from '../../../../core/rules/game.js';
import { opponent, type Color } from '../../../../core/rules/color.js';
import type { RecordedResult } from '../../../../core/formats/game-record.js';

/** The names of the two players, if they entered them. */
export type FriendNames = Readonly<Record<Color, string>>;

/** The text of a link with the game up to the end of its line, without side lines. */
export async function friendText({ root, nodes, result }: Game, names: FriendNames): Promise<string> {
  const { writePermalink } = await loaded(import('../../../../core/formats/permalink.js'));
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

/** A link to be sent. */
export interface SentLink {
  readonly url: string;
  /** The text to send with it. */
  readonly text: string;
  /** The message if the link was copied because there is no share sheet. */
  readonly copied: string;
}

/** Opens the system's share sheet for a link, or copies it to the clipboard. */
export async function sendLink(context: SessionContext, { url, text, copied }: SentLink): Promise<void> {
  const { name, share } = context.strings;
  const data = { title: name, text, url };
  try {
    if (canShare(data)) {
      await navigator.share(data);
      return;
    }
  } catch (error) {
    // The user closed the share sheet.
    if ((error as Error).name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    context.setMessage(copied);
  } catch {
    context.setMessage(`${share.notCopied} ${url}`);
  }
}

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
export function keepSeat(page: SessionPage, seat: LiveSeat): void {
  if (new URLSearchParams(new URL(page.address).hash.slice(1)).get('live') !== seat.table) return;
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
export function keptSeat(page: SessionPage, table: string): LiveSeat | undefined {
  const kept = (page.state as { readonly othelloSeat?: unknown } | null)?.othelloSeat;
  const { success, output } = v.safeParse(seatSchema, kept);
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
