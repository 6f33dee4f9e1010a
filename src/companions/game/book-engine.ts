/** The computer of a game with the opening book: answers at once in the opening, and not always the same. */
import type { OthelloBoard } from '../../board/element.js';
import { loaded } from '../../board/lazy.js';
import { engineAddress } from '../../engine/engine-address.js';
import type { Engine } from '../../engine/engine.js';

type Provider = () => Promise<Engine>;

const providers = new WeakMap<OthelloBoard, Provider>();

/** Lets the computer of a board play by the book, or without; an engine that the page has given it stays. */
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

/** One engine for all who ask on behalf of a board, until the board closes it. */
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
  const [{ withBook }, { createEngine }] = await loaded(
    Promise.all([import('../../book/with-book.js'), import('../../engine/client.js')]),
  );
  const url = engineAddress(board);
  const engine = await createEngine(url === undefined ? {} : { url });
  await engine.ready?.();
  // As the board says of the engine that it opens itself.
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
