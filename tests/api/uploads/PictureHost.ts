import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DownloadRules } from '#platform/uploads/downloadPicture.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A real HTTP server on the loopback that plays the host of a provider's pictures. */
export class PictureHost {
  /** What was asked for, in order. */
  readonly asked: string[] = [];
  readonly #answers = new Map<string, Answer>();
  readonly #server = createServer((request, response) => {
    const path = request.url ?? '';
    this.asked.push(path);
    const answer = this.#answers.get(path);
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** What it says at a path, whose address is returned. */
  on(path: string, answer: Answer | Buffer): string {
    this.#answers.set(path, Buffer.isBuffer(answer) ? (response) => void response.end(answer) : answer);
    return `${this.#origin}${path}`;
  }

  /** The rules of a server that believes this host, and nobody else. */
  rules(patienceMs = 5_000): DownloadRules {
    const ours = this.#origin;
    return { isAllowed: ({ origin }) => origin === ours, fetch: globalThis.fetch, patienceMs };
  }

  get #origin(): string {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
}
