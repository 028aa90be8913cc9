/** The answer to a call that was not sent but kept. */
export const HELD: unique symbol = Symbol('held');

/** Of an outcome, when its call was only kept. */
export function heldIn(answer: unknown): { readonly isHeld?: true } {
  return answer === HELD ? { isHeld: true } : {};
}
