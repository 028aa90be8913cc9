import { refuse } from './handler.ts';

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Lets a number of jobs run at once and a number wait; more are refused as overload. */
export class Slots {
  readonly #limits: Limits;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await job();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#line.length >= this.#limits.waiting) refuse('overloaded');
    // Whoever leaves hands over its place, so `#running` stays as it is.
    await new Promise<void>((resume) => this.#line.push(resume));
  }

  #leave(): void {
    const next = this.#line.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
