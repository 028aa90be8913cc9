import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { streamAddress } from '#domain/changes/stream.ts';
import { eventReader, type ServerEvent } from '../../../src/shared/changes/eventReader.ts';
import { waitUntil } from '../../waitUntil.ts';

export interface Followed {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Of a reply that is no stream. */
  readonly body: unknown;
  readonly events: readonly ServerEvent[];
  readonly isOver: () => boolean;
  /** Waits for so many events. */
  readonly heard: (count: number) => Promise<readonly ServerEvent[]>;
  readonly cut: () => void;
}

/** Opens a stream of a server that listens, on a connection of its own. */
export async function follow(
  app: FastifyInstance,
  topics: readonly string[],
  { token, last }: { readonly token?: string | undefined; readonly last?: string | undefined } = {},
): Promise<Followed> {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(last !== undefined && { 'last-event-id': last }),
  };
  const asked = request({ host: '127.0.0.1', port, path: streamAddress(topics), headers, agent: false }).end();
  const [reply]: IncomingMessage[] = await once(asked, 'response');
  if (!reply) throw new Error('No reply');
  const events: ServerEvent[] = [];
  let isOver = false;
  reply.on('close', () => (isOver = true)).on('error', () => undefined);
  const isStream = reply.headers['content-type']?.startsWith('text/event-stream') === true;
  const body: unknown = isStream ? undefined : await json(reply);
  const take = eventReader();
  if (isStream) reply.setEncoding('utf8').on('data', (piece: string) => events.push(...take(piece)));
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body,
    events,
    isOver: () => isOver,
    async heard(count) {
      await waitUntil(() => {
        if (events.length < count) throw new Error(`${events.length} of ${count} events`);
      });
      return events;
    },
    cut: () => asked.destroy(),
  };
}
