import { sheetOf } from '../../domain/agenda/sheet.ts';
import { addDays, toIsoDay } from '../../domain/days/day.ts';
import type { Database } from '../database/database.ts';
import { signedIn } from '../http/authorise.ts';
import { type Read, refuse } from '../http/handler.ts';
import { PRESENT } from './daySql.ts';
import { RESERVATION, type ReservationOfDay, toReservation } from './reservationOfDay.ts';

const SPAN = `
  with ${PRESENT}
  select own.id, own.name,
    (select json_agg(${RESERVATION})
      from reservation r left join person p on p.id = r.player_id
      where r.arena_id = own.id and r.day >= $2 and r.day < $4) as reservations
  from own, present`;

interface SpanRow {
  readonly id: string;
  readonly name: string;
  readonly reservations: ReservationOfDay[] | null;
}

/** The reservations of a month or of a day, for a spreadsheet. */
export function readSheet({ pool, clock }: Database): Read<'reservationSheet'> {
  return async ({ viewer, query }) => {
    const { day, month, year } = query;
    const from = { day: day ?? 1, month, year };
    const end =
      day === undefined ? { day: 1, month: (month % 12) + 1, year: year + (month === 12 ? 1 : 0) } : addDays(from, 1);
    const { rows } = await pool.query<SpanRow>({
      name: 'agenda_sheet',
      text: SPAN,
      values: [signedIn(viewer).personId, toIsoDay(from), clock.aheadMs(), toIsoDay(end)],
    });
    const [row] = rows;
    if (!row) return refuse('arena_not_found');
    const arena = { id: row.id, name: row.name };
    return {
      data: sheetOf(
        (row.reservations ?? []).map((one) => toReservation(one, arena)),
        query,
      ),
    };
  };
}
