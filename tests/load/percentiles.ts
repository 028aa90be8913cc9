/** The smallest sample that `share` (above 0, up to 1) of all samples do not exceed; NaN of none. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}

/** Milliseconds as they are printed: to the hundredth, for the machine's noise is larger. */
export function toHundredths(ms: number): number {
  return Math.round(ms * 100) / 100;
}
