// A session of `<othello-game>` where two of its rules meet: every pair of them, in both orders.
import { describe, expect, it, vi } from 'vitest';
import type { SessionChange } from '../../../src/elements/companions/game/session/environment.js';
import type { GameSession } from '../../../src/elements/companions/game/session/session.js';
import type { Options } from '../../../src/elements/companions/game/session/setup/game-options.js';
import type { GameSetup } from '../../../src/elements/companions/game/session/setup/game-setup.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import { Page } from './session-environment.js';
import { emptyStorage, newSession, TWO, useSessions } from './session-support.js';

useSessions();

const MINUTE = 60_000;

/** A running game, and what its views were told last of its end. */
class Table {
  session: GameSession;
  /** Whether the result is announced or about to be. */
  isAnnounced = false;

  constructor() {
    this.session = this.#open();
  }

  #open(): GameSession {
    const session = newSession(new Page(), 'pairs');
    session.subscribe(({ type }: SessionChange) => {
      if (type === 'ended') this.isAnnounced = true;
      if (type === 'replaced') this.isAnnounced = false;
    });
    session.begin();
    return session;
  }

  /** Puts a disc on the first legal square; by hand, nothing is flipped yet. */
  async place(): Promise<void> {
    const { game, board } = this.session;
    const [square] = game.position.legalMoves;
    if (!square || game.result || board.preview !== undefined) return;
    if (!this.session.onSquareClick(square)) game.play(square);
    await Promise.resolve();
  }

  /** Ends a turn by hand as it is. */
  async leave(): Promise<void> {
    for (const action of ['end', 'keep'] as const) this.session.played.manualFlips?.perform(action);
    await Promise.resolve();
  }

  reload(): void {
    this.session.save(true);
    this.session.suspend();
    this.session = this.#open();
  }
}

interface Rule {
  readonly setup?: Partial<GameSetup>;
  readonly options?: Partial<Options>;
  readonly act: (table: Table) => unknown;
}

const RULES: Readonly<Record<string, Rule>> = {
  'by hand': { setup: { byHand: true }, act: (table) => table.place() },
  clock: { setup: { time: '1' }, act: () => vi.advanceTimersByTimeAsync(MINUTE + 1) },
  handicap: { setup: { handicap: 2 }, act: (table) => table.place() },
  match: {
    setup: { match: 'best-of-three' },
    act: async ({ session }) => {
      if (!session.game.result) session.game.resign(session.game.turn);
      await Promise.resolve();
    },
  },
  numbers: {
    options: { coordinates: 'numbers' },
    act: ({ session }) => expect(session.status).not.toMatch(/\b[a-h][1-8]\b/),
  },
  correction: {
    setup: { byHand: true },
    act: async (table) => {
      await table.place();
      await table.leave();
      table.session.played.manualFlips?.perform('correct');
      await Promise.resolve();
    },
  },
  restart: {
    act: async ({ session }) => {
      session.newGames.restart();
      session.newGames.answer(true);
      await Promise.resolve();
    },
  },
  reload: { act: (table) => table.reload() },
  share: { act: ({ session }) => session.loadBeside('f5d6') },
};

/** What holds at each moment, whatever was agreed. */
function check({ session, isAnnounced }: Table): void {
  const { game, played, board, agreement } = session;
  const { manualFlips, ending } = played;
  if (game.result) expect(ending?.result, 'panel and dialog tell the same result').toEqual(game.result);
  if (manualFlips?.turning) {
    expect(board.preview, 'a turn is shown').toBeDefined();
    expect([game.result, ending, isAnnounced], 'nothing opens over a turn').toEqual([
      undefined,
      undefined,
      false,
    ]);
  } else {
    expect(board.preview, 'no turn is shown').toBeUndefined();
    expect(manualFlips?.actions ?? []).not.toContain('end');
  }
  const { record } = session;
  for (const action of ['end', 'keep', 'correct'] as const) {
    if (!manualFlips?.actions.includes(action)) manualFlips?.perform(action);
  }
  expect(session.record, 'what is not offered does nothing').toBe(record);
  const finished = agreement.match?.games.length ?? 0;
  if (agreement.match && agreement.counts) expect(finished).toBe(ending ? finished || 1 : finished);
}

const names = Object.keys(RULES);
const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));

describe('two rules of a game meet', () => {
  it.each(pairs)('%s, then %s', async (one, other) => {
    const [first, second] = [RULES[one]!, RULES[other]!];
    const table = new Table();
    table.session.newGame({ ...TWO, ...first.setup, ...second.setup });
    table.session.options = { ...first.options, ...second.options };
    await table.place();
    check(table);
    for (const { act } of [first, second, first]) {
      await act(table);
      await Promise.resolve();
      check(table);
    }
    // The game ends in the middle of whatever it is.
    const { game } = table.session;
    if (!game.result) game.resign(game.turn);
    await Promise.resolve();
    check(table);
    expect(table.session.played.ending).toBeDefined();
  });
});

/** A game by hand in which the next disc, on a1, ends the game, flipped or not. */
async function lastTurn(): Promise<Table> {
  const table = new Table();
  table.session.newGame({ ...TWO, byHand: true });
  table.session.game.reset({ position: Position.of(`-OXXXXXX${'-'.repeat(56)}`, 'black') });
  await Promise.resolve();
  return table;
}

describe('a turn by hand', () => {
  it('has no result if it is corrected before the result appears, until it is ended again', async () => {
    const table = await lastTurn();
    await table.place();
    await table.leave();
    expect([table.isAnnounced, table.session.played.ending?.result.reason]).toEqual([true, 'blocked']);
    table.session.played.manualFlips!.perform('correct');
    await Promise.resolve();
    check(table);
    expect(table.session.onSquareClick('b1')).toBe(true);
    await table.leave();
    expect([table.isAnnounced, table.session.played.ending?.result.reason]).toEqual([true, 'wipe-out']);
  });

  it('goes on by hand in a game from elsewhere', async () => {
    const { session } = new Table();
    session.newGame({ ...TWO, byHand: true });
    expect(await session.loadBeside('f5d6')).toBe(true);
    expect(session.played.manualFlips).toBeDefined();
  });

  it('takes a disc of the opponent when a player has none left', async () => {
    const table = new Table();
    table.session.newGame({ ...TWO, byHand: true });
    expect(table.session.played.manualFlips!.stock).toEqual({ black: 30, white: 30 });
    await table.place();
    expect(table.session.played.manualFlips!.stock).toEqual({ black: 29, white: 30 });
    expect(table.session.played.manualFlips!.text).toContain('flipped 0 discs');
    const position = Position.of(`-OX${'X'.repeat(30)}${'-'.repeat(31)}`, 'black');
    table.session.game.reset({ position });
    await Promise.resolve();
    await table.place();
    expect(table.session.played.manualFlips!.stock).toEqual({ black: 1 - 1, white: 31 });
    await table.leave();
  });
});

it('clocks do not follow the time of day', async () => {
  const { session } = new Table();
  session.newGame({ ...TWO, time: '5' });
  session.game.play('f5');
  await Promise.resolve();
  vi.setSystemTime(Date.now() + 10 * MINUTE);
  session.clock.check();
  expect([session.game.result, session.clock.remaining.white]).toEqual([undefined, 5 * MINUTE]);
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(session.clock.remaining.white).toBe(4 * MINUTE);
});

it('a pass is announced to the player, until they can move again', async () => {
  const { session } = new Table();
  session.newGame({ players: 'one', side: 'black' });
  // White takes all moves from Black, who must pass.
  const game = new Game();
  for (const move of ['f5', 'f6', 'd3', 'g5', 'h5', 'h4', 'f7'] as const) game.play(move);
  session.game.load(game.record);
  await Promise.resolve();
  session.game.play('h6');
  await Promise.resolve();
  expect(session.message.text).toBe('You have no move: Computer plays again.');
  session.game.play(session.game.position.legalMoves[0]!);
  await Promise.resolve();
  expect(session.message.text).toBe('');
});

it('a waiting computer replies even after the player has stepped back', async () => {
  const { session } = new Table();
  session.newGame({ players: 'one', side: 'black' });
  expect(await session.load('f5d6c3d3')).toBe(true);
  session.game.goTo(1);
  await Promise.resolve();
  expect(session.played.engineWaiting).toBe(true);
  const changes: string[] = [];
  session.game.subscribe(({ type }) => changes.push(type));
  session.playOn();
  expect([changes.at(-1), session.game.ply, session.game.line.length]).toEqual(['move', 1, 4]);
  await Promise.resolve();
  expect([session.board.paused, session.played.engineWaiting]).toEqual([false, false]);
});

describe('a browser that refuses to store', () => {
  it('is reported exactly while the latest state is not stored, whichever call fails', async () => {
    for (let failing = 0; failing < 12; failing++) {
      let calls = 0;
      let isStored = false;
      emptyStorage(() => {
        isStored = calls++ !== failing;
        if (!isStored) throw new DOMException('The transaction was aborted.', 'AbortError');
      });
      const { session } = new Table();
      session.newGame(TWO);
      for (const move of ['f5', 'd6', 'c3', 'd3', 'c4'] as const) {
        session.game.play(move);
        await Promise.resolve();
        expect(session.isLost, `call ${failing}, ${move}`).toBe(!isStored);
      }
      expect(session.record).toBe('f5d6c3d3c4');
    }
  });
});
