/** Habits are counted from the moves alone, and named against how often people of that strength show them. */
import { describe, expect, it } from 'vitest';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { HABITS, shows, type Habit } from '../../../src/core/report/habits.js';
import { chanceOf } from '../../../src/core/report/strength/norms.js';
import { makeReport, type ReportGame } from '../../../src/core/report/player-report.js';
import type { ReviewedMove } from '../../../src/core/report/reviewed-side.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { Square } from '../../../src/core/rules/square.js';

describe('a move shows', () => {
  const corner = Position.of('-OX------------------------OX------XO---------------------------', 'black');

  it('a corner that is refused, and nothing where no corner can be taken', () => {
    expect(corner.legalMoves).toContain('a1');
    const other = corner.legalMoves.find((move) => move !== 'a1')!;
    expect(shows('corners-refused', corner, 'a1')).toBe(false);
    expect(shows('corners-refused', corner, other)).toBe(true);
    expect(shows('corners-refused', Position.start, 'f5')).toBeUndefined();
    const noChoice = Position.of(`-OX${'-'.repeat(61)}`, 'black');
    expect(noChoice.legalMoves).toEqual(['a1']);
    expect(shows('corners-refused', noChoice, 'a1')).toBeUndefined();
  });

  it('greed where another move turns fewer discs', () => {
    const after = parseTranscript('f5d6c3d3c4f4f6f3e6e7').position;
    const by = (count: (flips: number[]) => number): Square =>
      after.legalMoves.find(
        (move) =>
          after.flips(move).length === count(after.legalMoves.map((legal) => after.flips(legal).length)),
      )!;
    expect(
      shows(
        'greed',
        after,
        by((flips) => Math.max(...flips)),
      ),
    ).toBe(true);
    expect(
      shows(
        'greed',
        after,
        by((flips) => Math.min(...flips)),
      ),
    ).toBe(false);
    expect(shows('greed', Position.start, 'f5')).toBeUndefined();
  });
});

describe('a report on a player', () => {
  /** Games in which a move that could show the habit costs three discs, and others one. */
  function games(habit: Habit, share: number): ReportGame[] {
    const random = randomNumbers(7);
    return Array.from({ length: 20 }, (_, number): ReportGame => {
      const game = new Game();
      const moves: ReviewedMove[] = [];
      while (game.position.phase === 'play') {
        const { position: before } = game;
        const any = (list: readonly Square[]): Square => list[Math.floor(random() * list.length)]!;
        const isShown = random() < share;
        const wanted = before.legalMoves.filter((move) => shows(habit, before, move) === isShown);
        const square = before.turn === 'black' && wanted.length > 0 ? any(wanted) : any(before.legalMoves);
        if (before.turn === 'black')
          moves.push({
            ply: game.ply + 1,
            square,
            best: before.legalMoves[0]!,
            empties: before.empties,
            loss: wanted.length > 0 ? 3 : 1,
            losses: [0, 4, 8],
            flips: [2, 2],
            regions: [1, 1],
            reasons: [],
          });
        game.play(square);
      }
      return { name: `game ${number}`, record: { game }, side: 'black', moves };
    });
  }

  it.each(HABITS)('names first what they always do: %s', (habit) => {
    const [first] = makeReport(games(habit, 1)).weaknesses;
    expect(first?.subject).toEqual({ kind: 'habit', name: habit });
    expect(first!.often!.own).toBeGreaterThan(1.2 * first!.often!.usual);
  });

  it.each(HABITS)('does not name what they do as often as others: %s', (habit) => {
    const named = makeReport(games(habit, chanceOf(habit, 1500))).weaknesses.map(
      ({ subject }) => subject.name,
    );
    expect(named).not.toContain(habit);
  });
});
