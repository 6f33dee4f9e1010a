import type { Color } from '../rules/color.js';
import type { GameNode } from '../rules/game.js';
import { Position } from '../rules/position.js';
import { parseBoardString } from './board-string.js';
import { FormatError } from './format-error.js';
import { RecordReader, resultByMargin, resultOf, type GameRecord, type MoveNote } from './game-record.js';
import { printTag, scanTags, type Tag, type TagValue } from './tags.js';

const ENDINGS = { r: 'resignation', t: 'time', s: 'agreement' } as const;

/**
 * Reads games in the Generic Game Format of the Generic Game Server: `(;GM[Othello]…B[F5/eval/time]W[F6];)`.
 *
 * @returns The games in the text, at least one.
 * @throws {FormatError} when the text holds no game, another game than Othello on 8x8, or an illegal move.
 */
export function parseGgf(text: string): GameRecord[] {
  const records: GameRecord[] = [];
  let tags: Tag[] = [];
  for (const token of scanTags(text, 'GGF')) {
    if (token.type === 'tag') tags.push(token);
    if (token.type === ')') {
      records.push(readGame(tags, token.offset));
      tags = [];
    }
  }
  return records;
}

/** Prints a game; side lines are left out, GGF has none. */
export function printGgf(record: GameRecord): string {
  const { game, notes = new Map<GameNode, MoveNote>(), tags = new Map<string, string>() } = record;
  const start = game.root.position;
  const board = start.board.replaceAll('X', '*');
  const head = [
    printTag('GM', 'Othello'),
    printTag('PC', record.place),
    printTag('DT', record.date),
    printTag('PB', record.black),
    printTag('PW', record.white),
    printTag('RE', printResult(record)),
    ...[...tags].map(([name, value]) => printTag(name, value)),
    printTag('TY', '8'),
    printTag('BO', `8 ${board} ${start.turn === 'black' ? '*' : 'O'}`),
  ];
  const moves = game.nodes.map((node) => {
    const pass = printPass(node.parent!);
    return pass + printTag(tagOf(node.color!), printMove(node, notes.get(node)));
  });
  const last = game.nodes.at(-1) ?? game.root;
  return `(;${[...head, ...moves].join('')}${printPass(last)};)`;
}

function readGame(tags: readonly Tag[], end: number): GameRecord {
  const known = new Map(tags.map(({ name, values }) => [name, values[0]!]));
  const game = known.get('GM');
  if (!game) throw new FormatError('GGF', 'tag GM[Othello] expected', end);
  if (!/^othello$/i.test(game.text.trim())) {
    throw new FormatError('GGF', `game '${game.text}': Othello expected`, game.offset);
  }
  const type = known.get('TY');
  if (type && /\d+/.exec(type.text)?.[0] !== '8') {
    throw new FormatError('GGF', `board '${type.text}': size 8 expected`, type.offset);
  }
  const reader = new RecordReader('GGF', readBoard(known.get('BO')));
  for (const { name, values } of tags) {
    if (name === 'B' || name === 'W') {
      for (const value of values) readMove(reader, value, name === 'B' ? 'black' : 'white');
    }
  }
  const field = (key: string, tag: string): Record<string, string> => {
    const value = known.get(tag);
    return value ? { [key]: value.text } : {};
  };
  const result = readResult(known.get('RE'));
  const others = [...known].filter(([name]) => !OWN_TAGS.includes(name));
  return {
    game: reader.game,
    ...field('black', 'PB'),
    ...field('white', 'PW'),
    ...field('place', 'PC'),
    ...field('date', 'DT'),
    ...(result && { result }),
    notes: reader.notes,
    tags: new Map(others.map(([name, value]) => [name, value.text])),
  };
}

const OWN_TAGS = ['GM', 'PC', 'DT', 'PB', 'PW', 'RE', 'TY', 'BO', 'B', 'W'];

function readBoard(value: TagValue | undefined): Position {
  if (!value) return Position.start;
  const [, size, board] = /^\s*(\d+)\s+(.*)$/s.exec(value.text) ?? [];
  if (size !== '8') throw new FormatError('GGF', 'board of 8 and 64 squares expected', value.offset);
  try {
    return parseBoardString(board!);
  } catch (cause) {
    if (!(cause instanceof FormatError)) throw cause;
    const problem = cause.message.replace(/ \(board string.*$/s, '');
    const offset = value.offset + value.text.length - board!.length + cause.offset;
    throw new FormatError('GGF', problem, offset, { cause });
  }
}

function readMove(reader: RecordReader, { text, offset }: TagValue, color: Color): void {
  const [square = '', evaluation = '', time = ''] = text.split('/');
  const node = reader.play(square, offset, color);
  const note = {
    ...(evaluation.trim() !== '' && { evaluation: readNumber(evaluation, offset) }),
    ...(time.trim() !== '' && { time: Math.round(readNumber(time, offset) * 1000) }),
  };
  if (Object.keys(note).length > 0) reader.notes.set(node, note);
}

function readNumber(text: string, offset: number): number {
  if (!/^\s*[+-]?\d{1,9}(\.\d{0,9})?\s*$/.test(text)) {
    throw new FormatError('GGF', `'${text}': a number expected`, offset);
  }
  return Number(text);
}

function readResult(value: TagValue | undefined): GameRecord['result'] {
  if (!value || /^\s*\??\s*$/.test(value.text)) return undefined;
  const [, margin, by] = /^\s*([+-]?\d{1,3}(?:\.\d*)?)\s*(?::([rts]))?\s*$/.exec(value.text) ?? [];
  if (margin === undefined) {
    throw new FormatError('GGF', `result '${value.text}': +12 or -3:r expected`, value.offset);
  }
  return resultByMargin(
    Number(margin) + 0,
    by === undefined ? undefined : ENDINGS[by as keyof typeof ENDINGS],
  );
}

function printResult(record: GameRecord): string {
  const { margin, by } = resultOf(record) ?? {};
  if (margin === undefined) return '?';
  const ending = Object.entries(ENDINGS).find(([, name]) => name === by)?.[0];
  return `${margin >= 0 ? '+' : ''}${margin}${ending ? `:${ending}` : ''}`;
}

function printMove({ move }: GameNode, { evaluation, time }: MoveNote = {}): string {
  const fields = [move!.toUpperCase(), evaluation ?? '', time === undefined ? '' : time / 1000];
  return fields.join('/').replace(/\/+$/, '');
}

/** The pass that follows a move, if the opponent had to. */
function printPass({ position }: GameNode): string {
  return position.phase === 'pass' ? printTag(tagOf(position.turn), 'PA') : '';
}

function tagOf(color: Color): 'B' | 'W' {
  return color === 'black' ? 'B' : 'W';
}
