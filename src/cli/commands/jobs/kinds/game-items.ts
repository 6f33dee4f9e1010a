/** Turns the games of files into the items of a job. The text of an item is one line that holds the whole game. */
import {
  type GameRecord,
  isPermalink,
  parseAnyGame,
  parsePermalink,
  printTranscript,
  writePermalink,
} from 'othello-board/formats.js';
import type { Game } from 'othello-board/rules.js';
import type { Io } from '../../../io/command.js';
import { errorLine, inputName, readGameFile } from '../../../io/streams/input.js';
import type { BadItem, Item, ItemFacts } from '../kind.js';

/** The games of files as items of a job; a game that cannot be read is an item with an error. */
export async function* gameItems(files: readonly string[], io: Io): AsyncGenerator<Item | BadItem> {
  let number = 0;
  for (const file of files) {
    for await (const entry of readGameFile(file, io)) {
      number++;
      const { line, column, game } = entry.location;
      const location = `${inputName(file)}:${line}:${column}: game ${game}`;
      if (!entry.record) yield { error: errorLine(file, entry).trimEnd() };
      else yield { text: await textOf(entry.record), number, location, facts: factsOf(entry.record) };
    }
  }
}

/** The facts of a game that a merged result repeats, as far as the input says them. */
function factsOf({ black, white, event, date }: GameRecord): ItemFacts {
  return {
    ...(black !== undefined && { black }),
    ...(white !== undefined && { white }),
    ...(event !== undefined && { event }),
    ...(date !== undefined && { date }),
  };
}

/** The game in the text of an item of {@link gameItems}. */
export async function gameOf(text: string): Promise<Game> {
  return (isPermalink(text) ? await parsePermalink(text) : parseAnyGame(text)).game;
}

/**
 * The text of an item: the moves where they give the whole game, otherwise the text of a link, which can hold another
 * start, and discs that were flipped by hand.
 */
async function textOf({ game }: GameRecord): Promise<string> {
  const moves = printTranscript(game.line);
  return isWholeGame(moves, game) ? moves : writePermalink({ root: game.root });
}

/** Whether reading the moves gives the same game. */
function isWholeGame(moves: string, game: Game): boolean {
  if (moves === '') return false;
  try {
    const { nodes } = parseAnyGame(moves).game;
    return (
      nodes.length === game.nodes.length &&
      nodes.every(({ position }, at) => position.equals(game.nodes[at]!.position))
    );
  } catch {
    return false;
  }
}
