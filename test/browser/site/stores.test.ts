// The site's stores in this browser: whatever call of IndexedDB fails, everything is answered, and nothing counts as
// kept which is not there afterwards.
import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import { hasLibrary, LibraryClient } from '../../../demo/library/client.js';
import { GameDatabase } from '../../../demo/library/store/database.js';
import { Library } from '../../../demo/library/library.js';
import { LibraryHost } from '../../../demo/library/worker/library-host.js';
import { keepPlayed } from '../../../demo/library/played.js';
import { OPENED, PLAYED, SAVED, type Added, type LibraryState } from '../../../demo/library/library-types.js';
import type { LibraryAnswer, MethodName } from '../../../demo/library/worker/worker-messages.js';
import { ReviewedDatabase } from '../../../demo/my-games/reviewed-store.js';
import { keepGame, readTraining } from '../../../demo/progress/store.js';
import type { OthelloGame } from '../../../src/elements/companions/game/game.js';
import { gameToJson, parseAnyGame } from '../../../src/core/formats.js';
import { eventually } from '../board/support.js';
import { plantFault, type FaultKind, type PlantedFault } from '../../support/storage-faults.js';

const DATABASES = ['othello-library', 'othello-reviewed', 'othello-training'];
const KINDS: readonly FaultKind[] = ['fails', 'hangs', 'aborts'];

async function forgetAll(): Promise<void> {
  for (const name of DATABASES)
    await new Promise<void>((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      for (const type of ['success', 'error']) request.addEventListener(type, () => resolve());
    });
}

beforeEach(forgetAll);
afterEach(forgetAll);

/** Plants a fault, and lets the patience of the stores pass forty times as fast until it is restored. */
function plant(how: FaultKind, n: number): PlantedFault {
  const fault = plantFault({ api: 'indexedDB', n, how });
  const own = globalThis.setTimeout;
  globalThis.setTimeout = ((act: () => void, after = 0) => own(act, after / 40)) as typeof setTimeout;
  return {
    get calls() {
      return fault.calls;
    },
    restore() {
      fault.restore();
      globalThis.setTimeout = own;
    },
  };
}

/** A page's library; each call is answered by its result or its failure. */
function openHost() {
  const waiting = new Map<number, (answer: LibraryAnswer) => void>();
  const host = new LibraryHost((answer) => {
    if (answer.type === 'result' || answer.type === 'failed') waiting.get(answer.id)?.(answer);
  });
  let calls = 0;
  return {
    close: () => host.close(),
    ask: (method: MethodName, ...args: unknown[]) =>
      new Promise<Extract<LibraryAnswer, { type: 'result' | 'failed' }>>((resolve) => {
        waiting.set(calls, resolve as (answer: LibraryAnswer) => void);
        void host.take({ id: calls++, method, args });
      }),
  };
}

async function storedGames(): Promise<LibraryState> {
  const library = new Library(new GameDatabase(() => undefined));
  const state = await library.open();
  library.close();
  return state;
}

describe('the library', () => {
  for (const how of KINDS)
    it(`says truly what it keeps when any call of IndexedDB ${how}`, async function () {
      this.timeout(120_000);
      for (let n = 1; ; n++) {
        await forgetAll();
        const fault = plant(how, n);
        const { ask, close } = openHost();
        const imported = await ask(
          'import',
          ['f5d6c3', 'f5d6c4'].map((moves) => `[Black "A"]\n\n${moves} *\n`),
          OPENED,
        );
        const saved = await ask('addGame', gameToJson(parseAnyGame('f5f6e6f4')), SAVED);
        await ask('createCollection', 'Finals');
        const state = await ask('open');
        fault.restore();
        const context = `call ${n}`;
        expect(imported.type, context).to.equal('result');
        expect(saved.type, context).to.equal('result');
        const { games, notStored, isLasting } = (state as { result: unknown }).result as LibraryState;
        expect(games, `${context}: games that are shown`).to.equal(3);
        const stored = await storedGames();
        expect(stored.games, `${context}: games that are kept`).to.be.at.least(
          isLasting ? games - notStored : 0,
        );
        const { isStored } = (saved as { result: unknown }).result as Added;
        expect(stored.inCollection[SAVED] ?? 0, `${context}: said to be kept`).to.be.at.least(
          isStored ? 1 : 0,
        );
        await ask('keepAgain');
        expect((await storedGames()).games, `${context}: when tried again`).to.equal(3);
        close();
        if (fault.calls < n) break;
      }
    });

  it('opens what a newer version of the site has made', async () => {
    const first = openHost();
    await first.ask('import', ['f5d6c3'], OPENED);
    first.close();
    (await openDB('othello-library', 7)).close();
    expect((await storedGames()).games).to.equal(1);
  });

  it('makes a table that is missing', async () => {
    (await openDB('othello-library', 1, { upgrade: (db) => void db.createObjectStore('facts') })).close();
    const { ask, close } = openHost();
    await ask('import', ['f5d6c3'], OPENED);
    close();
    expect((await storedGames()).games).to.equal(1);
  });

  it('leaves out entries that are damaged, and keeps the good ones', async () => {
    const first = openHost();
    await first.ask('import', ['f5d6c3', 'f5d6c4', 'f5f6e6'], OPENED);
    first.close();
    const db = await openDB('othello-library');
    const page = (await db.get('pages', 0)) as { game: object }[];
    page[1] = { game: { black: 5 } };
    page[2] = { ...page[2]!, game: { ...page[2]!.game, black: 5 } };
    await db.put('pages', page, 0);
    await db.put('pages', 'no page', 1);
    await db.put('facts', { collections: 'none' }, 'facts');
    db.close();
    const { ask, close } = openHost();
    const state = ((await ask('open')) as { result: unknown }).result as LibraryState;
    expect(state.games).to.equal(1);
    expect(state.isLasting).to.equal(true);
    await ask('addGame', gameToJson(parseAnyGame('f5d6c4')), SAVED);
    close();
    expect((await storedGames()).games).to.equal(2);
  });

  it('is empty, and works on, when it was deleted while it was open', async () => {
    const { ask, close } = openHost();
    await ask('import', ['f5d6c3'], OPENED);
    await forgetAll();
    const answer = await ask('addGame', gameToJson(parseAnyGame('f5f6')), SAVED);
    expect(answer.type).to.equal('result');
    close();
    expect((await storedGames()).games).to.equal(1);
  });
});

it('a library is opened by pages only while it has games, or some that can be brought back', async () => {
  const client = new LibraryClient();
  await client.call('import', [['f5d6c3'], OPENED]);
  const ids = await client.call('find', [{}]);
  await client.call('delete', [[...ids]]);
  expect(hasLibrary(), 'with a deleted game').to.equal(true);
  await forgetAll();
  await eventually(() => !hasLibrary());
  client.close();
});

describe('a game that has ended', () => {
  const ended = { board: { engine: 'none', level: 5, game: parseAnyGame('f5d6c3').game } } as OthelloGame;
  const inOwnCollection = async (): Promise<number> => (await storedGames()).inCollection[PLAYED] ?? 0;

  it('is among the games of the library', async () => {
    await keepPlayed(ended);
    expect(await inOwnCollection()).to.equal(1);
  });

  it('is said not to be, where neither a worker nor the store of the browser can be had', async () => {
    const worker = plantFault({ api: 'Worker', n: 1, how: 'fails' });
    const store = plant('fails', 1);
    const outcome = await keepPlayed(ended).catch((error: unknown) => error);
    worker.restore();
    store.restore();
    expect(outcome).to.be.an('error');
    expect(await inOwnCollection()).to.equal(0);
  });
});

describe('reviews and training', () => {
  for (const how of KINDS)
    it(`are kept, or are said not to be, when any call of IndexedDB ${how}`, async function () {
      this.timeout(120_000);
      const side = { key: 'one', moves: [] };
      const game = { id: 'f5 black', at: 1, moves: 'f5', side: 'black', level: 1, margin: 3 } as const;
      for (let n = 1; ; n++) {
        await forgetAll();
        const fault = plant(how, n);
        const store = new ReviewedDatabase();
        const isSideStored = await store.keep(side).then(
          () => true,
          () => false,
        );
        const here = await store.read(['one']);
        const isGameStored = await keepGame(game).then(
          () => true,
          () => false,
        );
        fault.restore();
        // A read that fails finds at least what could not be stored.
        expect(here.has('one') || isSideStored, `call ${n}: on this page`).to.equal(true);
        const isThere = (await new ReviewedDatabase().read(['one'])).has('one');
        expect(isThere || !isSideStored, `call ${n}: a side that is said to be kept`).to.equal(true);
        expect((await readTraining()).games.length, `call ${n}`).to.be.at.least(isGameStored ? 1 : 0);
        if (fault.calls < n) break;
      }
    });
});
