type Fraction = readonly [numerator: number, denominator: number];

/**
 * Compares two fractions by cross multiplication, without rounding; negative when `a` is smaller. Denominators must not be
 * negative; a fraction with denominator 0 counts as 0. Exact while products stay below 2^53, far above any tournament.
 */
export function compareFractions(a: Fraction, b: Fraction): number {
  return overOf(a) * underOf(b) - overOf(b) * underOf(a);
}

function overOf(fraction: Fraction): number {
  return fraction[1] === 0 ? 0 : fraction[0];
}

function underOf(fraction: Fraction): number {
  return fraction[1] === 0 ? 1 : fraction[1];
}
