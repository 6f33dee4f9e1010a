/** Prints explanations with their boards, for rating by a person. */
import { sentences } from '../../../src/core/coach/text/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { Measured } from './measure.js';

const SCALE = `Each is rated from 0 to 3: 3 names the mechanism, its squares and what to do instead, so that a beginner learns from it; 2 is true,
can be checked on the board and matters; 1 is true, but not what decides, or cannot be seen; 0 is a number, or trivial. What is false is below.`;

/** A section in Markdown with random explanations, each with its board and a place for the rating. */
export async function printedForRating(
  results: readonly Measured[],
  number: number,
  seed: number,
): Promise<string> {
  const random = randomNumbers(seed);
  const chosen = results
    .map((result) => ({ result, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, number)
    .map(({ result }) => result);
  const words = await loadCoachWords('en');
  const parts = chosen.map((result, index) => {
    const { explanation, position, group } = result;
    const { move, other, loss, certainty, depth } = explanation;
    const by = certainty === 'exact' ? 'exact' : `depth ${depth}`;
    const turn = position.endsWith('X') ? 'Black (X)' : 'White (O)';
    const { line, other: otherLine } = explanation.reasons.at(-1)!;
    const said = sentences(explanation, words, 'en').map((text) => `- ${text}`);
    return [
      `#### ${index + 1}. ${turn} plays ${move}, better ${other ?? ''}: ${rounded(loss)} discs (${by}, ${group} player)`,
      '',
      '```text',
      position,
      ...boardOf(parseBoardString(position).board),
      `played: ${line.join(' ')}`,
      `better: ${otherLine.join(' ')}`,
      '```',
      '',
      ...said,
      '',
      'Rating: –',
    ].join('\n');
  });
  return [SCALE, ...parts].join('\n\n') + '\n';
}

/** A board of 64 discs and empty squares, with the names of lines and columns. */
export function boardOf(board: string): string[] {
  const rows = board.match(/.{8}/g)!.map((row, at) => `${at + 1} ${Array.from(row).join(' ')}`);
  return ['  a b c d e f g h', ...rows];
}

const rounded = (discs: number): number => Math.round(discs * 10) / 10;
