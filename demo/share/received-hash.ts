/**
 * The fragment of a link that somebody has sent, while its game is open in this tab: a page takes it out of its address,
 * and a reload must still say who sent the game.
 */
interface State {
  readonly received?: string;
}

const state = (): State => (history.state as State | null) ?? {};

/** The fragment, with its `#`; `undefined` if nothing was received. */
export function receivedHash(): string | undefined {
  const { received } = state();
  return typeof received === 'string' ? received : undefined;
}

/** Keeps a fragment for a reload, or forgets it. */
export function keepReceivedHash(hash: string | undefined): void {
  if (hash === receivedHash()) return;
  const { received: _, ...others } = state();
  history.replaceState(hash === undefined ? others : { ...others, received: hash }, '');
}
