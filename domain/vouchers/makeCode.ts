/** Without I, O, 0 and 1, which are easily confused when a code is read aloud or written down. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_BYTES = 8;

/**
 * A random code such as `K7MP-X4QA`.
 * @param random as many random bytes as {@link CODE_BYTES}
 */
export function makeCode(random: Uint8Array): string {
  const letters = Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, CODE_BYTES / 2)}-${letters.slice(CODE_BYTES / 2)}`;
}
