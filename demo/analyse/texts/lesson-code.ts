/**
 * Writes the game on the board as a lesson: HTML for `<othello-lesson>`, with a link that opens the game on this page.
 */
import { escaped } from '../../escaped.js';
import { annotationOf, attributesOf } from '../marks/annotation.js';
import type { GameRecord, MoveNote } from '../../../src/core/formats/common/game-record.js';
import { writePermalink } from '../../../src/core/formats/permalink.js';
import { Position, type GameNode } from '../../../src/core/rules.js';

/** The signs of the most frequent annotations, by their numbers in PGN (NAG): `$1` is `!`. */
const SIGNS = ['', '!', '?', '!!', '??', '!?', '?!'];

/** The texts in a lesson. */
export interface LessonWords {
  /** The label of the link to the analysis page. */
  readonly open: string;
  readonly start: string;
}

/**
 * Makes a lesson of a game: a step for each place of the main line with a remark or side lines, and one for the end.
 * Side lines are links in the text, with their own remarks.
 *
 * @param page address of the analysis page
 */
export async function lessonCode(record: GameRecord, page: string, words: LessonWords): Promise<string> {
  const { root } = record.game;
  const { notes, black, white } = record;
  const line = mainLine(root);
  const steps: string[] = [];
  let covered = 0;
  for (const [ply, place] of line.entries()) {
    const others = place.parent?.children.slice(1) ?? [];
    const isLast = ply === line.length - 1;
    if (!isLast && others.length === 0 && !isAnnotated(notes?.get(place))) continue;
    steps.push(stepOf(line, covered, ply, others, notes, words));
    covered = ply;
  }
  const url = new URL(page);
  const text = await writePermalink({
    root,
    ...(notes && { notes }),
    ...(black !== undefined && { black }),
    ...(white !== undefined && { white }),
    ...(record.result && { result: record.result }),
  });
  url.hash = `game=${text}`;
  const { position } = root;
  const set = position.equals(Position.start) ? '' : ` position="${position.toString()}"`;
  const names = black && white ? `\n  <h2>${escaped(`${black} – ${white}`)}</h2>` : '';
  return `<othello-lesson${set}>${names}
${steps.join('\n')}
  <p><a href="${escaped(url.href)}">${escaped(words.open)}</a></p>
</othello-lesson>
`;
}

function isAnnotated(note: MoveNote | undefined): boolean {
  const { text, marks, arrows } = annotationOf(note);
  return text !== '' || marks.length + arrows.length > 0;
}

/**
 * One step.
 *
 * @param line the main line; the step shows its place at `ply`
 * @param covered the ply of the step before: the moves since then are named
 * @param others the side lines that leave before that place
 */
function stepOf(
  line: readonly GameNode[],
  covered: number,
  ply: number,
  others: readonly GameNode[],
  notes: GameRecord['notes'],
  words: LessonWords,
): string {
  const moves = line.slice(1, ply + 1).map(({ move }) => move);
  const shown = line.slice(covered + 1, ply + 1).map((place) => numbered(place, notes?.get(place)));
  const annotation = annotationOf(notes?.get(line[ply]!));
  const attributes = [`moves="${moves.join('')}"`, ...attributesOf(annotation)];
  const parts = [
    `    <p><strong>${shown.join(' ') || escaped(words.start)}</strong></p>`,
    ...annotation.text
      .split(/\n\s*\n/u)
      .filter(Boolean)
      .map((paragraph) => `    <p>${escaped(paragraph)}</p>`),
    ...others.map((other) => `    <p>${sideLine(other, notes)}</p>`),
  ];
  return `  <section ${attributes.join(' ')}>\n${parts.join('\n')}\n  </section>`;
}

/**
 * A side line with its remarks. Each link has the moves from the place before its first one, where the lesson plays them.
 * Side lines of side lines are left out: a text cannot show them as a tree; the link to the game has them.
 */
function sideLine(from: GameNode, notes: GameRecord['notes']): string {
  let moves = '';
  return mainLine(from)
    .map((place) => {
      moves += place.move!;
      const note = notes?.get(place);
      const { text } = annotationOf(note);
      const remark = text ? ` ${escaped(text)}` : '';
      return `<a data-move="${moves}">${numbered(place, note)}</a>${remark}`;
    })
    .join(' ');
}

function numbered({ ply, move }: GameNode, note: MoveNote | undefined): string {
  const signs = (note?.nags ?? []).map((nag) => SIGNS[nag] ?? '').join('');
  return `${ply}. ${move!}${signs}`;
}

/** A place and the places after it on the main line. */
function mainLine(from: GameNode): readonly GameNode[] {
  const [next] = from.children;
  return next ? [from, ...mainLine(next)] : [from];
}
