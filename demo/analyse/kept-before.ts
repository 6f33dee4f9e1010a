/** Converts the stored analysis of versions until November 2026, when games did not have their JSON format yet. */
import * as v from 'valibot';
import { readAnnotation } from '../../src/core/formats.js';

const fields = v.record(v.string(), v.unknown());

const deskSchema = v.object({
  game: v.looseObject({ tree: v.unknown(), notes: v.fallback(v.array(v.unknown()), []) }),
  line: v.unknown(),
  ply: v.unknown(),
});

/** A remark with the path to its place: indices of children from the start. */
const remarkSchema = v.tuple([v.array(v.number()), fields]);

/** A place of a game that has not been checked. */
interface UnknownPlace {
  note?: unknown;
  readonly next?: unknown;
}

/**
 * Converts old data to today's form; other data is returned unchanged.
 *
 * @param leaveOut called for each remark without a place
 */
export function currentForm(data: unknown, leaveOut: (problem: string) => void): unknown {
  const { success, output } = v.safeParse(deskSchema, data);
  if (!success) return data;
  const { tree, notes, result, ...facts } = output.game;
  const said = Object.entries(facts).filter(([, fact]) => fact !== '');
  const game: UnknownPlace = {
    ...Object.fromEntries(said),
    next: tree,
    ...{ version: 1, line: output.line, ply: output.ply },
    // Without a winner it was a draw.
    ...(result !== undefined && { result: v.is(fields, result) ? { winner: null, ...result } : result }),
  };
  for (const [index, remark] of notes.entries()) {
    const read = v.safeParse(remarkSchema, remark);
    const place = read.success && placeAt(game, read.output[0]);
    if (place) place.note = withMarks(read.output[1]);
    else leaveOut(`notes.${index}`);
  }
  return game;
}

function placeAt(game: UnknownPlace, way: readonly number[]): UnknownPlace | undefined {
  let place: UnknownPlace | undefined = game;
  for (const index of way) {
    const next: unknown = Array.isArray(place.next) ? place.next[index] : undefined;
    if (!v.is(fields, next)) return undefined;
    place = next;
  }
  return place;
}

/** Marks and arrows used to be in the comment. */
function withMarks(note: Readonly<Record<string, unknown>>): unknown {
  if (typeof note['comment'] !== 'string') return note;
  return { ...note, comment: undefined, ...readAnnotation({ comment: note['comment'] }) };
}
