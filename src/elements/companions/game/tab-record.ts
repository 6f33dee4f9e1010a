import { load, loadRevision, save, type Loaded, type Saved, type Revision } from './storage.js';

/**
 * What a tab has read and written of the record under a key. Other tabs write it too: each change has a number, by
 * which a tab notices a newer record.
 */
export class TabRecord {
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
   */
  write(key: string, saved: Saved): void {
    const content = contentOf(saved);
    if (content !== this.#content) {
      this.#content = content;
      this.#follows = false;
      this.#known = { revision: this.#known.revision + 1, writer: this.#writer };
    } else if (this.#follows) return;
    save(key, { ...saved, ...this.#known });
  }
}

function revisionOf({ revision = 0, writer = '' }: Pick<Loaded, keyof Revision>): Revision {
  return { revision, writer };
}

/** Everything except what changes by itself: the clocks, and whether the computer waits. */
function contentOf({ game, own, ...others }: Saved): string {
  const { clock: _, engineHeld: __, ...played } = game;
  return JSON.stringify({ ...others, played, own });
}
