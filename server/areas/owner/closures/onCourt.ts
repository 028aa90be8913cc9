import { sql } from 'drizzle-orm';
import { ascending, stretchesOf } from '#domain/values/days/hours.ts';
import type { ClosureImpact } from '#domain/closures/closure.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { Queries } from '#platform/database/database.ts';
import type { Asked } from './closedHours.ts';
import { heldHours } from './met.ts';

/** Who has the running hour of what a scope meets, and who has begun and keeps more of its hours: no part of their PIX can go back. */
export async function readOnCourt(queries: Queries, asked: Asked): Promise<Pick<ClosureImpact, 'onCourt' | 'begun'>> {
  const { day, hour: running } = momentIn(asked.now, asked.arena.zone);
  const { rows } = await queries.execute<Row>(sql`
    with ${heldHours(asked)}
    select live.id, coalesce(person.name, live.guest_player_name, '') as who, live.is_begun and live.is_whole and not held.is_played as "isKept",
      held.hour, court.name as court,
      (select json_agg(sold.hour order by sold.hour) from reservation_slot sold where sold.arena_id = live.arena_id
        and sold.reservation_id = live.id and sold.court_id = held.court_id) as sold
    from held join live on live.id = held.id
    join court on court.arena_id = live.arena_id and court.id = held.court_id
    left join person on person.id = live.player_id
    where live.day = ${toIsoDay(day)}::date and held.day = ${toIsoDay(day)}::date and (live.is_begun or held.hour = ${running}::int)
    order by court.sort_name, court.id, held.hour`);
  const kept = rows.filter(({ isKept }) => isKept);
  const begun = new Map(kept.map(({ id, who }) => [id, { who, hours: hoursOf(id, kept) }]));
  return {
    onCourt: rows
      .filter(({ hour }) => hour === running)
      .map(({ who, court, sold }) => ({ who, court, until: endOf(sold, running) })),
    begun: [...begun.values()],
  };
}

/** An hour of a reservation on a court. */
interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly who: string;
  readonly isKept: boolean;
  readonly hour: number;
  readonly court: string;
  /** All that it has on that court. */
  readonly sold: readonly number[];
}

/** When those who are on court leave it. */
function endOf(sold: readonly number[], running: number): number {
  return stretchesOf(sold).find(({ from, to }) => from <= running && running < to)?.to ?? running + 1;
}

function hoursOf(reservation: string, rows: readonly Row[]): number[] {
  return ascending(rows.filter(({ id }) => id === reservation).map(({ hour }) => hour));
}
