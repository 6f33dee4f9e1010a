/** The links of a game with somebody elsewhere, and of any game as it is shown. */
import * as v from 'valibot';
import type { SessionHost } from '../host.js';
import type { SessionPage } from '../page.js';
import type { LiveSeat } from './seat.js';
import { seatSchema } from './seat-schema.js';
import { loaded } from '../../../board/lazy.js';
import { Game, type GameResult } from '../../../rules/game.js';
import { opponent, type Color } from '../../../rules/color.js';
import type { RecordedResult } from '../../../formats/game-record.js';

/** What the two players are called, where they said so. */
export type FriendNames = Readonly<Record<Color, string>>;

/** A game to the end of its line, without side lines, as the text of a link. */
export async function friendText({ root, nodes, result }: Game, names: FriendNames): Promise<string> {
  const { writePermalink } = await loaded(import('../../../formats/permalink.js'));
  const game = new Game({ position: root.position });
  let end = game.root;
  // Without the lines that somebody looked through, and with discs that were turned by hand.
  for (const { move, position } of nodes) end = game.add(end, move!, position);
  return writePermalink({
    root: game.root,
    shown: end,
    ...names,
    ...recordedResult(result),
  });
}

/**
 * The address of a page with a game, or the table of a live one, for the other side.
 *
 * @param friend the side of whoever opens it, and what else that one has to know; see `printTurn`
 */
export function linkAddress(page: SessionPage, kind: 'game' | 'live', text: string, friend: string): string {
  const url = new URL(page.address);
  url.hash = `${kind}=${encodeURIComponent(text).replaceAll('%2C', ',')}&friend=${friend}`;
  return url.href;
}

/** A link on its way to somebody. */
export interface SentLink {
  readonly url: string;
  /** Goes with it. */
  readonly text: string;
  /** Says that it was copied, where there is no share sheet. */
  readonly copied: string;
}

/** Hands a link to the system's share sheet; where there is none, to the clipboard. */
export async function sendLink(host: SessionHost, { url, text, copied }: SentLink): Promise<void> {
  const { name, share } = host.strings;
  const data = { title: name, text, url };
  try {
    if (canShare(data)) {
      await navigator.share(data);
      return;
    }
  } catch (error) {
    // Whoever closes the sheet wants to send nothing.
    if ((error as Error).name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    host.setMessage(copied);
  } catch {
    host.setMessage(`${share.notCopied} ${url}`);
  }
}

function canShare(data: ShareData): boolean {
  // Not all browsers have it, whatever the types say.
  const { canShare: asks } = navigator as Partial<Navigator>;
  return asks?.call(navigator, data) === true;
}

/** What an entry of the browser's history keeps of a link that was made here: the side that is played here. */
interface MadeHere {
  readonly othelloLink?: { readonly text: string; readonly side: Color };
}

/** Puts a link into the address bar, with the side of whoever made it: a reload is not the friend's opening it. */
export function showLink(page: SessionPage, address: string, text: string, side: Color): void {
  const state: MadeHere = { ...(page.state as object | null), othelloLink: { text, side } };
  page.replace(state, address);
}

/** The side of whoever made a link, where that was here; `undefined` for a link of somebody else. */
export function sideOfMaker(page: SessionPage, text: string): Color | undefined {
  const made = (page.state as MadeHere | null)?.othelloLink;
  return made?.text === text ? made.side : undefined;
}

/** Keeps a seat with the address of the page that leads to it, for a reload: this tab alone has it. */
export function keepSeat(page: SessionPage, seat: LiveSeat): void {
  if (new URLSearchParams(new URL(page.address).hash.slice(1)).get('live') !== seat.table) return;
  const state = page.state as { readonly othelloSeat?: LiveSeat } | null;
  // WebKit refuses more than a hundred changes of an address in ten seconds.
  if (JSON.stringify(state?.othelloSeat) === JSON.stringify(seat)) return;
  try {
    page.replace({ ...state, othelloSeat: seat });
  } catch (cause) {
    if ((cause as Error).name !== 'SecurityError') throw cause;
  }
}

/** The seat that was kept with the address of the page; `undefined` where that is at another table. */
export function keptSeat(page: SessionPage, table: string): LiveSeat | undefined {
  const kept = (page.state as { readonly othelloSeat?: unknown } | null)?.othelloSeat;
  const { success, output } = v.safeParse(seatSchema, kept);
  return success && output.table === table ? output : undefined;
}

/** Who gave up; how else a game ended is on the board. */
function recordedResult(result: GameResult | undefined): { readonly result?: RecordedResult } {
  if (result?.reason !== 'resignation' || !result.winner) return {};
  return { result: { winner: result.winner, margin: result.margin, by: 'resignation' } };
}

/** Who gave a recorded game up. */
export function loserOf(result: RecordedResult | undefined): Color | undefined {
  return result?.by === 'resignation' && result.winner ? opponent(result.winner) : undefined;
}
