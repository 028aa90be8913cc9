import { encodeBrCode } from './brcode.ts';
import { pixKeyOf } from './pixKey.ts';

interface Receiver {
  /** The PIX key as its owner typed it. */
  readonly key: string;
  readonly name: string;
  readonly city: string;
  /** Centavos; when absent, the payer types the sum. */
  readonly amount?: number;
}

/**
 * The static BR Code of a PIX key. `undefined` when the key is not valid: a bank
 * would refuse its code, or pay somebody else.
 */
export function staticPix({ key, name, ...rest }: Receiver): string | undefined {
  const known = pixKeyOf(key);
  return known === undefined ? undefined : encodeBrCode({ key: known, receiver: name, ...rest });
}
