/**
 * A program with the ways of Edax: by GTP `reg_genmove` answers the move that was played last, by the NBoard protocol the
 * move is in lower case and followed by spaces. It plays its last legal move.
 */
import { createInterface } from 'node:readline';
import { parseGgf } from '../../../src/core/formats/ggf.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';

let positions = [Position.start];
let last = 'f5';

function play(move: string): undefined {
  const position = positions.at(-1)!;
  positions.push(move === 'pass' ? position.pass() : position.play(move as Square));
  last = move;
}

function genmove(): string {
  const move = positions.at(-1)!.legalMoves.at(-1) ?? 'pass';
  play(move);
  return move;
}

const GTP: Readonly<Partial<Record<string, (words: readonly string[]) => string | undefined>>> = {
  protocol_version: () => '2',
  name: () => 'Edaxlike',
  version: () => '4',
  list_commands: () => Object.keys(GTP).join('\n'),
  boardsize: () => undefined,
  clear_board: () => {
    positions = [Position.start];
  },
  play: ([, move = '']) => play(move.toLowerCase()),
  genmove: () => genmove().toUpperCase(),
  reg_genmove: () => last.toUpperCase(),
  undo: () => {
    positions.pop();
  },
  time_settings: () => undefined,
  time_left: () => undefined,
  quit: () => process.exit(),
};

function answerGtp(line: string): string {
  const [name = '', ...words] = line.split(' ');
  const command = GTP[name];
  return command ? `= ${command(words) ?? ''}\n` : '? unknown command\n';
}

function answerNBoard(line: string): string | undefined {
  const [command = '', ...words] = line.split(' ');
  if (command === 'nboard') return 'set myname Edaxlike';
  if (command === 'ping') return `pong ${words[0]}`;
  if (command === 'go') return `=== ${genmove()} 0.00 0.0\nstatus`;
  if (command === 'set' && words[0] === 'game')
    positions = [parseGgf(words.slice(1).join(' '))[0]!.game.position];
  if (command === 'quit') process.exit();
  return undefined;
}

const answer = process.argv[2] === 'nboard' ? answerNBoard : answerGtp;
createInterface({ input: process.stdin }).on('line', (line) => {
  const sent = answer(line);
  if (sent !== undefined) console.log(sent);
});
