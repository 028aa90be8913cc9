import { DEFAULT_BOOKING_RULES } from '#domain/arenas/bookingRules.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_DUE_DAY } from '#domain/series/bill.ts';
import { claimedAhead, firstDays } from '#domain/series/weeks.ts';
import type { arenas, courts, timeSlots } from '#platform/database/schema/arenas.ts';
import type { series, seriesRights } from '#platform/database/schema/series.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Cast } from './people.ts';

type NewCourt = typeof courts.$inferInsert;
type NewSlot = typeof timeSlots.$inferInsert;

/** When a month is paid: some days after it begins, or, since the last one, never. */
export type Pays = number | 'never';

interface Plan {
  /** 0–6, Sunday first. */
  readonly weekday: number;
  /** By their places in the arena's and the cast's lists. */
  readonly court: number;
  readonly player?: number;
  readonly guest?: string;
  readonly from: number;
  readonly hours: number;
  readonly sport: Sport;
  readonly pays: Pays;
}

/** How many days ago they began. */
const BEGAN_DAYS = 45;
/** How many days ahead their weeks are claimed. */
export const CLAIMED_AHEAD = claimedAhead(DEFAULT_BOOKING_RULES);
export const LEAD_HOURS = 45 * 24;

const SOON = 1;
const IN_TIME = DEFAULT_DUE_DAY - 1;

/** A dozen who play every week, in hours that nothing else of the demonstration has; one of them is late. */
const PLANS: readonly Plan[] = [
  { weekday: 0, court: 4, from: 9, hours: 2, player: 17, sport: 'VOLEI_DE_PRAIA', pays: IN_TIME },
  { weekday: 1, court: 4, from: 19, hours: 2, player: 0, sport: 'BEACH_TENNIS', pays: SOON },
  { weekday: 1, court: 3, from: 21, hours: 1, guest: 'Turma da Firma', sport: 'FUTEVOLEI', pays: SOON },
  { weekday: 2, court: 2, from: 7, hours: 1, guest: 'Escolinha Sol', sport: 'BEACH_TENNIS', pays: SOON },
  { weekday: 2, court: 4, from: 19, hours: 2, player: 3, sport: 'BEACH_TENNIS', pays: SOON },
  { weekday: 2, court: 3, from: 20, hours: 1, player: 5, sport: 'FUTEVOLEI', pays: 'never' },
  { weekday: 3, court: 4, from: 18, hours: 2, player: 8, sport: 'BEACH_TENNIS', pays: IN_TIME },
  { weekday: 3, court: 1, from: 21, hours: 1, guest: 'Grupo das Oito', sport: 'VOLEI_DE_PRAIA', pays: SOON },
  { weekday: 4, court: 2, from: 7, hours: 1, guest: 'Escolinha Sol', sport: 'BEACH_TENNIS', pays: SOON },
  { weekday: 4, court: 4, from: 20, hours: 2, player: 11, sport: 'FUTEVOLEI', pays: SOON },
  { weekday: 5, court: 4, from: 18, hours: 1, guest: 'Seu Jorge', sport: 'FUTEVOLEI', pays: IN_TIME },
  { weekday: 6, court: 4, from: 9, hours: 2, player: 14, sport: 'BEACH_TENNIS', pays: SOON },
];

/** Somebody who plays every week, with their row. */
export interface DemoWeekly {
  readonly row: typeof series.$inferInsert;
  readonly court: NewCourt;
  readonly player?: Cast['star'];
  readonly pays: Pays;
}

interface Home {
  readonly row: typeof arenas.$inferInsert & { readonly id: string };
  readonly courts: readonly NewCourt[];
  readonly slots: readonly NewSlot[];
}

/** Those who play every week at an arena. */
export function weeklyAt({ row: arena, courts, slots }: Home, { players }: Cast, today: Day, now: Date): DemoWeekly[] {
  const claimedUntil = toIsoDay(addDays(today, CLAIMED_AHEAD));
  return PLANS.flatMap(({ court: place, player: index, guest, from: startHour, pays, ...plan }) => {
    const court = courts[place];
    const [fromDay] = firstDays({ weekday: plan.weekday, from: addDays(today, -BEGAN_DAYS) }, 1);
    if (!court || !fromDay) return [];
    const player = index === undefined ? undefined : players[index];
    const row = {
      ...plan,
      arenaId: arena.id,
      id: newId(),
      playerId: player?.id ?? null,
      guestPlayerName: guest ?? null,
      courtId: court.id,
      courtName: court.name,
      startHour,
      fromDay: toIsoDay(fromDay),
      priceCentavos: slotsFrom(slots, startHour, plan.hours).reduce((sum, slot) => sum + slot.priceCentavos, 0),
      claimedUntil,
      madeAt: new Date(now.getTime() - LEAD_HOURS * 3_600_000),
      madeBy: arena.ownerId,
    };
    return [{ row, court, pays, ...(player && { player }) }];
  });
}

/** The hours that are theirs by right, beyond what is claimed. */
export function rightsOf({ row }: DemoWeekly): (typeof seriesRights.$inferInsert)[] {
  const { arenaId, courtId, weekday, id: seriesId, startHour, hours } = row;
  return Array.from({ length: hours }, (_, index) => ({
    arenaId,
    courtId,
    weekday,
    hour: startHour + index,
    seriesId,
  }));
}

/** The hours in a row that begin there. */
export function slotsFrom(slots: readonly NewSlot[], startHour: number, hours: number): NewSlot[] {
  return slots.filter((slot) => slot.startHour >= startHour && slot.startHour < startHour + hours);
}
