/** Returns numbers in [0, 1) that depend only on a seed. */
export type Random = () => number;

/** A draw's seed: 128 random bits in hexadecimal, stored with the draw, so that anybody can reproduce it. */
const SEED = /^[0-9a-f]{32}$/;

/** sfc32 by Chris Doty-Humphrey (PractRand): small, fast, and good enough that no order is favoured. */
export function randomFrom(seed: string): Random {
  if (!SEED.test(seed)) throw new Error('A seed is 32 hexadecimal digits');
  let [a = 0, b = 0, c = 0, counter = 0] = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first values still correlate with the seed.
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();
  return next;
}

/** Every order is equally likely (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}
