/** What is made to fail. */
export type FaultyApi = 'indexedDB' | 'localStorage' | 'Worker';

/** What the n-th call does: it throws, is never answered, or is aborted as on a disk that is full. */
export type FaultKind = 'fails' | 'hangs' | 'aborts';

export interface PlannedFault {
  readonly api: FaultyApi;
  readonly n: number;
  readonly how: FaultKind;
}

/** A fault in the browser's own functions. */
export interface PlantedFault {
  /** Number of calls so far. */
  readonly calls: number;
  restore(): void;
}

/**
 * Makes the n-th call of a part of the browser fail. Complete in itself, so that a page can be given its source before
 * it is loaded; there `globalThis.plantedFault` tells the calls.
 */
export function plantFault({ api, n, how }: PlannedFault): PlantedFault {
  type Method = (this: object, ...args: unknown[]) => unknown;
  const undo: (() => void)[] = [];
  const planted = {
    calls: 0,
    restore() {
      for (const one of undo) one();
    },
  };
  const error = (): DOMException =>
    how === 'aborts'
      ? new DOMException('the transaction was aborted', 'AbortError')
      : new DOMException('an internal error', 'UnknownError');

  /** @param instead what the n-th call does; `call` is the browser's own */
  function patch(
    target: object,
    names: readonly string[],
    instead: (self: object, call: () => unknown) => unknown,
  ): void {
    const methods = target as Record<string, Method>;
    for (const name of names) {
      const own = methods[name]!;
      methods[name] = function (this: object, ...args) {
        const call = (): unknown => own.apply(this, args);
        return ++planted.calls === n ? instead(this, call) : call();
      };
      undo.push(() => (methods[name] = own));
    }
  }

  if (api === 'localStorage')
    patch(Storage.prototype, ['getItem', 'setItem', 'removeItem'], () => {
      throw new DOMException('the quota is exceeded', 'QuotaExceededError');
    });
  else if (api === 'indexedDB') {
    const silent = (): unknown => {
      const request: unknown = Object.create(IDBOpenDBRequest.prototype);
      const ignore = (): void => undefined;
      return Object.assign(request as object, { addEventListener: ignore, removeEventListener: ignore });
    };
    patch(IDBFactory.prototype, ['open'], () => {
      if (how === 'hangs') return silent();
      throw error();
    });
    patch(IDBDatabase.prototype, ['transaction'], (_, call) => {
      if (how === 'fails') throw error();
      const transaction = call() as IDBTransaction;
      if (how === 'aborts') transaction.abort();
      return transaction;
    });
    const requests = ['get', 'getAll', 'getAllKeys', 'openKeyCursor', 'put', 'add', 'delete', 'clear'];
    patch(IDBObjectStore.prototype, requests, (store, call) => {
      if (how === 'hangs') return silent();
      if (how === 'fails') throw error();
      const request = call();
      (store as IDBObjectStore).transaction.abort();
      return request;
    });
  } else {
    const Own = globalThis.Worker;
    globalThis.Worker = class extends Own {
      constructor(url: string | URL, options?: WorkerOptions) {
        const isChosen = ++planted.calls === n;
        if (isChosen && how === 'fails') throw new DOMException('no workers here', 'SecurityError');
        // One whose script is empty never answers; one without a script says so by an event.
        const instead = how === 'hangs' ? 'data:text/javascript,' : 'data:text/html,';
        super(isChosen ? instead : url, options);
      }
    };
    undo.push(() => (globalThis.Worker = Own));
  }
  (globalThis as { plantedFault?: PlantedFault }).plantedFault = planted;
  return planted;
}
