import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine on which nothing listens. The system gives another one to whoever asks next.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
