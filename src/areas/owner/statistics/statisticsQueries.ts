import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { statisticsEndpoints } from '#domain/contract/statistics.ts';
import type { HoursChoice } from '#domain/agenda/monthOccupancy.ts';
import type { Day } from '#domain/values/days/day.ts';
import type { Month } from '#domain/values/days/month.ts';
import { reading } from '../../../shared/api/reading.ts';
import type { Call } from '../../../shared/api/call.ts';

const STATISTICS = 'statistics';

/** The figures are never cached as fresh, because reservations come in all the time. */
export function dailyMoneyQuery(call: Call, date: Day) {
  return queryOptions({
    queryKey: [STATISTICS, 'day', date],
    queryFn: reading(call, statisticsEndpoints.dailyFinancialStats, { query: { date } }, (data) => data.stats),
  });
}

/** The three monthly queries keep the previous month on screen, so that its bars animate into the new ones. */
export function monthlyMoneyQuery(call: Call, month: Month) {
  return queryOptions({
    queryKey: [STATISTICS, 'money', month],
    queryFn: reading(call, statisticsEndpoints.financialStats, { query: month }, (data) => data.stats),
    placeholderData: keepPreviousData,
  });
}

export function monthlyReservationsQuery(call: Call, month: Month) {
  return queryOptions({
    queryKey: [STATISTICS, 'reservations', month],
    queryFn: reading(
      call,
      statisticsEndpoints.reservationsStats,
      { query: month },
      (data) => data.stats.rankingBestDays,
    ),
    placeholderData: keepPreviousData,
  });
}

export function bestCustomersQuery(call: Call, month: Month) {
  return queryOptions({
    queryKey: [STATISTICS, 'customers', month],
    queryFn: reading(
      call,
      statisticsEndpoints.customersStats,
      { query: month },
      (data) => data.stats.rankingBestCustomers,
    ),
    placeholderData: keepPreviousData,
  });
}

/** What came in, by day, method, person and till, and what belongs beside it. */
export function takingsQuery(call: Call, month: Month) {
  return queryOptions({
    queryKey: [STATISTICS, 'takings', month],
    queryFn: reading(call, statisticsEndpoints.takings, { query: month }, (data) => data),
    placeholderData: keepPreviousData,
  });
}

/** How the court hours of a month were sold. */
export function occupancyQuery(call: Call, month: Month) {
  return queryOptions({
    queryKey: [STATISTICS, 'occupancy', month],
    queryFn: reading(call, statisticsEndpoints.occupancy, { query: { month } }, (data) => data.occupancy),
    placeholderData: keepPreviousData,
  });
}

/** The court hours behind one of its figures, a page of them. */
export function occupancyHoursQuery(call: Call, month: Month, list: HoursChoice, page: number) {
  return queryOptions({
    queryKey: [STATISTICS, 'occupancyHours', month, list, page],
    queryFn: reading(call, statisticsEndpoints.occupancyHours, { query: { month, ...list, page } }, (data, pages) => ({
      ...data,
      pages,
    })),
  });
}
