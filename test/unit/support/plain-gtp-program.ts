/** A program that knows no more of GTP than it needs to play: always the first legal move. */
import { createInterface } from 'node:readline';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';

let position = Position.start;

function play(move: string): undefined {
  position = move === 'pass' ? position.pass() : position.play(move as Square);
}

function genmove(): string {
  const [move = 'pass'] = position.legalMoves;
  play(move);
  return move;
}

const COMMANDS: Readonly<Partial<Record<string, (words: readonly string[]) => string | undefined>>> = {
  protocol_version: () => '2',
  name: () => 'Plain',
  version: () => '1',
  list_commands: () => Object.keys(COMMANDS).join('\n'),
  boardsize: () => undefined,
  clear_board: () => {
    position = Position.start;
  },
  play: ([, move = '']) => play(move.toLowerCase()),
  genmove: () => genmove(),
  quit: () => process.exit(),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const [name = '', ...words] = line.split(' ');
  const command = COMMANDS[name];
  console.log(command ? `= ${command(words) ?? ''}\n` : '? unknown command\n');
});
