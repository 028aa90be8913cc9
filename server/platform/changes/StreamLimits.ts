import { addressBlock } from '../http/addressBlock.ts';
import type { Viewer } from '../http/handler.ts';
import { shareOf } from '../settings/shareOf.ts';

interface Limits {
  readonly most: number;
  readonly ofAPerson: number;
  readonly ofAnAddress: number;
}

/** Of all processes together. */
const USUAL: Limits = {
  // A process keeps some kilobytes for each.
  most: 20_000,
  // A browser has one, however many tabs: this is for a person's other browsers and devices.
  ofAPerson: 20,
  // As many phones as an arena has behind its router.
  ofAnAddress: 500,
};

interface Asked {
  readonly processes: number;
  readonly limits: 'strict' | 'relaxed';
}

/** How many streams this process has open, of everybody, of each person and of each address. */
export class StreamLimits {
  readonly #limits: Limits;
  readonly #open = new Map<string, number>();

  constructor({ processes, limits }: Asked, { most, ofAPerson, ofAnAddress }: Limits = USUAL) {
    const share = (limit: number) => (limits === 'relaxed' ? most : shareOf(limit, processes));
    this.#limits = {
      most: shareOf(most, processes),
      ofAPerson: share(ofAPerson),
      ofAnAddress: share(ofAnAddress),
    };
  }

  /** A place for one more stream until it is given back, or why there is none. */
  take(viewer: Viewer, address: string): { readonly free: () => void } | 'overloaded' | 'too_many_requests' {
    const { most, ofAPerson, ofAnAddress } = this.#limits;
    const asker = viewer.role === 'visitor' ? `at ${addressBlock(address)}` : viewer.personId;
    if (this.#count('all') >= most) return 'overloaded';
    const own = viewer.role === 'visitor' ? ofAnAddress : ofAPerson;
    if (this.#count(asker) >= own) return 'too_many_requests';
    for (const name of ['all', asker]) this.#open.set(name, this.#count(name) + 1);
    let isFree = false;
    return {
      free: () => {
        if (isFree) return;
        isFree = true;
        for (const name of ['all', asker]) this.#lower(name);
      },
    };
  }

  #count(name: string): number {
    return this.#open.get(name) ?? 0;
  }

  #lower(name: string): void {
    const left = this.#count(name) - 1;
    if (left > 0) this.#open.set(name, left);
    else this.#open.delete(name);
  }
}
