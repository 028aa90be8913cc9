/** Under which the owner's vouchers are kept once they were read. */
export const VOUCHERS = 'vouchers';
