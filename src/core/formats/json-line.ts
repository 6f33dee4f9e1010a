/** A game as one line of JSON with the facts and the moves as text, as the command writes and prints it. */
import { Position } from '../rules/position.js';
import { parseBoardString } from './board-string.js';
import { FormatError } from './format-error.js';
import { gameFromJson } from './game-json.js';
import type { GameRecord } from './game-record.js';
import { readMoveText } from './move-text.js';

/** The members that a line has, as far as they are text. */
type Line = Readonly<Record<string, unknown>>;

/** Whether a text begins with such a line: an object with the moves as a text, after the names of the players. */
export function isJsonLine(text: string): boolean {
  return /^\{"black":(?:null|"(?:[^"\\]|\\.){0,1000}"),"white":[^\n]*"moves":"/u.test(text);
}

/** @throws {FormatError} when the line is no JSON, or its moves cannot be played */
export function parseJsonLine(text: string): GameRecord {
  const line = objectIn(text);
  if (typeof line['record'] === 'object' && line['record'] !== null) return gameFromJson(line['record']);
  const moves = textIn(line, 'moves') ?? '';
  const start = textIn(line, 'start');
  const record = readMoveText(moves, 0, start === undefined ? Position.start : parseBoardString(start));
  const result = resultIn(line);
  const { tags } = line;
  const named = typeof tags === 'object' && tags !== null ? Object.entries(tags) : [];
  return {
    ...record,
    ...factIn(line, 'black'),
    ...factIn(line, 'white'),
    ...factIn(line, 'event'),
    ...factIn(line, 'place'),
    ...factIn(line, 'date'),
    ...factIn(line, 'timeControl'),
    ...(result && { result }),
    tags: new Map(named.filter((tag): tag is [string, string] => typeof tag[1] === 'string')),
  };
}

function objectIn(text: string): Line {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Line;
  } catch {
    // As what is no object.
  }
  throw new FormatError('game as JSON', 'an object with moves expected', 0, {
    code: 'unexpected',
    data: { text: text.slice(0, 10), expected: '{"moves":"f5d6"}' },
  });
}

function textIn(line: Line, name: string): string | undefined {
  const value = line[name];
  return typeof value === 'string' ? value : undefined;
}

function factIn<Name extends string>(line: Line, name: Name): Partial<Record<Name, string>> {
  const value = textIn(line, name);
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>;
}

/** `"result":"black","score":"40-24"` */
function resultIn(line: Line): GameRecord['result'] {
  const result = textIn(line, 'result');
  if (result !== 'black' && result !== 'white' && result !== 'draw') return undefined;
  const [, black, white] = /^(\d{1,2})-(\d{1,2})$/u.exec(textIn(line, 'score') ?? '') ?? [];
  return {
    winner: result === 'draw' ? undefined : result,
    ...(black !== undefined && white !== undefined && { margin: Number(black) - Number(white) }),
  };
}
