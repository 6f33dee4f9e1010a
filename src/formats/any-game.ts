import { Game } from '../rules/game.js';
import { parseBoardString } from './board-string.js';
import { FormatError } from './format-error.js';
import { resultByMargin, type GameRecord } from './game-record.js';
import { parseGgf } from './ggf.js';
import { parseHamlite } from './hamlite.js';
import { parseOthelloQuest } from './othello-quest.js';
import { parseSgf } from './sgf.js';
import { parseTranscript } from './transcript.js';

/**
 * Reads a game in whatever form a person may paste it: SGF, GGF, Othello Quest's JSON, a transcript (with
 * Hamlite's forgotten flips, too), or a board of 64 squares with its side and the moves from there. Of several
 * games the first is read.
 *
 * @throws {FormatError} of the format that the text looks like.
 */
export function parseAnyGame(text: string): GameRecord {
  if (/^\s*\{/.test(text)) return first(parseOthelloQuest(text));
  if (/\(\s*;/.test(text)) return /GM\s*\[\s*2\s*\]/.test(text) ? parseSgf(text) : first(parseGgf(text));
  if (/forgat/i.test(text)) return { game: parseHamlite(text) };
  const [board = ''] = /^\s*(?:[-.*\dXOBW]{8}[\s/]*){8}(?:[*XOBW](?=\s|$))?/i.exec(text) ?? [];
  const start = board === '' ? undefined : parseBoardString(board);
  return played(text, board.length, new Game(start && { position: start }));
}

/** A game by the transcript that begins at `from`. */
function played(text: string, from: number, game: Game): GameRecord {
  // Blanks instead of the board keep the places that errors name.
  const { moves, score } = parseTranscript(' '.repeat(from) + text.slice(from), game.position);
  for (const move of moves) game.play(move);
  return { game, ...(score && { result: resultByMargin(score.black - score.white) }) };
}

function first([record]: readonly GameRecord[]): GameRecord {
  if (!record) throw new FormatError('Othello Quest', 'at least one game expected', 0);
  return record;
}
