import { load, loadVersion, save, type Loaded, type Saved, type Version } from './storage.js';

/**
 * What a tab has read and written of the record under a key. Other tabs write it, too: each change has a number, by which a
 * tab sees that there is something newer than what it shows.
 */
export class TabRecord {
  readonly #writer = Math.random().toString(36).slice(2);
  #known: Version = { revision: 0, writer: '' };
  #content = '';
  /** Whether another tab goes on with the game: this one only shows it. */
  #follows = false;

  /** What is saved. */
  read(key: string): Loaded {
    const loaded = load(key);
    this.#known = versionOf(loaded);
    return loaded;
  }

  /** What another tab has saved since; `undefined` for nothing. */
  newer(key: string): Loaded | undefined {
    const { revision, writer } = versionOf(loadVersion(key));
    // Two tabs that wrote at the same moment gave the same number: then what is saved counts.
    const isNewer =
      revision > this.#known.revision ||
      (revision > 0 && revision === this.#known.revision && writer !== this.#known.writer);
    return isNewer ? load(key) : undefined;
  }

  /** The newer record is known: this tab writes again only when something changes here. */
  follow(newer: Loaded): void {
    this.#known = versionOf(newer);
    this.#follows = true;
  }

  /** The record was deleted: the numbers begin again. */
  forget(): void {
    this.#known = { revision: 0, writer: '' };
  }

  /** What is shown now is what is saved. */
  settle(saved: Saved): void {
    this.#content = contentOf(saved);
  }

  /** Whether something is shown that was not saved. */
  isChanged(saved: Saved): boolean {
    return contentOf(saved) !== this.#content;
  }

  /** Saves what is shown, after `newer` has said that nothing is. Where the clocks alone have run, that is no news for others. */
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

function versionOf({ revision = 0, writer = '' }: Pick<Loaded, keyof Version>): Version {
  return { revision, writer };
}

/** All but what changes by itself: the clocks, and whether the computer waits. */
function contentOf({ game, own, ...others }: Saved): string {
  const { clock: _, engineHeld: __, ...played } = game;
  return JSON.stringify({ ...others, played, own });
}
