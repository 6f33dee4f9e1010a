/** `othello-engine explain POSITION MOVE`: why a move is bad or good, with lines that show it. */
import { explain as explainMove } from '../coach/explain.js';
import type { ExplainOptions } from '../coach/judge.js';
import type { Explanation } from '../coach/reason.js';
import { sentences } from '../coach/sentences.js';
import { COACH_LANGUAGES, coachLanguage, loadCoachWords, type CoachLanguage } from '../coach/words.js';
import type { Engine, SearchLimits } from '../engine/engine.js';
import { parseBoardString } from '../formats/board-string.js';
import { parseTranscript } from '../formats/transcript.js';
import type { Position } from '../rules/position.js';
import { parseSquare, type Square } from '../rules/square.js';
import { isBoard } from './input.js';
import { UsageError } from './options.js';
import type { Command } from './command.js';
import { jsonLine, signed, trust } from './words.js';

export const explain: Command = async (
  words,
  { limits, json, table, effort, strength, language = 'en' },
  io,
) => {
  const [move, ...before] = words.toReversed();
  if (move === undefined || before.length === 0) {
    throw new UsageError('usage: othello-engine explain POSITION MOVE');
  }
  const position = positionOf(before.toReversed().join(' '));
  const square = parseSquare(move);
  const spoken = languageOf(language);
  const engine = await io.createEngine({ table, workers: 1 });
  try {
    const given = limitsOf(limits);
    const { data, text } = await explained(position, square, engine, spoken, {
      ...(given && { limits: given }),
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
export async function explained(
  position: Position,
  move: Square,
  engine: Engine,
  language: CoachLanguage,
  options: ExplainOptions,
) {
  const found = await explainMove(position, move, engine, options);
  const said = sentences(found, await loadCoachWords(language), language);
  return { data: { position: position.toString(), ...found, sentences: said }, text: textOf(found, said) };
}

/** @throws {UsageError} for a language that the coach does not have */
export function languageOf(text: string): CoachLanguage {
  const language = coachLanguage(text);
  if (!language) throw new UsageError(`--language ${text}: ${COACH_LANGUAGES.join(', ')} are accepted`);
  return language;
}

/** A position: 64 squares with the side to move, or the moves that lead to it. */
function positionOf(text: string): Position {
  // Treat it as moves even if one is wrong, so that the message is about that move.
  if (!/^\s*[a-z]\d/i.test(text) || isBoard(text)) return parseBoardString(text);
  const { position } = parseTranscript(text);
  return position.phase === 'pass' ? position.pass() : position;
}

/** The given limits; `undefined` if there are none, so that the coach's own apply. */
function limitsOf({ depth, nodes, time, threads }: SearchLimits) {
  const bounds = {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(time !== undefined && { time }),
  };
  if (Object.keys(bounds).length === 0) return undefined;
  return { ...bounds, ...(threads !== undefined && { threads }) };
}

function textOf(found: Explanation, said: readonly string[]): string {
  const { move, value, other, otherValue, verdict, certainty, depth } = found;
  const by = trust({ certainty, depth });
  const compared = other === undefined ? '' : `, ${other} ${signed(otherValue)}`;
  const head = `${move} ${signed(value)}${compared} (${by}): ${verdict}\n`;
  return head + said.map((sentence) => `- ${sentence}\n`).join('');
}
