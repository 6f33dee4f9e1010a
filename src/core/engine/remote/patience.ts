/**
 * The times to wait for another program. A program that stays silent would otherwise hold a search for ever: `gtp.ts`,
 * `nboard.ts` and `remote-engine.ts` give up after these times, in milliseconds.
 */
import { EngineError } from '../engine.js';
import { onAbort } from '../on-abort.js';

/** How long to wait for another program, in milliseconds. */
export interface Patience {
  /** For an answer that needs no search, and for one that is no longer needed. */
  readonly answer: number;
  /** For a search without a time of its own. */
  readonly search: number;
  /** For the first answer: the program may have to be started. */
  readonly greeting: number;
}

/** A program that does not answer in time: a `protocol-error`. */
export class SilentProgram extends EngineError {
  constructor(what: string, ms: number) {
    super('protocol-error', `the program does not answer ${what} within ${ms} ms`);
  }
}

/**
 * An answer of a program, or a {@link SilentProgram} after a time limit.
 *
 * @param the command sent, for the error
 * @param limit milliseconds for the answer
 * @param afterAbort milliseconds for the answer after the signal is aborted
 */
export function inTime<Answer>(
  answer: Promise<Answer>,
  what: string,
  limit: number,
  signal?: AbortSignal,
  afterAbort = limit,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    const wait = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new SilentProgram(what, ms)), ms);
    };
    wait(signal?.aborted ? afterAbort : limit);
    if (signal && !signal.aborted) forget = onAbort(signal, () => wait(afterAbort));
  });
  return Promise.race([answer, late]).finally(() => {
    clearTimeout(timer);
    forget?.();
  });
}
