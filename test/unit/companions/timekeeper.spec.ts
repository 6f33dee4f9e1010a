import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangeReason } from '../../../src/elements/board/events.js';
import { timedGame, Timekeeper, type TimedGame } from '../../../src/elements/companions/clock/timekeeper.js';
import { createClock } from '../../../src/core/rules/clock.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { Square } from '../../../src/core/rules/square.js';

let game: Game;
let keeper: Timekeeper;
let now: number;
let animating: boolean;
let paused: boolean;

/** The state of the game's board. */
const board = (): TimedGame => timedGame(game, { animating, paused });
const tell = (reason: ChangeReason): void => keeper.update(board(), reason, now);
const play = (square: Square): void => {
  game.play(square);
  tell('move');
};
const left = (): readonly [black: number, white: number] => [
  keeper.left('black', now) / 1000,
  keeper.left('white', now) / 1000,
];
const wait = (seconds: number): void => void (now += seconds * 1000);

beforeEach(() => {
  game = new Game();
  keeper = new Timekeeper();
  now = 0;
  animating = paused = false;
  keeper.set(createClock({ main: 60_000, increment: 5000 }), board());
});

describe('the time of a game', () => {
  it('does not run before the first move', () => {
    tell('state');
    wait(10);
    expect(left()).toEqual([60, 60]);
    play('f5');
    wait(10);
    expect(left()).toEqual([60, 50]);
  });

  it('runs on for the mover until the discs are turned', () => {
    keeper.start(board(), now);
    wait(10);
    animating = true;
    play('f5');
    wait(1);
    animating = false;
    tell('state');
    wait(3);
    expect(left()).toEqual([54, 57]);
  });

  it('runs for the player to reply while discs are still flipping', () => {
    keeper.start(board(), now);
    animating = true;
    play('f5');
    wait(2);
    play('d6');
    wait(1);
    animating = false;
    tell('state');
    expect(left(), 'both have their increment').toEqual([63, 64]);
  });

  it('does not run while a dialog asks, nor after the end', () => {
    keeper.start(board(), now);
    paused = true;
    tell('state');
    wait(20);
    paused = false;
    tell('state');
    wait(5);
    game.resign('black');
    tell('result');
    wait(20);
    expect(left()).toEqual([55, 60]);
    expect(keeper.running).toBe(false);
  });

  it('is not given back for a move that is taken back, and there is no increment', () => {
    keeper.start(board(), now);
    wait(10);
    play('f5');
    wait(10);
    game.undo();
    tell('navigate');
    wait(1);
    expect(left()).toEqual([54, 50]);
  });

  it('runs again where a game that was given up goes on with the move that had ended it', () => {
    keeper.start(board(), now);
    play('f5');
    game.resign('white');
    tell('result');
    game.undo();
    tell('navigate');
    expect(keeper.running, 'looked through').toBe(false);
    play('f5');
    expect(keeper.running).toBe(true);
  });

  it('is up once', () => {
    keeper.start(board(), now);
    expect(keeper.fallen(now)).toBeUndefined();
    wait(60);
    expect(keeper.fallen(now)).toBe('black');
    expect(keeper.fallen(now)).toBeUndefined();
    expect(keeper.untilFlag(now), 'nothing to wait for').toBeUndefined();
    play('f5');
    wait(1);
    play('d6');
    expect(keeper.fallen(now)).toBeUndefined();
    expect(left()).toEqual([0, 64]);
  });

  it('is without end where there is no clock', () => {
    keeper.set(undefined, board());
    play('f5');
    expect(left()).toEqual([Infinity, Infinity]);
    expect(keeper.running).toBe(false);
  });
});

describe('after a flag has fallen', () => {
  function fall(): void {
    keeper.start(board(), now);
    play('f5');
    wait(10);
    play('d6');
    wait(100);
    expect(keeper.fallen(now)).toBe('black');
    game.flagFall('black', 'czech');
    tell('result');
    expect(left()[0]).toBe(0);
  }

  it('a move taken back gives the clock back what it had, and it runs with the next move', () => {
    fall();
    game.undo();
    tell('navigate');
    expect(left()).toEqual([65, 55]);
    game.play('f6');
    tell('move');
    wait(7);
    expect(left()[0]).toBe(58);
    expect(keeper.fallen(now)).toBeUndefined();
  });

  it('looking back and forward again leaves the clock at nothing', () => {
    fall();
    game.undo();
    tell('navigate');
    game.redo();
    tell('navigate');
    expect(left()[0]).toBe(0);
    expect(keeper.running).toBe(false);
  });

  it('the same holds for a clock that was saved', () => {
    fall();
    keeper.set(keeper.stopped(now), board(), keeper.turnStarts);
    keeper.update(board(), 'state', now);
    game.undo();
    tell('navigate');
    expect(left()[0]).toBe(65);
  });
});
