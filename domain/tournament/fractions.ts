type Fraction = readonly [numerator: number, denominator: number];

/**
 * Compares two fractions as whole numbers, without a division that rounds: negative when `a` is smaller. Denominators are
 * not negative; a fraction over nothing counts as 0. Exact up to 2^53, far above any tournament.
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
