/** Where the games of a PGN file begin and end. */
import type { Extent } from './collection.js';
import { PGN_RESULT } from './pgn-result.js';

const TAG_LINE = /^[ \t\ufeff]*\[[ \t]*[A-Za-z]\w*[ \t](?:[ \t]*["“”„‟]|[^%\]\n]*\][ \t\r]*$)/;

/**
 * Finds the next game of a text: its tags and everything up to the next game's tags, or up to a move number 1 behind an
 * empty line.
 */
export function findPgnGame(text: string, from: number, complete: boolean): Extent | undefined {
  let start = -1;
  let hasMoves = false;
  let comment = false;
  let afterBlank = false;
  /** The last line of moves, if it ends outside a comment: the result may stand at its end. */
  let moves = '';
  const names = new Set<string>();
  for (let lineStart = from; lineStart < text.length;) {
    const newline = text.indexOf('\n', lineStart);
    if (newline < 0 && !complete) return undefined;
    const lineEnd = newline < 0 ? text.length : newline + 1;
    const line = text.slice(lineStart, lineEnd);
    // A comment that is not closed must not swallow the next game.
    const isNewGame = BRACKET.test(line) && ((!comment && TAG_LINE.test(line)) || PLAYER_TAG.test(line));
    if (
      start >= 0 &&
      hasMoves &&
      (isNewGame || (afterBlank && FIRST_MOVE.test(line) && endsInResult(moves)))
    ) {
      return { start, end: lineStart };
    }
    if (isNewGame) {
      const name = /\w+/.exec(line)![0];
      // A game without moves: it was never begun.
      if (afterBlank && names.has(name)) return { start, end: lineStart };
      names.add(name);
    }
    if (line.trim() === '') {
      afterBlank = true;
    } else {
      // Lines before the first tag may be a comment or for other programs.
      if (start < 0 && /^\s*[%;]/.test(line)) {
        lineStart = lineEnd;
        continue;
      }
      if (start < 0) start = lineStart;
      if (!isNewGame) {
        hasMoves = true;
        comment = endsInComment(line, comment);
        moves = comment ? '' : line;
      }
      afterBlank = false;
    }
    lineStart = lineEnd;
  }
  return complete && start >= 0 ? { start, end: text.length } : undefined;
}

const FIRST_MOVE = /^\s*1\s*[.)]/;
const BRACKET = /^\s*\[/;
const PLAYER_TAG = /^\s*\[(?:Event|Site|Date|Black|White)\s+["“”„‟]/i;
/** The longest result: a blank before it, and blanks in it. */
const LONGEST_RESULT = 40;
const RESULT_AT_END = new RegExp(`(?:^|\\s)${PGN_RESULT.source}\\s*$`);

function endsInResult(line: string): boolean {
  return RESULT_AT_END.test(line.trimEnd().slice(-LONGEST_RESULT));
}

/** Whether a comment in braces is open behind a line; braces in a comment to the end of a line, or in a line left out, are none. */
function endsInComment(line: string, comment: boolean): boolean {
  if (!BRACE.test(line)) return comment;
  let open = comment;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at];
    if (open) open = letter !== '}';
    else if (letter === ';' || (letter === '%' && at === 0)) return false;
    else open = letter === '{';
  }
  return open;
}

const BRACE = /[{}]/;
