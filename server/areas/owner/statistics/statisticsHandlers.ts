import type { Dependencies } from '#core/dependencies.ts';
import { readCashBook } from './cashBook.ts';
import { readCustomers } from './customers.ts';
import { readMoney } from './money.ts';
import { readOccupancy, readOccupancyHours } from './occupancy.ts';
import { readReservations } from './reservations.ts';
import { readTakings, readTakingsSheet } from './takings.ts';

/** Handlers of the calls in `domain/contract/statistics.ts`. */
export function statisticsHandlers(dependencies: Dependencies) {
  return {
    ...readMoney(dependencies),
    reservationsStats: readReservations(dependencies),
    customersStats: readCustomers(dependencies),
    takings: readTakings(dependencies.database),
    takingsSheet: readTakingsSheet(dependencies.database),
    cashBook: readCashBook(dependencies.database),
    occupancy: readOccupancy(dependencies),
    occupancyHours: readOccupancyHours(dependencies),
  };
}
