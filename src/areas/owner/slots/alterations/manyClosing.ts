import { stretchesOf } from '#domain/values/days/hours.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import type { ManyAlterations } from '#domain/slots/manyAlterations.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';
import type { AskedClosing } from '../../closures/index.ts';

const WEEKDAYS = 7;

/** The same courts, days and hours as a closure; undefined when those are not one stretch on every day. */
export function closingOf(asked: ManyAlterations, slots: readonly TimeSlot[]): AskedClosing | undefined {
  const { courts = [], weekdays, timeSlots } = asked;
  const [from, until] = [toIsoDay(asked.from), toIsoDay(asked.until)];
  const chosen = slots.filter(({ id }) => timeSlots.includes(id)).map(({ startHour }) => startHour);
  const [hours, more] = stretchesOf(chosen);
  const isEveryDay = from === until || weekdays.length === WEEKDAYS;
  if (!hours || more || !isEveryDay) return undefined;
  return { courts, from, until, startHour: hours.from, endHour: hours.to };
}
