import { describe, expect, test } from 'vitest';
import {
  BoardModel,
  type ViewChange,
  type ViewChangeListener,
} from '../../../src/elements/board/model/model.js';
import type { PlayOptions } from '../../../src/elements/board/model/options.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';

const AFTER_D3 = Position.start.play('d3').toString();

/** A board in use, and the changes that it reports. */
function modelWith(
  options: Partial<PlayOptions> = {},
  moves = '',
  onChange: ViewChangeListener = () => undefined,
) {
  const players: { -readonly [Name in keyof PlayOptions]: PlayOptions[Name] } = {
    interactive: true,
    player: 'both',
    engine: 'none',
    paused: false,
    inputDisabled: false,
    ...options,
  };
  const changes: ViewChange['type'][] = [];
  let inUse = false;
  const model = new BoardModel(players, (change, boardBefore) => {
    if (!inUse) return;
    changes.push(change.type);
    onChange(change, boardBefore);
  });
  model.assign('moves', moves);
  model.commit();
  inUse = true;
  return { model, players, changes };
}

function assign(model: BoardModel, name: 'position' | 'moves' | 'ply', value: string | number): void {
  if (name === 'ply') model.assign(name, Number(value));
  else model.assign(name, String(value));
}

const line = (model: BoardModel): string => model.game.line.join('');
const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the set-up of a board', () => {
  test('begins the first game with what was assigned before, in whatever order', () => {
    const settings: readonly (readonly ['position' | 'moves' | 'ply', string | number])[] = [
      ['position', AFTER_D3],
      ['moves', 'c5'],
      ['ply', 0],
    ];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const { model, players } = modelWith();
      const fresh = new BoardModel(players, () => undefined);
      for (const index of order) assign(fresh, ...settings[index]!);
      fresh.commit();
      expect([line(fresh), fresh.game.ply, fresh.game.position.toString()]).toEqual(['c5', 0, AFTER_D3]);
      for (const index of order) assign(model, ...settings[index]!);
      model.commit();
      expect([line(model), model.game.ply, model.game.position.toString()]).toEqual(['c5', 0, AFTER_D3]);
    }
  });

  test('reads what is assigned in one task together: order never matters', () => {
    for (const names of [
      ['position', 'moves'],
      ['moves', 'position'],
    ] as const) {
      const { model, changes } = modelWith({}, 'f5d6');
      const values = { position: AFTER_D3, moves: 'c5' };
      for (const name of names) model.assign(name, values[name]);
      model.commit();
      expect(line(model), names.join()).toBe('c5');
      expect(changes, names.join()).toEqual(['reset']);
    }
  });

  test('answers by what was assigned before the task is over, and tells nobody yet', async () => {
    const { model, changes } = modelWith();
    model.assign('moves', 'f5d6');
    expect([line(model), model.game.ply, model.game.turn]).toEqual(['f5d6', 2, 'black']);
    expect(model.game).toBe(model.game);
    expect(changes).toEqual([]);
    await task();
    expect(changes).toEqual(['reset']);
    expect(line(model)).toBe('f5d6');
  });

  test('begins a game of its own by a position without moves', () => {
    const { model } = modelWith({}, 'f5d6');
    model.assign('position', AFTER_D3);
    model.commit();
    expect([line(model), model.game.position.toString()]).toEqual(['', AFTER_D3]);
  });

  test('changes nothing where it is what the board shows', async () => {
    const { model, changes } = modelWith({}, 'f5d6c3');
    model.goTo(2);
    changes.length = 0;
    const { game } = model;
    expect(model.assign('moves', 'f5d6c3')).toBe(false);
    expect(model.assign('position', game.position.toString())).toBe(false);
    expect(model.assign('turn', game.turn)).toBe(false);
    await task();
    expect(model.game).toBe(game);
    expect(model.game.ply).toBe(2);
    expect(changes).toEqual([]);
  });

  test('keeps the game where it cannot be read, says so once, and reads it again with the next good part', () => {
    const errors: string[] = [];
    const { model } = modelWith({}, 'f5', (change) => {
      if (change.type === 'error') errors.push(change.error.message);
    });
    model.assign('position', 'no');
    model.assign('moves', 'c5');
    expect(line(model)).toBe('f5');
    model.commit();
    model.commit();
    expect(line(model)).toBe('f5');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^position: /u);
    model.assign('position', AFTER_D3, true);
    model.commit();
    expect(line(model)).toBe('c5');
  });

  test('comes again by a reset', () => {
    const { model } = modelWith({}, 'f5d6');
    model.play('c3');
    model.reset();
    expect(line(model)).toBe('f5d6');
  });

  test('keeps a preview that was set with it, in either order, and drops an older one', () => {
    const preview = `X${'-'.repeat(63)}`;
    const { model } = modelWith();
    model.setPreview(preview);
    model.assign('moves', 'f5');
    model.commit();
    expect(model.shown.board).toBe(preview);
    model.assign('moves', 'f5d6');
    model.commit();
    expect(model.preview).toBe(undefined);
    model.assign('moves', 'f5');
    model.setPreview(preview);
    model.commit();
    expect(model.shown.board).toBe(preview);
  });

  test('is no other one by a ply and a preview that are set together, in either order', () => {
    const preview = `X${'-'.repeat(63)}`;
    for (const isPlyFirst of [true, false]) {
      const { model, changes } = modelWith({}, 'f5');
      model.play('d6');
      changes.length = 0;
      if (isPlyFirst) model.assign('ply', 1);
      model.setPreview(preview);
      if (!isPlyFirst) model.assign('ply', 1);
      expect([line(model), model.game.ply]).toEqual(['f5d6', 1]);
      model.commit();
      expect([line(model), model.game.ply, model.shown.board]).toEqual(['f5d6', 1, preview]);
      expect(changes).not.toContain('reset');
      model.assign('moves', 'f5d6c3');
      model.commit();
      expect(model.preview).toBe(undefined);
    }
  });
});

describe('the game of a board', () => {
  test('may be given by the page, and be shown by several', () => {
    const game = new Game();
    const { model, changes } = modelWith({}, 'f5');
    const other = modelWith();
    model.setGame(game);
    other.model.setGame(game);
    changes.length = other.changes.length = 0;
    model.play('d3');
    game.play('c3');
    other.model.goTo(0);
    for (const one of [model, other.model]) expect([line(one), one.game.ply]).toEqual(['d3c3', 0]);
    expect(changes).toEqual(['move', 'move', 'place']);
    expect(other.changes).toEqual(changes);
    expect(model.game).toBe(game);
  });

  test('begins anew by what is assigned, for all who show it', () => {
    const game = new Game();
    const { model } = modelWith();
    const other = modelWith();
    model.setGame(game);
    other.model.setGame(game);
    other.changes.length = 0;
    model.assign('moves', 'f5d6');
    model.commit();
    expect([line(other.model), game.line.join('')]).toEqual(['f5d6', 'f5d6']);
    expect(other.changes).toEqual(['reset']);
    other.model.reset();
    other.model.commit();
    expect([line(model), game.ply]).toEqual(['', 0]);
  });

  test('keeps the nodes that were there before the set-up was read', () => {
    const { model } = modelWith();
    model.assign('moves', 'f5d6');
    const [node] = model.game.nodes;
    model.goTo(node!);
    expect(model.game.node).toBe(node);
  });

  test('is not told about after the board has another', () => {
    const game = new Game();
    const { model, changes } = modelWith();
    model.setGame(game);
    model.setGame(undefined);
    changes.length = 0;
    game.play('f5');
    expect([changes, model.game.ply]).toEqual([[], 0]);
  });

  test('is loaded as one change, and begins again at its start', () => {
    const source = new Game({ position: Position.start.play('d3') });
    source.play('c5');
    const { model, changes } = modelWith({}, 'f5d6');
    model.game.load(source.record);
    expect([changes, line(model)]).toEqual([['reset'], 'c5']);
    model.reset();
    model.commit();
    expect([line(model), model.game.position.toString()]).toEqual(['', AFTER_D3]);
  });

  test('takes no text from inside the tag where the page gave it', () => {
    const { model } = modelWith();
    model.setGame(new Game());
    expect(model.assign('text', 'f5d6')).toBe(false);
    expect(line(model)).toBe('');
  });

  test('shows a group of changes as one step', () => {
    const { model, changes } = modelWith({}, 'f5d6');
    const { game } = model;
    game.transact(() => {
      game.goTo(0);
      game.play('d3');
      game.play('c3');
    });
    game.transact(() => {
      game.goTo(0);
      game.goTo(2);
    });
    game.transact(() => {
      game.play('c4');
      game.annotate({ comment: 'one move' });
    });
    game.annotate({ comment: 'a note' });
    expect(changes).toEqual(['place', 'add', 'move', 'note']);
  });

  test('is seen as it was before a move, the preview that it ends with it', () => {
    const boards: string[] = [];
    const { model } = modelWith({}, '', ({ type }, boardBefore) => {
      if (type === 'move') boards.push(boardBefore);
    });
    const preview = `X${'-'.repeat(63)}`;
    model.setPreview(preview);
    model.game.play('f5');
    model.game.play('d6');
    expect(model.preview).toBeUndefined();
    expect(boards).toEqual([preview, Position.start.play('f5').board]);
  });
});

describe('the side that may move', () => {
  test('is the person whose turn it is, as long as nothing stands in the way', () => {
    const { model, players } = modelWith();
    expect(model.canUserMove).toBe(true);
    players.player = 'white';
    expect(model.canUserMove).toBe(false);
    players.player = 'both';
    players.paused = true;
    expect(model.canUserMove).toBe(false);
    players.paused = false;
    players.inputDisabled = true;
    expect(model.canUserMove).toBe(false);
    players.inputDisabled = false;
    model.setPreview(`X${'-'.repeat(63)}`);
    expect(model.canUserMove).toBe(false);
    model.setPreview(undefined);
    model.resign('white');
    expect(model.canUserMove).toBe(false);
  });

  test('is the engine at the end of the line only, and a person again once it has failed', () => {
    const { model } = modelWith({ interactive: false, engine: 'white' }, 'f5d6c3');
    expect([model.isEngineTurn, model.canUserMove]).toEqual([true, false]);
    model.goTo(1);
    expect([model.isEngineTurn, model.canUserMove]).toEqual([false, false]);
    model.goTo(3);
    model.failEngine();
    expect([model.isEngineTurn, model.canUserMove]).toEqual([false, true]);
    model.assign('moves', 'f5');
    model.commit();
    expect(model.isEngineTurn, 'in the next game').toBe(true);
  });

  test('asking changes nothing, not even where the engine has to pass', async () => {
    const { model, changes } = modelWith({ engine: 'black' });
    model.setAutoPass(false);
    model.assign('moves', 'f5f6d3g5h5h4f7h6');
    model.commit();
    changes.length = 0;
    expect(model.game.position.phase).toBe('pass');
    expect(model.isEngineTurn).toBe(true);
    await task();
    expect(changes).toEqual([]);
    expect(model.game.turn).toBe('black');
  });
});

describe('taking back and making again', () => {
  test('go by one move where two people play', () => {
    const { model } = modelWith({}, 'f5d6c3');
    expect([model.takeBackPly, model.canRedo]).toEqual([2, false]);
    model.goTo(1);
    expect([model.takeBackPly, model.redoPly]).toEqual([0, 2]);
  });

  test("go to the person's own turn against the engine: nobody is left where nobody may move", () => {
    const { model } = modelWith({ interactive: false, engine: 'white' }, 'f5d6c3d3');
    const stops: number[] = [];
    while (model.canTakeBack) {
      model.goTo(model.takeBackPly);
      stops.push(model.game.ply);
      expect(model.canUserMove).toBe(true);
    }
    while (model.canRedo) {
      model.goTo(model.redoPly);
      stops.push(model.game.ply);
      expect(model.canUserMove).toBe(true);
    }
    expect(stops).toEqual([2, 0, 2, 4]);
  });

  test('end where the line ends, where the engine goes on', () => {
    const { model } = modelWith({ interactive: false, engine: 'white' }, 'f5d6c3');
    model.goTo(2);
    expect(model.redoPly).toBe(3);
    model.goTo(3);
    expect(model.isEngineTurn).toBe(true);
  });

  test('do nothing to the move with which the engine opened', () => {
    const { model } = modelWith({ interactive: false, engine: 'black' }, 'f5');
    expect([model.canTakeBack, model.takeBackPly]).toEqual([false, 1]);
  });

  test('begin with a preview, such as a turn that is not ended yet', () => {
    const { model } = modelWith({}, 'f5');
    for (const ply of [1, 0]) {
      model.goTo(ply);
      model.setPreview(Position.start.board);
      expect([model.canTakeBack, model.takeBackPly]).toEqual([true, ply]);
      expect(model.goTo(model.takeBackPly)).toBe(false);
      expect([model.preview, model.game.ply]).toEqual([undefined, ply]);
    }
    expect(model.canTakeBack).toBe(false);
  });

  test('wait while the game is paused', () => {
    const { model, players } = modelWith({}, 'f5d6');
    model.goTo(1);
    expect([model.canTakeBack, model.canRedo]).toEqual([true, true]);
    players.paused = true;
    expect([model.canTakeBack, model.canRedo]).toEqual([false, false]);
  });
});

describe('the changes of a board', () => {
  test('are told in their order, when the model is already in its new state', () => {
    const reported: string[] = [];
    const { model } = modelWith({}, '', (change) =>
      reported.push(`${change.type} ${model.game.ply} ${model.game.turn}`),
    );
    model.play('f5');
    model.goTo(0);
    model.goTo(0);
    model.setPreview(`X${'-'.repeat(63)}`);
    model.play('d3');
    model.resign('black');
    model.resign('black');
    expect(reported).toEqual([
      'move 1 white',
      'place 0 black',
      'preview 0 black',
      'move 1 white',
      'over 1 white',
    ]);
  });

  test('are not told where nothing was done', () => {
    const { model, changes } = modelWith();
    expect(model.play('a1')).toBe(false);
    expect(model.pass()).toBe(false);
    expect(model.flagFall('black', 'none')).toBe(true);
    expect(model.play('f5', 'nonsense')).toBe(false);
    expect(changes).toEqual(['error']);
    expect(model.game.ply).toBe(0);
  });
});
