import { expect } from '@open-wc/testing';
import type { Square } from '../../../src/core/rules/square.js';
import type { Engine } from '../../../src/core/engine/engine.js';
import { cells, eventually, firstMoveEngine } from '../board/support.js';
import { reviewTable } from './analysis-support.js';
import { table } from './support.js';

/** As a GTP program without `kata-analyze`. */
const withoutValues: Engine = {
  search(position) {
    const move = position.legalMoves[0]!;
    const found = { move, value: 0, noValue: true, certainty: 'heuristic', depth: 0, line: [move] } as const;
    return Promise.resolve({ ...found, moves: [found], nodes: 0, time: 1, nps: 0 });
  },
  close: () => undefined,
};

describe('the evaluation', () => {
  it('says who is ahead and how sure that is', async () => {
    const { board, companion, text } = await table('othello-evaluation');
    board.engineProvider = () => Promise.resolve(firstMoveEngine);
    expect(text()).to.contain('no evaluation yet');
    board.analysis = true;
    await eventually(() => text().includes('Even (estimate, depth 1)'));
    expect(companion.shadowRoot!.querySelector('[role=meter]')!.getAttribute('aria-valuenow')).to.equal('0');
  });

  it('is from the side of Black, whoever is to move', async () => {
    const { board, companion, text, settle } = await table('othello-evaluation');
    const report = (value: number): void => {
      const found = { move: 'd3', value, certainty: 'exact', depth: 20, line: ['d3'] } as const;
      const detail = {
        ply: 0,
        depth: 20,
        scores: new Map([['d3', found]]),
        best: 'd3',
        pv: ['d3'],
        final: true,
      };
      board.dispatchEvent(new CustomEvent('othello-analysis', { detail }));
    };
    const meter = companion.shadowRoot!.querySelector('[role=meter]')!;
    report(6);
    await settle();
    expect(text()).to.contain('Black ahead by 6 (exact)');
    expect(meter.getAttribute('aria-valuenow')).to.equal('6');
    board.play('f5');
    await settle();
    report(6);
    await settle();
    expect(text()).to.contain('White ahead by 6');
    expect(meter.getAttribute('aria-valuenow')).to.equal('-6');
  });

  it('is the result where the game is over, without an engine', async () => {
    const { board, text, settle } = await table('othello-evaluation');
    board.moves = 'f5f4c3c6c5d6f3c4c7';
    await settle();
    expect(text()).to.contain('Black ahead by 64 (exact)');
    board.goTo(3);
    await settle();
    expect(text()).to.contain('no evaluation yet');
  });

  it('says nothing of a position that nobody has looked at, once the analysis is off', async () => {
    const { board, text, settle } = await table('othello-evaluation');
    board.engineProvider = () => Promise.resolve(firstMoveEngine);
    board.moves = 'f5d6';
    board.analysis = true;
    await eventually(() => text().includes('Even (estimate'));
    board.analysis = false;
    await settle();
    expect(text()).to.contain('Even (estimate');
    board.goTo(0);
    await settle();
    expect(text()).to.contain('no evaluation yet');
  });

  it('says that an engine gives no value, as the lines, the squares and a review do', async () => {
    const { board, find, textOf, button } = await reviewTable('f5d6', [
      'othello-evaluation',
      'othello-lines',
      'othello-review',
    ]);
    board.engineProvider = () => Promise.resolve(withoutValues);
    board.hints = 'values';
    board.analysis = true;
    // Lines out of sight do not search.
    find('othello-lines').scrollIntoView();
    button('othello-lines', 'Start the engine')!.click();
    await eventually(() => textOf('othello-evaluation').includes('the engine gives no value'));
    await eventually(() => textOf('othello-lines').includes('Line 1: no value, the engine gives none'));
    expect(textOf('othello-lines')).not.to.contain('depth');
    await board.updateComplete;
    expect(cells(board).filter(({ dataset }) => dataset['text'])).to.deep.equal([]);
    find('othello-review').start();
    await eventually(() => textOf('othello-review').includes('gives moves no value'));
  });

  it('agrees with the graph where the game has been reviewed', async () => {
    const { board, find, textOf } = await reviewTable('f5d6c3', [
      'othello-graph',
      'othello-review',
      'othello-evaluation',
    ]);
    find('othello-review').start();
    await eventually(() => find('othello-review').result.status === 'complete');
    for (const [ply, value] of [
      [2, 'Black ahead by 12'],
      [1, 'Even'],
    ] as const) {
      board.goTo(ply);
      await eventually(() => textOf('othello-evaluation').includes(`${value} (estimate, depth 9)`));
    }
    expect(textOf('othello-graph')).to.contain('1. Black f5: even (estimate');
  });

  it('feeds the graph and its table with the analysis of the place shown, and with what is best known of others', async () => {
    const { board, find, textOf } = await reviewTable('f5d6c3', [
      'othello-graph',
      'othello-review',
      'othello-evaluation',
    ]);
    find('othello-review').start();
    await eventually(() => find('othello-review').result.status === 'complete');
    const { black, white } = find('othello-review').result;
    board.goTo(2);
    const report = (value: number, depth: number): void => {
      const found = { move: 'c3', value, certainty: 'heuristic', depth, line: ['c3'] } as const;
      const scores = new Map([['c3', found]]);
      const detail = { ply: 2, depth, scores, best: 'c3', pv: ['c3'], final: true };
      board.dispatchEvent(new CustomEvent('othello-analysis', { detail }));
    };
    const shown = (): string[] => [
      textOf('othello-evaluation'),
      find('othello-graph').shadowRoot!.querySelector('[part=text]')!.textContent,
    ];
    const cell = (): string =>
      find('othello-graph').shadowRoot!.querySelector('tbody tr:nth-child(2) td')!.textContent.trim();
    const agree = (value: number, depth: number): boolean =>
      cell() === `Black +${value}` &&
      shown().every(
        (text) =>
          /Black (?:ahead by |\+)(\d+) \(estimate, depth (\d+)\)/u.exec(text)?.slice(1).join() ===
          `${value},${depth}`,
      );
    report(3, 5);
    await eventually(() => agree(3, 5));
    report(6, 21);
    await eventually(() => agree(6, 21));
    // Only the review decides whether moves were good.
    expect(find('othello-review').result.black).to.deep.equal(black);
    expect(find('othello-review').result.white).to.deep.equal(white);
    // Out of sight and back it still shows what is known, with or without the engine.
    board.goTo(1);
    await eventually(() => !agree(6, 21));
    board.goTo(2);
    await eventually(() => agree(6, 21));
  });

  it('keeps after a move what the search before made of it, until the new position has a value of its own', async () => {
    const { board, text, settle } = await table('othello-evaluation');
    board.moves = 'f5';
    await settle();
    const report = async (values: Readonly<Record<string, number>>, depth: number): Promise<void> => {
      const moves = Object.entries(values).map(([move, value]) => ({
        move: move as Square,
        value,
        certainty: 'heuristic' as const,
        depth,
        line: [move as Square],
      }));
      const scores = new Map(moves.map((found) => [found.move, found]));
      const detail = {
        ply: board.ply,
        depth,
        scores,
        best: moves[0]!.move,
        pv: [moves[0]!.move],
        final: false,
      };
      board.dispatchEvent(new CustomEvent('othello-analysis', { detail }));
      await settle();
    };
    await report({ d6: 3, f6: 1, f4: -8 }, 16);
    board.play('f6');
    await settle();
    expect(text()).to.contain('White ahead by 1 (estimate, depth 16)');
    await report({ f7: 5 }, 4);
    expect(text()).to.contain('Black ahead by 5 (estimate, depth 4)');
    board.goTo(1);
    board.goTo(2);
    await settle();
    expect(text(), 'of a place that is not searched now').to.contain('White ahead by 1 (estimate, depth 16)');
  });

  it('has no fault that axe finds', async () => {
    const { companion } = await table('othello-evaluation');
    await expect(companion).to.be.accessible();
  });
});
