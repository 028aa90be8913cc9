import type { Parts } from '../parts.ts';
import { readCustomers } from './customers.ts';
import { readMoney } from './money.ts';
import { readReservations } from './reservations.ts';

/** What the server does for the calls of `domain/contract/statistics.ts`. */
export function statisticsHandlers(parts: Parts) {
  return {
    ...readMoney(parts),
    reservationsStats: readReservations(parts),
    customersStats: readCustomers(parts),
  };
}
