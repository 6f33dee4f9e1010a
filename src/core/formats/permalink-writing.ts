/** Writes links. The board loads this module, which does without the code for reading links. */
import type { GameNode } from '../rules/game.js';
import { writeAnnotation } from './annotation.js';
import { followsRules } from '../rules/hand-flips.js';
import type { Position } from '../rules/position.js';
import { printFen } from './fen-writing.js';
import type { MoveNote } from './game-record.js';
import type { Arrow, Mark } from './marks.js';
import type { Extras, PermalinkContent } from './permalink-game.js';
import {
  PERMALINK_LIMITS,
  printSquares,
  tooManyMoves,
  type LinkParts,
} from './permalink-text.js';

/** The usual start, which is not written. */
const USUAL_START = '8/8/8/3pP3/3Pp3/8/8/8 b';

/** Splits a game into the parts of a link's text. */
export function linkPartsOf(content: PermalinkContent): LinkParts {
  const { root, shown, notes, orientation, marks, arrows, black, white, result } = content;
  const { main, lines } = linesOf(root);
  const places = [root, ...main, ...lines.flatMap(({ nodes }) => nodes)];
  if (places.length - 1 > PERMALINK_LIMITS.moves) throw tooManyMoves();
  const numbers = new Map(places.map((one, number) => [one, number]));
  const shownNumber = shown && numbers.get(shown);
  if (shown && shownNumber === undefined) throw new RangeError('a place of another game');
  const byHand = places.flatMap((one, number) =>
    followsRules(one) ? [] : [[number, shortFen(one.position)] as [number, string]],
  );
  const numberedNotes = [...(notes ?? [])].flatMap(([one, note]) => {
    const number = numbers.get(one);
    return number === undefined ? [] : [[number, writeAnnotation(note)] as [number, MoveNote]];
  });
  const start = shortFen(root.position);
  const extras: Extras = {
    ...(start !== USUAL_START && { s: start }),
    ...(lines.length > 0 && {
      v: lines.map(({ from, nodes }) => [numbers.get(from)!, squaresOf(nodes)] as [number, string]),
    }),
    ...(byHand.length > 0 && { h: byHand }),
    ...(numberedNotes.length > 0 && { n: numberedNotes }),
    ...(shownNumber !== undefined && shownNumber !== main.length && { p: shownNumber }),
    ...(orientation === 'white' && { o: orientation }),
    ...(marks && marks.length > 0 && { m: marks.map(printMark) }),
    ...(arrows && arrows.length > 0 && { a: arrows.map(printArrow) }),
    ...(black && { b: black }),
    ...(white && { w: white }),
    ...(result && { r: { ...result, winner: result.winner ?? null } }),
  };
  const text = JSON.stringify(extras);
  return { moves: main.map(({ move }) => move!), extras: text === '{}' ? '' : text };
}

interface SideLine {
  readonly from: GameNode;
  readonly nodes: readonly GameNode[];
}

/** The main line and the side lines, each after the line that it leaves. */
function linesOf(root: GameNode): {
  readonly main: readonly GameNode[];
  readonly lines: readonly SideLine[];
} {
  const main = lineFrom(root);
  const lines: SideLine[] = [];
  // Side lines have side lines too: the list grows during the loop.
  const addBesides = (from: GameNode): void => {
    for (const child of from.children.slice(1)) lines.push({ from, nodes: [child, ...lineFrom(child)] });
  };
  [root, ...main].forEach(addBesides);
  for (const { nodes } of lines) nodes.forEach(addBesides);
  return { main, lines };
}

function lineFrom(from: GameNode): GameNode[] {
  const line: GameNode[] = [];
  for (let at = from.children[0]; at; at = at.children[0]) line.push(at);
  return line;
}

function squaresOf(nodes: readonly GameNode[]): string {
  return printSquares(nodes.map(({ move }) => move!));
}

/** `row8/…/row1 b`: as {@link printFen}, without the numbers that only chess needs. */
function shortFen(position: Position): string {
  return printFen(position).split(' ', 2).join(' ');
}

/** `d3:circle`, `d3=A`, or both. */
function printMark({ square, shape, text }: Mark): string {
  return `${square}${shape ? `:${shape}` : ''}${text === undefined ? '' : `=${text}`}`;
}

/** `c4f4`, followed by the number of the brush. */
function printArrow({ from, to, brush }: Arrow): string {
  return `${from}${to}${brush ?? ''}`;
}
