/** Serves metrics and health of a run or a worker over HTTP: numbers for Prometheus, and whether all is well. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Registry } from 'prom-client';
import { reasonOf } from '../../io/streams/input.js';
import { InputError, UsageError } from '../../io/command-line/options.js';

/** The state of a process. */
export interface Watched {
  registry: Pick<Registry, 'metrics' | 'contentType'>;
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
    throw new UsageError(`--metrics takes a port, or an address such as 0.0.0.0:9464, not ${address}`);
  const server = createServer(({ method, url = '' }, response) => {
    void answerOf(method, url.split('?', 1)[0]!, watched).then(({ status, type, text }) => {
      response.writeHead(status, { 'content-type': type });
      response.end(method === 'HEAD' ? undefined : text);
    });
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

async function answerOf(
  method: string | undefined,
  path: string,
  { registry, trouble }: Watched,
): Promise<{ status: number; type: string; text: string }> {
  const plain = (status: number, text: string) => ({
    status,
    type: 'text/plain; charset=utf-8',
    text: `${text}\n`,
  });
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'use GET');
  if (path === '/metrics') return { status: 200, type: registry.contentType, text: await registry.metrics() };
  if (path !== '/healthz') return plain(404, '/metrics and /healthz are here');
  const wrong = trouble();
  return wrong === undefined ? plain(200, 'ok') : plain(503, wrong);
}
