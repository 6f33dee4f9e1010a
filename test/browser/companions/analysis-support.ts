import type { OthelloBoard } from '../../../src/elements/board/element/element.js';
import type { Engine, MoveValue, SearchResult } from '../../../src/core/engine/engine.js';
import type { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { task } from '../board/support.js';
import { room } from './support.js';

/** The values of White's moves in the opening for the engine of these tests: even, but d6 loses 12 discs. */
type Values = Readonly<Record<string, number>>;
const VALUES: Values = { d6: -12 };

/** After the first move White's other moves are even, and so are Black's; what a move has lost stays lost. */
function valueOf(position: Position, move: string, values: Values): number {
  const lost = Object.entries(values).reduce(
    (sum, [square, value]) => (position.at(square as Square) ? sum + value : sum),
    0,
  );
  const { turn, empties } = position;
  return turn === 'white' ? lost + (empties >= 57 ? (values[move] ?? 0) : 0) : 0 - lost;
}

function answer(position: Position, values: Values): SearchResult {
  const moves: MoveValue[] = position.legalMoves
    .map((move) => ({
      move,
      value: valueOf(position, move, values),
      certainty: 'heuristic' as const,
      depth: 9,
      line: [move, ...position.play(move).legalMoves.slice(0, 1)],
    }))
    .sort((a, b) => b.value - a.value);
  return { ...moves[0]!, moves, nodes: 1000, time: 1, nps: 1_000_000 };
}

/** An engine with the values of {@link valueOf}; it can be made to wait, or to fail. */
export function tableEngine(values = VALUES) {
  const state = { requested: 0, closed: 0, hold: false, reports: 0, fault: undefined as Error | undefined };
  const engine: Engine = {
    search: (position, limits = {}) => {
      state.requested++;
      if (state.fault) return Promise.reject(state.fault);
      for (let n = 1; n <= state.reports; n++) {
        limits.onProgress?.({ ...answer(position, values), fraction: n / state.reports });
      }
      if (!state.hold) return Promise.resolve(answer(position, values));
      return new Promise((_, reject) => {
        limits.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      });
    },
    close: () => {
      state.closed++;
    },
  };
  return { engine, state };
}

/** A board with the elements of a review beside it. */
export async function reviewTable(
  moves: string,
  tags = ['othello-graph', 'othello-review'],
  values?: Values,
) {
  const place = room(
    `<othello-board id="b" interactive moves="${moves}"></othello-board>${tags
      .map((tag) => `<${tag} for="b"></${tag}>`)
      .join('')}`,
  );
  const board = place.querySelector<OthelloBoard>('#b')!;
  board.style.setProperty('--othello-flip-duration', '0s');
  const { engine, state } = tableEngine(values);
  board.engineProvider = () => Promise.resolve(engine);
  const find = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
    place.querySelector(tag)!;
  const textOf = (tag: keyof HTMLElementTagNameMap): string =>
    find(tag).shadowRoot!.textContent.replace(/\s+/g, ' ').trim();
  const buttons = (tag: keyof HTMLElementTagNameMap): HTMLButtonElement[] => [
    ...find(tag).shadowRoot!.querySelectorAll('button'),
  ];
  const button = (tag: keyof HTMLElementTagNameMap, name: string): HTMLButtonElement | undefined =>
    buttons(tag).find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent).replace(/\s+/g, ' ').trim() === name,
    );
  await board.updateComplete;
  await task();
  await task();
  return { place, board, engine, state, find, textOf, button };
}
