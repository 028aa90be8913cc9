import { encodeBrCode } from './brcode.ts';
import { pixKeyOf } from './pixKey.ts';

interface Receiver {
  /** The PIX key as its owner typed it. */
  readonly key: string;
  readonly name: string;
  readonly city: string;
}

/**
 * The static BR Code of a person's PIX key; the payer types the amount. `undefined` when the key is not valid: a bank
 * would refuse its code, or pay somebody else.
 */
export function staticPix({ key, name, city }: Receiver): string | undefined {
  const known = pixKeyOf(key);
  return known === undefined ? undefined : encodeBrCode({ key: known, receiver: name, city });
}
