import { Schema } from 'effect';
import type { CourtAvailability } from '../../../../../domain/booking/availability.ts';
import { StartHour } from '../../../../../domain/booking/hours.ts';
import { Id } from '../../../../../domain/contract/id.ts';
import { compareDays, type Day } from '../../../../../domain/days/day.ts';
import type { AskedHour } from '../../../../../machines/agenda/askedHour.ts';
import type { SlotOnScreen } from '../../../../../machines/booking/bookingOrder.ts';
import { dayIn } from '../agendaDay.ts';

const isId = Schema.is(Id);
const isHour = Schema.is(StartHour);

/** The day and hour in `?dia=2026-03-05&quadra=…&hora=18`. Invalid parameters are ignored. */
export function askedIn(search: string, today: Day): { readonly day: Day; readonly hour: AskedHour | null } {
  const parameters = new URLSearchParams(search);
  const day = dayIn(search, today);
  if (compareDays(day, today) < 0) return { day: today, hour: null };
  const [court, hour] = [parameters.get('quadra'), parameters.get('hora')];
  const startHour = hour === null || hour === '' ? NaN : Number(hour);
  return { day, hour: isId(court) && isHour(startHour) ? { court, startHour } : null };
}

/** The requested hour as a selectable slot; `null` when the arena does not offer it or it is taken. */
export function askedSlot(courts: readonly CourtAvailability[], asked: AskedHour | null): SlotOnScreen | null {
  const court = courts.find(({ id }) => id === asked?.court);
  const slot = court?.slots.find(({ startHour }) => startHour === asked?.startHour);
  if (!court || !slot?.isAvailable) return null;
  const { id: timeSlot, startHour, price } = slot;
  return { court: court.id, courtName: court.name, timeSlot, startHour, price };
}
