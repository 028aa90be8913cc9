/** Days as spreadsheets count them from 1899-12-30, for the years 2009 to 2064. */
const [FIRST_SERIAL, LAST_SERIAL] = [40_000, 60_000];

/** Days since 1899-12-30 and minutes of the last of them: rounded together, for the last second of a day is the next day. */
export function serialIn(text: string): { readonly days: number; readonly minutes: number } | undefined {
  if (!/^\d{5}([.,]\d+)?$/.test(text)) return undefined;
  const minutes = Math.round(Number(text.replace(',', '.')) * 1440);
  const days = Math.floor(minutes / 1440);
  return days >= FIRST_SERIAL && days <= LAST_SERIAL ? { days, minutes: minutes % 1440 } : undefined;
}
