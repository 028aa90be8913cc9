import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '#domain/notices/push.ts';
import { PUSH_RULES, type PushRules } from '#core/notices/push/pushRules.ts';
import { type Arrived, Device } from './Device.ts';

type Answer = (response: ServerResponse) => void;

/** A real HTTP server on the loopback that plays the service of a browser, as RFC 8030 describes it. */
export class PushService {
  readonly arrived: Arrived[] = [];
  /** How it answers; 201 is that it took the message. */
  answer: Answer = (response) => void response.writeHead(201).end();
  /** Shorter only where it hangs: elsewhere a slow machine would be cut off. */
  patienceMs = PUSH_RULES.patienceMs;
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      this.answer(response);
    });
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A browser that agreed, and what it would tell the server. */
  device(): Device & { readonly subscription: PushSubscription } {
    return new Device(this.origin);
  }

  /** The rules of a server that believes this service, and no other. */
  rules(): PushRules {
    const { origin } = this;
    const patience = () => this.patienceMs;
    return {
      isAllowed: (endpoint) => endpoint.origin === origin,
      fetch: globalThis.fetch,
      get patienceMs() {
        return patience();
      },
    };
  }

  get origin(): string {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
}
