import { hoursOf } from '#domain/series/conflicts.ts';
import { formatReais } from '#domain/values/money.ts';
import { present } from '#platform/http/present.ts';
import { hoursText } from '#domain/notices/kind.ts';
import { type SeriesRow, spanOf } from './seriesRow.ts';

interface Named {
  readonly name: string;
}

/** What people are told of a series, and of its first or last day. */
export function seriesFacts({ name: arena }: Named, row: SeriesRow, day: string) {
  const agreed = row.monthlyCentavos === null ? null : `${formatReais(row.monthlyCentavos)} por mês`;
  const hours = hoursText(hoursOf(spanOf(row)));
  return { arena, weekday: row.weekday, hours, day, ...present({ agreed }), ...guestOf(row) };
}

/** What people are told of one week of it. */
export function weekFacts({ name: arena }: Named, row: SeriesRow, day: string) {
  return { arena, day, hours: hoursText(hoursOf(spanOf(row))), ...guestOf(row) };
}

function guestOf({ guestPlayerName }: SeriesRow) {
  return present({ guest: guestPlayerName });
}
