import { openOn, type OpeningHours } from '#domain/opening/opening.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Opening hours, courts, hours and alterations of the arena `own` on some days, each list one JSON array of arrays. */
export function arenaDays(days: SQL): SQL {
  return sql`own.opening_hours,
    (select json_agg(json_build_array(c.id, c.name) order by c.sort_name, c.id)
      from court c where c.arena_id = own.id) as courts,
    (select json_agg(json_build_array(t.id, t.start_hour, t.price_centavos, t.is_available))
      from time_slot t where t.arena_id = own.id) as slots,
    (select json_agg(json_build_array(x.day, x.time_slot_id, x.court_id, x.is_available))
      from slot_alteration x where x.arena_id = own.id and ${days}) as alterations`;
}

export interface ArenaDaysRow {
  readonly opening_hours: OpeningHours | null;
  readonly courts: [id: string, name: string][] | null;
  readonly slots: [id: string, startHour: number, price: number, isAvailable: boolean][] | null;
  readonly alterations: [day: string, timeSlot: string, court: string | null, isAvailable: boolean][] | null;
}

/** What the grid of one of the days is made of. */
export function arenaOn(iso: string, { opening_hours: opening, courts, slots, alterations }: ArenaDaysRow) {
  return {
    open: openOn(fromIsoDay(iso), opening),
    courts: (courts ?? []).map(([id, name]) => ({ id, name })),
    slots: (slots ?? []).map(([id, startHour, price, isAvailable]) => ({ id, startHour, price, isAvailable })),
    alterations: (alterations ?? [])
      .filter(([day]) => day === iso)
      .map(([, timeSlot, court, isAvailable]) => ({ timeSlot, isAvailable, court: court ?? undefined })),
  };
}
