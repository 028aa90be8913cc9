import type { Occupancy } from '../dayEnd/dayFigures.ts';
import { workingHoursOf, type WorkingHours } from '../dayEnd/dayEnding.ts';
import { isLive, isSold, type Reservation } from '../booking/reservation.ts';
import type { DayClosure } from '../closures/closure.ts';
import type { AgendaDay } from './agenda.ts';

type OpenHours = Pick<AgendaDay, 'courts' | 'hours' | 'closed'> & {
  readonly closures: readonly Pick<DayClosure, 'hours'>[];
};

type Hours = OpenHours & {
  readonly rights: readonly Pick<AgendaDay['rights'][number], 'court' | 'startHour'>[];
  readonly reservations: readonly Pick<Reservation, 'status' | 'paymentMethod' | 'selectedTimeSlots'>[];
};

/**
 * The court hours of a day that were sold, out of those that could be: what is open, and what was sold before it was closed or
 * taken out of the offer. What waits for its PIX is not sold; what is somebody's each week by right is, though no reservation
 * has been made for it yet.
 */
export function occupancyOf(day: Hours): Occupancy {
  const { sold, empty, closed } = courtHoursOf(day, [
    ...cellsOf(day.reservations.filter(isSold)),
    ...day.rights.map(({ court, startHour }) => cellAt(court, startHour)),
  ]);
  return { sold: sold.size, offered: sold.size + empty.length, closed: closed.length };
}

/** The court hours of a day by what became of them. The only place that decides which of them could be sold. */
export function courtHoursOf(
  day: OpenHours,
  soldCells: Iterable<Cell>,
): { readonly sold: ReadonlySet<Cell>; readonly empty: readonly Cell[]; readonly closed: readonly Cell[] } {
  const sold = new Set(soldCells);
  const shut = new Set(closureCells(day));
  const notSold = openCells(day).filter((cell) => !sold.has(cell));
  return {
    sold,
    empty: notSold.filter((cell) => !shut.has(cell)),
    closed: notSold.filter((cell) => shut.has(cell)),
  };
}

/** From the first to the last hour of a day that is open at any court, or reserved. */
export function workingHoursOn(day: Omit<Hours, 'rights'>): WorkingHours {
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
export type Cell = string;

/** The cell of a court's hour. */
export function cellAt(court: string, hour: number): Cell {
  return `${court} ${hour}`;
}

/** The court of a cell. */
export function courtOf(cell: Cell): string {
  return cell.slice(0, cell.lastIndexOf(' '));
}

/** The hour of a cell, 0 to 23. */
export function hourOf(cell: Cell): number {
  return Number(cell.slice(cell.lastIndexOf(' ') + 1));
}

function cellsOf(reservations: Hours['reservations']): Cell[] {
  return reservations.flatMap(({ selectedTimeSlots }) =>
    selectedTimeSlots.flatMap(({ court, timeSlots }) => timeSlots.map(({ startHour }) => cellAt(court.id, startHour))),
  );
}

function openCells({ courts, hours, closed }: OpenHours): Cell[] {
  const notOffered = new Set(closed.flatMap(({ court, startHours }) => startHours.map((hour) => cellAt(court, hour))));
  const all = courts.flatMap(({ id }) => hours.map((hour) => cellAt(id, hour)));
  return all.filter((cell) => !notOffered.has(cell));
}

function closureCells({ closures }: OpenHours): Cell[] {
  return closures.flatMap(({ hours }) =>
    hours.flatMap(({ court, startHours }) => startHours.map((hour) => cellAt(court, hour))),
  );
}
