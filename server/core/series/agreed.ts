import type { Agreed, MonthlySum } from '#domain/series/monthlySum.ts';
import type { series } from '#platform/database/schema/series.ts';

type Columns = Pick<typeof series.$inferSelect, 'priceCentavos' | 'monthlyCentavos' | 'fifthWeek' | 'skippedWeek'>;

/** The sum of a month, where a series has one, else null; its three columns are there together or not at all. */
export function monthlyOf({ monthlyCentavos, fifthWeek, skippedWeek }: Omit<Columns, 'priceCentavos'>) {
  if (monthlyCentavos === null || fifthWeek === null || skippedWeek === null) return null;
  return { sum: monthlyCentavos, fifthWeek, skippedWeek } satisfies MonthlySum;
}

/** What a series agrees on for its weeks. */
export function agreedOf(row: Columns): Agreed {
  return { price: row.priceCentavos, monthly: monthlyOf(row) ?? undefined };
}
