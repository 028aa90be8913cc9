import { useSearchParams } from 'wouter';
import { MONTH } from '#domain/navigation/paths.ts';
import type { Day } from '#domain/values/days/day.ts';
import { fromIsoMonth, type Month, toIsoMonth } from '#domain/values/days/month.ts';

/** The month of a page, stored in the address; without one it is that of `today`. */
export function useMonth(path: string, today: Day) {
  const [parameters] = useSearchParams();
  const current = toIsoMonth(today);
  const shown = isoMonthIn(parameters.get(MONTH)) ?? current;
  const month = fromIsoMonth(shown);
  const pathOf = (other: Month) => {
    const iso = toIsoMonth(other);
    return iso === current ? path : `${path}?${MONTH}=${iso}`;
  };
  return { month, isCurrent: shown === current, path: pathOf(month), pathOf };
}

/** An address that names no month says nothing. */
function isoMonthIn(text: string | null): string | undefined {
  return text !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}
