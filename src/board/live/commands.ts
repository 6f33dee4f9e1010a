import { fill } from '../../locales/strings.js';
import type { GameTree } from '../../rules/game-tree.js';
import { SQUARES, squareIndex } from '../../rules/square.js';
import type { Speech } from '../labels.js';
import { fetched } from '../later.js';
import { nextLegal, type KeyCommand } from './keyboard.js';

/** What a key command acts on. */
export interface Commanded {
  readonly game: GameTree;
  readonly speech: Speech;
  readonly current: number;
  /** What the engine says of the square with the focus, in words, where an analysis is on. */
  readonly value: string | undefined;
  go(index: number): void;
  say(text: string): void;
  travel(step: number): void;
  undo(): void;
  redo(): void;
  pass(): void;
  hint(): void;
  /** Reports that the words could not be fetched. */
  failed(error: unknown): void;
}

/** Obeys a key. */
export function obey(board: Commanded, command: KeyCommand, ray: { at: number }): void {
  const { game } = board;
  switch (command.do) {
    case 'go':
      ray.at = -1;
      return board.go(command.index);
    case 'legal': {
      const to = nextLegal(game.position.legalMoves.map(squareIndex), board.current, command.step);
      return to === undefined ? undefined : board.go(to);
    }
    case 'ply':
      return board.travel(command.step);
    case 'undo':
      return board.undo();
    case 'redo':
      return board.redo();
    case 'pass':
      return board.pass();
    case 'hint':
      return board.hint();
    case 'value':
      return board.say(valueText(board));
    case 'none':
    case 'play':
      return;
    default:
      answer(board, command, ray).catch((error: unknown) => board.failed(error));
  }
}

/** Says what was asked for; the words are fetched with the first question. */
async function answer(board: Commanded, command: KeyCommand, ray: { at: number }): Promise<void> {
  const { rayText, spoken } = await fetched(import('./spoken.js'));
  const { speech, game } = board;
  switch (command.do) {
    case 'rays':
      ray.at = (ray.at + command.step + 8) & 7;
      board.say(rayText(speech, game, board.current, ray.at));
      break;
    case 'keys':
      board.say(spoken.keys(speech));
      break;
    case 'score':
    case 'last':
    case 'moves':
    case 'turn':
      board.say(spoken[command.do](speech, game));
  }
}

/** "d3: +2." */
function valueText({ speech: { strings }, current, value }: Commanded): string {
  return value === undefined
    ? strings.noEvaluation
    : fill(strings.evaluation, { square: SQUARES[current]!, value });
}
