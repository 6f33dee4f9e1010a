/** `othello-engine explain POSITION MOVE`: why a move is bad or good, with lines that show it. */
import {
  COACH_LANGUAGES,
  type CoachLanguage,
  coachLanguage,
  explain as explainMove,
  type ExplainOptions,
  type Explanation,
  loadCoachWords,
  sentences,
} from 'othello-board/coach.js';
import { FormatError } from 'othello-board/formats.js';
import type { Engine } from 'othello-board/engine/node.js';
import { parseSquare, type Position, type Square } from 'othello-board/rules.js';
import { DEFAULT_TABLE, InputError, UsageError } from '../../io/command-line/options.js';
import { positionToMove } from '../place.js';
import type { Command } from '../../io/command.js';
import { jsonLine, signed, trust, type CommandOutput } from '../../io/words.js';

/** The command `explain`. */
export const explain: Command = async (
  words,
  { limits, json, table = DEFAULT_TABLE, effort, strength, language = 'en' },
  io,
) => {
  const [move, ...before] = words.toReversed();
  if (move === undefined || before.length === 0) {
    throw new UsageError('usage: othello-engine explain POSITION MOVE');
  }
  const text = before.toReversed().join(' ');
  const position = await positionToMove(text).catch((error: unknown) => {
    if (!(error instanceof FormatError)) throw error;
    throw new InputError(
      `position '${text}': ${error.problem}; give 64 squares and the side to move, or the moves that lead there`,
    );
  });
  const square = parseSquare(move);
  const spoken = languageOf(language);
  const engine = await io.createEngine({ table, workers: 1 });
  try {
    const { data, text } = await explained(position, square, engine, spoken, {
      limits,
      ...(effort && { effort }),
      ...(strength !== undefined && { people: { strength } }),
    });
    io.out(json ? jsonLine(data) : text);
  } finally {
    engine.close();
  }
  return 0;
};

/** Why a move of a position is bad or good. */
export interface ExplainedMove extends Omit<Explanation, 'other'> {
  /** 64 squares, a1 to h1 first (X black, O white, - empty), and the side to move. */
  position: string;
  /** The best move, or the best alternative if the move explained is the best; missing if there is none. */
  other?: Square | undefined;
  /** The reasons in words, the weightiest first. */
  sentences: readonly string[];
}

/**
 * Why a move of a position is bad or good.
 *
 * @throws {InputError} when the move is not legal
 */
export async function explained(
  position: Position,
  move: Square,
  engine: Engine,
  language: CoachLanguage,
  options: ExplainOptions,
): Promise<CommandOutput<ExplainedMove>> {
  if (!position.legalMoves.includes(move))
    throw new InputError(
      `move ${move} is not legal here; the legal moves are ${position.legalMoves.join(', ')}`,
    );
  const found = await explainMove(position, move, engine, options);
  const reasons = sentences(found, await loadCoachWords(language), language);
  return {
    data: { position: position.toString(), ...found, sentences: reasons },
    text: textOf(found, reasons),
  };
}

/** @throws {UsageError} for a language that the coach does not have */
export function languageOf(text: string): CoachLanguage {
  const language = coachLanguage(text);
  if (!language) throw new UsageError(`--language takes one of ${COACH_LANGUAGES.join(', ')}, not ${text}`);
  return language;
}

/** The explanation as lines of text: the values, then a line for each reason. */
function textOf(found: Explanation, reasons: readonly string[]): string {
  const { move, value, other, otherValue, verdict, certainty, depth } = found;
  const by = trust({ certainty, depth });
  const compared = other === undefined ? '' : `, ${other} ${signed(otherValue)}`;
  const head = `${move} ${signed(value)}${compared} (${by}): ${verdict}\n`;
  return head + reasons.map((sentence) => `- ${sentence}\n`).join('');
}
