import { expect } from '@open-wc/testing';
import { OthelloControls } from '../../../src/elements/companions/controls/controls.js';
import type { OthelloBoard } from '../../../src/elements/board/element/element.js';
import type { Engine } from '../../../src/core/engine/engine.js';
import { board, cell, eventually, firstMoveEngine, press, task } from './support.js';

OthelloControls.define();

/** An engine that never answers, so that only the board's own behaviour is tested. */
const silentEngine: Engine = { ...firstMoveEngine, search: () => new Promise(() => undefined) };

let tables = 0;

/** One of the ways to take back and to redo moves. */
interface Way {
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly canUndo: () => boolean;
}

function click(button: HTMLElement): Promise<void> {
  button.click();
  return Promise.resolve();
}

const isOn = (button: HTMLElement): boolean => button.ariaDisabled !== 'true';

/** A board against the engine with its bar, and the controls beside it. */
async function table(attributes: Readonly<Record<string, string>>) {
  const element = await board({ controls: '', ...attributes });
  element.engineProvider = () => Promise.resolve(silentEngine);
  element.id = `table-${++tables}`;
  const controls = document.createElement('othello-controls');
  controls.setAttribute('for', element.id);
  element.after(controls);
  const settle = async (): Promise<void> => {
    await element.updateComplete;
    await task();
    await controls.updateComplete;
  };
  const barButton = (name: string): HTMLButtonElement | undefined =>
    [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('[role=toolbar] button')].find(
      ({ ariaLabel }) => ariaLabel === name,
    );
  const controlButton = (name: string): HTMLButtonElement =>
    controls.shadowRoot!.querySelector<HTMLButtonElement>(`[part~=${name}]`)!;
  await eventually(() => barButton('Take back') !== undefined);
  await settle();
  const keys: Way = {
    undo: () => press('Control+z'),
    redo: () => press('Control+y'),
    canUndo: () => element.canTakeBack,
  };
  const buttons: Way = {
    undo: () => click(controlButton('undo')),
    redo: () => click(controlButton('redo')),
    canUndo: () => isOn(controlButton('undo')),
  };
  const bar: Way = {
    undo: () => click(barButton('Take back')!),
    redo: () => press('Control+y'),
    canUndo: () => isOn(barButton('Take back')!),
  };
  return { element, settle, ways: { keys, buttons, bar }, remove: () => controls.remove() };
}

describe('keys, bar and controls', () => {
  it("make the same moves again: on to the person's turn against the engine", async () => {
    for (const name of ['keys', 'buttons', 'bar'] as const) {
      const { element, settle, ways, remove } = await table({ engine: 'white', moves: 'f5d6c3d3' });
      const way = ways[name];
      element.focus();
      const plies: number[] = [];
      for (const act of [way.undo, way.undo, way.redo, way.redo]) {
        await act();
        await settle();
        plies.push(element.ply);
        expect(element.turn, `${name}: nobody is left where nobody may move`).to.equal('black');
      }
      expect(plies, name).to.deep.equal([2, 0, 2, 4]);
      remove();
    }
  });

  it('take nothing back where only the engine has moved, and say so', async () => {
    const { element, settle, ways, remove } = await table({ engine: 'black', moves: 'f5' });
    for (const [name, way] of Object.entries(ways)) {
      expect(way.canUndo(), name).to.equal(false);
      element.focus();
      await way.undo();
      expect(element.ply, name).to.equal(1);
    }
    expect(element.takeBack()).to.equal(false);
    cell(element, 'd6').click();
    await settle();
    for (const [name, way] of Object.entries(ways)) expect(way.canUndo(), name).to.equal(true);
    remove();
  });

  it('take nothing back while the game is paused', async () => {
    const { element, settle, ways, remove } = await table({ interactive: '', moves: 'f5d6' });
    element.paused = true;
    await settle();
    for (const [name, way] of Object.entries(ways)) {
      expect(way.canUndo(), name).to.equal(false);
      element.focus();
      await way.undo();
      expect(element.ply, name).to.equal(2);
    }
    remove();
  });

  it('are announced by the page as well', async () => {
    const element = await board({ engine: 'white', moves: 'f5d6c3d3', ply: '0' });
    expect([element.canTakeBack, element.canRedo]).to.deep.equal([false, true]);
    expect(element.redoTurn()).to.equal(true);
    expect(element.ply).to.equal(2);
    expect(element.redoTurn()).to.equal(true);
    expect([element.ply, element.canRedo, element.redoTurn()]).to.deep.equal([4, false, false]);
  });
});

describe('a question to a board', () => {
  /** The reasons of `othello-change` events. */
  function reasons(element: OthelloBoard): string[] {
    const reported: string[] = [];
    element.addEventListener('othello-change', ({ detail }) => reported.push(detail.reason));
    return reported;
  }

  it('changes nothing: reading a new position tells nobody of it', async () => {
    const element = await board({ moves: 'f5' });
    await task();
    const reported = reasons(element);
    element.moves = 'f5d6';
    const { position, turn, legalMoves, score, history } = element;
    expect(reported).to.deep.equal([]);
    expect([turn, history.join('')]).to.deep.equal(['black', 'f5d6']);
    expect(element.position).to.equal(position);
    await task();
    expect(reported).to.deep.equal(['setup']);
    expect([element.legalMoves.length, element.score.black]).to.deep.equal([legalMoves.length, score.black]);
  });

  it('passes for nobody: the engine passes when it is its turn to', async () => {
    const element = await board({ 'no-auto-pass': '', moves: 'f5f6d3g5h5h4f7h6', pace: '0' });
    const passes: string[] = [];
    element.addEventListener('othello-pass', ({ detail }) => passes.push(`${detail.color} ${detail.by}`));
    element.engineProvider = () => Promise.resolve(silentEngine);
    element.engine = 'black';
    await eventually(() => element.turn === 'white');
    expect(passes).to.deep.equal(['black engine']);
  });
});

describe('a move of the engine that the page refuses', () => {
  it('is asked once, and again when the game has gone on', async () => {
    const element = await board({ engine: 'white', pace: '0' });
    let searches = 0;
    element.engineProvider = () =>
      Promise.resolve({
        ...firstMoveEngine,
        search: (position) => {
          searches += 1;
          return firstMoveEngine.search(position);
        },
      });
    const refused: string[] = [];
    element.addEventListener('othello-beforemove', (event) => {
      if (event.detail.by !== 'engine') return;
      refused.push(event.detail.square);
      event.preventDefault();
    });
    cell(element, 'f5').click();
    await eventually(() => refused.length === 1);
    for (let turns = 0; turns < 20; turns++) {
      element.requestUpdate();
      await element.updateComplete;
      await task();
    }
    expect([searches, refused.length, element.thinking]).to.deep.equal([1, 1, false]);
    expect(element.play('f6')).to.equal(true);
    cell(element, element.legalMoves[0]!).click();
    await eventually(() => refused.length === 2);
    expect(searches).to.equal(2);
  });
});
