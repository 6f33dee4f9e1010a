/** Writes the game on the board as a text. */
import { followsRules, Position } from '../../../src/core/rules.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { scriptTags } from '../../whole-page.js';
import { attributesOf } from '../marks/annotation.js';
import type { AnalysisGame } from '../analysis-game.js';
import { late } from '../../late.js';

/** The texts that the page writes: `words` describes the position, `embed` and `lesson` are HTML. */
export const TEXT_FORMATS = [
  'link',
  'moves',
  'board',
  'words',
  'pgn',
  'sgf',
  'ggf',
  'embed',
  'lesson',
] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** The file name for each format; links are copied and not saved. */
export const FILE_NAMES: Readonly<Partial<Record<TextFormat, string>>> = {
  moves: 'othello.txt',
  board: 'othello-position.txt',
  words: 'othello-words.txt',
  pgn: 'othello.pgn',
  sgf: 'othello.sgf',
  ggf: 'othello.ggf',
  embed: 'othello.html',
  lesson: 'othello-lesson.html',
};

/** The game on the board as a text. A file of GGF (Generic Game Format) has no side lines: it gets the line shown. */
export async function textOf(
  analysis: AnalysisGame,
  format: TextFormat,
  words: AnalyseStrings['share'],
): Promise<string> {
  const { board } = analysis;
  switch (format) {
    case 'link':
      return analysis.link();
    case 'moves':
      return analysis.text;
    case 'board':
      return board.position;
    case 'words':
      return board.toText();
    case 'pgn':
      return (await late(() => import('../../../src/core/formats/pgn.js'))).printPgn(analysis.record);
    case 'sgf':
      return (await late(() => import('../../../src/core/formats/sgf.js'))).printSgf(analysis.record);
    case 'ggf':
      return (await late(() => import('../../../src/core/formats/ggf.js'))).printGgf(analysis.recordOfLine);
    case 'embed':
      return embedCode(analysis);
    case 'lesson': {
      const { lessonCode } = await late(() => import('./lesson-code.js'));
      const code = await lessonCode(analysis.record, location.href, words.lesson);
      return `${scriptTags(code)}\n${code}`;
    }
  }
}

/** The tag of a board with this game, and with the marks and arrows of the place shown, and its script. */
function embedCode({ board, annotation }: AnalysisGame): string {
  const { places, moves, ply, length, orientation, position } = board;
  const start = places[0]!.position;
  const game = [
    ...(start.equals(Position.start) ? [] : [`position="${start.toString()}"`]),
    ...(moves ? [`moves="${moves}"`] : []),
    ...(ply < length ? [`ply="${ply}"`] : []),
  ];
  const attributes = [
    // With wrong flips by hand, the moves would lead to another position.
    ...(places.every(followsRules) ? game : [`position="${position}"`]),
    ...attributesOf(annotation),
    ...(orientation === 'white' ? ['orientation="white"'] : []),
    'controls',
  ];
  const tag = `<othello-board ${attributes.join(' ')}></othello-board>`;
  return `${scriptTags(tag)}\n${tag}\n`;
}
