import { ROUTES } from './routes.ts';

/** The query parameter that selects the month of bills. */
export const MONTH = 'mes';

/** What a player is asked for a month, as `'2026-03'`. */
export function myBillsPath(month: string): string {
  return `${ROUTES.myBills.path}?${MONTH}=${month}`;
}
