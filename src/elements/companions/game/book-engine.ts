/** The computer opponent with the opening book: it answers at once in the opening, and varies its moves. */
import type { OthelloBoard } from '../../board/element.js';
import { loaded } from '../../board/lazy.js';
import { engineAddress } from '../../../core/engine/engine-address.js';
import type { Engine } from '../../../core/engine/engine.js';

type Provider = () => Promise<Engine>;

const providers = new WeakMap<OthelloBoard, Provider>();

/** Switches the opening book of a board's computer on or off; an engine that the page has set stays. */
export function useBook(board: OthelloBoard, isWanted: boolean): void {
  const known = providers.get(board);
  if (board.engineProvider && board.engineProvider !== known) return;
  if (!isWanted) {
    board.engineProvider = undefined;
    return;
  }
  const provider = known ?? providerFor(board);
  providers.set(board, provider);
  board.engineProvider = provider;
}

/** One engine for all requests for a board, until the board closes it. */
function providerFor(board: OthelloBoard): Provider {
  let opened: Promise<Engine> | undefined;
  const forget = (): void => void (opened = undefined);
  return () => {
    if (!opened) {
      opened = openBookEngine(board, forget);
      opened.catch(forget);
    }
    return opened;
  };
}

async function openBookEngine(board: OthelloBoard, onClose: () => void): Promise<Engine> {
  const [{ withBook }, { createEngine }] = await loaded(() =>
    Promise.all([import('../../../core/book/with-book.js'), import('../../../core/engine/client.js')]),
  );
  const url = engineAddress(board);
  const engine = await createEngine(url === undefined ? {} : { url });
  await engine.ready?.();
  // The same detail as for the engine that the board opens itself.
  const detail = { level: board.level };
  board.dispatchEvent(new CustomEvent('othello-engineready', { detail, bubbles: true, composed: true }));
  return {
    ...withBook(engine),
    close: () => {
      onClose();
      engine.close();
    },
  };
}
