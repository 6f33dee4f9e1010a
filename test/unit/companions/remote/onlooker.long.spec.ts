/**
 * Two honest players, and an attacker on their line who has the link, receives everything, has real keys, and sends
 * anything at any rate. The players must only reach states that their own actions have produced.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  printEnvelope,
  readEnvelope,
  type Envelope,
} from '../../../../src/elements/companions/remote/messages/message.js';
import {
  RemoteConnection,
  type ConnectOptions,
  type RemoteRecord,
} from '../../../../src/elements/companions/remote/remote.js';
import type { Color } from '../../../../src/core/rules/color.js';
import { SQUARES } from '../../../../src/core/rules/square.js';
import { Line } from './line.js';
import { PlainBoard } from './plain-board.js';
import { PlainIdentities } from './plain-identities.js';

const GAMES = 300;
const STEPS = 40;
const COLORS = ['black', 'white'] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** Random numbers that are the same each time. */
class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  below(most: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * most);
  }
  of<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}

/** The two players, and the attacker. */
class Room {
  readonly line = new Line();
  readonly identities = new PlainIdentities();
  readonly heard: Envelope[] = [];
  readonly troubles: string[] = [];
  /** The states that the players reached by their actions. */
  readonly honest = new Set<string>();
  readonly boards: Record<Color, PlainBoard> = { black: new PlainBoard(), white: new PlainBoard() };
  readonly seats: Record<Color, RemoteConnection>;
  #ends = 0;
  readonly #endOf: Record<Color, number> = { black: 0, white: 0 };

  constructor() {
    this.seats = { black: this.#sit('black', {}), white: this.#sit('white', {}) };
    this.line.end().addEventListener('message', ({ data }) => {
      const envelope = readEnvelope(data);
      if (typeof envelope !== 'string') this.heard.push(envelope);
    });
    this.#ends++;
    this.note();
  }

  #sit(side: Color, options: Partial<ConnectOptions>): RemoteConnection {
    this.boards[side] = new PlainBoard();
    this.#endOf[side] = this.#ends++;
    const clock = { time: 600_000 };
    const seat = new RemoteConnection(
      this.boards[side],
      this.line.end(),
      { side, clock, ...options },
      this.identities,
    );
    seat.on('fork', () => this.troubles.push(`${side}: fork`));
    seat.on('taken', () => this.troubles.push(`${side}: taken`));
    return seat;
  }

  reload(side: Color): void {
    const { saved } = this.seats[side];
    this.seats[side].close();
    this.line.drop(this.#endOf[side]);
    this.seats[side] = this.#sit(side, { saved: saved! });
  }

  inject(side: Color, envelope: Envelope): void {
    this.line.inject(this.#endOf[side], printEnvelope(envelope));
  }

  note(): void {
    for (const color of COLORS) this.honest.add(JSON.stringify(this.seats[color].record));
  }

  check(): void {
    for (const color of COLORS) expect(this.honest).toContain(JSON.stringify(this.seats[color].record));
    expect(this.troubles).toEqual([]);
  }
}

/** An action of one of the players. */
function act(room: Room, dice: Dice): void {
  const side = dice.of(COLORS);
  const seat = room.seats[side];
  const actions: readonly (() => unknown)[] = [
    () => room.boards[seat.turn ?? side].userPlays(dice.below(60)),
    () => room.boards[seat.turn ?? side].userPlays(dice.below(60)),
    () => room.boards[seat.turn ?? side].userPlays(dice.below(60)),
    () => seat.ask(dice.of(['takeback', 'draw'])),
    () => seat.theirOffer && (dice.below(3) ? seat.accept() : seat.decline()),
    () => room.reload(side),
    () => dice.below(8) === 0 && seat.resign(),
  ];
  dice.of(actions)();
  room.note();
}

/** A message of the attacker. */
async function lie(room: Room, dice: Dice): Promise<void> {
  if (room.heard.length === 0) return;
  const heard = dice.of(room.heard.slice(dice.below(2) ? 0 : -4));
  const mallory = await room.identities.identity(`mallory-${dice.below(3)}`);
  const sent = JSON.parse(heard.text) as Record<string, unknown> & { record?: RemoteRecord };
  const record = sent.record ?? room.seats.black.record;
  const changes: readonly object[] = [
    {},
    { side: dice.of([...COLORS, 'watch']) },
    { began: Date.now() + dice.of([0, 1, 1e6, 1e12]), number: dice.of([0, 1, 1e9]) },
    { record: { ...record, end: { by: dice.of(['resignation', 'time']), loser: dice.of(COLORS) } } },
    { record: { ...record, end: { by: 'agreement', loser: null } } },
    { record: { ...record, moves: [...record.moves, dice.of(SQUARES)], times: [...record.times, 5] } },
    { record: { ...record, round: record.round + dice.of([1, 5, 1e6]), moves: [], times: [] } },
    { type: 'hello', with: dice.of([null, mallory.id]) },
    { type: 'hello', side: dice.of(COLORS), with: mallory.id },
    { answer: { id: 'x', accepted: true } },
    {
      offer: { id: 'x', kind: dice.of(['draw', 'takeback']), round: record.round, ply: record.moves.length },
    },
  ];
  const changed = { ...sent, ...dice.of(changes) };
  const bye = { othello: 2, type: 'bye', side: dice.of(COLORS), began: sent['began'] };
  const text = JSON.stringify(dice.below(5) ? changed : bye);
  const own = { key: mallory.key, signature: await mallory.sign(text), text };
  const sent2 = dice.of([
    // Unchanged: a repeated message.
    heard,
    own,
    own,
    // In the name of a player.
    { ...own, key: heard.key },
    { ...heard, text },
  ]);
  for (const side of COLORS) room.inject(side, sent2);
}

test(`${GAMES} games beside a stranger who has the link come to nothing that the two players did not do`, async () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const dice = new Dice(seed);
    const room = new Room();
    await wait(50);
    for (let step = 0; step < STEPS; step++) {
      act(room, dice);
      for (let lies = dice.below(4); lies > 0; lies--) await lie(room, dice);
      await wait(dice.of([2, 20, 1500]));
      room.check();
    }
    // Once the attacker is silent the players continue.
    await wait(15_000);
    room.check();
    const { black, white } = room.seats;
    expect(white.record, `game ${seed}`).toEqual(black.record);
    expect([black.agreed, white.agreed], `game ${seed}`).toEqual([true, true]);
    ends.add(black.record.end?.by ?? 'none');
    black.close();
    white.close();
  }
  // All kinds of games were played.
  expect(ends).toEqual(new Set(['none', 'resignation', 'agreement']));
}, 300_000);
