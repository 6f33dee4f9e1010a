/** The part of a connection that only looks on, in place of a `RemotePlayer`. */
import { opponent, type Color } from '../../../../core/rules/color.js';
import type { Outlet, RemotePeer } from './remote-events.js';
import type { Message, RefusalReason, State } from '../messages/message.js';
import { LastHeard, turnOf, written, type Participant } from './participant.js';
import {
  emptyRecord,
  extendsRecord,
  isSame,
  mayEnd,
  playThrough,
  type PlayedRecord,
} from '../messages/record.js';

/** A player as heard by a watcher. */
interface Heard {
  readonly id: string;
  readonly name: string;
  readonly with: string | null;
  readonly played: PlayedRecord;
  readonly last: LastHeard;
}

/** Times that differ by less than this, in milliseconds, count as equal. */
const SAME_TIME = 250;

/**
 * A participant that only watches. It shows what both players confirm. A move or an end that only one of them has
 * reported is shown if it is that player's own. While only one player was heard, their record is shown; if the other
 * one then contradicts it, the start until both agree.
 */
export class RemoteWatcher implements Participant {
  readonly theirOffer = undefined;
  readonly offer = undefined;
  readonly #out: Outlet;
  readonly #name: string;
  readonly #host: string | undefined;
  readonly #players = new Map<Color, Heard>();
  #played: PlayedRecord;
  #turnBegan: number;
  #latest: Color = 'black';
  /** Whether both players have confirmed what is shown. */
  #isConfirmed = false;

  /** @param host the id of one of the players, if known */
  constructor(played: PlayedRecord, turnBegan: number, name: string, host: string | undefined, out: Outlet) {
    this.#played = played;
    this.#turnBegan = turnBegan;
    this.#name = name;
    this.#host = host;
    this.#out = out;
  }

  get played(): PlayedRecord {
    return this.#played;
  }

  get turnBegan(): number {
    return this.#turnBegan;
  }

  get peer(): RemotePeer | undefined {
    const heard = this.#players.get(this.#latest);
    return heard && { name: heard.name, side: this.#latest };
  }

  get agreed(): boolean {
    const players = [...this.#players.values()];
    return players.length > 0 && players.every(({ played }) => isSame(played.record, this.#played.record));
  }

  /** Takes a message of a player. @returns why it is refused */
  hear(from: string, message: Message, now: number): RefusalReason | undefined {
    const { side } = message;
    if (side === 'watch') return undefined;
    const known = this.#players.get(side);
    const heard = known?.id === from ? known : undefined;
    if (!heard && (message.type === 'bye' || !this.#isAdmitted(from, side))) return 'stranger';
    const last = heard?.last ?? new LastHeard();
    const late = last.lateness(message);
    if (late) return late;
    if (message.type === 'bye') {
      last.note(message);
      this.#out.tell('leave', { name: heard!.name, side });
      return undefined;
    }
    const played = playThrough(message.record);
    if (!played) return 'unlawful';
    const isNew = last.note(message);
    this.#players.set(side, { id: from, name: message.name, with: message.with, played, last });
    this.#latest = side;
    if (isNew) this.#out.tell('join', { name: message.name, side });
    const wasAgreed = this.agreed;
    this.#show(now);
    this.#hearTime(message, now);
    if (this.agreed && !wasAgreed) this.#out.tell('agree', this.#played.record);
    return undefined;
  }

  /** What the next message says: a watcher asks for the game, and has nothing else to say. */
  state(): ReturnType<Participant['state']> {
    const type = this.#players.size > 0 ? 'state' : 'hello';
    const record = written(this.#played);
    return { type, name: this.#name, with: null, record, thinking: 0, offer: null, answer: null };
  }

  /**
   * Whether a sender is a player: the maker of the link, or that one's partner; if no id is known, whoever comes first.
   * Nobody takes the place of a player, whoever the other one says is their partner.
   */
  #isAdmitted(id: string, side: Color): boolean {
    if (this.#players.has(side)) return false;
    const other = this.#players.get(opponent(side));
    if (other?.with) return other.with === id;
    return this.#host === undefined || this.#host === id;
  }

  /** Shows what the players report, if it has changed. */
  #show(now: number): void {
    const before = this.#played.record;
    const wasConfirmed = this.#isConfirmed;
    const shown = this.#reported();
    if (!shown || isSame(shown.record, before)) return;
    this.#played = shown;
    this.#turnBegan = now;
    const { record } = shown;
    const isNewGame = record.round > before.round && record.moves.length === 0;
    // Nothing that only one player has reported stays, not even as a side line.
    const isCorrected = !wasConfirmed && this.#players.size > 1 && !extendsRecord(record, before);
    this.#out.show(record, isNewGame || isCorrected);
    this.#out.tell('change', record);
  }

  /**
   * What is to be shown; `undefined` if the players differ, or one of them has not confirmed it yet. If they have never
   * confirmed anything, the start that the maker of the link reports.
   */
  #reported(): PlayedRecord | undefined {
    const [black, white] = [this.#players.get('black')?.played, this.#players.get('white')?.played];
    if (!black || !white) return black ?? white;
    const isBlackAhead = isOwnAddition(black, white, 'black');
    if (isBlackAhead || isOwnAddition(white, black, 'white')) {
      this.#isConfirmed = true;
      return isBlackAhead ? black : white;
    }
    if (this.#isConfirmed) return undefined;
    const { record } = this.#players.get('white')!.id === this.#host ? white : black;
    return playThrough(emptyRecord(record.start, record.round));
  }

  /** Follows the clock of the side to move. */
  #hearTime({ side, record, thinking }: State, now: number): void {
    const isShown = isSame(record, this.#played.record) && record.moves.length > 0;
    if (!isShown || turnOf(this.#played) !== side) return;
    const began = now - thinking;
    if (Math.abs(began - this.#turnBegan) < SAME_TIME) return;
    this.#turnBegan = began;
    this.#out.tell('time', { times: this.#played.record.times, thinking });
  }
}

/** Whether a record is another one plus additions of one side. */
function isOwnAddition(longer: PlayedRecord, shorter: PlayedRecord, side: Color): boolean {
  if (!extendsRecord(longer.record, shorter.record)) return false;
  const { end } = longer.record;
  const isOwn = longer.colors.slice(shorter.record.moves.length).every((color) => color === side);
  const isOwnEnd = !end || shorter.record.end !== null || mayEnd(end, side);
  return isOwn && isOwnEnd;
}
