// Runs the library in a worker, so that the page stays responsive.
import { FormatError } from '../../src/core/formats.js';
import { GameDatabase, isFull } from './database.js';
import { Library } from './library.js';
import { MemoryStore } from './memory-store.js';
import { oneAtATime } from './one-at-a-time.js';
import type { LibraryAnswer, LibraryRequest, MethodName } from './messages.js';
import { unreadGame } from './opened-game.js';
import { readChapters } from './read-chapters.js';
import type { GameSource } from './read-sources.js';

/** Methods that change the library. */
const CHANGES: ReadonlySet<MethodName> = new Set([
  'import',
  'addGame',
  'keepAgain',
  'createCollection',
  'renameCollection',
  'deleteCollection',
  'addTo',
  'collect',
  'takeFrom',
  'delete',
  'undoDelete',
]);

/** Tells other tabs about changes, so that they read the store again. */
const tabs = new BroadcastChannel('othello-library');
let library = makeLibrary();
let opening = open();

async function open(): Promise<void> {
  try {
    await library.open();
  } catch {
    // Without storage, the library lasts as long as the page.
    library = new Library(new MemoryStore());
  }
}

function makeLibrary(): Library {
  const database = new GameDatabase(() => {
    // Another version of the site needed the database; it is opened again on demand.
    library = makeLibrary();
    opening = open();
  });
  return new Library(database, () => tabs.postMessage('changed'));
}

/** A file that another tab reads is written in many pieces. */
const reopen = oneAtATime(async () => {
  await opening;
  answer({ type: 'changed', state: await library.reopen() });
});
tabs.onmessage = () => void reopen();

addEventListener('message', ({ data }: MessageEvent<LibraryRequest>) => void take(data));

async function take({ id, method, args }: LibraryRequest): Promise<void> {
  try {
    await opening;
    const result = await call(id, method, args);
    if (CHANGES.has(method)) answer({ type: 'changed', state: library.state() });
    answer({ type: 'result', id, result });
  } catch (error) {
    const { message } = error as Error;
    const unread = error instanceof FormatError ? { unread: unreadGame(error) } : {};
    answer({ type: 'failed', id, message, isFull: isFull(error), ...unread });
  }
}

function call(id: number, method: MethodName, args: readonly unknown[]): unknown {
  switch (method) {
    case 'open':
      return library.state();
    case 'import': {
      const [sources, collection] = args as [readonly GameSource[], number];
      return library.import(sources, collection, (games) => answer({ type: 'progress', id, games }));
    }
    case 'readChapters':
      return readChapters(...(args as [readonly GameSource[], number]));
    default:
      return (library[method] as (...args: readonly unknown[]) => unknown)(...args);
  }
}

function answer(message: LibraryAnswer): void {
  postMessage(message);
}
