import { describe, expect, it } from 'vitest';
import {
  ACCEPTED_SETUP,
  changeAnswers,
  DEFAULT_SETUP,
  type GameSetup,
  matchRule,
  readSetup,
} from '../../../src/elements/companions/game/session/setup/game-setup.js';
import {
  colorOf,
  engineOf,
  firstGame,
  nextGame,
  recordResult,
  swapColors,
  withPlayersOf,
} from '../../../src/elements/companions/game/session/setup/agreement.js';
import type { GameResult } from '../../../src/core/rules/game/tree.js';

const NAMES = ['Ann', 'Bob'] as const;
const agreed = (setup: Partial<GameSetup>): GameSetup => ({ ...DEFAULT_SETUP, ...setup });
const won = (winner: 'black' | 'white', margin = 10): GameResult => {
  const points = 32 + margin / 2;
  const [black, white] = winner === 'black' ? [points, 64 - points] : [64 - points, points];
  return { reason: 'full', black, white, winner, margin: black - white };
};

describe('the side that begins', () => {
  it('is the first player unless they choose White', () => {
    expect(colorOf(firstGame(agreed({}), NAMES, 0.9), 0)).toBe('black');
    expect(engineOf(firstGame(agreed({ side: 'white' }), NAMES, 0.9))).toBe('black');
  });

  it('is drawn by lot, and then is the loser', () => {
    const first = firstGame(agreed({ side: 'lot' }), NAMES, 0.9);
    expect(first.blackPlayer).toBe(1);
    expect(nextGame(first, won('black'), 0).blackPlayer).toBe(0);
    expect(nextGame(first, won('white'), 0).blackPlayer).toBe(1);
  });

  it('stays where colours were chosen, and changes where they are swapped', () => {
    const first = firstGame(agreed({}), NAMES, 0);
    expect(nextGame(first, won('white'), 0).blackPlayer).toBe(0);
    expect(swapColors(first)).toMatchObject({ blackPlayer: 1, setup: { side: 'white' } });
  });
});

describe('a match', () => {
  it('goes on with the loser as Black until it is decided, then begins anew', () => {
    let agreement = firstGame(agreed({ players: 'two', match: 'best-of-three' }), NAMES, 0);
    agreement = nextGame(recordResult(agreement, won('white')), won('white'), 0);
    expect(agreement.blackPlayer).toBe(0);
    agreement = recordResult(agreement, won('white'));
    expect(agreement.match?.games).toHaveLength(2);
    expect(recordResult(agreement, won('black')), 'a decided match takes no more games').toBe(agreement);
    expect(nextGame(agreement, won('white'), 0).match?.games).toEqual([]);
  });

  it('goes on with its own players after a game of others', () => {
    const own = firstGame(agreed({ match: 'best-of-three', names: ['Ann', 'Bob'] }), NAMES, 0);
    const foreign = withPlayersOf(own, ['Tamenori', 'Nicolet']);
    const next = nextGame(foreign, won('black'), 0);
    expect(next.setup).toEqual(own.setup);
    expect(next.match?.names).toEqual(NAMES);
  });

  it('follows the rule that was chosen', () => {
    expect(matchRule(agreed({ match: 'none' }))).toBeUndefined();
    expect(matchRule(agreed({ match: 'margin', games: 5 }))).toEqual({ kind: 'margin', games: 5 });
    expect(matchRule(agreed({ match: 'points', target: 100 }))).toEqual({ kind: 'points', target: 100 });
  });
});

describe('a set-up from outside', () => {
  it('is read back as it was written', () => {
    const setup = agreed({
      players: 'two',
      level: 9,
      names: ['Ann', 'Bob'],
      time: '20',
      handicap: 2,
      opening: 'even',
      byHand: true,
    });
    expect(readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  });

  it.each([undefined, null, 5, 'x', [], { level: 'god', names: 7, time: '-3', handicap: 9, match: {} }])(
    'is the default where it makes no sense: %j',
    (data) => expect(readSetup(data)).toEqual(DEFAULT_SETUP),
  );

  it('has a level as an attribute writes it', () => {
    expect(readSetup({ level: '7' }).level).toBe(7);
    expect(readSetup({ level: 'hard' }).level).toBe('hard');
    expect(readSetup({ level: '1400' }).level).toBe(1400);
  });
});

describe('answers that change a set-up', () => {
  const last = agreed({ level: 7, time: '20', side: 'white' });
  const change = (changes: object) => changeAnswers(last, changes, readSetup, ACCEPTED_SETUP);

  it('are taken, and leave the others', () => {
    expect(change({ level: '9', names: [' Ann ', 'Bob'] })).toEqual({
      answers: { ...last, level: 9, names: ['Ann', 'Bob'] },
      problems: [],
    });
  });

  it('are refused where they make no sense, each with what is accepted, and the last ones stay', () => {
    const { answers, problems } = change({ level: 1450, time: 'abc', handicap: 2 });
    expect(answers).toEqual({ ...last, handicap: 2 });
    expect(problems).toEqual([
      'level takes 1 to 10, easy, medium, hard, expert, master, or 400 to 2100 in hundreds, not 1450',
      'time takes 20:00, minutes or none, not "abc"',
    ]);
  });

  it('change nothing if they do not exist, or are not answers at all', () => {
    for (const changes of [{ constructor: 1, colour: 'red' }, 'black', null, undefined]) {
      expect(change(changes as object)).toEqual({ answers: last, problems: [] });
    }
  });
});
