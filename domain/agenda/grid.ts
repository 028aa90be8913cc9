import { ascending } from '../values/days/hours.ts';
import { type DayOffer, isOffered } from '../slots/availability.ts';
import type { Reservation } from '../booking/reservation.ts';
import type { Id } from '../values/id.ts';
import type { AgendaDay } from './agenda.ts';
import { compareNames } from '../values/text/names.ts';

interface Court {
  readonly id: Id;
  readonly name: string;
}

/** The arena's courts, in the order of the grid, and its hours on the day. */
interface ArenaDay extends DayOffer {
  readonly courts: readonly Court[];
  readonly slots: readonly Parameters<typeof isOffered>[0][];
}

type Sold = Pick<Reservation, 'selectedTimeSlots'>;

/**
 * The columns, the rows and the closed cells of a day. A court or hour that the arena has deleted stays in the grid while
 * a reservation of the day uses it. Deleted courts come last, sorted by name, with all their cells closed.
 */
export function gridOf(
  arena: ArenaDay,
  reservations: readonly Sold[],
): Omit<AgendaDay, 'reservations' | 'closures' | 'rights' | 'offers' | 'mark'> {
  const sold = reservations.flatMap(({ selectedTimeSlots }) => selectedTimeSlots);
  const courts = [...arena.courts, ...goneCourts(arena.courts, sold)];
  const hours = ascending([
    ...arena.slots.map(({ startHour }) => startHour),
    ...sold.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour)),
  ]);
  const slotAt = new Map(arena.slots.map((slot) => [slot.startHour, slot]));
  const own = new Set(arena.courts.map(({ id }) => id));
  const isOpen = (court: Id, hour: number): boolean => {
    const slot = slotAt.get(hour);
    return own.has(court) && slot !== undefined && isOffered(slot, court, arena);
  };
  const closed = courts
    .map(({ id }) => ({ court: id, startHours: hours.filter((hour) => !isOpen(id, hour)) }))
    .filter(({ startHours }) => startHours.length > 0);
  return { courts, hours, closed };
}

function goneCourts(courts: readonly Court[], sold: Reservation['selectedTimeSlots']): Court[] {
  const known = new Set(courts.map(({ id }) => id));
  const gone = new Map(sold.flatMap(({ court }) => (known.has(court.id) ? [] : [[court.id, court] as const])));
  return [...gone.values()].toSorted((a, b) => compareNames(a.name, b.name) || a.id.localeCompare(b.id));
}
