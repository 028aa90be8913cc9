import { Schema } from 'effect';

/** The hour at which a slot starts; it covers one hour. */
export const StartHour = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: 23 }, { message: 'O horário precisa estar entre 0 e 23.' }),
);

/** `7` → `07:00`; an hour outside 0–23 (the end of the last slot, 24) → `00:00`. */
export function hourLabel(hour: number): string {
  return hour >= 0 && hour <= 23 ? `${String(hour).padStart(2, '0')}:00` : '00:00';
}

/** `18` → `18:00 às 19:00`; `23` → `23:00 às 00:00`. */
export function slotLabel(startHour: number): string {
  return `${hourLabel(startHour)} às ${hourLabel(startHour + 1)}`;
}

/** `[18, 19, 21]` → `['18:00 às 20:00', '21:00 às 22:00']`: consecutive hours become one span. */
export function spansOf(startHours: readonly number[]): string[] {
  return stretchesOf(startHours).map(({ from, to }) => `${hourLabel(from)} às ${hourLabel(to)}`);
}

/** `[18, 19, 21]` → 18 to 20 and 21 to 22; the end of the last hour of a day is 24. */
export function stretchesOf(startHours: readonly number[]): { readonly from: number; readonly to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const hour of startHours.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.to === hour) last.to = hour + 1;
    else spans.push({ from: hour, to: hour + 1 });
  }
  return spans;
}

export const PERIODS = [
  { id: 'dawn', name: 'Madrugada', from: 0, to: 5 },
  { id: 'morning', name: 'Manhã', from: 6, to: 11 },
  { id: 'afternoon', name: 'Tarde', from: 12, to: 17 },
  { id: 'night', name: 'Noite', from: 18, to: 23 },
] as const;

export type PeriodId = (typeof PERIODS)[number]['id'];

/** The part of the day that an hour (0–23) belongs to. */
export function periodOf(hour: number): PeriodId {
  return PERIODS.find(({ from, to }) => hour >= from && hour <= to)?.id ?? 'night';
}

/** Each once, in their order. */
export function ascending(hours: readonly number[]): number[] {
  return [...new Set(hours)].toSorted((a, b) => a - b);
}
