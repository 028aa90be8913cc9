import { FAILURES } from '../../domain/contract/failure.ts';
import { Refusal } from './handler.ts';

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
}

interface Waiting {
  readonly rank: number;
  readonly resume: () => void;
  readonly turnAway: (refusal: Refusal) => void;
}

/**
 * Lets a number of jobs run at once and a number wait; more are refused as overload. Those of a lower rank go first, and
 * when the line is full they take the place of the last one of a higher rank.
 */
export class Slots {
  readonly #limits: Limits;
  /** By rank, and among equals by arrival. */
  readonly #line: Waiting[] = [];
  #running = 0;

  constructor(limits: Limits) {
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
    if (this.#line.length >= this.#limits.waiting) this.#makeRoom(rank);
    // Whoever leaves hands over its place, so `#running` stays as it is.
    await new Promise<void>((resume, turnAway) => {
      const behind = this.#line.findIndex((other) => other.rank > rank);
      this.#line.splice(behind === -1 ? this.#line.length : behind, 0, { rank, resume, turnAway });
    });
  }

  #makeRoom(rank: number): void {
    const overloaded = new Refusal({ code: 'overloaded', message: FAILURES.overloaded.message });
    const last = this.#line.at(-1);
    if (last === undefined || last.rank <= rank) throw overloaded;
    this.#line.pop();
    last.turnAway(overloaded);
  }

  #leave(): void {
    const next = this.#line.shift();
    if (next) next.resume();
    else this.#running -= 1;
  }
}
