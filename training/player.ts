/** What a match needs of those who play it. */
import type { EngineMove } from '../src/engine/engine.js';
import type { Position } from '../src/rules/position.js';

/** Somebody who plays. */
export interface Player {
  readonly name: string;
  /** Told before each game, which begins at the start position; the seed is for varied play. */
  begin(seed: number): Promise<void>;
  /** A move for a position in which there is one. */
  choose(position: Position): Promise<EngineMove>;
  /** Told of every move that this player did not choose itself, passes included. */
  observe(position: Position, move: EngineMove): Promise<void>;
  close(): void;
}

/** A player has used up the time of its clock. */
export class OutOfTime extends Error {
  constructor(readonly player: Player) {
    super(`${player.name} lost on time`);
  }
}
