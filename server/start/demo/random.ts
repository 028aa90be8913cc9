/** Gives the same numbers for the same seed (mulberry32), so that the demonstration looks the same everywhere. */
export interface Chance {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** True with this probability: `happens(0.3)` in 30% of the calls. */
  readonly happens: (share: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
}

export function chanceFrom(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    happens: (share) => next() < share,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
