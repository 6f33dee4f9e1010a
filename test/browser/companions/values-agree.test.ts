// Bar, graph, table, lines and squares show the same value of a place, whatever happens in the game: random games, steps
// and side lines.
import { expect } from '@open-wc/testing';
import type { Engine, MoveValue, SearchInfo } from '../../../src/core/engine/engine.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { cell, eventually, task } from '../board/support.js';
import { reviewTable } from './analysis-support.js';

/** An engine with different values at each depth, which answers after none, one or two tasks. */
function fickleEngine(draw: () => number): Engine {
  const look = (position: Position, depth: number): SearchInfo => {
    const moves: MoveValue[] = (position.legalMoves.length > 0 ? position.legalMoves : (['pass'] as const))
      .map((move) => ({
        move,
        value: Math.round(40 * (draw() - 0.5)),
        certainty: depth > 12 ? ('selective' as const) : ('heuristic' as const),
        ...(depth > 12 && { confidence: 95 }),
        depth,
        line: [move],
      }))
      .sort((a, b) => b.value - a.value);
    return { ...moves[0]!, moves, nodes: 10, time: 1, nps: 1000 };
  };
  return {
    search: async (position, limits = {}) => {
      for (const depth of [2, 5 + Math.floor(draw() * 12)]) {
        for (let wait = Math.floor(draw() * 3); wait > 0; wait--) await task();
        if (limits.signal?.aborted) throw new DOMException('stopped', 'AbortError');
        limits.onProgress?.({ ...look(position, depth), fraction: depth / 20 });
      }
      return look(position, 5 + Math.floor(draw() * 12));
    },
    close: () => undefined,
  };
}

/** A random game, finished or not. */
function drawnGame(draw: () => number): Game {
  const game = new Game();
  const length = 3 + Math.floor(draw() * 60);
  while (game.ply < length && !game.result) {
    const moves = game.position.legalMoves;
    game.play(moves[Math.floor(draw() * moves.length)]!);
  }
  return game;
}

/** Normalizes `+6, estimate, depth 9`; `undefined` if there is no value. */
function shownValue(text: string | null | undefined): string | undefined {
  const found = /(?:(even)|(Black|White) (?:ahead by |\+)(\d+)) \(([^)]*)\)/iu.exec(text ?? '');
  if (!found) return undefined;
  const [, even, color, discs, trust] = found;
  // A selective search has two names: “nearly certain, depth 15” and “95% certain”.
  const certainty = /certain/u.test(trust!) ? 'selective' : trust!;
  return `${even ? 0 : (color === 'Black' ? 1 : -1) * Number(discs)}, ${certainty}`;
}

async function stage(draw: () => number) {
  const elements = ['othello-graph', 'othello-review', 'othello-evaluation', 'othello-lines'] as const;
  const found = await reviewTable('', [...elements]);
  const { board, find } = found;
  const engine = fickleEngine(draw);
  board.engineProvider = () => Promise.resolve(engine);
  board.game = drawnGame(draw);
  const settle = async (): Promise<void> => {
    await board.updateComplete;
    await task();
    await Promise.all(elements.map((tag) => find(tag).updateComplete));
  };
  const inGraph = (selector: string): Element | null | undefined =>
    find('othello-graph').shadowRoot!.querySelector(selector);
  /** What is on the squares of the first moves of the lines, the same as the lines say it, and the first of them. */
  const searched = () => {
    const rows = [...find('othello-lines').shadowRoot!.querySelectorAll('li')];
    const hasValues = board.analysis && board.shadowRoot!.querySelector('[data-best]') !== null;
    const moveOf = (row: Element) => row.querySelector('.move')!.textContent.trim();
    return {
      squares: hasValues ? rows.map((row) => cell(board, moveOf(row) as Square).dataset['text']) : [],
      inLines: hasValues
        ? rows.map((row) => {
            const worse = /(\d+) discs? less/u.exec(row.querySelector('.value')!.textContent);
            return worse ? `−${worse[1]}` : '★';
          })
        : [],
      line: shownValue(
        rows[0]?.querySelector('.unseen')?.textContent.replace(/^Line 1: (.*?), (.*)$/u, '$1 ($2)'),
      ),
    };
  };
  /** What each shows for the current place; for an earlier place the bar is paler. */
  const shown = () => {
    const meter = find('othello-evaluation').shadowRoot!.querySelector('[role=meter]')!;
    const rows = [...find('othello-graph').shadowRoot!.querySelectorAll('tbody tr')];
    const { node, ply } = board.game;
    const name = (inGraph('[part=text]')?.textContent ?? '').split(':')[0]!.trim();
    const onLine = find('othello-review').result.plies.some((one) => one?.node === node);
    const row = rows.find((one) => one.querySelector('th')!.textContent.trim() === name);
    return {
      bar: meter.classList.contains('old') ? undefined : shownValue(meter.getAttribute('aria-valuetext')),
      number: Number(meter.getAttribute('aria-valuenow')),
      graph: shownValue(inGraph('.plot')?.getAttribute('aria-valuetext')),
      hasGraph: inGraph('.plot') !== null,
      table: ply > 0 && onLine && row ? shownValue(row.querySelector('td')!.textContent) : undefined,
      ...searched(),
    };
  };
  return { ...found, settle, shown };
}

for (let seed = 1; seed <= 4; seed++) {
  it(`bar, graph and table agree whatever is done: game ${seed}`, async function () {
    this.timeout(60_000);
    const draw = randomNumbers(seed);
    const { board, find, settle, shown } = await stage(draw);
    const review = find('othello-review');
    const steps: string[] = [];
    let compared = 0;
    let comparedLines = 0;
    const acts: Readonly<Record<string, () => void>> = {
      step: () => board.goTo(Math.floor(draw() * (board.length + 1))),
      next: () => board.goTo(Math.min(board.length, board.ply + 1)),
      end: () => board.goTo(board.length),
      sideLine: () => {
        const moves = board.legalMoves;
        if (moves.length > 0) board.play(moves[Math.floor(draw() * moves.length)]!);
      },
      analysis: () => {
        board.analysis = !board.analysis;
        board.hints = board.analysis ? 'values best' : 'legal';
      },
      lines: () => (find('othello-lines').running = !find('othello-lines').running),
      review: () => (review.result.status === 'running' ? review.stop() : review.start()),
      resign: () => {
        if (draw() < 0.2 && !board.game.result) board.game.resign(draw() < 0.5 ? 'black' : 'white');
      },
    };
    const names = Object.keys(acts);
    for (let step = 0; step < 60; step++) {
      const name = names[Math.floor(draw() * names.length)]!;
      acts[name]!();
      steps.push(name);
      // Do not compare while updates are pending: results are shown ten times a second.
      await settle();
      let seen = shown();
      const agree = (): boolean => {
        seen = shown();
        const { bar, graph, hasGraph, table, line, squares, inLines } = seen;
        const one = [...(hasGraph ? [graph] : []), ...(line === undefined ? [] : [line]), table ?? bar];
        return one.every((value) => value === bar) && squares.join() === inLines.join();
      };
      await eventually(agree).catch(() => undefined);
      expect(agree(), `${steps.join(' ')} at ${board.ply}: ${JSON.stringify(seen)}`).to.equal(true);
      if (seen.bar !== undefined && seen.graph !== undefined) compared++;
      if (seen.line !== undefined && seen.squares.length > 0) comparedLines++;
      if (seen.bar !== undefined) expect(seen.number).to.equal(Number(seen.bar.split(',')[0]));
    }
    expect(compared).to.be.greaterThan(5);
    expect(comparedLines).to.be.greaterThan(5);
  });
}
