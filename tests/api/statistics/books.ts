import { fromIsoDay, toIsoDay, type Day } from '#domain/values/days/day.ts';
import type { reservations } from '#platform/database/schema/reservations.ts';

/** A reservation as its rows say it, and what was written down as paid of it, in centavos. */
export interface Booked {
  readonly day: Day;
  readonly total: number;
  readonly paid: readonly number[];
  readonly method: 'local' | 'platform';
  readonly status: (typeof reservations.$inferSelect)['status'];
  /** Whether the arena has what was paid through the platform. */
  readonly isPassedOn?: boolean;
  /** The place of its player in the test; none is a guest. */
  readonly player: number | null;
}

/** Adds up the owner's figures one reservation after another, as one would with paper and pencil. */
export function recount(booked: readonly Booked[], feePercent: number) {
  const sold = booked.filter(
    ({ status, method }) =>
      status === 'PAGA' || status === 'CONFIRMADA' || (status === 'PENDENTE' && method === 'local'),
  );
  return {
    totalSold: sum(sold.map(({ total }) => total)),
    atArena: sum(sold.map(stillToPay)),
    viaPlatform: sum(sold.map((one) => stillToPassOn(one, feePercent))),
    /** Nobody decided about it. */
    kept: sum(booked.flatMap(({ status, paid }) => (status === 'CANCELADA' ? paid : []))),
    perWeekday: averages(sold),
    /** How often each player reserved, by their places. */
    perPlayer: [...grouped(sold, ({ player }) => player)].flatMap(([player, theirs]) =>
      player === null ? [] : [{ player, count: theirs.length }],
    ),
  };
}

function stillToPay({ total, paid, status }: Booked): number {
  return status === 'PAGA' ? 0 : total - sum(paid);
}

function stillToPassOn({ total, method, status, isPassedOn }: Booked, feePercent: number): number {
  if (status !== 'PAGA' || method === 'local' || isPassedOn) return 0;
  const fee = (total * Math.round(feePercent * 100)) / 10_000;
  return total - (fee - Math.floor(fee) >= 0.5 ? Math.ceil(fee) : Math.floor(fee));
}

/** Per weekday: centavos and reservations on average over all such weekdays of the month. */
function averages(sold: readonly Booked[]) {
  const byWeekday = grouped(sold, ({ day }) => new Date(`${toIsoDay(day)}T00:00:00Z`).getUTCDay());
  return [...byWeekday].map(([weekday, those]) => {
    const days = daysLike(those[0]?.day ?? fromIsoDay('2000-01-01'));
    const revenue = sum(those.map(({ total }) => total)) / days;
    return { weekday, revenue: Math.round(revenue), hundredths: Math.round((those.length * 100) / days) };
  });
}

/** How many days of that day's month fall on its weekday. */
function daysLike({ day, month, year }: Day): number {
  let count = 0;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  for (let other = 1; other <= last; other += 1) if ((other - day) % 7 === 0) count += 1;
  return count;
}

function grouped<Key>(booked: readonly Booked[], by: (one: Booked) => Key): Map<Key, Booked[]> {
  const groups = new Map<Key, Booked[]>();
  for (const one of booked) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
