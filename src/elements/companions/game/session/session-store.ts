/**
 * Saves a session in time, for `GameSession`: at once, or shortly after a large game has come to rest; and not over
 * what another tab has saved. `storage.ts` has the form.
 */
import {
  lineOf,
  isQuicklyLoaded,
  load,
  type Loaded,
  loadRevision,
  prepareToLoad,
  type Revision,
  save,
  type Saved,
} from './played/storage.js';
import type { SessionContext } from './environment.js';
import type { FriendGame } from './friend/friend-game.js';
import type { KeptGames } from './friend/kept-games.js';
import type { PageLink } from './friend/link.js';
import type { LiveGame } from './friend/live-game.js';
import type { GameController } from './played/game-controller.js';
import type { Agreement, BestResult } from './setup/agreement.js';
import type { Options } from './setup/game-options.js';

/** How long a large game must be unchanged before it is saved, in milliseconds. */
const WRITE_AFTER = 300;

/** The parts of a session that are needed to store it. */
interface StoredSession extends Omit<SessionContext, 'options'> {
  get options(): Options;
  set options(options: Partial<Options>);
  readonly agreement: Agreement;
  readonly played: GameController;
  readonly link: PageLink;
  readonly friend: FriendGame;
  readonly kept: KeptGames;
  readonly live: LiveGame;
  readonly best: BestResult | undefined;
  /** Continues from the state of another tab. */
  follow(saved: Loaded): void;
}

/** Saves a session so that it survives a reload, and follows other tabs with the same key. */
export class SessionStore {
  readonly #session: StoredSession;
  readonly #record = new TabRecord();
  #isCatchingUp = false;
  /** Whether the browser refused to store the latest state. */
  isRefused = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(session: StoredSession) {
    this.#session = session;
  }

  /** Reads a large record in pieces, so that {@link read} is fast; `undefined` if that is not needed. */
  prepareToRead(): Promise<void> | undefined {
    const key = this.#session.env.storageKey();
    return key && !isQuicklyLoaded(key) ? prepareToLoad(key) : undefined;
  }

  /** Loads what was saved. */
  read(): Loaded {
    const key = this.#session.env.storageKey();
    return key ? this.#record.read(key) : {};
  }

  /** Marks the current state as saved. */
  settle(): void {
    this.#record.settle(this.#saved);
  }

  /** @param isLeaving whether the page may end now */
  save(isLeaving = false): void {
    const { env, live } = this.#session;
    const key = env.storageKey();
    // The tab that plays a live game stores it; one that only watches would store a game without a side.
    if (!key || this.#isCatchingUp || live.isElsewhere || !env.canSave()) return;
    if (isLeaving || this.#session.played.isQuicklySerialized) this.#write(key);
    else this.#writeLater();
  }

  /** Writes the session, unless another tab has written a later one. */
  #write(key: string): void {
    if (!this.catchUp()) return;
    const wasRefused = this.isRefused;
    this.isRefused = !this.#record.write(key, this.#saved);
    this.#keepTurns();
    if (this.isRefused !== wasRefused) this.#session.requestUpdate();
  }

  /** Keeps a game by turns beside the record, which the next game overwrites. */
  #keepTurns(): void {
    const { agreement, played, link, friend, kept } = this.#session;
    const turns = friend.saved;
    const { friend: side, turnsId, exchanged } = turns;
    if (side === undefined || turnsId === undefined || exchanged === undefined) return;
    if (!friend.isKept) return kept.forget(turnsId);
    const game = { session: agreement, game: played.serialize(), link: link.opened };
    kept.keep({ ...turns, ...game, friend: side, turnsId, exchanged, isWaiting: friend.isWaiting });
  }

  /** Serializes the tree of a large game in pieces, once it has been unchanged for a while. */
  #writeLater(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      void this.#session.played.prepareToSerialize().then(() => this.save());
    }, WRITE_AFTER);
  }

  /** The record was deleted. */
  forget(): void {
    this.#record.forget();
  }

  /**
   * Takes over what another tab has saved since: the whole game if it is the current one, otherwise only what is beside
   * it.
   *
   * @returns whether no newer record is left
   */
  catchUp(): boolean {
    const session = this.#session;
    const key = session.env.storageKey();
    const newer = key ? this.#record.newer(key) : undefined;
    if (!newer) return true;
    const isSame = this.#isGameOnBoard(newer);
    // In a hidden tab the computer would only repeat the search; such a tab follows when it is visible.
    if (isSame && session.env.page.isHidden) return false;
    const keepsChange = !isSame && this.#record.isChanged(this.#saved);
    this.#record.follow(newer);
    this.#isCatchingUp = true;
    try {
      if (newer.options) session.options = newer.options;
      if (isSame) session.follow(newer);
      else this.#followOwn(newer);
    } finally {
      this.#isCatchingUp = false;
    }
    if (!keepsChange) this.settle();
    return true;
  }

  get #saved(): Saved {
    const { options, agreement, played, link, friend, live, best } = this.#session;
    return {
      options,
      session: agreement,
      game: played.serialize(),
      own: played.own,
      link: link.opened,
      ...friend.saved,
      live: live.seat,
      best,
    };
  }

  /** Whether a record is of the current game, and not of another link or another seat at the same table. */
  #isGameOnBoard({ session: agreement, game: saved, link, friend, live }: Loaded): boolean {
    const session = this.#session;
    if (!agreement || !saved || live || session.live.seat || friend !== session.friend.side) return false;
    // In a game by links each move changes the link.
    const moves = session.game.line.join('');
    return link === session.link.opened || (friend !== undefined && lineOf(saved.record).startsWith(moves));
  }

  /** The user's own game, which waits beside the current one, was continued in another tab. */
  #followOwn({ session: agreement, game, link, friend, live }: Loaded): void {
    const isOwn = link === undefined && friend === undefined && live === undefined;
    if (isOwn && agreement && game) this.#session.played.updateOwn({ session: agreement, game });
  }
}

/**
 * What a tab has read and written of the record under a key. Other tabs write it too: each change has a number, by
 * which a tab notices a newer record.
 */
class TabRecord {
  readonly #writer = Math.random().toString(36).slice(2);
  #known: Revision = { revision: 0, writer: '' };
  #content = '';
  /** Whether another tab continues the game and this one only shows it. */
  #follows = false;

  /** Loads the record. */
  read(key: string): Loaded {
    const loaded = load(key);
    this.#known = revisionOf(loaded);
    return loaded;
  }

  /** The record that another tab has saved since; `undefined` if there is none. */
  newer(key: string): Loaded | undefined {
    const { revision, writer } = revisionOf(loadRevision(key));
    // Tabs that wrote at the same time used the same number; what is in storage counts.
    const isNewer =
      revision > this.#known.revision ||
      (revision > 0 && revision === this.#known.revision && writer !== this.#known.writer);
    return isNewer ? load(key) : undefined;
  }

  /** Accepts a newer record: this tab writes again only when something changes here. */
  follow(newer: Loaded): void {
    this.#known = revisionOf(newer);
    this.#follows = true;
  }

  /** The record was deleted; numbers start again. */
  forget(): void {
    this.#known = { revision: 0, writer: '' };
  }

  /** Marks the current state as saved. */
  settle(saved: Saved): void {
    this.#content = contentOf(saved);
  }

  /** Whether the current state differs from what was saved. */
  isChanged(saved: Saved): boolean {
    return contentOf(saved) !== this.#content;
  }

  /**
   * Saves the current state, after `newer` has found no newer record. If only the clocks have changed, the number
   * stays.
   *
   * @returns whether the browser has stored it
   */
  write(key: string, saved: Saved): boolean {
    const content = contentOf(saved);
    if (content !== this.#content) {
      this.#content = content;
      this.#follows = false;
      this.#known = { revision: this.#known.revision + 1, writer: this.#writer };
    } else if (this.#follows) return true;
    return save(key, { ...saved, ...this.#known });
  }
}

/** Which of the saved states this is. */
function revisionOf({ revision = 0, writer = '' }: Pick<Loaded, keyof Revision>): Revision {
  return { revision, writer };
}

/** Everything except what changes by itself: the clocks, and whether the computer waits. */
function contentOf({ game, own, ...others }: Saved): string {
  const { clock: _, engineHeld: __, ...played } = game;
  return JSON.stringify({ ...others, played, own });
}
