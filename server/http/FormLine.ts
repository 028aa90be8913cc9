import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressBlock } from './addressBlock.ts';
import { readForm } from './multipart.ts';
import { Slots } from './Slots.ts';

/** Each form may hold 5 MB until its answer is there; those that wait are not read, and hold nothing. */
const ALL = { atOnce: 24, waiting: 400 };
/** Of one address, so that nobody's slow uploads keep everybody else out. */
const OF_ONE_ADDRESS = { atOnce: 6, waiting: 200 };

/** A form that is not all there after this time is given up: 5 MB at 2 Mbit/s take 20 seconds. */
const PATIENCE_MS = 20_000;

interface Arrival {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What the one file of the form must be called. */
  readonly fileName: string;
}

/** Where forms wait until it is their turn to be read and answered. */
export class FormLine {
  readonly #patienceMs: number;
  readonly #all = new Slots(ALL);
  readonly #ofAddress = new Map<string, Slots>();

  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs;
  }

  /** Reads a form, puts its fields where a JSON body would be, and answers with its file at hand. */
  take<T>(arrival: Arrival, answer: (file: Uint8Array | undefined) => Promise<T>): Promise<T> {
    const { request } = arrival;
    return this.#wait(addressBlock(request.ip), async () => {
      const { body, file } = await readForm({ ...arrival, patienceMs: this.#patienceMs });
      request.body = body;
      return answer(file);
    });
  }

  async #wait<T>(address: string, job: () => Promise<T>): Promise<T> {
    const theirs = this.#ofAddress.get(address) ?? new Slots(OF_ONE_ADDRESS);
    this.#ofAddress.set(address, theirs);
    try {
      return await theirs.run(() => this.#all.run(job));
    } finally {
      if (theirs.isIdle) this.#ofAddress.delete(address);
    }
  }
}
