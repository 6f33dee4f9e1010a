import { describe, expect, test, vi } from 'vitest';
import { LazyModule, LazyPart, loaded, LoadError } from '../../../src/elements/board/lazy.js';
import { loadedFor } from '../../../src/elements/companions/shared/loaded-for.js';

describe('a part that loads late', () => {
  test('is itself, or an error with the code of the event', async () => {
    expect(await loaded(() => Promise.resolve('module'))).toBe('module');
    const failure = loaded(() => Promise.reject(new Error('offline')));
    await expect(failure).rejects.toBeInstanceOf(LoadError);
    await expect(failure).rejects.toMatchObject({ code: 'load-failed', message: /offline/u });
  });

  test('is requested once more, as a browser may fetch it again', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('module')];
    expect(await loaded(() => answers.shift()!())).toBe('module');
  });

  test('reports its failure beside a board as an event and on the console, and rejects nothing', async () => {
    const element = Object.assign(new EventTarget(), {
      localName: 'othello-moves',
    }) as unknown as HTMLElement;
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const reported: unknown[] = [];
    element.addEventListener('othello-error', (event) =>
      reported.push((event as CustomEvent<unknown>).detail),
    );
    expect(await loadedFor(element, () => Promise.resolve('module'))).toBe('module');
    expect(await loadedFor<string>(element, () => Promise.reject(new Error('offline')))).toBe(undefined);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatchObject({ code: 'load-failed' });
    expect(warn.mock.calls.join()).toMatch(/<othello-moves> .*offline/u);
    warn.mockRestore();
  });

  test('is loaded once for a board, and again after a failure', async () => {
    const offline = () => Promise.reject(new Error('offline'));
    const answers = [offline, offline, () => Promise.resolve('part')];
    const failures: string[] = [];
    let requested = 0;
    const part = new LazyPart(new LazyModule(() => answers[requested++]!()), {
      create: (module) => module,
      onFailed: ({ message }) => failures.push(message),
    });
    expect(part.pending).toBe(undefined);
    await expect(part.load()).rejects.toMatchObject({ isReported: true });
    expect([part.loaded, part.pending, failures.length]).toEqual([undefined, undefined, 1]);
    const used: string[] = [];
    part.use((loadedPart) => used.push(loadedPart));
    expect(await part.load()).toBe('part');
    part.use((loadedPart) => used.push(loadedPart));
    expect([used, requested, part.loaded]).toEqual([['part', 'part'], 3, 'part']);
  });

  test('is there at once on the boards that come when its module has been loaded', async () => {
    let imported = 0;
    const module = new LazyModule(() => Promise.resolve(++imported));
    const partOf = (board: string): LazyPart<string, number> =>
      new LazyPart(module, { create: () => board, onFailed: () => undefined });
    const used: string[] = [];
    const first = partOf('first');
    first.use((part) => used.push(part));
    expect(used).toEqual([]);
    await first.load();
    const second = partOf('second');
    second.use((part) => used.push(part));
    expect([used, second.pending, imported]).toEqual([['first', 'second'], undefined, 1]);
  });

  test('is used later without an unhandled rejection', async () => {
    const failures: string[] = [];
    const part = new LazyPart(new LazyModule<string>(() => Promise.reject(new Error('offline'))), {
      create: (module) => module,
      onFailed: ({ code }) => failures.push(code),
    });
    part.use();
    await vi.waitFor(() => {
      expect(failures).toEqual(['load-failed']);
    });
  });
});
