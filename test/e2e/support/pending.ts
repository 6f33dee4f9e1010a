/**
 * Runs in a page before its scripts, and counts what a page cannot list itself. `pending` contains active timers and
 * frames, `onPage` the listeners on window and document for events of the whole page.
 */
export function countPending(): void {
  const pending = new Set<string>();
  const onPage = new Set<unknown>();
  type Run = (...parameters: unknown[]) => void;

  /** Counts callbacks that run once. */
  const once = (name: 'setTimeout' | 'requestAnimationFrame', kind: string): void => {
    const start = window[name].bind(window) as unknown as (run: Run, ...rest: unknown[]) => number;
    const counted = (run: Run, ...rest: unknown[]): number => {
      const id = start(
        (...parameters) => {
          pending.delete(`${kind} ${id}`);
          run(...parameters);
        },
        ...rest,
      );
      pending.add(`${kind} ${id}`);
      return id;
    };
    Object.assign(window, { [name]: counted });
  };
  const ending = (name: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame', kind: string): void => {
    const end: (id: number) => void = window[name].bind(window);
    const counted = (id: number): void => {
      pending.delete(`${kind} ${id}`);
      end(id);
    };
    Object.assign(window, { [name]: counted });
  };
  once('setTimeout', 'timer');
  once('requestAnimationFrame', 'frame');
  ending('clearTimeout', 'timer');
  ending('clearInterval', 'timer');
  ending('cancelAnimationFrame', 'frame');
  const setInterval = window.setInterval.bind(window) as (...parameters: unknown[]) => number;
  const repeat = (...parameters: unknown[]): number => {
    const id = setInterval(...parameters);
    pending.add(`timer ${id}`);
    return id;
  };

  // The automation driver listens to pointers and keys as well.
  const concernsPage = (type: string): boolean => type.startsWith('page') || type === 'visibilitychange';
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (type: string, run: EventListener, ...rest: []) => {
      if (concernsPage(type)) onPage.add(run);
      add(type, run, ...rest);
    };
    target.removeEventListener = (type: string, run: EventListener, ...rest: []) => {
      onPage.delete(run);
      remove(type, run, ...rest);
    };
  }
  Object.assign(window, { pending, onPage, setInterval: repeat });
}
