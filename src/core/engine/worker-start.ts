/** Starts the engine's worker for a pool; retries once if the host sent something else instead of its script. */
import { markSilent, startPageWorker, type PageWorker } from './page-worker.js';
import { START_TIMEOUT, type StartWorker } from './pool.js';
import type { LoadMessage } from './protocol.js';
import { cancelWarm, takeWarm } from './warm-files.js';
import type { StartFault } from './worker-failure.js';

interface StartedWorker extends PageWorker {
  /** Whether it has sent a message. */
  hasStarted(): boolean;
  terminate(): void;
}

/** Callbacks of a worker. */
interface WorkerListeners {
  /** It has sent a message. */
  onMessage(message: unknown): void;
  /** It has failed after its first message. */
  onBroken(why: string): void;
  /** It did not start. */
  onFailedStart(fault: StartFault): void;
}

/** @param url of the worker's script; by default beside this module, or where a bundler has put it */
export function workerStarter(url: string | undefined): StartWorker {
  return (onMessage, onBroken) => {
    let load: LoadMessage | undefined;
    let isEnded = false;
    let isSecond = false;
    let patience: ReturnType<typeof setTimeout> | undefined;

    const start = (): StartedWorker =>
      startWorker(url, {
        onMessage,
        onBroken,
        onFailedStart({ why, isScriptThere }) {
          if (isEnded) return;
          // A script that arrived damaged is intact when the cache is bypassed.
          if (isSecond || !isScriptThere || !startAgain()) onBroken(why);
        },
      });
    let current = start();

    function startAgain(): boolean {
      clearTimeout(patience);
      isSecond = true;
      current.terminate();
      try {
        current = start();
      } catch {
        return false;
      }
      if (load) void postLoad(current, load);
      return true;
    }

    /** Retries a script that does not arrive, while there is time; the files that it loads have limits of their own. */
    function startAgainIfSilent(timeout: number): void {
      if (isSecond || isEnded) return;
      patience = setTimeout(() => {
        if (!current.hasStarted()) startAgain();
      }, timeout / 2);
    }

    return {
      post: (message) => {
        if (message.type !== 'load') return current.worker.postMessage(message);
        load = message;
        startAgainIfSilent(message.timeout ?? START_TIMEOUT);
        void postLoad(current, message);
      },
      terminate: () => {
        isEnded = true;
        clearTimeout(patience);
        current.terminate();
      },
    };
  };
}

function startWorker(url: string | undefined, listeners: WorkerListeners): StartedWorker {
  let violation: SecurityPolicyViolationEvent | undefined;
  const onViolation = (event: SecurityPolicyViolationEvent): void => {
    if (/^(?:worker|child)-src/u.test(event.effectiveDirective)) violation ??= event;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  const ignoreViolations = (): void => document.removeEventListener('securitypolicyviolation', onViolation);

  const { worker, address } = startPageWorker(url);
  let hasStarted = false;
  let hasFailed = false;
  worker.onmessage = (event: MessageEvent<unknown>) => {
    hasStarted = true;
    ignoreViolations();
    listeners.onMessage(event.data);
  };
  worker.onmessageerror = () => listeners.onBroken("a message of the engine's worker could not be read");
  worker.onerror = (event) => {
    event.preventDefault();
    hasFailed = true;
    // A failed fetch has no message.
    const message = (event as Partial<ErrorEvent>).message ?? '';
    if (hasStarted) {
      listeners.onBroken(`the engine's worker failed: ${message}`);
      return;
    }
    void import('./worker-failure.js')
      .then(({ explainFailedStart }) => explainFailedStart({ address, message, violation }))
      .catch(() => ({
        why: `the engine's worker did not start: ${address} ${message}`,
        isScriptThere: false,
      }))
      .then((fault) => listeners.onFailedStart(fault))
      .finally(ignoreViolations);
  };
  return {
    worker,
    address,
    hasStarted: () => hasStarted,
    terminate: () => {
      ignoreViolations();
      worker.terminate();
      if (hasStarted || hasFailed) return;
      cancelWarm(address);
      markSilent(address);
    },
  };
}

/**
 * Gives a worker the files that were prefetched for it, as a host may forbid caching. Waits for them half of the
 * worker's time, which leaves it the other half to fetch them itself.
 */
async function postLoad({ worker, address }: PageWorker, message: LoadMessage): Promise<void> {
  const { share, timeout = START_TIMEOUT } = message;
  const begun = performance.now();
  const take = (file: string): Promise<ArrayBuffer | undefined> =>
    share === undefined && URL.canParse(file, address)
      ? takeWarm(new URL(file, address).href, timeout / 2)
      : Promise.resolve(undefined);
  const [wasm, weights] = await Promise.all([take('engine.wasm'), take('weights.bin')]);
  const files = { ...(wasm && { wasm }), ...(weights && { weights }) };
  const waited = Math.floor(performance.now() - begun);
  worker.postMessage({ ...message, waited, files }, Object.values(files));
}
