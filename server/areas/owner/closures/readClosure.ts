import { sql } from 'drizzle-orm';
import { CLOSURE_UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import type { ClosureReason } from '#domain/hours/closureReason.ts';
import type { RebookingState } from '#domain/closures/rebooking.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';

/** A closure as its arena looks back on it: whom it took hours from, and what became of each. */
export function readClosure(database: Database): Read<'closure'> {
  return async ({ viewer, params: { id } }) => {
    const { orm } = database;
    const { id: arenaId } = await ownedArena(orm, viewer);
    const now = await readNow(database);
    const { rows } = await orm.execute<Row>(sql`
      select closure.reason, to_json(closure.at) as at, closure.undone_at is not null as is_undone,
        (select json_agg(json_build_object('id', reservation.id, 'who', coalesce(person.name, reservation.guest_player_name),
            'hasAccount', reservation.player_id is not null,
            'guestPhone', case when reservation.player_id is null then reservation.guest_phone end, 'day', reservation.day,
            'hours', (select json_agg(distinct sold.hour) from reservation_slot sold
              where sold.arena_id = reservation.arena_id and sold.reservation_id = reservation.id),
            'state', made.state, 'paid', made.paid_centavos, 'byPix', made.is_by_pix, 'until', made.until)
            order by reservation.day, reservation.id)
          from cancellation
          join reservation on reservation.arena_id = cancellation.arena_id and reservation.id = cancellation.reservation_id
          left join person on person.id = reservation.player_id
          left join rebooking made on made.arena_id = cancellation.arena_id and made.id = cancellation.id
          where cancellation.arena_id = closure.arena_id and cancellation.closure_id = closure.id) as met,
        (select json_agg(json_build_object('id', reservation.id, 'who', coalesce(person.name, reservation.guest_player_name),
            'hasAccount', reservation.player_id is not null,
            'guestPhone', case when reservation.player_id is null then reservation.guest_phone end, 'day', made.day_before, 'isShortened', true,
            'hours', (select json_agg(distinct (lost.hour ->> 'hour')::int)
              from (select jsonb_array_elements(made.hours_before) as hour
                except select jsonb_array_elements(made.hours_after)) as lost),
            'state', null) order by reservation.id)
          from reservation_move made
          join reservation on reservation.arena_id = made.arena_id and reservation.id = made.reservation_id
          left join person on person.id = reservation.player_id
          where made.arena_id = closure.arena_id and made.closure_id = closure.id) as shortened
      from closure where closure.arena_id = ${arenaId}::uuid and closure.id = ${id}::uuid`);
    const [row] = rows;
    if (!row) return refuse('closure_not_found');
    const at = new Date(row.at);
    const isTold = !row.is_undone && now.getTime() >= at.getTime() + CLOSURE_UNDO_ENDS_MS;
    const closure = { id, reason: row.reason, at, isUndone: row.is_undone, isTold };
    return {
      data: { closure: { ...closure, reservations: [...(row.shortened ?? []), ...(row.met ?? [])].map(shown) } },
    };
  };
}

interface Row extends Record<string, unknown> {
  readonly reason: ClosureReason;
  readonly at: string;
  readonly is_undone: boolean;
  readonly met: Met[] | null;
  readonly shortened: Met[] | null;
}

interface Met {
  readonly id: string;
  readonly who: string;
  readonly hasAccount: boolean;
  readonly guestPhone: string | null;
  readonly day: string;
  readonly hours: number[];
  readonly isShortened?: boolean;
  /** Null where nothing was offered. */
  readonly state: RebookingState | null;
  readonly paid: number;
  readonly byPix: boolean;
  readonly until: string;
}

function shown({ day, state, paid, byPix, until, guestPhone, ...met }: Met) {
  const rebooking = state === null ? {} : { rebooking: { state, paid, byPix, until: new Date(until) } };
  return { ...met, date: fromIsoDay(day), ...(guestPhone !== null && { guestPhone }), ...rebooking };
}
