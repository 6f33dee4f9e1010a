/** The links of a game with somebody elsewhere, and of any game as it is shown. */
import * as v from 'valibot';
import type { OthelloBoard } from '../../../board/element.js';
import type { GameHost } from '../host.js';
import type { LiveSeat } from './live-game.js';
import { seatSchema } from './seat-schema.js';
import { loaded } from '../../../board/lazy.js';
import { Game } from '../../../rules/game.js';
import { opponent, type Color } from '../../../rules/color.js';
import type { RecordedResult } from '../../../formats/game-record.js';

/** What the two players are called, where they said so. */
export type FriendNames = Readonly<Record<Color, string>>;

/** The game on a board to the end of its line, without side lines, as the text of a link. */
export async function friendText(board: OthelloBoard, names: FriendNames): Promise<string> {
  const { writePermalink } = await loaded(import('../../../formats/permalink.js'));
  const [start, ...line] = board.places;
  const game = new Game({ position: start!.position });
  let end = game.root;
  // Without the lines that somebody looked through, and with discs that were turned by hand.
  for (const { move, position } of line) end = game.add(end, move!, position);
  return writePermalink({
    root: game.root,
    shown: end,
    ...names,
    ...resultOf(board),
  });
}

/**
 * The address of this page with a game, or the table of a live one, for the other side.
 *
 * @param friend the side of whoever opens it, and what else that one has to know; see `printTurn`
 */
export function linkAddress(kind: 'game' | 'live', text: string, friend: string): string {
  const url = new URL(location.href);
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
export async function sendLink(host: GameHost, { url, text, copied }: SentLink): Promise<void> {
  const { name, share } = host.strings();
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
export function showLink(address: string, text: string, side: Color): void {
  const state: MadeHere = { ...(history.state as object | null), othelloLink: { text, side } };
  history.replaceState(state, '', address);
}

/** The side of whoever made a link, where that was here; `undefined` for a link of somebody else. */
export function sideOfMaker(text: string): Color | undefined {
  const made = (history.state as MadeHere | null)?.othelloLink;
  return made?.text === text ? made.side : undefined;
}

/** Keeps a seat with the address of the page that leads to it, for a reload: this tab alone has it. */
export function keepSeat(seat: LiveSeat): void {
  if (new URLSearchParams(location.hash.slice(1)).get('live') !== seat.table) return;
  const state = history.state as { readonly othelloSeat?: LiveSeat } | null;
  // WebKit refuses more than a hundred changes of an address in ten seconds.
  if (JSON.stringify(state?.othelloSeat) === JSON.stringify(seat)) return;
  try {
    history.replaceState({ ...state, othelloSeat: seat }, '');
  } catch (cause) {
    if ((cause as Error).name !== 'SecurityError') throw cause;
  }
}

/** The seat that was kept with the address of the page; `undefined` where that is at another table. */
export function keptSeat(table: string): LiveSeat | undefined {
  const kept = (history.state as { readonly othelloSeat?: unknown } | null)?.othelloSeat;
  const { success, output } = v.safeParse(seatSchema, kept);
  return success && output.table === table ? output : undefined;
}

/** Who gave up; how else a game ended is on the board. */
function resultOf({ result }: OthelloBoard): { readonly result?: RecordedResult } {
  if (result?.reason !== 'resignation' || !result.winner) return {};
  return { result: { winner: result.winner, margin: result.margin, by: 'resignation' } };
}

/** Who gave a recorded game up. */
export function loserOf(result: RecordedResult | undefined): Color | undefined {
  return result?.by === 'resignation' && result.winner ? opponent(result.winner) : undefined;
}
