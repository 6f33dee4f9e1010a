/** The game of a session as it is saved, and as a text. */
import { printTranscript } from '../../formats/transcript.js';
import type { Game } from '../../rules/game.js';
import { followsRules } from '../../rules/hand-flips.js';
import type { Square } from '../../rules/square.js';
import type { TimeRule } from '../../rules/score.js';
import { endingOf, type Ending } from './ending.js';
import type { FlipMistake, ManualFlips, MoveInProgress } from './manual-flips.js';
import { loadOpening, positionOf } from './opening.js';
import { endOfLine, indexesOf, serializeTree, treeOfLine, type SavedMove } from './saved-tree.js';
import type { SavedGame } from './storage.js';

/** What is known of a game beside the game itself. */
export interface GameDetails {
  /** The position before the first move as a board string, where it is not the usual one. */
  readonly start: string;
  readonly ending: Ending | undefined;
  readonly mistakes: readonly FlipMistake[];
  readonly turning: MoveInProgress | undefined;
}

/** A game, for `restoreGame`. */
export function serializeGame(game: Game, details: GameDetails, clock: string): SavedGame {
  const { start, ending, mistakes, turning } = details;
  const { root, nodes, ply } = game;
  const saved = {
    start,
    note: root.note,
    moves: printTranscript(game.line),
    tree: serializeTree(root),
    line: indexesOf([root, ...nodes]),
    ply,
    position: game.position.toString(),
    mistakes,
    turning,
    clock,
  };
  const by = ending?.result.reason;
  if (by !== 'resignation' && by !== 'time') return saved;
  return { ...saved, ended: { by, loser: ending?.result.winner === 'black' ? 'white' : 'black' } };
}

/** What a restored game needs of what was agreed for it. */
export interface RestoreOptions {
  readonly flagRule: TimeRule;
  /** The mode of flipping discs by hand, where that was agreed. */
  readonly manualFlips: ManualFlips | undefined;
}

/** Restores a game that `serializeGame` saved; returns how it began and ended. */
export function restoreGame(
  game: Game,
  saved: SavedGame,
  { flagRule, manualFlips }: RestoreOptions,
): { readonly start: string; readonly ending: Ending | undefined } {
  const start = loadOpening(game, { start: saved.start, note: saved.note, tree: treeOf(saved) });
  game.goTo(endOfLine(game.root, saved.line));
  manualFlips?.restore(saved.mistakes);
  const { ended } = saved;
  if (ended && !game.result) {
    if (ended.by === 'resignation') game.resign(ended.loser);
    else game.flagFall(ended.loser, flagRule);
  }
  const ending = endingOf(game);
  game.goTo(saved.ply);
  // What cannot be played again by the rules: then the position alone is kept.
  if (saved.position && game.position.board !== saved.position.slice(0, 64)) {
    return { start: loadOpening(game, { start: saved.position, tree: [] }), ending: undefined };
  }
  if (saved.turning) manualFlips?.resume(saved.turning);
  return { start, ending };
}

/** A game as a text that can be read again: start and moves; the position alone where discs were flipped wrongly by hand. */
export function recordOf(game: Game, start: string): string {
  if (!isTranscript(game)) return game.position.toString();
  return [start, printTranscript(game.line)].filter(Boolean).join(' ');
}

/** Whether the moves of a game's line say all of it: not where discs were flipped wrongly by hand. */
export function isTranscript({ nodes }: Game): boolean {
  return nodes.every(followsRules);
}

/** The tree of a saved game; one saved without a tree has its line alone. */
function treeOf({ start, moves, tree, mistakes }: SavedGame): readonly SavedMove[] {
  if (tree.length > 0) return tree;
  return treeOfLine(positionOf(start), (moves.match(/[a-h][1-8]/g) ?? []) as Square[], mistakes);
}
