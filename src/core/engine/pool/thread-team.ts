/**
 * Several workers that search one position together, on one shared memory and so on one table: the first leads, and its
 * answer counts; the others take parts of its work and leave their results in the table. To a pool, a team looks like a
 * single worker. `pooled-engine.ts` makes such pools for searches with `threads`.
 */
import type { PlainLimits } from '../protocol/limits.js';
import type { StartWorker, WorkerPort } from './pool.js';
import { isFromWorker, PROTOCOL, type Share, type ToWorker } from '../protocol/protocol.js';

/** Starts teams instead of single workers. */
export function startThreadTeams(start: StartWorker, threads: number): StartWorker {
  return (onMessage, broken) => {
    const team = new Team(start, threads, onMessage, broken);
    return { post: (message) => team.post(message), terminate: () => team.terminate() };
  };
}

class Team {
  readonly #lead: WorkerPort;
  readonly #helpers: WorkerPort[] = [];
  readonly #onMessage: (message: unknown) => void;
  #table = 0;
  #loading: number;

  constructor(
    start: StartWorker,
    threads: number,
    onMessage: (message: unknown) => void,
    broken: (why: string) => void,
  ) {
    this.#onMessage = onMessage;
    this.#loading = threads - 1;
    this.#lead = start((message) => {
      if (isFromWorker(message) && message.type === 'ready' && message.share) {
        for (let thread = 1; thread < threads; thread++) {
          this.#startHelper(start, { ...message.share, thread }, broken);
        }
      } else {
        this.#onLeadMessage(message);
      }
    }, broken);
  }

  post(message: ToWorker): void {
    if (message.type === 'load') {
      this.#table = message.table;
      this.#lead.post({ ...message, share: 'lead' });
      return;
    }
    this.#lead.post(message);
    const help = message.type === 'search' ? { ...message, limits: helpersLimits(message.limits) } : message;
    for (const helper of this.#helpers) helper.post(help);
  }

  terminate(): void {
    for (const worker of [this.#lead, ...this.#helpers]) worker.terminate();
  }

  #startHelper(start: StartWorker, share: Share, broken: (why: string) => void): void {
    const helper = start((message) => this.#onHelperMessage(message), broken);
    this.#helpers.push(helper);
    helper.post({ type: 'load', protocol: PROTOCOL, table: this.#table, share });
  }

  #onHelperMessage(message: unknown): void {
    if (!isFromWorker(message)) return;
    if (message.type === 'ready' && --this.#loading === 0) this.#onMessage({ type: 'ready' });
    // A helper's failure counts as a lost worker.
    if (message.type === 'error' && message.code !== 'invalid-request')
      this.#onMessage({ ...message, id: 0 });
  }

  #onLeadMessage(message: unknown): void {
    if (!isFromWorker(message) || message.type === 'ready' || message.type === 'loading') {
      this.#onMessage(message);
      return;
    }
    if (message.type !== 'progress') {
      for (const helper of this.#helpers) helper.post({ type: 'stop', id: message.id });
    }
    this.#onMessage(message);
  }
}

/** Helpers search until they are stopped, and never clear the table. */
function helpersLimits(limits: PlainLimits): PlainLimits {
  const rest: PlainLimits = { ...limits };
  delete rest.time;
  delete rest.nodes;
  delete rest.fresh;
  return rest.depth === undefined ? { ...rest, exact: true } : rest;
}
