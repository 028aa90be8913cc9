import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from '#domain/contract/failure.ts';
import { addressBlock } from './addressBlock.ts';
import { readForm } from './multipart.ts';
import { type Limits, Semaphore, shareOfLimits } from './Semaphore.ts';

/** Each running form may hold 5 MB until it is answered; waiting forms are not read and hold nothing. */
const ALL = { atOnce: 24, waiting: 400 };
/** The limit per address, so that one client's slow uploads do not block everybody else. */
const OF_ONE_ADDRESS = { atOnce: 6, waiting: 200 };

/** A form that has not arrived completely after this time is refused: 5 MB at 2 Mbit/s take 20 seconds. */
const PATIENCE_MS = 20_000;

interface Arrival {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The name that the form's only file must have. */
  readonly fileName: string;
  /** The failure of a file that is too large. */
  readonly tooLarge: FailureCode;
}

/** The queue in which forms with an upload wait to be read and answered. */
export class UploadQueue {
  readonly #patienceMs: number;
  readonly #all: Semaphore;
  readonly #limitsOfAddress: Limits;
  readonly #ofAddress = new Map<string, Semaphore>();

  constructor(processes = 1, patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs;
    this.#all = new Semaphore(shareOfLimits(ALL, processes));
    this.#limitsOfAddress = shareOfLimits(OF_ONE_ADDRESS, processes);
  }

  /** Reads a form, puts its fields into `request.body` as a JSON body would be, and calls `answer` with its file. */
  take<T>(arrival: Arrival, answer: (file: Uint8Array | undefined) => Promise<T>): Promise<T> {
    const { request } = arrival;
    return this.#wait(addressBlock(request.ip), async () => {
      const { body, file } = await readForm({ ...arrival, patienceMs: this.#patienceMs });
      request.body = body;
      return answer(file);
    });
  }

  async #wait<T>(address: string, job: () => Promise<T>): Promise<T> {
    const theirs = this.#ofAddress.get(address) ?? new Semaphore(this.#limitsOfAddress);
    this.#ofAddress.set(address, theirs);
    try {
      return await theirs.run(() => this.#all.run(job));
    } finally {
      if (theirs.isIdle) this.#ofAddress.delete(address);
    }
  }
}
