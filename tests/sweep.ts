import { IS_GATE } from './parts.ts';

/** `npm run test:sweeps` sets it. */
const IS_WHOLE = process.env['SWEEPS'] === 'whole';

/**
 * How many cases a long sweep tries: a sample in `npm run test:whole`, and by `npm run test:sweeps` as many as the promise is
 * made for. The gate may try fewer than the sample.
 */
export function sweep(sample: number, whole: number, inGate = sample): number {
  if (IS_WHOLE) return whole;
  return IS_GATE ? inGate : sample;
}
