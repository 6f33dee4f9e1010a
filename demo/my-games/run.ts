/** The running review of the user's games; it continues while other parts of the page are shown. */
import { createEngine } from '../../src/core/engine.js';
import type { ReportGame } from '../../src/core/report.js';
import { LibraryClient } from '../library/client.js';
import { keepMistake } from '../progress/store.js';
import { ownMistakes } from './own-mistakes.js';
import { ownRecords, type OwnRecord } from './own-records.js';
import { reviewedBefore, reviewGames, type RunProgress } from './review-games.js';
import { ReviewedDatabase } from './reviewed-store.js';
import { keepSettings, readSettings, SETTINGS_KEY } from './settings.js';

/** The state of the review. */
export interface RunState {
  readonly isRunning: boolean;
  readonly progress?: RunProgress;
  /** Another tab reviews the games; this one continues if that one is closed. */
  readonly isElsewhere?: true;
  /** Why it stopped early. */
  readonly problem?: string;
  /** Reviews cannot be stored: the disk is full, or there is no storage. */
  readonly notStored?: true;
}

/** The number of mistakes that a review puts into the training. */
const COSTLIEST = 40;

/** The name of the lock of the tab that reviews. */
const LOCK = 'othello-review';

class ReviewRun {
  readonly library = new LibraryClient();
  readonly #store = new ReviewedDatabase();
  readonly #listeners = new Set<() => void>();
  #state: RunState = { isRunning: false };
  #stop: AbortController | undefined;

  constructor() {
    // Another tab was told to stop.
    addEventListener('storage', ({ key }) => {
      if (key === SETTINGS_KEY && !readSettings().running) this.#stop?.abort();
    });
  }

  get state(): RunState {
    return this.#state;
  }

  /** Calls the listener after each change. @returns a function that ends this */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The user's games, newest first, and their total number. */
  ownGames(): Promise<{ readonly games: OwnRecord[]; readonly all: number }> {
    const settings = readSettings();
    return ownRecords(this.library, settings, settings.most);
  }

  /** Those games that were reviewed. */
  async reviewed(games: readonly OwnRecord[]): Promise<(OwnRecord & ReportGame)[]> {
    const engine = await createEngine();
    try {
      return await reviewedBefore(games, { ...readSettings(), engine, store: this.#store });
    } finally {
      engine.close();
    }
  }

  /** Reviews what was not reviewed yet, unless it is running already. */
  async start(): Promise<void> {
    if (this.#stop) return;
    const stop = (this.#stop = new AbortController());
    keepSettings({ running: true });
    this.#change({ isRunning: true });
    try {
      await this.#inOneTab(stop.signal, () => this.#review(stop.signal));
      this.#end({});
    } catch (error) {
      this.#end(stop.signal.aborted ? {} : { problem: (error as Error).message });
    }
  }

  async #review(signal: AbortSignal): Promise<void> {
    this.#change({ isRunning: true });
    const engine = await createEngine();
    try {
      const { games } = await this.ownGames();
      const reviewed = await reviewGames(games, {
        ...readSettings(),
        engine,
        store: this.#store,
        signal,
        onProgress: (progress) => this.#change({ ...this.#state, progress }),
        onNotStored: () => this.#change({ ...this.#state, notStored: true }),
      });
      await trainCostliest(reviewed);
    } finally {
      engine.close();
    }
  }

  /** Waits while another tab reviews: it ends, is stopped, or is closed, and this one continues. */
  async #inOneTab(signal: AbortSignal, review: () => Promise<void>): Promise<void> {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return review();
    const isFree = await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (lock) await review();
      return lock !== null;
    });
    if (isFree) return;
    this.#change({ isRunning: true, isElsewhere: true });
    await locks.request(LOCK, { signal }, async () => {
      if (readSettings().running) await review();
    });
  }

  /** Stops it; finished reviews are stored. */
  stop(): void {
    // Before another tab gets its turn.
    keepSettings({ running: false });
    this.#stop?.abort();
  }

  #end(state: Pick<RunState, 'problem'>): void {
    this.#stop = undefined;
    keepSettings({ running: false });
    this.#change({ isRunning: false, ...(this.#state.notStored && { notStored: true }), ...state });
  }

  #change(state: RunState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Puts the costliest mistakes of reviewed games into the training, about as many as one comes to in the sessions of a
 * week; those that are there already stay as they are.
 */
async function trainCostliest(games: readonly (OwnRecord & ReportGame)[]): Promise<void> {
  // What is due first is asked first.
  const first = Date.now() - COSTLIEST;
  for (const [at, mistake] of ownMistakes(games).slice(0, COSTLIEST).entries()) {
    await keepMistake(mistake, first + at);
  }
}

/** The one run of this page. */
export const reviewRun = new ReviewRun();
