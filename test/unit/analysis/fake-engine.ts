import type {
  Engine,
  MoveValue,
  SearchInfo,
  SearchLimits,
  SearchResult,
} from '../../../src/core/engine/engine.js';
import type { Position } from '../../../src/core/rules/position.js';

/** A requested search without an answer yet. */
export interface RequestedSearch {
  position: Position;
  limits: SearchLimits;
  /** Answers with a value for every legal move: by default the number of discs that it flips. */
  answer(value?: (square: string) => number): void;
  fail(cause: Error): void;
  progress(info: Partial<SearchInfo>): void;
}

export interface FakeEngine extends Engine {
  readonly requested: RequestedSearch[];
  /** Searches without an answer. */
  readonly open: RequestedSearch[];
}

/** All moves of a position, each with the number of discs that it flips as its value. */
export function flipValues(position: Position): MoveValue[] {
  return position.legalMoves.map((move) => valueOf(move, position.flips(move).length));
}

export function valueOf(move: MoveValue['move'], value: number): MoveValue {
  return { move, value, certainty: 'heuristic', depth: 4, line: [move] };
}

export function resultOf(moves: readonly MoveValue[]): SearchResult {
  const sorted = [...moves].sort((a, b) => b.value - a.value);
  return { ...sorted[0]!, moves: sorted, nodes: 100, time: 1, nps: 100_000 };
}

/** An engine that answers when the test says so; it ignores signals, as a distant server may. */
export function fakeEngine(options: { version?: string; atOnce?: boolean } = {}): FakeEngine {
  const requested: RequestedSearch[] = [];
  const open: RequestedSearch[] = [];
  return {
    ...(options.version !== undefined && { version: options.version }),
    requested,
    open,
    search: (position, limits = {}) =>
      new Promise((resolve, reject) => {
        const search: RequestedSearch = {
          position,
          limits,
          answer: (value) => {
            open.splice(open.indexOf(search), 1);
            const moves = flipValues(position);
            resolve(resultOf(value ? moves.map((move) => ({ ...move, value: value(move.move) })) : moves));
          },
          fail: reject,
          progress: (info) => limits.onProgress?.({ ...resultOf(flipValues(position)), ...info }),
        };
        requested.push(search);
        open.push(search);
        if (options.atOnce) search.answer();
      }),
    close: () => undefined,
  };
}
