import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import type { BenchServer } from './server.ts';

export interface Asked {
  readonly method?: Endpoint['method'];
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives the request up, which then rejects. */
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it travelled, compressed or not. */
  readonly body: Buffer;
  /** From before the request was written until the whole answer was read. */
  readonly ms: number;
}

export type Client = ReturnType<typeof openClient>;

/** Sends requests over connections that stay open, as many as requests are under way at once. */
export function openClient({ host, port }: Pick<BenchServer, 'host' | 'port'>) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY });

  function send({ method = 'GET', path, token, body, headers, signal }: Asked): Promise<Answer> {
    const text = body && JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const from = performance.now();
      const asking = request({
        agent,
        host,
        port,
        method,
        path,
        ...(signal && { signal }),
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      });
      asking.on('error', reject);
      asking.on('response', (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', reject);
        reply.on('end', () => {
          const ms = performance.now() - from;
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts), ms });
        });
      });
      asking.end(text);
    });
  }

  return { send, close: () => agent.destroy() };
}

/**
 * Sends one after the other, each when the one before was answered.
 * @param beside runs before each
 */
export async function inTurn(
  client: Client,
  asked: readonly Asked[],
  beside?: (turn: number) => Promise<void> | undefined,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [turn, one] of asked.entries()) {
    await beside?.(turn);
    answers.push(await client.send(one));
  }
  return answers;
}

const WAVE = 200;

/** Opens so many connections beforehand, in waves that the listening queue takes. */
export async function connect(client: Client, connections: number): Promise<void> {
  for (let open = WAVE; open < connections + WAVE; open += WAVE) {
    const wave = Math.min(open, connections);
    await Promise.all(Array.from({ length: wave }, () => client.send({ path: '/health' })));
  }
}
