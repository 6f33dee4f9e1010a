/** Converts games and openings saved by versions before 2026-12 to today's form. */
import * as v from 'valibot';
import { parseBoardString } from '../../../core/formats/board-string.js';
import { gameToJson, type GameJson } from '../../../core/formats/game-json.js';
import { Game, type GameRecord } from '../../../core/rules/game.js';
import { outcome } from '../../../core/rules/hand-flips.js';
import { Position } from '../../../core/rules/position.js';
import { isSquare, type Square } from '../../../core/rules/square.js';
import { readGame } from './saved-game.js';
import { listOf, maybe, oneOf, textWhere } from './schema.js';

const text = textWhere((board) => /^[XO-]{64} [XO]$/.test(board));
const list = v.fallback(v.array(v.unknown()), []);
const squareList = listOf(v.custom<Square>(isSquare));

const oldOpening = v.looseObject({ start: text, tree: list });

const oldGame = v.looseObject({
  /** The position before the first move, if it is not the usual one. */
  start: text,
  note: v.optional(v.unknown()),
  /** The moves to the end of the line; versions before 0.1 saved nothing else. */
  moves: v.fallback(v.string(), ''),
  /** All moves with their side lines. */
  tree: list,
  /** The index of each node of the line among its siblings. */
  line: v.optional(v.unknown()),
  ply: v.fallback(v.pipe(v.number(), v.minValue(0)), Infinity),
  /** The position shown. It matters if discs were flipped by hand, because nothing else records that. */
  position: text,
  mistakes: listOf(v.object({ ply: v.number(), turned: squareList })),
  ended: maybe(v.object({ by: v.picklist(['resignation', 'time']), loser: v.picklist(['black', 'white']) })),
});
type OldGame = v.InferOutput<typeof oldGame>;

/** The part of the agreement that says how many discs a side loses by on time. */
const agreement = v.object({ setup: v.object({ flagRule: oneOf(['czech', 'zero', 'none'], 'czech') }) });

/** Converts the data saved under a key. */
export function upgradeSaved(data: unknown): unknown {
  if (!isObject(data)) return data;
  const { own } = data;
  return { ...withGame(data), ...(isObject(own) && { own: withGame(own) }) };
}

/** Converts saved openings. */
export function upgradeOpenings(data: unknown): unknown {
  if (!Array.isArray(data)) return data;
  return data.map((one: unknown) => {
    const { success, output } = v.safeParse(oldOpening, one);
    return success && output['version'] === undefined ? treeOf(output) : one;
  });
}

function withGame(saved: object & { session?: unknown; game?: unknown }): object {
  const { session, game } = saved;
  const { success, output } = v.safeParse(oldGame, game);
  if (!success || output['record'] !== undefined) return saved;
  const agreed = v.safeParse(agreement, session);
  const rule = agreed.success ? agreed.output.setup.flagRule : 'czech';
  const { turning, clock, engineHeld } = output;
  return { ...saved, game: { record: upgradeGame(output, rule), turning, clock, engineHeld } };
}

function upgradeGame(old: OldGame, rule: 'czech' | 'zero' | 'none'): GameJson {
  const { ended, ply, position } = old;
  const record = old.tree.length > 0 ? readGame(treeOf(old)) : lineOf(old);
  const { game } = record;
  game.goTo(game.nodes.length);
  if (ended && !game.result) {
    if (ended.by === 'resignation') game.resign(ended.loser);
    else game.flagFall(ended.loser, rule);
  }
  game.goTo(ply);
  const isSame = position === '' || game.position.board === position.slice(0, 64);
  return gameToJson(isSame ? record : { game: new Game({ position: parseBoardString(position) }) });
}

/** The tree already had the form of `formats/game-json.ts`; only the fields around it had other names. */
function treeOf({ start, tree, note, line }: Pick<OldGame, 'start' | 'tree'> & Partial<OldGame>): object {
  return { version: 1, ...(start && { start }), next: tree, note, line };
}

/** A game without a tree, up to the first illegal move. */
function lineOf({ start, moves, mistakes }: OldGame): GameRecord {
  const game = new Game({ position: start ? parseBoardString(start) : Position.start });
  for (const square of (moves.match(/[a-h][1-8]/g) ?? []) as Square[]) {
    const before = game.position;
    if (!before.legalMoves.includes(square)) break;
    const mistake = mistakes.find(({ ply }) => ply === game.ply + 1);
    const turned = mistake?.turned.filter((disc) => disc !== square && before.at(disc));
    game.play(square, turned && outcome({ before, square, turned }));
  }
  return { game };
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}
