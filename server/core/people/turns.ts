import { type Limits, Semaphore } from '#platform/http/Semaphore.ts';

/** Browsers that were in the account before go first; places with recent wrong passwords go last. */
const RANKS = { known: 0, fresh: 1, guessing: 2 };
/** More than can wait, so that requests of one place never move into the next rank. */
const RANK_SIZE = 10_000;

/** The queue position of a password check. */
export interface Turn {
  readonly place: string;
  readonly rank: keyof typeof RANKS;
}

/**
 * Limits how many passwords are hashed at once. Within a rank the places alternate: a place's first request goes before
 * every other place's second one, so that one place cannot fill the queue.
 */
export class Turns {
  readonly #slots: Semaphore;
  readonly #pending = new Map<string, number>();

  constructor(limits: Limits) {
    this.#slots = new Semaphore(limits);
  }

  /** Replaces the limits, before anything has run. */
  limitTo(limits: Limits): void {
    this.#slots.limitTo(limits);
  }

  /** @param turn absent for a hash that does not check a password */
  async run<T>(job: () => Promise<T>, turn?: Turn): Promise<T> {
    if (turn === undefined) return this.#slots.run(job, RANKS.fresh * RANK_SIZE);
    const before = this.#pending.get(turn.place) ?? 0;
    this.#pending.set(turn.place, before + 1);
    try {
      return await this.#slots.run(job, RANKS[turn.rank] * RANK_SIZE + before);
    } finally {
      this.#leave(turn.place);
    }
  }

  #leave(place: string): void {
    const left = (this.#pending.get(place) ?? 1) - 1;
    if (left === 0) this.#pending.delete(place);
    else this.#pending.set(place, left);
  }
}
