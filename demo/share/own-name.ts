/** What the user is called in what they send; a game with a friend stores the name under the same key. */
const NAME_KEY = 'othello-name';

/** The name that was given last; empty if none. */
export function readOwnName(): string {
  try {
    return localStorage.getItem(NAME_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores the name for the next time. */
export function keepOwnName(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // Without storage it is asked for again.
  }
}
