import type { Occupancy } from '../dayEnd/dayFigures.ts';
import { workingHoursOf, type WorkingHours } from '../dayEnd/dayEnding.ts';
import { isLive, isSold, type Reservation } from '../booking/reservation.ts';
import type { AgendaDay } from './agenda.ts';

type Hours = Pick<AgendaDay, 'courts' | 'hours' | 'closed' | 'closures'> & {
  readonly reservations: readonly Pick<Reservation, 'status' | 'paymentMethod' | 'selectedTimeSlots'>[];
};

/**
 * The court hours of a day that were sold, out of those that could be: what is open, and what was sold before it was closed or
 * taken out of the offer. What waits for its PIX is not sold.
 */
export function occupancyOf(day: Hours): Occupancy {
  const sold = new Set(cellsOf(day.reservations.filter(isSold)));
  const open = openCells(day);
  const shut = new Set(closureCells(day));
  const offered = new Set([...open.filter((cell) => !shut.has(cell)), ...sold]);
  return { sold: sold.size, offered: offered.size, closed: open.filter((cell) => !offered.has(cell)).length };
}

/** From the first to the last hour of a day that is open at any court, or reserved. */
export function workingHoursOn(day: Hours): WorkingHours {
  const shut = new Set(closureCells(day));
  const open = openCells(day).filter((cell) => !shut.has(cell));
  return workingHoursOf([...open, ...cellsOf(day.reservations.filter(isLive))].map(hourOf));
}

/** The first reserved hour of a day; null without one. */
export function firstReservedHour({ reservations }: Pick<Hours, 'reservations'>): number | null {
  const hours = cellsOf(reservations.filter(isLive)).map(hourOf);
  return hours.length === 0 ? null : Math.min(...hours);
}

/** An hour of a court: `{court} {hour}`. */
type Cell = string;

function hourOf(cell: Cell): number {
  return Number(cell.slice(cell.lastIndexOf(' ') + 1));
}

function cellsOf(reservations: Hours['reservations']): Cell[] {
  return reservations.flatMap(({ selectedTimeSlots }) =>
    selectedTimeSlots.flatMap(({ court, timeSlots }) => timeSlots.map(({ startHour }) => `${court.id} ${startHour}`)),
  );
}

function openCells({ courts, hours, closed }: Hours): Cell[] {
  const notOffered = new Set(closed.flatMap(({ court, startHours }) => startHours.map((hour) => `${court} ${hour}`)));
  const all = courts.flatMap(({ id }) => hours.map((hour) => `${id} ${hour}`));
  return all.filter((cell) => !notOffered.has(cell));
}

function closureCells({ closures }: Hours): Cell[] {
  return closures.flatMap(({ hours }) =>
    hours.flatMap(({ court, startHours }) => startHours.map((hour) => `${court} ${hour}`)),
  );
}
