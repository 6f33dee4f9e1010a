/** The visitor's results against the opponents, read once for all parts of a page that show them. */
import { readTraining } from '../progress/store.js';
import { TRAINING_STORED } from '../site.js';
import { standingOf, type Standing } from './opponents.js';

const listeners = new Set<(standing: Standing) => void>();
let latest: Standing | undefined;

/** Without a store nobody is beaten yet. */
async function read(): Promise<void> {
  const games = await readTraining().then(
    (training) => training.games,
    () => [],
  );
  latest = standingOf(games);
  for (const listener of listeners) listener(latest);
}

/** Calls back with the standing, and whenever a game has changed it. */
export function onStanding(listener: (standing: Standing) => void): void {
  if (listeners.size === 0) {
    document.addEventListener(TRAINING_STORED, () => void read());
    void read();
  }
  listeners.add(listener);
  if (latest) listener(latest);
}
