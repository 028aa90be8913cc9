import { Slots } from '../http/Slots.ts';

/** Browsers that were in the account before go first, places that got a password wrong lately last. */
const RANKS = { known: 0, fresh: 1, guessing: 2 };
/** More than can wait: however many one place sends, they stay within its rank. */
const RANK_SIZE = 10_000;

/** Who wants a password looked at. */
export interface Turn {
  readonly place: string;
  readonly rank: keyof typeof RANKS;
}

/**
 * Lets a number of passwords be hashed at once. In each rank places take turns: whoever has sent one goes before the second
 * one of everybody else, so that nobody fills the line alone.
 */
export class Turns {
  readonly #slots: Slots;
  readonly #pending = new Map<string, number>();

  constructor(limits: { readonly atOnce: number; readonly waiting: number }) {
    this.#slots = new Slots(limits);
  }

  /** @param turn absent: for somebody who does not prove a password */
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
