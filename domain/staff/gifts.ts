/**
 * How much of a price reception may give away by itself, in percent: as a discount, or below the price of what it sells. More is for
 * managers and owners, and the owners hear of what a manager gives.
 */
export const RECEPTION_GIVES_PERCENT = 30;

/** Whether somebody gives more of a price than reception may. Both in the same unit. */
export function isGreatGift(given: number, price: number): boolean {
  return given * 100 > price * RECEPTION_GIVES_PERCENT;
}
