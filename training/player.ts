/** The interface of players in a match. */
import type { EngineMove } from '../src/core/engine/engine.js';
import type { Position } from '../src/core/rules/position.js';

/** A player. */
export interface Player {
  readonly name: string;
  /** Called before each game, which begins at the start position; the seed varies play. */
  begin(seed: number): Promise<void>;
  /** Chooses a move in a position that has one. */
  choose(position: Position): Promise<EngineMove>;
  /** Called for every move that this player did not choose itself, passes included. */
  observe(position: Position, move: EngineMove): Promise<void>;
  close(): void;
}

/** A player has used up its time. */
export class OutOfTime extends Error {
  constructor(readonly player: Player) {
    super(`${player.name} lost on time`);
  }
}
