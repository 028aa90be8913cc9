import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** One thing that goes wrong, once or until it is put right. */
export type Fault =
  /** The work is done, and the answer never arrives. */
  | 'lost answer'
  /** The same, of the next call that changes something. */
  | 'lost answer to a write'
  /** The work is done, and the answer takes for ever. */
  | 'hang'
  | 'status 500'
  | 'status 429'
  | 'status 429 for a minute'
  | 'malformed JSON'
  | 'an HTML page'
  | 'no amount'
  | 'one centavo'
  | 'another receiver'
  | 'another currency'
  | 'unknown status';

export interface Call {
  readonly rendersInProcess: boolean;
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

export type Answer = readonly [status: number, reply: unknown];

/**
 * The HTTP side of a bank that stands in for a provider, on the loopback: it keeps the calls, does their work, and lets
 * go wrong what a test wants with the answers.
 */
export abstract class BankServer {
  readonly calls: Call[] = [];
  /** Applied to the answers of the next calls, in order. */
  readonly faults: Fault[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #answers = new Map<string, { readonly request: string; readonly answer: Answer }>();

  /** Does what a call asks for. */
  protected abstract answer(call: Call): Answer;

  /** An answer that says something else than it should. */
  protected spoil(reply: unknown, _fault: Fault): unknown {
    return reply;
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The fake bank has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Keys live for some time only. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  /** The same key and request get the same answer; another request with the key is refused. */
  protected once({ path, key, body }: Call, work: () => Answer, refuse: (isReused: boolean) => Answer): Answer {
    if (!key) return refuse(false);
    const request = path + JSON.stringify(body);
    const known = this.#answers.get(key);
    if (known) return known.request === request ? known.answer : refuse(true);
    const answer = structuredClone(work());
    this.#answers.set(key, { request, answer });
    return answer;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await callOf(request);
    this.calls.push(call);
    const [status, reply] = this.answer(call);
    const isSpared = this.faults[0] === 'lost answer to a write' && call.method === 'GET';
    this.#send(response, status, reply, isSpared ? undefined : this.faults.shift());
  }

  #send(response: ServerResponse, status: number, reply: unknown, fault: Fault | undefined): void {
    if (fault === 'hang') return;
    if (fault?.startsWith('lost answer')) return void response.destroy();
    if (fault === 'status 500') return write(response, 500, { message: 'internal_error' });
    if (fault === 'status 429 for a minute') response.setHeader('retry-after', '60');
    if (fault?.startsWith('status 429')) return write(response, 429, { message: 'too many requests' });
    if (fault === 'an HTML page') return write(response, status, '<html>manutenção</html>', 'text/html');
    if (fault === 'malformed JSON') return write(response, status, JSON.stringify(reply).slice(0, -5));
    write(response, status, fault ? this.spoil(reply, fault) : reply);
  }
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  const {
    authorization,
    access_token: token,
    'x-idempotency-key': key,
    'x-render-in-process-refunds': renders,
  } = request.headers;
  return {
    rendersInProcess: renders === 'true',
    method: request.method ?? '',
    path: request.url ?? '',
    key: typeof key === 'string' ? key : undefined,
    authorization: authorization ?? (typeof token === 'string' ? token : undefined),
    body: text === '' ? {} : JSON.parse(text),
  };
}

function write(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
