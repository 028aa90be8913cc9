import { Schema } from 'effect';

/** What one credit of an arena's vouchers pays for: a reservation of any length, or an hour of one court. */
export const VoucherUnit = Schema.Literals(['reservation', 'hour']);
export type VoucherUnit = typeof VoucherUnit.Type;

/** How many credits a reservation takes. @param hours of all its courts */
export function creditsFor(unit: VoucherUnit, hours: number): number {
  return unit === 'hour' ? hours : 1;
}
