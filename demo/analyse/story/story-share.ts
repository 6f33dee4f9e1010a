/** Shares what a story is about: the game with its players, or the position of a moment. `review-story.ts` calls it. */
import type { Color, Game, GameNode } from '../../../src/core/rules.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import { late } from '../../late.js';
import type { Course } from '../../share/game-course.js';
import { resultText } from '../../share/result-text.js';
import { language } from '../../site.js';
import { textTo } from './story-facts.js';

/** Shares the game on the board, as its end does; `you` is the side of whoever shares it. */
export async function shareGame(
  board: OthelloBoard,
  you: Color | undefined,
  course: Course | undefined,
): Promise<void> {
  const { openShare } = await late(() => import('../../share/sheet.js'));
  const { nodes, root, facts } = board.game;
  const moves = textTo(nodes.at(-1) ?? root);
  const players = playersOf(board.game, you);
  const result = nodes.at(-1)?.result;
  const opponent = you && facts[you === 'black' ? 'white' : 'black'];
  openShare({
    kind: 'game',
    hash: hashOf(
      moves,
      'review',
      ...(you ? [`side=${you}`] : []),
      ...(opponent ? [`opponent=${encodeURIComponent(opponent)}`] : []),
    ),
    board,
    moves,
    players,
    course,
    result: result && you && opponent ? resultText(result, you, opponent, language()) : undefined,
  });
}

/** Shares the position before a move, for a friend to find a better one. */
export async function shareMoment({ parent: before }: GameNode): Promise<void> {
  if (!before) return;
  const { openShare } = await late(() => import('../../share/sheet.js'));
  const board = document.createElement('othello-board');
  board.position = before.position.toString();
  const moves = textTo(before);
  openShare({ kind: 'position', hash: hashOf(moves), board, moves });
}

/** The names of the players; whoever shares the game gives their own. */
function playersOf({ facts }: Game, you: Color | undefined): Readonly<Record<Color, string>> | undefined {
  const nameOf = (side: Color): string => (side === you ? '' : (facts[side] ?? ''));
  const players = { black: nameOf('black'), white: nameOf('white') };
  return players.black || players.white ? players : undefined;
}

function hashOf(game: string, ...others: readonly string[]): string {
  return [`game=${encodeURIComponent(game)}`, ...others].join('&');
}
