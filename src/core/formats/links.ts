import { SQUARES } from '../rules/square.js';

/** The parts of a game in the address of a page. */
export interface LinkedGame {
  /** A board string with its side, moves, or both. */
  readonly text: string;
  /** Forgotten flips, as Hamlite writes them. */
  readonly forgotten?: string;
}

/** Names of parameters in which pages keep the moves, or a whole game. */
const GAMES = ['game', 'kifu', 'moves', 'transcript', 'm', 'record', 'seq', 'sequence', 'pgn', 'ggf', 'sgf'];
const BOARDS = ['start_board', 'board', 'position', 'pos', 'fen', 'b'];
const SIDES = ['start_color', 'turn', 'side', 'color'];

/**
 * The game in a link: ours (`#game=…`), Hamlite's (`?kifu=…&start_board=…&forgat=…`), that of another page with similar
 * parameters, or a transcript or board as the last part of the path.
 *
 * @returns `undefined` when there is none.
 */
export function gameInLink(link: string): LinkedGame | undefined {
  if (!URL.canParse(link)) return undefined;
  const { search, hash, pathname } = new URL(link);
  // The fragment may hold parameters, or a path with parameters.
  const parameters = new Map([
    ...new URLSearchParams(hash.replace(/^#(?:[^?=]*\?|[/!]*)/, '')),
    ...new URLSearchParams(search),
  ]);
  return (
    gameInParameters(parameters) ??
    gameInPath(decoded(hash.replace(/^#[/!]*/, ''))) ??
    gameInPath(decoded(pathname)) ??
    anyGame([...parameters.values()])
  );
}

/**
 * The game in the parameters of a page such as Hamlite's: `kifu`, `start_board`, `start_color`, `forgat`.
 *
 * @returns `undefined` when none of them holds a game.
 */
export function gameInParameters(parameters: ReadonlyMap<string, string>): LinkedGame | undefined {
  const value = (names: readonly string[]): string | undefined =>
    names.map((name) => parameters.get(name)?.trim()).find((found) => found !== undefined && found !== '');
  const matrix = value(['matrix']);
  const game = value(GAMES) ?? (matrix === undefined ? undefined : movesOfMatrix(matrix));
  const board = value(BOARDS);
  if (game === undefined && board === undefined) return undefined;
  const side = board === undefined ? undefined : value(SIDES);
  const forgotten = parameters.get('forgat')?.trim();
  const sign = side === undefined ? '' : /^(?:w|o|1)/i.test(side) ? ' O' : ' X';
  return {
    text: [board === undefined ? '' : `${board}${sign}`, game ?? ''].join(' ').trim(),
    ...(forgotten && { forgotten }),
  };
}

/** Reads the moves from 64 cells with their numbers, as Hamlite writes them; rows are separated by empty cells. */
function movesOfMatrix(matrix: string): string {
  const cells = matrix.split('|').filter((cell) => cell.trim() !== '');
  const numbered = cells
    .slice(0, SQUARES.length)
    .map((cell, index) => ({ number: Number.parseInt(cell), index }));
  return numbered
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number)
    .map(({ index }) => SQUARES[index]!)
    .join('');
}

function gameInPath(path: string): LinkedGame | undefined {
  return anyGame(path.split('/').reverse());
}

const GAME = /^(?:(?:[a-h][1-8]|p[as]|--){2,64}|[-.*XOBW01]{64}\s*[XOBW*]?)$/i;

function anyGame(texts: readonly string[]): LinkedGame | undefined {
  const text = texts.find((candidate) => GAME.test(candidate.trim()));
  return text === undefined ? undefined : { text: text.trim() };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
