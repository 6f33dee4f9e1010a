import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A relay on this machine, by which Trystero's browsers find each other. */
export interface Relay {
  readonly address: string;
  close(): void;
}

/** The part of a Nostr event that a relay needs. */
interface NostrEvent {
  readonly id: string;
  readonly tags: readonly (readonly string[])[];
}

type Filter = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * A Nostr relay (NIP-01) that passes events on to subscribers of their topic, and stores none. It checks no signatures,
 * because the other browser checks what Trystero sends.
 */
export async function nostrRelay(): Promise<Relay> {
  const server = new WebSocketServer({ port: 0 });
  await once(server, 'listening');
  const topics = new Map<WebSocket, Map<string, ReadonlySet<string>>>();

  function hear(line: WebSocket, [type, first, ...filters]: readonly unknown[]): void {
    const subscriptions = topics.get(line)!;
    if (type === 'REQ')
      subscriptions.set(
        first as string,
        new Set((filters as Filter[]).flatMap((filter) => filter['#x'] ?? [])),
      );
    if (type === 'CLOSE') subscriptions.delete(first as string);
    if (type !== 'EVENT') return;
    const event = first as NostrEvent;
    line.send(JSON.stringify(['OK', event.id, true, '']));
    const about = event.tags.flatMap(([name, value]) => (name === 'x' && value ? [value] : []));
    for (const [other, known] of topics)
      for (const [id, wanted] of known)
        if (about.some((topic) => wanted.has(topic))) other.send(JSON.stringify(['EVENT', id, event]));
  }

  server.on('connection', (line) => {
    topics.set(line, new Map());
    line.on('message', (data: Buffer) => hear(line, JSON.parse(data.toString('utf8')) as unknown[]));
    line.on('close', () => topics.delete(line));
  });
  return {
    address: `ws://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const line of server.clients) line.terminate();
    },
  };
}
