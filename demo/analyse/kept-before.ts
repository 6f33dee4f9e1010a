/** The form in which the analysis was kept before games had one of their own as JSON: up to November 2026. */
import * as v from 'valibot';
import { readAnnotation } from '../../src/formats.js';

const fields = v.record(v.string(), v.unknown());

const deskSchema = v.object({
  game: v.looseObject({ tree: v.unknown(), notes: v.fallback(v.array(v.unknown()), []) }),
  line: v.unknown(),
  ply: v.unknown(),
});

/** A remark with the way to its place: which child to follow from the start. */
const remarkSchema = v.tuple([v.array(v.number()), fields]);

/** A place of a game, of which nothing is known for sure. */
interface UnknownPlace {
  note?: unknown;
  readonly next?: unknown;
}

/**
 * What was kept, in the form of today; anything else as it is.
 *
 * @param leaveOut is told of remarks that belong nowhere
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

/** Marks and arrows stood in the comment once. */
function withMarks(note: Readonly<Record<string, unknown>>): unknown {
  if (typeof note['comment'] !== 'string') return note;
  return { ...note, comment: undefined, ...readAnnotation({ comment: note['comment'] }) };
}
