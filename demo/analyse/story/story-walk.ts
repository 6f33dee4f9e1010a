/**
 * The moments of a story that a reader goes through, and how far they are: which ones they have opened, and whose better
 * move they have found. The list stays as it was when they began, whatever a longer search finds meanwhile: what that has
 * found besides comes into it at the end, once the reader wants it.
 */
import type { FoundReview, Moment, PlyReview, Story, Turn } from '../../../src/core/analysis.js';
import { type Color, type GameNode, lostDiscs, type Square } from '../../../src/core/rules.js';
import { canTry } from './moment-words.js';
import { momentsOf } from './story-facts.js';

/** What the page knows of the game besides its story. */
export interface WalkFacts {
  /** The side of the reader. */
  readonly you: Color | undefined;
  /** Whose moves come first: the reader's, or the side of whoever sent the game. */
  readonly side: Color | undefined;
  /** The review as it is now. */
  readonly found: FoundReview;
  /** Whether those values stay as they are. */
  readonly isFinal: boolean;
  /** The moment that is on the board. */
  readonly shown: Moment | undefined;
}

/** The values that the label of a moment was made from. */
export interface Basis {
  readonly plies: readonly (PlyReview | undefined)[];
  readonly turn: Turn | undefined;
}

/** A list that was begun, so that it is the same after a reload. */
export interface KeptWalk {
  /** The moves of the list, by number, and those of them that were opened. */
  readonly list: readonly number[];
  readonly seen: readonly number[];
  /** The moves whose better move is known, each with the one that the reader has found, if any. */
  readonly solved: readonly (readonly [ply: number, found?: Square | undefined])[];
  /** The quick review that the list was made from; missing if it was made from the whole one. */
  readonly found?: FoundReview | undefined;
}

export class Walk {
  /** The story that the moments come from. */
  story: Story | undefined;
  readonly #facts: () => WalkFacts;
  /** What a longer search tells of the game, while the reader is at a moment or at the end. */
  #fresh: Story | undefined;
  /** The moments as they were when the reader first did something: nobody walks through a list that changes. */
  #held: readonly Moment[] | undefined;
  /** The moments that were shown, by move: they stay in the list when a more thorough review no longer finds them. */
  readonly #seen = new Map<number, Moment>();
  /**
   * The moves whose better move the reader knows, with the one that they have found themselves, if any; the others are
   * questions.
   */
  readonly #solved = new Map<number, Square | undefined>();
  /** What the labels of the list were made from, by move: they stay as they were while its story does. */
  readonly #bases = new Map<number, Basis>();
  /** The review that the list was made from, if a longer one followed. */
  #found: FoundReview | undefined;

  constructor(facts: () => WalkFacts) {
    this.#facts = facts;
  }

  forget(): void {
    this.story = this.#fresh = this.#held = this.#found = undefined;
    this.#seen.clear();
    this.#solved.clear();
    this.#bases.clear();
  }

  /** Takes another story at once, or, while a moment of the list is read, for later. */
  take(story: Story | undefined, isRead: boolean): void {
    this.#fresh = this.#held && isRead ? story : undefined;
    if (!this.#fresh) this.story = story;
  }

  /** Takes the story of a longer search, if there is one: the labels then name the same turn as it does. */
  refresh(): void {
    if (!this.#fresh) return;
    this.story = this.#fresh;
    this.#bases.clear();
    this.#fresh = undefined;
  }

  get moments(): readonly Moment[] {
    if (this.#held) return this.#held;
    return this.story ? this.#momentsOf(this.story, [...this.#seen.values()]) : [];
  }

  #momentsOf(story: Story, seen: readonly Moment[]): readonly Moment[] {
    const { side, shown } = this.#facts();
    const moments = momentsOf(story, side, seen, shown);
    return moments.filter((one) => one.kind === 'found' || one === shown || !this.costsNothing(one));
  }

  /** The reader has begun: from here on the list stays as it is. */
  hold(): void {
    if (this.#held || this.moments.length === 0) return;
    if (!this.isFinal) this.#found = this.#facts().found;
    this.#keep(this.moments);
  }

  /** The list and how far the reader is in it, once they have begun. */
  get kept(): KeptWalk | undefined {
    if (!this.#held) return undefined;
    return {
      list: this.#held.map(({ main }) => main.ply),
      seen: [...this.#seen.keys()],
      solved: [...this.#solved],
      found: this.#found,
    };
  }

  /**
   * Goes on with a list, unless one of its moves is no moment for the review as it is now.
   *
   * @param story of the review that the list was made from
   * @param momentAt makes a moment of a move that this story does not name
   */
  restore(
    { list, seen, solved, found }: KeptWalk,
    story: Story,
    momentAt: (ply: number) => Moment | undefined,
  ): void {
    const { side, found: now } = this.#facts();
    const { moments, praise } = story;
    const own = momentsOf(story, side, []);
    const known = [...own, ...moments, ...praise.black, ...praise.white];
    const held = list.flatMap((ply) => known.find(({ main }) => main.ply === ply) ?? momentAt(ply) ?? []);
    if (held.length < list.length) return;
    const basis = { plies: (found ?? now).plies, turn: story.turn };
    for (const moment of held) {
      this.#bases.set(moment.main.ply, basis);
      if (seen.includes(moment.main.ply)) this.see(moment);
    }
    for (const [ply, by] of solved) this.solve(ply, by);
    this.#held = held;
    this.#found = found;
  }

  get isHeld(): boolean {
    return this.#held !== undefined;
  }

  /** Makes moments the list, with their labels as they are now. */
  #keep(moments: readonly Moment[]): void {
    for (const { main } of moments) if (!this.#bases.has(main.ply)) this.#bases.set(main.ply, this.#basisNow);
    this.#held = moments;
  }

  get #basisNow(): Basis {
    return { plies: this.#facts().found.plies, turn: (this.#fresh ?? this.story)?.turn };
  }

  /** What the label of a moment is made from. */
  basisOf({ main }: Moment): Basis {
    return this.#bases.get(main.ply) ?? this.#basisNow;
  }

  /** The moments that only the longer search has found, once it is over. */
  get others(): readonly Moment[] {
    const story = this.#fresh ?? this.story;
    if (!story || !this.#held || !this.isFinal) return [];
    const known = new Set(this.#held.map(({ main }) => main.ply));
    return this.#momentsOf(story, []).filter(({ kind, main }) => kind !== 'found' && !known.has(main.ply));
  }

  /** Puts those into the list. */
  extend(): void {
    this.#add(this.others);
  }

  #add(moments: readonly Moment[]): void {
    this.#keep([...this.moments, ...moments].toSorted((one, other) => one.main.ply - other.main.ply));
  }

  indexOf(ply: number): number | undefined {
    const index = this.moments.findIndex(({ main }) => main.ply === ply);
    return index < 0 ? undefined : index;
  }

  /** Whether the values of the review stay as they are. */
  get isFinal(): boolean {
    return this.#facts().isFinal;
  }

  /** Whether a moment keeps its better move back: where the reader may try, until they have found or looked at it. */
  isOpen(moment: Moment): boolean {
    return canTry(moment, this.#facts()) && !this.#solved.has(moment.main.ply);
  }

  /** The moment was opened; it is in the list from now on. */
  see(moment: Moment): void {
    this.#seen.set(moment.main.ply, moment);
    if (this.#held && this.indexOf(moment.main.ply) === undefined) this.#add([moment]);
  }

  hasSeen(ply: number): boolean {
    return this.#seen.has(ply);
  }

  /** The moments that the reader has not opened. */
  get unseen(): readonly number[] {
    const { moments } = this;
    return [...moments.keys()].filter((at) => !this.hasSeen(moments[at]!.main.ply));
  }

  /** The moment that follows one in the game: a new one, or the next one of those that were all seen. */
  followingOf(at: number): number | undefined {
    const { unseen } = this;
    if (unseen.length > 0) return unseen.find((one) => one > at);
    return at + 1 < this.moments.length ? at + 1 : undefined;
  }

  /** The reader knows the better move of a moment; `found` is the one that they have found themselves. */
  solve(ply: number, found?: Square): void {
    this.#solved.set(ply, found ?? this.#solved.get(ply));
  }

  /** The better move of a moment is a question again. */
  reopen(ply: number): void {
    this.#solved.delete(ply);
  }

  /** The better move that the reader has found themselves. */
  foundBy(ply: number): Square | undefined {
    return this.#solved.get(ply);
  }

  /** Whether a longer search sees no loss in a moment any more. */
  costsNothing(moment: Moment): boolean {
    return this.isFinal && lostDiscs(this.lastReviewOf(moment).loss) === 0;
  }

  /** The review may have searched on since the story was told. */
  lastReviewOf({ main }: Moment): PlyReview {
    return this.reviewOf(main.node) ?? main;
  }

  reviewOf(node: GameNode): PlyReview | undefined {
    return this.#facts().found.plies.find((ply) => ply?.node === node);
  }

  /** The review of the move that the game goes on with from a place: it has the values of all moves there. */
  reviewFrom(before: GameNode): PlyReview | undefined {
    return this.#facts().found.plies.find((ply) => ply?.node.parent === before);
  }
}
