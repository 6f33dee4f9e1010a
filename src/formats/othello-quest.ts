import type { GameNode } from '../rules/game.js';
import { FormatError } from './format-error.js';
import { RecordReader, type GameRecord, type MoveNote } from './game-record.js';

/**
 * Reads games as Othello Quest hands them out: JSON with a list `args` of games, their players (Black first) and
 * `position.moves`, each `{ "t": milliseconds, "m": "f5" }`.
 *
 * @throws {FormatError} when the text is no such JSON or holds an illegal move. The message names game and move; the offset
 *   is that of the error in the JSON, else 0.
 */
export function parseOthelloQuest(text: string): GameRecord[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    const place = /position (\d+)/.exec((cause as Error).message);
    throw new FormatError('Othello Quest', (cause as Error).message, Number(place?.[1] ?? 0), { cause });
  }
  const games = isRecord(data) ? data['args'] : undefined;
  if (!Array.isArray(games)) throw new FormatError('Othello Quest', 'a list "args" of games expected', 0);
  return games.map((game: unknown, i) => readGame(game, i + 1));
}

/** Prints games in that form: names, moves and the time of each move. */
export function printOthelloQuest(records: readonly GameRecord[]): string {
  const games = records.map(
    ({ game, black = '', white = '', date, notes = new Map<GameNode, MoveNote>() }) => ({
      gtype: 'reversi1',
      ...(date !== undefined && { created: date }),
      players: [{ name: black }, { name: white }],
      position: { moves: game.nodes.map((node) => ({ t: notes.get(node)?.time ?? 0, m: node.move })) },
    }),
  );
  return JSON.stringify({ args: games });
}

function readGame(game: unknown, number: number): GameRecord {
  const reader = new RecordReader('Othello Quest', undefined, `game ${number}: `);
  const { players, position, created, gtype } = isRecord(game) ? game : {};
  if (typeof gtype === 'string' && !gtype.startsWith('reversi')) {
    throw reader.fail(`'${gtype}': reversi expected`, 0);
  }
  const moves = isRecord(position) ? position['moves'] : undefined;
  if (!Array.isArray(moves)) throw reader.fail('a list "position.moves" expected', 0);
  for (const entry of moves as unknown[]) {
    const { m: move, t: time } = isRecord(entry) ? entry : {};
    if (typeof move !== 'string') throw reader.fail(`move ${reader.game.ply + 1}: a text "m" expected`, 0);
    const node = reader.play(move, 0);
    if (typeof time === 'number') reader.notes.set(node, { time });
  }
  const [black, white] = [nameOf(players, 0), nameOf(players, 1)];
  return {
    game: reader.game,
    ...(black !== undefined && { black }),
    ...(white !== undefined && { white }),
    ...(typeof created === 'string' && { date: created }),
    notes: reader.notes,
  };
}

function nameOf(players: unknown, index: number): string | undefined {
  const player: unknown = Array.isArray(players) ? players[index] : undefined;
  const name = isRecord(player) ? player['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
