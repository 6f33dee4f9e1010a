/**
 * The engine with the opening book, by which the computer of `<othello-game>` plays where the session's settings want a
 * book. The board opens it as any engine of a page, by `engineProvider`.
 */
import { engineAddress } from '../../../board/engine-address.js';
import type { Engine } from '../../../../core/engine/engine.js';
import type { OthelloBoard } from '../../../board/element/element.js';
import { loaded } from '../../../board/lazy.js';

/** Opens an engine for the board, or gives the one that is open. */
type Provider = () => Promise<Engine>;

/** The provider of each board that has used the book: by it, an engine that the page has set is told apart. */
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

/** Provides one engine for all requests of a board, until the board closes it; then the next request opens another. */
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

/** Opens an engine that plays from the opening book. @param onClose called when the board closes it */
async function openBookEngine(board: OthelloBoard, onClose: () => void): Promise<Engine> {
  const [{ withBook }, { createEngine }] = await loaded(() =>
    Promise.all([
      import('../../../../core/book/with-book.js'),
      import('../../../../core/engine/page/client.js'),
    ]),
  );
  const url = engineAddress(board);
  const engine = await createEngine(url === undefined ? {} : { url });
  await engine.ready?.();
  // The same detail as for the engine that the board opens itself.
  const detail = { level: board.level };
  board.dispatchEvent(new CustomEvent('othello-engineready', { detail, bubbles: true, composed: true }));
  // The engine of `withBook` is an object of functions; only `close` does more here.
  return {
    ...withBook(engine),
    close: () => {
      onClose();
      engine.close();
    },
  };
}
