/** `npm run test:sweeps` sets it. */
const IS_WHOLE = process.env['SWEEPS'] === 'whole';

/** How many cases a long sweep tries: a sample in `npm run test:whole`, and by `npm run test:sweeps` as many as the promise is made for. */
export function sweep(sample: number, whole: number): number {
  return IS_WHOLE ? whole : sample;
}
