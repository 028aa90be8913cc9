import { FAILURES } from '#domain/contract/failure.ts';
import { shareOf } from '../settings/shareOf.ts';
import { Refusal } from './handler.ts';

export interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** One process's share of the limits, see `shareOf`. */
export function shareOfLimits({ atOnce, waiting }: Limits, processes: number): Limits {
  return { atOnce: shareOf(atOnce, processes), waiting: shareOf(waiting, processes) };
}

interface Waiting {
  readonly rank: number;
  readonly resume: () => void;
  readonly turnAway: (refusal: Refusal) => void;
}

/**
 * Limits how many jobs run at once and how many wait; further jobs are refused as overload. Jobs of a lower rank run
 * first, and when the queue is full they replace the last waiting job of a higher rank.
 */
export class Semaphore {
  #limits: Limits;
  /** Ordered by rank, then by arrival. */
  readonly #queue: Waiting[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Replaces the limits, before any job has run. */
  limitTo(limits: Limits): void {
    this.#limits = limits;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  async run<T>(job: () => Promise<T>, rank = 0): Promise<T> {
    await this.#enter(rank);
    try {
      return await job();
    } finally {
      this.#leave();
    }
  }

  async #enter(rank: number): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#queue.length >= this.#limits.waiting) this.#makeRoom(rank);
    // A job that ends hands its slot to the next one, so `#running` stays unchanged here.
    await new Promise<void>((resume, turnAway) => {
      const behind = this.#queue.findIndex((other) => other.rank > rank);
      this.#queue.splice(behind === -1 ? this.#queue.length : behind, 0, { rank, resume, turnAway });
    });
  }

  #makeRoom(rank: number): void {
    const overloaded = new Refusal({ code: 'overloaded', message: FAILURES.overloaded.message });
    const last = this.#queue.at(-1);
    if (last === undefined || last.rank <= rank) throw overloaded;
    this.#queue.pop();
    last.turnAway(overloaded);
  }

  #leave(): void {
    const next = this.#queue.shift();
    if (next) next.resume();
    else this.#running -= 1;
  }
}
