import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { billMark } from '../booking/inBill.ts';
import { isLive, type Reservation } from '../booking/reservation.ts';
import { Day } from '../values/days/day.ts';
import { TotalReais } from '../values/money.ts';
import { summaryOf } from './daySummary.ts';
import { gridOf } from './grid.ts';

/** A day among those of a week: its money, and of each hour how many courts are free and who has the others. */
export const WeekDay = Schema.Struct({
  date: Day,
  /** The reservations that hold hours of the day. */
  count: Schema.Int,
  total: TotalReais,
  atArena: TotalReais,
  viaPlatform: TotalReais,
  hours: Schema.Array(
    Schema.Struct({
      startHour: StartHour,
      free: Schema.Int,
      /** One for each court that is taken; empty for an account without a name. */
      who: Schema.Array(Schema.String),
    }),
  ),
});
export type WeekDay = typeof WeekDay.Type;

export const AgendaWeek = Schema.Struct({ days: Schema.Array(WeekDay) });

interface Hour {
  readonly court: string;
  readonly startHour: number;
}

/** The hours of a day that nobody can have: closed for a reason, or somebody's by right though nothing is reserved yet. */
interface Held {
  readonly closed: readonly Hour[];
  readonly rights: readonly (Hour & { readonly who: string })[];
}

/** The day of an arena in few figures, from what the agenda of that day shows. */
export function weekDayOf(
  date: Day,
  arena: Parameters<typeof gridOf>[0],
  reservations: readonly Reservation[],
  { closed: closures, rights }: Held,
): WeekDay {
  const live = reservations.filter(isLive);
  const { courts, hours, closed } = gridOf(arena, live);
  const booked = live.flatMap((reservation) =>
    reservation.selectedTimeSlots.flatMap(({ court, timeSlots }) =>
      timeSlots.map(({ startHour }) => ({ court: court.id, startHour, who: nameOf(reservation) })),
    ),
  );
  const isBooked = ({ court, startHour }: Hour) =>
    booked.some((one) => one.court === court && one.startHour === startHour);
  const taken = [...booked, ...rights.filter((right) => !isBooked(right))];
  const { count, total, atArena, viaPlatform } = summaryOf(reservations);
  return {
    date,
    count,
    total,
    atArena,
    viaPlatform,
    hours: hours.map((startHour) => {
      const here = taken.filter((one) => one.startHour === startHour);
      const shut = closed.filter(({ startHours }) => startHours.includes(startHour));
      const closedHere = closures.filter((one) => one.startHour === startHour);
      const gone = new Set<string>([...here, ...shut, ...closedHere].map(({ court }) => court));
      return { startHour, free: courts.length - gone.size, who: here.map(({ who }) => who) };
    }),
  };
}

/** `Ana Souza`, `Rui (mensalista por mês)` */
function nameOf(reservation: Reservation): string {
  const { player, guestPlayerName = '' } = reservation;
  const name = player?.name ?? guestPlayerName;
  const mark = billMark(reservation).toLocaleLowerCase('pt-BR');
  return mark === '' ? name : `${name} (${mark})`;
}
