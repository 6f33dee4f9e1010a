/** The chapters of an analysis: several games or positions, one of which is on the board. No DOM. */
import { Position, type Game } from '../../../src/core/rules.js';

/** The most chapters in an analysis; they are stored in a few megabytes. */
export const MOST_CHAPTERS = 64;

/** PGN's tag for the name of a chapter, as chess sites write it. */
export const CHAPTER_NAME = 'ChapterName';

/** A game or a position with its annotations. */
export interface NewChapter {
  /** The game with its side lines, notes and the place shown. */
  readonly game: Game;
  /** The name that the user gave it; otherwise it is named after its players. */
  readonly name?: string | undefined;
  /** The game that it replaced. */
  readonly before?: Game | undefined;
}

/** A chapter of an analysis. */
export interface Chapter extends NewChapter {
  /** An id that stays the same over reloads, renaming and moving. */
  readonly id: number;
}

interface Removed {
  readonly chapter: Chapter;
  readonly index: number;
}

/** The chapters in order. There is always at least one, and one of them is shown. */
export class Chapters {
  #list: readonly Chapter[];
  #current: number;
  #removed: readonly Removed[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  /** @param first the only chapter at the beginning */
  constructor(first: NewChapter) {
    this.#list = [this.#identified(first)];
    this.#current = this.#list[0]!.id;
  }

  get list(): readonly Chapter[] {
    return this.#list;
  }

  /** The chapter that is shown. */
  get current(): Chapter {
    return this.#list[this.index]!;
  }

  /** Index of the chapter that is shown, from 0. */
  get index(): number {
    return this.#list.findIndex(({ id }) => id === this.#current);
  }

  /** The chapter that {@link undoRemove} restores. */
  get lastRemoved(): Chapter | undefined {
    return this.#removed.at(-1)?.chapter;
  }

  /** Calls the listener after every change. @returns a function that ends this */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Replaces everything by what an earlier visit has stored.
   *
   * @param chapters at least one, with different ids; more than {@link MOST_CHAPTERS} are accepted too, so that nothing
   *   stored is lost
   * @param index index of the one to show
   */
  restore(chapters: readonly Chapter[], index: number): void {
    if (chapters.length === 0) return;
    this.#list = chapters;
    this.#lastId = Math.max(...chapters.map(({ id }) => id));
    this.#removed = [];
    this.#show((chapters[index] ?? chapters[0]!).id);
  }

  /**
   * Appends as many chapters as there is room for, and shows the first of them.
   *
   * @param instead the id of a chapter that they replace
   * @returns the chapters added
   */
  add(chapters: readonly NewChapter[], instead?: number): readonly Chapter[] {
    const others = this.#list.filter(({ id }) => id !== instead);
    const room = Math.max(0, MOST_CHAPTERS - others.length);
    const added = chapters.slice(0, room).map((one) => this.#identified(one));
    const [first] = added;
    if (!first) return added;
    this.#list = [...others, ...added];
    this.#show(first.id);
    return added;
  }

  /** Shows another chapter. */
  choose(id: number): void {
    if (id !== this.#current && this.#list.some((one) => one.id === id)) this.#show(id);
  }

  /** Renames a chapter; with an empty name it is named after its players again. */
  rename(id: number, name: string): void {
    this.#change(id, { name: name.trim() || undefined });
  }

  /** The current chapter has another game, which replaced `before`. */
  replaceGame(game: Game, before: Game | undefined): void {
    const { current } = this;
    if (current.game === game && current.before === before) return;
    this.#change(current.id, { game, before });
  }

  /** Moves a chapter towards the first by -1, towards the last by 1. */
  move(id: number, by: -1 | 1): void {
    const from = this.#list.findIndex((one) => one.id === id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.#list.length) return;
    const list = [...this.#list];
    list.splice(to, 0, ...list.splice(from, 1));
    this.#list = list;
    this.#tell();
  }

  /** Removes a chapter; {@link undoRemove} restores it, unless it was empty. The only chapter is kept. */
  remove(id: number): void {
    const index = this.#list.findIndex((one) => one.id === id);
    if (index < 0 || this.#list.length === 1) return;
    const chapter = this.#list[index]!;
    if (!isUntouched(chapter)) this.#removed = [...this.#removed, { chapter, index }];
    this.#list = this.#list.filter((one) => one.id !== id);
    this.#show(id === this.#current ? this.#list[Math.min(index, this.#list.length - 1)]!.id : this.#current);
  }

  /** Restores the chapter that was removed last at its old place, and shows it. */
  undoRemove(): void {
    const last = this.#removed.at(-1);
    if (!last) return;
    this.#removed = this.#removed.slice(0, -1);
    const list = [...this.#list];
    list.splice(last.index, 0, last.chapter);
    this.#list = list;
    this.#show(last.chapter.id);
  }

  #identified(chapter: NewChapter): Chapter {
    return { ...chapter, id: ++this.#lastId };
  }

  #change(id: number, change: Partial<NewChapter>): void {
    this.#list = this.#list.map((one) => (one.id === id ? { ...one, ...change } : one));
    this.#tell();
  }

  #show(id: number): void {
    this.#current = id;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The name of a chapter: that given by the user, the players, or the event. `undefined` if nothing is known. */
export function nameOf({ name, game: { facts } }: NewChapter): string | undefined {
  if (name) return name;
  const { black, white, event } = facts;
  if (black || white) return `${black ?? '?'} – ${white ?? '?'}`;
  return event;
}

/** Makes a chapter of a game that was read; a file of chapters has their names. */
export function chapterOf(game: Game, name?: string): NewChapter {
  return { game, name: name ?? game.facts.tags?.get(CHAPTER_NAME) };
}

/** Whether nothing would be lost with a chapter. */
export function isUntouched({ game: { root }, name, before }: NewChapter): boolean {
  return root.children.length === 0 && !root.note && root.position.equals(Position.start) && !name && !before;
}
