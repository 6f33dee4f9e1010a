/** Metrics and health of a run or a worker: numbers for Prometheus, and whether all is well. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { reasonOf } from '../input.js';
import { InputError, UsageError } from '../options.js';

/** A number with its name and meaning; a counter never decreases. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly value: number;
}

/** The state of a process. */
export interface Watched {
  metrics: () => readonly Metric[];
  /** The current problem; `undefined` if there is none. */
  trouble: () => string | undefined;
}

/**
 * Serves `/metrics` and `/healthz`.
 *
 * @param address a port on this machine, or `HOST:PORT`
 * @throws {UsageError} when the address is invalid
 * @throws {InputError} when it cannot listen there
 */
export async function serveMetrics(address: string, watched: Watched): Promise<Server> {
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d{1,5})$/u.exec(address) ?? [];
  if (port === '' || Number(port) > 65_535)
    throw new UsageError(`--metrics ${address}: a port, or an address such as 0.0.0.0:9464 is expected`);
  const server = createServer(({ method, url = '' }, response) => {
    const answer = answerOf(method, url.split('?', 1)[0]!, watched);
    response.writeHead(answer.status, { 'content-type': answer.type });
    response.end(method === 'HEAD' ? undefined : answer.text);
  });
  server.listen(Number(port), host.replace(/^\[(.*)\]$/u, '$1'));
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new InputError(`--metrics ${address}: cannot listen there: ${reasonOf(error)}`, { cause: error });
  }
  // The server must not keep the process alive.
  server.unref();
  return server;
}

function answerOf(
  method: string | undefined,
  path: string,
  { metrics, trouble }: Watched,
): { status: number; type: string; text: string } {
  const plain = (status: number, text: string) => ({
    status,
    type: 'text/plain; charset=utf-8',
    text: `${text}\n`,
  });
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'GET is accepted');
  if (path === '/metrics')
    return { status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', text: printMetrics(metrics()) };
  if (path !== '/healthz') return plain(404, '/metrics and /healthz are here');
  const wrong = trouble();
  return wrong === undefined ? plain(200, 'ok') : plain(503, wrong);
}

/** The text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function printMetrics(metrics: readonly Metric[]): string {
  return metrics
    .map(
      ({ name, help, type, value }) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`,
    )
    .join('');
}
