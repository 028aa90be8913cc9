import { addDays, compareDays, type Day, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, instantOf } from '#domain/values/days/moment.ts';
import { firstOf, previousMonth, toIsoMonth } from '#domain/values/days/month.ts';
import type { DemoArena } from './arenas.ts';
import type { DemoGame } from './reservationRows.ts';
import { LEAD_HOURS, type Pays, slotsFrom } from './weekly.ts';

const PAID_AT_HOUR = 18;

/** Their games of one day. */
export function weeklyGames(arena: DemoArena, day: Day, today: Day): DemoGame[] {
  const iso = toIsoDay(day);
  const ofDay = arena.weekly.filter(
    ({ row }) => row.weekday === weekdayOf(day) && row.fromDay <= iso && iso <= row.claimedUntil,
  );
  return ofDay.map(({ row, court, player, pays }) => {
    const paidAt = paidAtOf(pays, day, today);
    return {
      arena,
      court,
      day,
      slots: slotsFrom(arena.slots, row.startHour, row.hours),
      ...(player ? { player } : { guest: row.guestPlayerName ?? '' }),
      sport: row.sport,
      status: paidAt ? 'PAGA' : 'CONFIRMADA',
      payment: 'local',
      madeBy: 'owner',
      installments: [],
      isRefunded: false,
      discount: 0,
      leadHours: LEAD_HOURS,
      series: row.id,
      ...(paidAt && { paidAt }),
    };
  });
}

/** When the bill of a day's month was paid; nothing as long as it is not. */
function paidAtOf(pays: Pays, day: Day, today: Day): Date | undefined {
  const isOld = toIsoMonth(day) < toIsoMonth(previousMonth(today));
  const paidOn = addDays(firstOf(day), pays === 'never' ? 0 : pays);
  const isPaid = isOld || (pays !== 'never' && compareDays(paidOn, today) < 0);
  return isPaid ? instantOf(paidOn, PAID_AT_HOUR, DEFAULT_ZONE) : undefined;
}
