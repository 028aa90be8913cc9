import { encodeBrCode } from './brcode.ts';
import { pixKeyOf } from './pixKey.ts';

interface Receiver {
  /** As its owner typed it. */
  readonly key: string;
  readonly name: string;
  readonly city: string;
}

/**
 * The static BR Code of a person's PIX key, in which the payer types the sum. `undefined` when the key is none that a
 * bank would know: a code made of it would be refused, or pay somebody else.
 */
export function staticPix({ key, name, city }: Receiver): string | undefined {
  const known = pixKeyOf(key);
  return known === undefined ? undefined : encodeBrCode({ key: known, receiver: name, city });
}
