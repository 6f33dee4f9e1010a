/**
 * Tests a player whose partner speaks the protocol correctly and lies: any legal record, any times, any answer to a
 * request, from the partner as well as from anyone else on the line. A separate model, which knows nothing of the
 * player's implementation, holds what the player has agreed to.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Message, State } from '../../../../src/elements/companions/remote/messages/message.js';
import type { OfferKind } from '../../../../src/elements/companions/remote/messages/offer.js';
import {
  remainingTime,
  thinkingSince,
} from '../../../../src/elements/companions/remote/participants/participant.js';
import { RemotePlayer } from '../../../../src/elements/companions/remote/participants/remote-player.js';
import {
  emptyRecord,
  playThrough,
  type RemoteEnd,
  type RemoteRecord,
} from '../../../../src/elements/companions/remote/messages/record.js';
import { printSaved, readSaved } from '../../../../src/elements/companions/remote/messages/saved.js';
import type { Color } from '../../../../src/core/rules/color.js';
import { Position } from '../../../../src/core/rules/position.js';
import type { Square } from '../../../../src/core/rules/square.js';

const OWN_ID = 'the-player-----------x';
const PARTNER = 'the-other-side-------x';
const STRANGER = 'a-stranger-----------x';
const START = Position.start.toString();
const CLOCK = { time: 600_000, increment: 2_000 };
/** A time of our days, in milliseconds since 1970. */
const BEGIN = 1_700_000_000_000;

/** A record in the model: the moves and their sides, derived only from the rules. */
interface Known {
  readonly record: RemoteRecord;
  readonly movers: readonly Color[];
}

/** What this side has agreed to. */
interface Agreed {
  readonly side: Color;
  /** The kinds of states that games reached. */
  readonly reached: Set<string>;
  /** The current record: all of it was agreed to, or was the other side's own. */
  record: RemoteRecord;
  /** Whether both agreed on hints in this game. */
  hints: boolean;
  /** The request of this side, and the number of moves it is about. */
  asking: { readonly kind: OfferKind; readonly ply: number; readonly round: number } | undefined;
}

/** The player at a board. */
interface Seat {
  player: RemotePlayer;
  now: number;
  /** Counts the messages of the liar. */
  sent: number;
}

function moversOf({ start, moves }: RemoteRecord): Color[] {
  let position = Position.of(start.slice(0, 64), start.endsWith('O') ? 'white' : 'black');
  return moves.map((move) => {
    if (position.phase === 'pass') position = position.pass();
    const { turn } = position;
    position = position.play(move);
    return turn;
  });
}

const known = (record: RemoteRecord): Known => ({ record, movers: moversOf(record) });

/** The record after a request is granted, by the meaning of the request. */
function outcome(
  { record, movers }: Known,
  { kind, ply }: { kind: OfferKind; ply: number },
  asker: Color,
): RemoteRecord {
  if (kind === 'hints') return record;
  if (kind === 'draw') return { ...record, end: { by: 'agreement', loser: null } };
  if (kind === 'again') return emptyRecord(record.start, record.round + 1);
  expect(movers[ply], 'the last own move of who asks').toBe(asker);
  expect(movers.slice(ply + 1)).not.toContain(asker);
  const [moves, times] = [record.moves.slice(0, ply), record.times.slice(0, ply)];
  return { ...emptyRecord(record.start, record.round + 1), moves, times };
}

/** Whether a record is another one plus one side's own moves, resignation or loss on time. */
function isAddition(record: RemoteRecord, base: RemoteRecord, by: Color): boolean {
  const { length } = base.moves;
  const isPrefix =
    record.start === base.start &&
    record.round === base.round &&
    JSON.stringify([record.moves.slice(0, length), record.times.slice(0, length)]) ===
      JSON.stringify([base.moves, base.times]);
  if (
    !isPrefix ||
    moversOf(record)
      .slice(length)
      .some((color) => color !== by)
  )
    return false;
  if (JSON.stringify(record.end) === JSON.stringify(base.end))
    return base.end === null || record.moves.length === length;
  return base.end === null && record.end!.loser === by && record.end!.by !== 'agreement';
}

function newSeat(side: Color): Seat {
  return { player: playerOf({ side, played: playThrough(emptyRecord(START))! }, BEGIN), now: BEGIN, sent: 0 };
}

function playerOf(
  start: Pick<ConstructorParameters<typeof RemotePlayer>[0], 'side' | 'played'> &
    Partial<ConstructorParameters<typeof RemotePlayer>[0]>,
  turnBegan: number,
): RemotePlayer {
  const nobody = { tell: () => undefined, show: () => undefined, send: () => undefined };
  const player = new RemotePlayer(
    {
      name: '',
      clock: CLOCK,
      partner: PARTNER,
      offer: undefined,
      answer: undefined,
      hints: false,
      turnBegan,
      ...start,
    },
    nobody,
  );
  player.id = OWN_ID;
  return player;
}

/** Expects the record to be exactly what was agreed to. */
function check(agreed: Agreed, { player }: Seat): void {
  const { side, record, reached } = agreed;
  expect(player.played.record).toEqual(record);
  expect(player.hints, 'hints').toBe(agreed.hints);
  const { round, moves, end } = record;
  reached.add(`${round}|${moves.length}|${end?.by ?? ''}|${end?.loser === side}`);
  if (agreed.hints) reached.add('hints');
}

type Command = fc.Command<Agreed, Seat>;

/** Moves, if it is this side's turn. */
class Move implements Command {
  constructor(
    readonly choice: number,
    readonly wait: number,
  ) {}
  check = () => true;
  run(agreed: Agreed, seat: Seat): void {
    seat.now += this.wait;
    const { player } = seat;
    const { position, record } = player.played;
    const legal = position.legalMoves;
    const isTurn = !record.end && position.phase !== 'over' && position.turn === agreed.side;
    const move = legal[this.choice % Math.max(1, legal.length)] ?? 'a1';
    const time = record.moves.length > 0 ? thinkingSince(player.played, player.turnBegan, seat.now) : 0;
    expect(player.move(move, seat.now)).toBe(isTurn);
    if (!isTurn) return;
    agreed.record = {
      ...agreed.record,
      moves: [...agreed.record.moves, move],
      times: [...agreed.record.times, time],
    };
    const { asking } = agreed;
    if (asking?.kind === 'draw') agreed.asking = { ...asking, ply: asking.ply + 1 };
    else if (asking?.kind !== 'hints') agreed.asking = undefined;
    check(agreed, seat);
  }
  toString = () => `move ${this.choice} after ${this.wait}`;
}

/** Resigns, now and then. */
class Resign implements Command {
  check = ({ record }: Readonly<Agreed>): boolean => record.moves.length % 8 === 7;
  run(agreed: Agreed, seat: Seat): void {
    if (seat.player.end('resignation', seat.now))
      agreed.record = { ...agreed.record, end: { by: 'resignation', loser: agreed.side } };
    check(agreed, seat);
  }
  toString = () => 'resign';
}

class Ask implements Command {
  constructor(readonly kind: OfferKind) {}
  check = () => true;
  run(agreed: Agreed, seat: Seat): void {
    if (seat.player.ask(this.kind)) {
      const { movers, record } = known(agreed.record);
      const ply = this.kind === 'takeback' ? movers.lastIndexOf(agreed.side) : movers.length;
      agreed.asking = { kind: this.kind, ply, round: record.round };
    }
    check(agreed, seat);
  }
  toString = () => `ask ${this.kind}`;
}

/** Answers a request. */
class Reply implements Command {
  constructor(
    readonly accepted: boolean,
    readonly kind: OfferKind,
  ) {}
  check = () => true;
  run(agreed: Agreed, seat: Seat): void {
    const { theirOffer: requested } = seat.player;
    const replied = seat.player.reply(this.accepted, this.kind, seat.now);
    expect(replied).toBe(requested === this.kind);
    if (replied && this.accepted) {
      const before = known(agreed.record);
      const other = agreed.side === 'black' ? 'white' : 'black';
      const ply = this.kind === 'takeback' ? before.movers.lastIndexOf(other) : before.movers.length;
      agreed.record = outcome(before, { kind: this.kind, ply }, other);
      if (this.kind === 'hints') agreed.hints = true;
      if (this.kind === 'again') agreed.hints = false;
      if (this.kind !== 'hints' || agreed.asking?.kind === 'hints') agreed.asking = undefined;
    }
    check(agreed, seat);
  }
  toString = () => `${this.accepted ? 'accept' : 'decline'} ${this.kind}`;
}

/** Reloads the page with what it has saved. */
class Reload implements Command {
  check = () => true;
  run(agreed: Agreed, seat: Seat): void {
    const { player } = seat;
    const { side, partner, offer, answer, hints, played, turnBegan } = player;
    const text = printSaved({
      side,
      secret: 's',
      partner,
      record: played.record,
      turnBegan,
      offer,
      answer,
      hints,
      began: 0,
    });
    const saved = readSaved(text)!;
    seat.player = playerOf(
      {
        side,
        played: playThrough(saved.record)!,
        partner: saved.partner,
        offer: saved.offer,
        answer: saved.answer,
        hints: saved.hints,
      },
      saved.turnBegan,
    );
    check(agreed, seat);
  }
  toString = () => 'reload';
}

/** The content of a lie. */
interface Lie {
  readonly from: 'partner' | 'stranger';
  readonly side: 'own' | 'other' | 'watch';
  readonly type: 'hello' | 'state' | 'bye';
  readonly with: 'me' | 'nobody' | 'stranger';
  /** How much of the record it keeps, the moves it adds, and their times. */
  readonly keeps: number;
  readonly adds: readonly number[];
  readonly time: number;
  /** Whether the record starts from what was requested here. */
  readonly grants: boolean;
  /** Whether the times of this side's moves are changed. */
  readonly forgesTimes: boolean;
  readonly round: number;
  readonly end: RemoteEnd | null | 'unchanged';
  readonly thinking: number;
  readonly offer: { readonly kind: OfferKind; readonly ply: number; readonly round: number } | null;
  readonly answer: boolean | null;
  /** The number of the message: the next one, an old one, or the highest possible. */
  readonly number: 'next' | 'old' | 'highest';
}

class Hear implements Command {
  constructor(readonly lie: Lie) {}
  check = () => true;
  run(agreed: Agreed, seat: Seat): void {
    const { lie } = this;
    const { player } = seat;
    const message = this.#message(agreed, seat);
    const left = remainingTime(player, CLOCK, agreed.side, seat.now)!;
    const { record } = agreed;
    player.hear(lie.from === 'partner' ? PARTNER : STRANGER, message, seat.now);
    const heard = player.played.record;
    expect(
      this.#allowed(agreed, heard, message),
      `${JSON.stringify(record)} became ${JSON.stringify(heard)}`,
    ).toBe(true);
    const isTakenBack = heard.round > record.round;
    if (!isTakenBack) {
      expect(
        remainingTime(player, CLOCK, agreed.side, seat.now),
        'the time of this side',
      ).toBeGreaterThanOrEqual(left);
    }
    if (lie.from === 'stranger') expect(heard).toEqual(record);
    agreed.hints = this.#mayHint(agreed, heard, message) && player.hints;
    agreed.record = heard;
    if (!player.offer) agreed.asking = undefined;
    check(agreed, seat);
  }

  /**
   * Hints are allowed if both agreed on them, or they were requested here and are granted by the other side; for one
   * game.
   */
  #mayHint({ asking, hints, record }: Agreed, heard: RemoteRecord, message: Message): boolean {
    const isNewGame = asking?.kind === 'again' && heard.round > record.round;
    if (isNewGame) return false;
    const isGranted = message.type !== 'bye' && message.answer?.accepted === true;
    return hints || (asking?.kind === 'hints' && isGranted && this.lie.from === 'partner');
  }

  /**
   * The rule: nothing has changed, the other side has made its own additions, or a request made here was granted before
   * that.
   */
  #allowed(agreed: Agreed, heard: RemoteRecord, message: Message): boolean {
    const other = agreed.side === 'black' ? 'white' : 'black';
    if (isAddition(heard, agreed.record, other)) return true;
    const { asking } = agreed;
    const isGranted = message.type !== 'bye' && message.answer?.accepted === true;
    if (!asking || !isGranted || asking.round !== agreed.record.round) return false;
    return isAddition(heard, outcome(known(agreed.record), asking, agreed.side), other);
  }

  #message(agreed: Agreed, seat: Seat): Message {
    const { lie } = this;
    const other = agreed.side === 'black' ? 'white' : 'black';
    const side = lie.side === 'own' ? agreed.side : lie.side === 'other' ? other : 'watch';
    const began = lie.number === 'highest' && lie.from === 'stranger' ? 8e15 : 1;
    const number = { next: ++seat.sent, old: 0, highest: lie.from === 'stranger' ? 1e9 : seat.sent }[
      lie.number
    ];
    if (lie.type === 'bye') return { othello: 2, type: 'bye', side, began };
    const { offer } = seat.player;
    return {
      othello: 2,
      type: lie.type,
      side,
      began,
      number,
      name: 'Mallory',
      with: { me: OWN_ID, nobody: null, stranger: STRANGER }[lie.with],
      record: this.#record(agreed, seat),
      thinking: lie.thinking,
      offer: lie.offer && { id: `o${seat.sent}`, ...lie.offer, round: agreed.record.round + lie.offer.round },
      answer: lie.answer === null ? null : { id: offer?.id ?? 'none', accepted: lie.answer },
    };
  }

  /** A legal record that is anything but true. */
  #record(agreed: Agreed, { player }: Seat): State['record'] {
    const { lie } = this;
    const { offer } = player;
    const isGrant = lie.grants && offer !== undefined && agreed.asking !== undefined;
    const base =
      isGrant && offer.round === agreed.record.round && offer.kind !== 'draw'
        ? outcome(known(agreed.record), offer, agreed.side)
        : agreed.record;
    const length = Math.max(0, base.moves.length - lie.keeps);
    const moves: Square[] = base.moves.slice(0, length);
    const times = base.times.slice(0, length).map((time) => (lie.forgesTimes ? lie.time : time));
    let { position } = playThrough({ ...base, moves, times, end: null })!;
    for (const choice of lie.adds) {
      if (position.phase === 'pass') position = position.pass();
      const legal = position.legalMoves;
      if (legal.length === 0) break;
      const move = legal[choice % legal.length]!;
      moves.push(move);
      times.push(lie.time);
      position = position.play(move);
    }
    const isDraw = isGrant && offer.kind === 'draw';
    const end =
      lie.end === 'unchanged' ? (isDraw ? ({ by: 'agreement', loser: null } as const) : base.end) : lie.end;
    return { ...base, round: Math.max(0, base.round + lie.round), moves, times, end };
  }

  toString = () => `hear ${JSON.stringify(this.lie)}`;
}

const kinds = fc.constantFrom<OfferKind>('takeback', 'draw', 'again', 'hints');
const mostly = <Value>(usual: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

const usually = <Value>(usual: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 40, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

const lies: fc.Arbitrary<Lie> = fc.record({
  from: mostly<Lie['from']>('partner', 'stranger'),
  side: mostly<Lie['side']>('other', 'own', 'watch'),
  type: mostly<Lie['type']>('state', 'hello', 'bye'),
  with: mostly<Lie['with']>('me', 'nobody', 'stranger'),
  keeps: mostly(0, 1, 2, 3, 60),
  adds: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 10, arbitrary: fc.tuple(fc.nat(20)) },
    fc.array(fc.nat(20), { maxLength: 4 }),
    fc.array(fc.nat(20), { minLength: 60, maxLength: 60 }),
  ),
  time: fc.constantFrom(0, 1_000, 30_000, 900_000_000),
  grants: fc.boolean(),
  forgesTimes: mostly(false, true),
  round: mostly(0, 1, 1e9, -1),
  end: usually<Lie['end']>(
    'unchanged',
    null,
    ...(['resignation', 'time', 'agreement'] as const).flatMap((by) =>
      (['black', 'white', null] as const).map((loser) => ({ by, loser })),
    ),
  ),
  thinking: fc.constantFrom(0, 5_000, 899_940_000),
  offer: fc.option(fc.record({ kind: kinds, ply: fc.nat(8), round: mostly(0, 1) })),
  answer: fc.constantFrom(null, true, true, false),
  number: usually<Lie['number']>('next', 'old', 'highest'),
});

const commands = [
  fc.tuple(fc.nat(20), fc.constantFrom(0, 900, 20_000)).map(([choice, wait]) => new Move(choice, wait)),
  fc.tuple(fc.nat(20), fc.constantFrom(0, 900, 20_000)).map(([choice, wait]) => new Move(choice, wait)),
  lies.map((lie) => new Hear(lie)),
  lies.map((lie) => new Hear(lie)),
  lies.map((lie) => new Hear(lie)),
  kinds.map((kind) => new Ask(kind)),
  fc.tuple(fc.boolean(), kinds).map(([accepted, kind]) => new Reply(accepted, kind)),
  fc.constant(new Reload()),
];

/**
 * Plays sequences of a person's actions and a liar's messages; fails at the first state that was not agreed to.
 *
 * @param reached counts the states reached, to show that the liar is heard at all
 */
export function playAgainstLiars(runs: number, reached: Set<string>): void {
  const sequences = fc.commands([...commands, fc.constant(new Resign())], { maxCommands: 60, size: 'max' });
  fc.assert(
    fc.property(fc.constantFrom<Color>('black', 'white'), sequences, (side, sequence) => {
      const agreed: Agreed = { side, reached, record: emptyRecord(START), hints: false, asking: undefined };
      const seat = newSeat(side);
      fc.modelRun(() => ({ model: agreed, real: seat }), sequence);
    }),
    { numRuns: runs },
  );
}
