import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { daysOfMonth, type Month } from '#domain/values/days/month.ts';
import { type Database, readNow } from '#platform/database/database.ts';

/**
 * The days `d` of parameter 2, each with every kind `k` of reservation that counts as sold. With {@link IS_OF_KIND}, of the
 * arena in parameter 1, a day's kind is one contiguous range of the index `reservation_agenda`, which contains all columns
 * to be summed: no rows are filtered one by one, and the size of the rest of the table does not matter. That halves the
 * time of a month of 100,000 reservations.
 */
export const SOLD = `
  unnest($2::date[]) as d(day),
  (values ('PAGA', 'local'), ('PAGA', 'platform'), ('CONFIRMADA', 'local'), ('CONFIRMADA', 'platform'),
    ('PENDENTE', 'local')) as k(status, payment_method)`;

export const IS_OF_KIND = `
  r.arena_id = $1 and r.day = d.day and r.status = k.status and r.payment_method = k.payment_method`;

/** The arena's day of now. */
export async function todayIn(database: Database, zone: string): Promise<Day> {
  return momentIn(await readNow(database), zone).day;
}

export function isoDaysOf(month: Month): readonly string[] {
  return daysOfMonth(month).map(toIsoDay);
}
