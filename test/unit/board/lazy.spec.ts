import { describe, expect, test, vi } from 'vitest';
import { LazyPart, loaded, loadedFor, LoadError } from '../../../src/board/lazy.js';

describe('what is loaded late', () => {
  test('is itself, or an error with the code of the event', async () => {
    expect(await loaded(Promise.resolve('module'))).toBe('module');
    const failure = loaded(Promise.reject(new Error('offline')));
    await expect(failure).rejects.toBeInstanceOf(LoadError);
    await expect(failure).rejects.toMatchObject({ code: 'load-failed', message: /offline/u });
  });

  test('for an element beside a board: a failure is an event and a line on the console, and no rejection', async () => {
    const element = Object.assign(new EventTarget(), {
      localName: 'othello-moves',
    }) as unknown as HTMLElement;
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const told: unknown[] = [];
    element.addEventListener('othello-error', (event) => told.push((event as CustomEvent<unknown>).detail));
    expect(await loadedFor(element, Promise.resolve('module'))).toBe('module');
    expect(await loadedFor<string>(element, Promise.reject(new Error('offline')))).toBe(undefined);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ code: 'load-failed' });
    expect(warn.mock.calls.join()).toMatch(/<othello-moves> .*offline/u);
    warn.mockRestore();
  });

  test('as a part of a board comes once, and is tried again after a failure', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('part')];
    const failures: string[] = [];
    let made = 0;
    const part = new LazyPart<string>(
      () => answers[made++]!,
      () => undefined,
      ({ message }) => failures.push(message),
    );
    expect(part.pending).toBe(undefined);
    await expect(part.load()).rejects.toMatchObject({ isReported: true });
    expect([part.loaded, part.pending, failures.length]).toEqual([undefined, undefined, 1]);
    const used: string[] = [];
    part.use((loadedPart) => used.push(loadedPart));
    expect(await part.load()).toBe('part');
    part.use((loadedPart) => used.push(loadedPart));
    expect([used, made, part.loaded]).toEqual([['part', 'part'], 2, 'part']);
  });

  test('is used later without an unhandled rejection', async () => {
    const failures: string[] = [];
    const part = new LazyPart<string>(
      () => Promise.reject(new Error('offline')),
      () => undefined,
      ({ code }) => failures.push(code),
    );
    part.use();
    await vi.waitFor(() => {
      expect(failures).toEqual(['load-failed']);
    });
  });
});
