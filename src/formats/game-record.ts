import type { Color } from '../rules/color.js';
import { Game, type GameNode } from '../rules/game.js';
import type { Position } from '../rules/position.js';
import { parseSquare } from '../rules/square.js';
import { FormatError, type FormatName } from './format-error.js';

/** What a record says about one move. */
export interface MoveNote {
  /** Time spent on the move, in milliseconds. */
  readonly time?: number;
  /** The player's own evaluation in discs, from his view. */
  readonly evaluation?: number;
  readonly comment?: string;
}

/** How a record says that the game ended, which need not be what the board says. */
export interface RecordedResult {
  /** Black's points less White's; unknown when only the winner is. */
  readonly margin?: number;
  readonly winner: Color | undefined;
  readonly by?: 'resignation' | 'time' | 'agreement';
}

/** A game with what is known about it. */
export interface GameRecord {
  /** The moves with their side lines; it stands at the end of the main line. */
  readonly game: Game;
  readonly black?: string;
  readonly white?: string;
  readonly place?: string;
  /** As the record writes it. */
  readonly date?: string;
  readonly result?: RecordedResult;
  /** Remarks on single moves. */
  readonly notes?: ReadonlyMap<GameNode, MoveNote>;
  /** Tags that have no field of their own here, by name. */
  readonly tags?: ReadonlyMap<string, string>;
}

/** The result by its margin from Black's view. */
export function resultByMargin(margin: number, by?: RecordedResult['by']): RecordedResult {
  const winner = margin > 0 ? 'black' : margin < 0 ? 'white' : undefined;
  return { margin, winner, ...(by && { by }) };
}

/** The result that a record names, else the one on its board. */
export function resultOf({ result, game }: GameRecord): RecordedResult | undefined {
  if (result || !game.result) return result;
  const { margin, reason } = game.result;
  return resultByMargin(margin, reason === 'resignation' || reason === 'time' ? reason : undefined);
}

/**
 * Plays recorded moves, and says where in the text one is wrong.
 */
export class RecordReader {
  readonly game: Game;
  readonly notes = new Map<GameNode, MoveNote>();
  readonly #format: FormatName;

  /**
   * @param where What to say before each problem, for texts with several games.
   */
  constructor(
    format: FormatName,
    start?: Position,
    readonly where = '',
  ) {
    this.#format = format;
    this.game = new Game(start && { position: start });
  }

  /**
   * Plays a move, or takes a written pass where the side in question had to pass.
   *
   * @param color Whose move the record says it is, if it says so.
   * @throws {FormatError} when the move is none, not legal or the other side's.
   */
  play(text: string, offset: number, color?: Color): GameNode {
    const { game } = this;
    const move = text.trim().toLowerCase();
    if (isPass(move)) {
      const { position, ply } = game.node;
      const passed = position.phase === 'pass' && position.turn === (color ?? position.turn);
      if (!passed && !game.result) {
        throw this.fail(`illegal move pass at ply ${ply + 1}: a legal move exists`, offset);
      }
      return game.node;
    }
    if (color && color !== game.turn && !game.result) {
      throw this.fail(`move ${move} of ${color} at ply ${game.ply + 1}: ${game.turn} is to move`, offset);
    }
    try {
      game.play(parseSquare(move));
    } catch (cause) {
      throw this.fail((cause as Error).message, offset, { cause });
    }
    return game.node;
  }

  fail(problem: string, offset: number, options?: ErrorOptions): FormatError {
    return new FormatError(this.#format, this.where + problem, offset, options);
  }
}

function isPass(move: string): boolean {
  return ['pa', 'ps', 'pass', '--', '-'].includes(move);
}
