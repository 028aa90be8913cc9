import { Schema } from 'effect';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEARTBEAT_MS, OPENINGS, STREAM_PATH, Topics } from '#domain/changes/stream.ts';
import { personOf, type Topic } from '#domain/changes/topic.ts';
import { fail } from '../http/failures.ts';
import type { Viewer } from '../http/handler.ts';
import type { ChangeStreams } from './ChangeStreams.ts';
import { StreamLimits } from './StreamLimits.ts';

/** After so long the client opens another one: its session may be over, and another process less busy. */
const AGE_MS = 10 * 60_000;
/** What a client has not taken of a stream after which it is cut, in bytes: it asks again. */
const BACKLOG = 64 * 1024;

interface Serving {
  readonly streams: ChangeStreams;
  readonly authenticate: (request: FastifyRequest) => Promise<Viewer>;
  readonly limits: StreamLimits;
  readonly ageMs?: number;
  readonly beatMs?: number;
}

interface Asked {
  readonly Querystring: { readonly topics?: unknown };
}

const isTopics = Schema.is(Topics);

/**
 * Serves the changes of topics as server-sent events, outside of the contract: a reply has no end. Who may follow which topic
 * is decided when the stream opens, and again with the next one.
 */
export function registerChangeStream(app: FastifyInstance, serving: Serving): void {
  app.get<Asked>(STREAM_PATH, { config: { isStream: true } }, async (request, reply) => {
    const topics = topicsOf(request.query.topics);
    if (!topics) return fail(reply, 'malformed');
    const viewer = await serving.authenticate(request);
    const fault = faultOf(viewer, topics);
    if (fault) return fail(reply, fault);
    const place = serving.limits.take(viewer, request.ip);
    if (typeof place === 'string') return fail(reply, place);
    return open(request, reply, { ...serving, topics, place });
  });
  app.addHook('preClose', () => serving.streams.stop());
}

function topicsOf(asked: unknown): readonly Topic[] | undefined {
  const topics = typeof asked === 'string' ? [...new Set(asked.split(','))] : [];
  return isTopics(topics) ? topics : undefined;
}

function faultOf(viewer: Viewer, topics: readonly Topic[]): 'unauthenticated' | 'forbidden' | undefined {
  const people = topics.flatMap((topic) => personOf(topic) ?? []);
  if (people.length === 0) return undefined;
  if (viewer.role === 'visitor') return 'unauthenticated';
  return people.every((id) => id === viewer.personId) ? undefined : 'forbidden';
}

type Opened = Serving & { readonly topics: readonly Topic[]; readonly place: { readonly free: () => void } };

async function open(request: FastifyRequest, reply: FastifyReply, opened: Opened): Promise<FastifyReply> {
  const { streams, topics, place, ageMs = AGE_MS, beatMs = HEARTBEAT_MS } = opened;
  const { raw } = reply;
  let isOpen = false;
  const told: string[] = [];
  const write = (text: string): void => {
    // What is told before the head waits for it.
    if (!isOpen) return void told.push(text);
    raw.write(text);
    if (raw.writableLength > BACKLOG) raw.destroy();
  };
  const follower = {
    topics,
    tell: (some: readonly Topic[], upTo: number) => write(eventOf(upTo, some)),
    end: () => raw.end(),
  };
  raw.once('close', () => {
    streams.leave(follower);
    place.free();
  });
  const { upTo, goesOn, changed } = await streams.follow(follower, lastOf(request)).catch((error: unknown) => {
    place.free();
    throw error;
  });
  if (raw.destroyed) return reply.hijack();
  reply.hijack();
  // A stream that ends leaves no connection behind that the server would wait for when it stops.
  raw.shouldKeepAlive = false;
  raw.writeHead(200, { ...HEAD, ...headersOf(reply) });
  isOpen = true;
  write(`event: ${goesOn ? OPENINGS.continued : OPENINGS.fresh}\n${eventOf(upTo, changed)}`);
  for (const text of told) write(text);
  const beat = setInterval(() => {
    const reached = streams.upToOf(follower);
    // What is still to be told is a sign of life as well, and a stream that was cut before it would miss it.
    if (reached !== undefined) write(`id: ${reached}\n\n`);
  }, beatMs);
  // Not all at once, though all may have come at once.
  const end = setTimeout(() => raw.end(), ageMs * (0.8 + Math.random() * 0.4));
  raw.once('close', () => {
    clearInterval(beat);
    clearTimeout(end);
  });
  return reply;
}

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would keep small events back.
  'x-accel-buffering': 'no',
};

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** One event with the topics as lines of its data, and the instant from which the stream can be continued as its id. */
function eventOf(upTo: number, topics: readonly Topic[]): string {
  const lines = topics.length > 0 ? topics.map((topic) => `data: ${topic}`) : ['data:'];
  return `id: ${upTo}\n${lines.join('\n')}\n\n`;
}

function lastOf({ headers }: FastifyRequest): number | undefined {
  const given = headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,15}(?:\.\d{1,6})?$/.test(given) ? Number(given) : undefined;
}
