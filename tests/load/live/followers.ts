import { request } from 'node:http';
import { streamAddress } from '#domain/changes/stream.ts';
import type { Topic } from '#domain/changes/topic.ts';
import { eventReader } from '../../../src/shared/changes/eventReader.ts';
import type { BenchServer } from '../server.ts';

/** Opened at once, so that the listening queue takes them. */
const WAVE = 100;

export interface OpenStream {
  readonly cut: () => void;
  /** The id of the last event. */
  readonly last: () => string | undefined;
}

/** Opens one stream, and resolves with its first event. */
function openStream(
  { host, port }: Pick<BenchServer, 'host' | 'port'>,
  topic: Topic,
  { last, hear }: { readonly last?: string | undefined; readonly hear: Hear },
): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const headers = last === undefined ? {} : { 'last-event-id': last };
    const asking = request({ host, port, path: streamAddress([topic]), headers, agent: false }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`A stream was answered ${reply.statusCode}`));
      const take = eventReader();
      let id: string | undefined;
      reply.on('error', () => undefined);
      reply.setEncoding('utf8').on('data', (piece: string) => {
        for (const event of take(piece)) {
          id = event.id ?? id;
          hear(event.name, event.lines);
          resolve({ cut: () => asking.destroy(), last: () => id });
        }
      });
      return undefined;
    });
    asking.on('error', reject);
    asking.end();
  });
}

type Hear = (name: string, topics: readonly string[]) => void;

/** Opens so many, which only listen unless they are told what to do. */
export async function openMany(
  server: BenchServer,
  topics: readonly Topic[],
  count: number,
  hear: Hear = () => undefined,
): Promise<OpenStream[]> {
  const opened: OpenStream[] = [];
  for (let from = 0; from < count; from += WAVE) {
    const wave = Array.from({ length: Math.min(WAVE, count - from) }, (_, index) => {
      const topic = topics[(from + index) % topics.length] ?? '';
      return openStream(server, topic, { hear });
    });
    opened.push(...(await Promise.all(wave)));
  }
  return opened;
}

/** Somebody who keeps a copy, is cut now and then, and goes on where the stream was. */
export async function follow(server: BenchServer, topic: Topic, read: () => Promise<string>) {
  let copy = '';
  let heard = 0;
  let reading: Promise<void> = Promise.resolve();
  const readAgain = () => {
    reading = reading.then(async () => void (copy = await read()));
  };
  const hear = (name: string, topics: readonly string[]) => {
    if (name === 'fresh' || topics.length > 0) readAgain();
    if (topics.length > 0) heard += 1;
  };
  let stream = await openStream(server, topic, { hear });
  return {
    cut: () => stream.cut(),
    goOn: async () => void (stream = await openStream(server, topic, { last: stream.last(), hear })),
    heard: () => heard,
    copy: async () => {
      await reading;
      return copy;
    },
    end: () => stream.cut(),
  };
}
