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

/** The leading worker, which makes the shared memory, and its helpers, which start once the memory exists. */
class Team {
  readonly #lead: WorkerPort;
  readonly #helpers: WorkerPort[] = [];
  /** Receives the messages of the team, as if one worker had sent them. */
  readonly #onMessage: (message: unknown) => void;
  /** Megabytes of the transposition table. */
  #table = 0;
  /** Helpers that are not ready yet. */
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

  /** Sends a message to all threads; of a search, the helpers get other limits. */
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

  /** Starts a helper on the memory of the leading worker. */
  #startHelper(start: StartWorker, share: Share, broken: (why: string) => void): void {
    const helper = start((message) => this.#onHelperMessage(message), broken);
    this.#helpers.push(helper);
    helper.post({ type: 'load', protocol: PROTOCOL, table: this.#table, share });
  }

  /** The team is ready when the last helper is. */
  #onHelperMessage(message: unknown): void {
    if (!isFromWorker(message)) return;
    if (message.type === 'ready' && --this.#loading === 0) this.#onMessage({ type: 'ready' });
    // A helper's failure counts as a lost worker.
    if (message.type === 'error' && message.code !== 'invalid-request')
      this.#onMessage({ ...message, id: 0 });
  }

  /** Passes on what the leading worker says. When its search has ended, the helpers stop. */
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
