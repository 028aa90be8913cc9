import { sql } from 'drizzle-orm';
import { lastBookableDay } from '#domain/arenas/bookingRules.ts';
import type { ClosureReason } from '#domain/hours/closureReason.ts';
import { optionsFor, type PlacedHour } from '#domain/agenda/placing.ts';
import { DAYS_LOOKED_AT, type Rebooking, type RebookingState } from '#domain/closures/rebooking.ts';
import { addDays, type Day, daysBetween, fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { readFreeHours } from '../../../player/directory/availability.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';

/** What a player may choose for a reservation of theirs, with the free hours of a day. */
export function readRebooking(database: Database): Read<'rebooking'> {
  return async ({ viewer, params: { id: reservationId }, query: { date: asked } }) => {
    const { personId } = signedIn(viewer);
    const now = await readNow(database);
    const { sold, ...rebooking } = await readOwn(database.orm, { reservationId, personId, now });
    if (rebooking.state !== 'offered' || now >= rebooking.until) return { data: { rebooking } };
    const optionsOn = async (day: Day) => {
      const look = { arenaId: rebooking.arena.id, day, person: personId, actsFor: null, seesHidden: true };
      return { day, options: optionsFor(sold, await readFreeHours(database, look)) };
    };
    const found = asked ? await optionsOn(asked) : await firstFree(rebooking, optionsOn);
    return { data: { rebooking: { ...rebooking, ...found } } };
  };
}

type OnDay = Pick<Rebooking, 'day' | 'options'>;

/** The first day with a free hour of the next ones, else today. */
async function firstFree(
  { today, lastDay }: Pick<Rebooking, 'today' | 'lastDay'>,
  optionsOn: (day: Day) => Promise<OnDay>,
): Promise<OnDay> {
  for (let ahead = 0; ahead < DAYS_LOOKED_AT && ahead <= daysBetween(today, lastDay); ahead += 1) {
    const found = await optionsOn(addDays(today, ahead));
    if (found.options.length > 0) return found;
  }
  return { day: today, options: [] };
}

interface Asked {
  readonly reservationId: string;
  readonly personId: string;
  readonly now: Date;
}

/** The same without free hours, for the answer to a choice. */
export async function shownRebooking(queries: Queries, asked: Asked): Promise<Rebooking> {
  const { sold: _, ...rebooking } = await readOwn(queries, asked);
  return rebooking;
}

interface Row extends Record<string, unknown> {
  readonly arena_id: string;
  readonly arena: string;
  readonly zone: string;
  readonly max_days_ahead: number;
  readonly reason: ClosureReason;
  readonly day: string;
  readonly sold: PlacedHour[];
  readonly paid_centavos: number;
  readonly is_by_pix: boolean;
  readonly until: string;
  readonly state: RebookingState;
}

/** The latest of a reservation, from when its closure can no longer be undone. */
async function readOwn(queries: Queries, { reservationId, personId, now }: Asked) {
  const { rows } = await queries.execute<Row>(sql`
    select made.arena_id, arena.name as arena, arena.zone, arena.max_days_ahead, closure.reason, reservation.day::text as day, made.paid_centavos,
      made.is_by_pix, to_json(made.until) as until, made.state,
      (select json_agg(json_build_object('court', sold.court_id, 'startHour', sold.hour, 'price', sold.price_centavos)
          order by sold.hour, sold.court_id)
        from reservation_slot sold where sold.arena_id = made.arena_id and sold.reservation_id = made.reservation_id) as sold
    from rebooking made
    join reservation on reservation.arena_id = made.arena_id and reservation.id = made.reservation_id
    join arena on arena.id = made.arena_id
    join closure on closure.arena_id = made.arena_id and closure.id = made.closure_id
    where made.reservation_id = ${reservationId}::uuid and reservation.player_id = ${personId}::uuid
      and made.since <= ${now.toISOString()}::timestamptz
    order by made.id desc limit 1`);
  const [row] = rows;
  if (!row) return refuse('rebooking_not_found');
  const { day: today } = momentIn(now, row.zone);
  return {
    sold: row.sold,
    reservation: reservationId,
    arena: { id: row.arena_id, name: row.arena },
    reason: row.reason,
    date: fromIsoDay(row.day),
    hours: [...new Set(row.sold.map(({ startHour }) => startHour))],
    paid: row.paid_centavos,
    byPix: row.is_by_pix,
    until: new Date(row.until),
    state: row.state,
    zone: row.zone,
    today,
    lastDay: lastBookableDay(today, { maxDaysAhead: row.max_days_ahead }),
    day: today,
    options: [],
  };
}
