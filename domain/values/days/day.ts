import { Schema, SchemaGetter } from 'effect';

/** A calendar day in the arena's zone, never an instant. `month` is 1–12. 31/02 is refused. */
export const Day = Schema.Struct({
  day: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 31 }, { message: 'Dia inválido.' })),
  month: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 12 }, { message: 'Mês inválido.' })),
  year: Schema.Int.check(Schema.isBetween({ minimum: 2000, maximum: 2100 }, { message: 'Ano inválido.' })),
}).check(Schema.makeFilter((day) => exists(day) || 'Data inválida.'));

export type Day = typeof Day.Type;

/** Whether the three numbers are a valid day within the app's range of years. */
export const isDay = Schema.is(Day);

/** `2026-02-31` does not exist, because it is counted on to the 3rd of March; `2024-02-29` does. */
function exists(day: Day): boolean {
  return toUtc(day).getUTCDate() === day.day;
}

/** Midnight UTC of the day. Only for calendar arithmetic, because UTC has no clock changes. */
function toUtc({ day, month, year }: Day): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

/** `{ day: 5, month: 3, year: 2026 }` → `'2026-03-05'`: sorts as text, works as a map key, and is PostgreSQL's `date`. */
export function toIsoDay({ day, month, year }: Day): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The inverse of {@link toIsoDay}. It validates nothing, so use it only for text from there or from the database. */
export function fromIsoDay(iso: string): Day {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { day, month, year };
}

/** From 2000 to 2100, as {@link Day}; that the day exists is for its own check. */
const ISO_DAY = /^(?:20\d\d|2100)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;

/** A day as `'2026-03-05'` on the wire. */
export const IsoDay = Schema.String.check(
  Schema.isPattern(ISO_DAY, {
    message: 'Data inválida.',
    toJsonSchema: () => ({ pattern: ISO_DAY.source, format: 'date' }),
  }),
).pipe(Schema.decodeTo(Day, { decode: SchemaGetter.transform(fromIsoDay), encode: SchemaGetter.transform(toIsoDay) }));

/** Negative when `a` is before `b`, 0 on the same day. */
export function compareDays(a: Day, b: Day): number {
  return toIsoDay(a).localeCompare(toIsoDay(b));
}

export function isSameDay(a: Day, b: Day): boolean {
  return compareDays(a, b) === 0;
}

/** @param days may be negative */
export function addDays(day: Day, days: number): Day {
  return fromIsoDay(
    toUtc({ ...day, day: day.day + days })
      .toISOString()
      .slice(0, 10),
  );
}

const DAY_MS = 86_400_000;

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: Day, to: Day): number {
  return (toUtc(to).getTime() - toUtc(from).getTime()) / DAY_MS;
}

/** The 0–6 weekday, Sunday first. */
export function weekdayOf(day: Day): number {
  return toUtc(day).getUTCDay();
}
