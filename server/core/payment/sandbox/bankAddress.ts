/** Where the sandbox bank's own page is. */
export const BANK_PATH = '/sandbox/banco';

/** The page of one charge, by its id at the bank. */
export function bankAddress(chargeId: string): string {
  return `${BANK_PATH}?cobranca=${chargeId}`;
}
