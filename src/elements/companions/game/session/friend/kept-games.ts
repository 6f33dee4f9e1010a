/**
 * The games by turns of this browser, beside the current game: each is kept from its first link until both players have
 * its end, so that the friend's next link finds it whatever was played meanwhile. `SessionStore` writes the one on the
 * board; the session opens another.
 */
import * as v from 'valibot';
import { type Color, opponent } from '../../../../../core/rules/color.js';
import type { SessionEnvironment } from '../environment.js';
import { givenNames } from '../game-words.js';
import {
  FORM,
  lineOf,
  type OwnGame,
  ownGameFields,
  printedOwn,
  stored,
  storedText,
} from '../played/storage.js';
import { listOf } from '../setup/game-setup.js';

/** A game by turns that is kept. */
export interface KeptGame extends OwnGame {
  readonly friend: Color;
  readonly turnsId: string;
  readonly exchanged: number;
  /** Whether the friend has the link and is to move. */
  readonly isWaiting: boolean;
  /** The text of its newest link. */
  readonly link?: string | undefined;
}

/** Maximum number of games, about 40 kB; the oldest ones go. */
const MOST = 20;

const keptSchema = v.object({
  version: v.literal(FORM),
  games: listOf<KeptGame>(
    v.object({
      ...ownGameFields,
      friend: v.picklist(['black', 'white']),
      turnsId: v.string(),
      exchanged: v.number(),
      isWaiting: v.boolean(),
      link: v.optional(v.string()),
    }),
  ),
});

/** The name of the other player in a game by turns; empty if unknown. */
export function nameOfFriend({ session, friend }: OwnGame): string {
  return friend === undefined ? '' : givenNames(session)[opponent(friend)];
}

/** Reads and writes the list; `localStorage` has it, beside the record of the session. */
export class KeptGames {
  readonly #env: SessionEnvironment;
  /** The list as it was read or written last. */
  #known: { readonly text: string | null; readonly games: readonly KeptGame[] } | undefined;

  #removed: KeptGame | undefined;

  constructor(env: SessionEnvironment) {
    this.#env = env;
  }

  get #key(): string | undefined {
    const key = this.#env.storageKey();
    return key && `${key}-turns`;
  }

  /** All games, the latest first. */
  get all(): readonly KeptGame[] {
    const key = this.#key;
    if (key === undefined) return [];
    const text = storedText(key);
    if (this.#known?.text !== text) {
      const { success, output } = v.safeParse(keptSchema, stored(key));
      this.#known = { text, games: success ? output.games : [] };
    }
    return this.#known.games;
  }

  /** The game whose links have a name. */
  find(id: string | undefined): KeptGame | undefined {
    return id === undefined ? undefined : this.all.find(({ turnsId }) => turnsId === id);
  }

  /** Whether a game is kept with all its moves. */
  has({ turnsId, game }: Pick<OwnGame, 'turnsId' | 'game'>): boolean {
    const found = this.find(turnsId);
    return found !== undefined && lineOf(found.game.record) === lineOf(game.record);
  }

  /** Keeps a game as it is now, unless another tab knows later moves of the friend. */
  keep(game: KeptGame): void {
    const known = this.find(game.turnsId);
    if (known && known.exchanged > game.exchanged) return;
    this.#write([game, ...this.#without(game.turnsId)].slice(0, MOST));
  }

  /** The user does not go on with a game; {@link restore} brings it back until the page is left. */
  remove(game: KeptGame): void {
    this.forget(game.turnsId);
    this.#removed = game;
  }

  /** The game that was removed last. */
  get removed(): KeptGame | undefined {
    return this.#removed;
  }

  /** Brings back the game that was removed last. */
  restore(): void {
    if (this.#removed) this.keep(this.#removed);
    this.#removed = undefined;
  }

  /** The game is over, or given up. */
  forget(id: string | undefined): void {
    if (this.find(id)) this.#write(this.#without(id));
  }

  #without(id: string | undefined): readonly KeptGame[] {
    return this.all.filter(({ turnsId }) => turnsId !== id);
  }

  #write(games: readonly KeptGame[]): void {
    const key = this.#key;
    const text = JSON.stringify({ version: FORM, games: games.map(printedOwn) });
    if (key === undefined || text === this.#known?.text) return;
    try {
      localStorage.setItem(key, text);
      this.#known = { text, games };
    } catch {
      // Nothing says of a game that is not in storage that it is kept.
    }
  }
}
