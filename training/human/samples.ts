/** Choices of people as numbers, for fitting and measuring the model of human choice. */
import { existsSync, readFileSync } from 'node:fs';
import type { ForesightName, ValuesByDepth } from '../../src/core/engine/levels/human/foresight.js';
import {
  describeMemories,
  describeMoves,
  type MemoryName,
  type SightName,
} from '../../src/core/engine/levels/human/choice-model.js';
import { choicesOf, type Choice, type HumanGame } from './human-games.js';

/** One choice, with the values of all legal moves. */
export interface ValuedChoice extends Choice {
  values: readonly ValuesByDepth[];
}

/** Choices in the form for a fit, with all their moves concatenated. */
export interface Samples {
  choices: readonly ValuedChoice[];
  /** Where the moves of each choice begin, and the end of the last one. */
  starts: Uint32Array;
  /** The row of the chosen move. */
  chosen: Uint32Array;
  /** One row of numbers for each move. */
  rows: Float32Array;
  /** Numbers in a row. */
  width: number;
}

/** Whether a game is held out; one in five is. */
export function isHeldBack(game: HumanGame): boolean {
  return game.number % 5 === 0;
}

/** The choices of a table of values, see `value-table.ts`. */
export function* readValuedChoices(table: string, games: readonly HumanGame[]): Generator<ValuedChoice> {
  if (!existsSync(table)) return;
  const lines = readFileSync(table, 'latin1').split('\n').slice(0, -1);
  for (const line of lines) {
    const [number, ...cells] = line.split('\t');
    const choices = new Map(choicesOf(games[Number(number) - 1]!).map((choice) => [choice.ply, choice]));
    for (const cell of cells.filter(Boolean)) {
      const [ply, rows] = cell.split(':');
      const values = rows!.split(';').map((row) => row.split(',').map(Number));
      yield { ...choices.get(Number(ply))!, values };
    }
  }
}

/** Choices by what the moves look like and what looking ahead says of them; numbers are in the order of the names. */
export function sightSamples(
  choices: readonly ValuedChoice[],
  sights: readonly SightName[],
  foresights: readonly ForesightName[],
): Samples {
  return samplesOf(choices, sights.length + foresights.length, ({ position, values }) =>
    describeMoves(position, values, sights, foresights),
  );
}

/** Choices by the moves played before; rows are 0 where nothing was. */
export function memorySamples(choices: readonly ValuedChoice[], names: readonly MemoryName[]): Samples {
  return samplesOf(
    choices,
    names.length,
    ({ position, before }) =>
      describeMemories(position, before, names) ?? position.legalMoves.map(() => names.map(() => 0)),
  );
}

/** Choices by numbers of each legal move, `width` of them. */
export function samplesOf(
  choices: readonly ValuedChoice[],
  width: number,
  describe: (choice: ValuedChoice) => number[][],
): Samples {
  const starts = new Uint32Array(choices.length + 1);
  for (const [at, { position }] of choices.entries())
    starts[at + 1] = starts[at]! + position.legalMoves.length;
  const rows = new Float32Array(starts.at(-1)! * width);
  const chosen = new Uint32Array(choices.length);
  for (const [at, choice] of choices.entries()) {
    rows.set(describe(choice).flat(), starts[at]! * width);
    chosen[at] = starts[at]! + choice.position.legalMoves.indexOf(choice.move);
  }
  return { choices, starts, chosen, rows, width };
}
