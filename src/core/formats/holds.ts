/**
 * The facts that each format can store, and those of a game that it would lose. `othello-engine convert` and the site
 * warn by it before they write a game in a format that would lose something.
 */
import type { GameRecord, MoveNote } from './common/game-record.js';
import { eventOf, isNumber, momentOf, secondsOf } from './common/fact-text.js';
import { GGF_HEAD, SGF_HEAD, tagFor } from './common/tags.js';
import { WTHOR_LETTERS } from './wthor.js';
import { placesFrom, writtenGame } from './common/written-game.js';

/** The kinds of facts beside the moves; messages about losses use these words. */
export const FACT_KINDS = [
  'player',
  /** A name of a player or an event with characters outside Latin-1. */
  'name of other letters',
  /** Such a name that is too long for a list of WTHOR. */
  'long name',
  'event',
  'site',
  /** The place of a game that also names an event. */
  'site beside an event',
  'round',
  'date',
  /** Month and day of a date. */
  'day',
  'rating',
  /** A rating such as `3 dan` or `unrated`. */
  'rating in words',
  'time control',
  /** What a time control has beside the main time. */
  'increment',
  'result',
  'winner without a score',
  'resignation or loss on time',
  /** The score of a game that was resigned or lost on time. */
  'score beside how a game ended',
  'agreement on a result',
  /** Whether the first moves were drawn at random. */
  'opening by lot',
  'time of a move',
  'clock',
  'evaluation',
  'comment',
  'name of a place',
  'mark',
  'arrow',
  /** `!`, `?` and similar signs. */
  'sign beside a move',
  'side line',
  /** One that the reader left out. */
  'property of a place',
  'score of a position',
  'line of moves',
  'other tag',
] as const;
/** A kind of facts of a game that some format cannot hold. */
export type FactKind = (typeof FACT_KINDS)[number];

/** The formats that can be written. */
export type WrittenFormat = 'PGN' | 'SGF' | 'GGF' | 'WTHOR' | 'Othello Quest' | 'transcript' | 'OBF' | 'JSON';

/** Notes on places, which PGN and SGF both have. */
const NOTES = ['comment', 'name of a place', 'mark', 'arrow', 'sign beside a move', 'side line'] as const;
/** The usual results, which most formats have. */
const RESULTS = ['result', 'resignation or loss on time'] as const;
/** Facts that a head of tags has in PGN, SGF and GGF. */
const HEAD = [
  'player',
  'name of other letters',
  'long name',
  'date',
  'day',
  'rating',
  'rating in words',
  'time control',
  'increment',
] as const;

/** The facts that each format can store. */
const HOLDS: Readonly<Record<WrittenFormat, ReadonlySet<FactKind>>> = {
  PGN: new Set<FactKind>([
    ...HEAD,
    ...RESULTS,
    ...NOTES,
    'event',
    'site',
    'site beside an event',
    'round',
    'winner without a score',
    'score beside how a game ended',
    'agreement on a result',
    'opening by lot',
    'time of a move',
    'clock',
    'evaluation',
    'line of moves',
  ]),
  SGF: new Set<FactKind>([
    ...HEAD,
    ...RESULTS,
    ...NOTES,
    'event',
    'site',
    'site beside an event',
    'round',
    'winner without a score',
    'time of a move',
    'clock',
    'evaluation',
    'line of moves',
  ]),
  GGF: new Set<FactKind>([
    ...HEAD,
    ...RESULTS,
    'site',
    'site beside an event',
    'score beside how a game ended',
    'agreement on a result',
    'time of a move',
    'evaluation',
    'line of moves',
    'winner without a score',
  ]),
  WTHOR: new Set<FactKind>([
    'player',
    'event',
    'site',
    'date',
    'result',
    'score beside how a game ended',
    'line of moves',
  ]),
  'Othello Quest': new Set<FactKind>([
    ...RESULTS,
    'player',
    'name of other letters',
    'long name',
    'date',
    'day',
    'rating',
    'time control',
    'winner without a score',
    'time of a move',
    'line of moves',
  ]),
  transcript: new Set<FactKind>(['line of moves']),
  OBF: new Set<FactKind>(['score of a position']),
  // It has all of a record.
  JSON: new Set<FactKind>(FACT_KINDS.filter((kind) => kind !== 'property of a place')),
};

/** Tags that a format stores under a name of its own. */
const KNOWN_TAGS: Readonly<Partial<Record<WrittenFormat, readonly string[]>>> = {
  WTHOR: ['TheoreticalScore', 'TheoreticalDepth'],
  'Othello Quest': ['GameId', 'FinalStatus'],
};

/** Whether a format can store a kind of fact. For other tags: whether it can store some of them. */
export function holds(format: WrittenFormat, kind: FactKind): boolean {
  return HOLDS[format].has(kind);
}

/** The facts of a game that a format cannot store: how many of each kind. */
export function lostIn(record: GameRecord, format: WrittenFormat): ReadonlyMap<FactKind, number> {
  const lost = new Map<FactKind, number>();
  for (const [kind, count] of factsIn(record)) if (!HOLDS[format].has(kind)) lost.set(kind, count);
  if (format === 'WTHOR') addNames(record, lost);
  // It has a number for the main time, and none for a time control in words.
  if (format === 'Othello Quest' && record.timeControl !== undefined && !secondsOf(record.timeControl))
    lost.set('time control', 1);
  const tags = [...(record.tags?.keys() ?? [])].filter((name) => !FACT_TAGS.includes(name));
  const others = tags.filter((name) => !holdsTag(name, format, record)).length;
  if (others > 0) lost.set('other tag', others);
  return lost;
}

/** Counts names that the format changes. */
function addNames(record: GameRecord, lost: Map<FactKind, number>): void {
  const { black = '', white = '', site = '' } = record;
  const event = eventOf(record) ?? site;
  const foreign = [black, white, event].filter((name) => /[^\0-\xff]/.test(name)).length;
  const most = WTHOR_LETTERS;
  const long = [black.length > most.players, white.length > most.players, event.length > most.tournaments];
  const cut = long.filter(Boolean).length;
  if (foreign > 0) lost.set('name of other letters', foreign);
  if (cut > 0) lost.set('long name', cut);
}

/** Tags that are counted as facts of their own. */
const FACT_TAGS = ['Event', 'Round', 'BlackElo', 'WhiteElo'];

/** Whether a format stores a tag that is no fact of its own, by its PGN name. */
function holdsTag(name: string, format: WrittenFormat, { date, tags }: GameRecord): boolean {
  if (format === 'JSON') return true;
  if (format === 'PGN') return /^\w+$/.test(name);
  if (format === 'SGF') return tagFor(name, SGF_HEAD) !== undefined;
  if (format === 'GGF' && name === 'Time') return momentOf(date, tags?.get(name)) !== undefined;
  if (format === 'GGF') return tagFor(name, GGF_HEAD) !== undefined || name === 'TY';
  return KNOWN_TAGS[format]?.includes(name) ?? false;
}

/** Counts the facts of a game by kind. */
function factsIn(record: GameRecord): Map<FactKind, number> {
  const facts = new Map<FactKind, number>();
  const add = (kind: FactKind, count: number | boolean): void => {
    if (count) facts.set(kind, (facts.get(kind) ?? 0) + Number(count));
  };
  addHead(record, add);
  addResult(record, add);
  const written = writtenGame(record);
  if (!written.isPlain)
    for (const { note, children } of placesFrom(written.root)) {
      if (note) addNote(note, add);
      add('side line', Math.max(0, children.length - 1));
    }
  add('property of a place', record.leftOut ?? 0);
  add('line of moves', (record.mainLine ?? written.line()).length > 0);
  add('score of a position', record.scores !== undefined);
  return facts;
}

/** Counts facts of a kind: a number of them, or one if true. */
type Add = (kind: FactKind, count: number | boolean) => void;

/** Counts what is known of players, event and date. */
function addHead(record: GameRecord, add: Add): void {
  const { black, white, site, date, timeControl, givenMoves, tags } = record;
  const event = eventOf(record);
  add('player', Number(black !== undefined) + Number(white !== undefined));
  add('event', event !== undefined);
  add(event === undefined ? 'site' : 'site beside an event', site !== undefined);
  add('round', tags?.has('Round') ?? false);
  add('date', date !== undefined);
  add('day', date !== undefined && !/^\s*\d{4}(?:[-./]\?\?)*\s*$/.test(date));
  for (const name of ['BlackElo', 'WhiteElo']) {
    const rating = tags?.get(name);
    if (rating !== undefined) add(isNumber(rating) ? 'rating' : 'rating in words', 1);
  }
  const seconds = timeControl === undefined ? undefined : secondsOf(timeControl);
  add('time control', timeControl !== undefined);
  add('increment', (seconds?.increment ?? 0) !== 0);
  add('opening by lot', givenMoves !== undefined && givenMoves > 0);
}

/** Counts the kinds of facts that make up a result. */
function addResult(record: GameRecord, add: Add): void {
  const { result } = record;
  if (!result) return;
  const { by, margin, winner } = result;
  const early = by === 'resignation' || by === 'time';
  // A result that follows from the board is not lost.
  const { ended } = writtenGame(record);
  const onBoard = ended?.margin === margin && ended?.winner === winner;
  add('result', !onBoard && !early && margin !== undefined);
  add('winner without a score', margin === undefined);
  add('resignation or loss on time', early);
  add('score beside how a game ended', early && margin !== undefined);
  add('agreement on a result', by === 'agreement');
}

/** Counts what is noted on a place. */
function addNote(note: MoveNote, add: Add): void {
  add('time of a move', note.time !== undefined);
  add('clock', note.clock !== undefined);
  add('evaluation', note.evaluation !== undefined);
  add('comment', note.comment !== undefined);
  add('name of a place', note.name !== undefined);
  add('mark', note.marks?.length ?? 0);
  add('arrow', note.arrows?.length ?? 0);
  add('sign beside a move', note.nags?.length ?? 0);
  if (note.pass) addNote(note.pass, add);
}
