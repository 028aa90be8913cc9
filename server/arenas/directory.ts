import type { ArenaSummary, PriceCardMode } from '../../domain/arenas/arena.ts';
import { PAGE_SIZE, pagesOf } from '../../domain/contract/query.ts';
import type { Database } from '../database/database.ts';
import type { Read } from '../http/handler.ts';
import { present } from '../http/present.ts';

/** Only the first photo is read: a card shows no other. */
const SUMMARIES = `
  select a.id, a.name, a.avatar, a.photos[1] as photo, a.city, a.street, a.district,
    (select count(*) from court c where c.arena_id = a.id) as courts,
    (select min(t.price_centavos) from time_slot t where t.arena_id = a.id and t.is_available) as lowest
  from arena a
  where a.closed_at is null
  order by a.name, a.id`;

interface SummaryRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly photo: string | null;
  readonly city: string;
  readonly street: string | null;
  readonly district: string | null;
  readonly courts: number;
  /** In centavos; null when no hour is offered. */
  readonly lowest: number | null;
}

export function readArenas({ pool }: Database, priceCard: PriceCardMode): Read<'arenas'> {
  return async ({ query: { page = 1 } }) => {
    const [summaries, count] = await Promise.all([
      pool.query<SummaryRow>({
        name: 'arenas_page',
        text: `${SUMMARIES} limit $1 offset $2`,
        values: [PAGE_SIZE, (page - 1) * PAGE_SIZE],
      }),
      pool.query<{ count: number }>({
        name: 'arenas_count',
        text: 'select count(*) as count from arena where closed_at is null',
      }),
    ]);
    return {
      data: { arenas: summaries.rows.map((row) => summaryOf(row, priceCard)) },
      pages: pagesOf(count.rows[0]?.count ?? 0),
    };
  };
}

/** All arenas, without pages: the client searches them and ignores accents and case. */
export function readAllArenas({ pool }: Database, priceCard: PriceCardMode): Read<'allArenas'> {
  return async () => {
    const { rows } = await pool.query<SummaryRow>({ name: 'arenas_all', text: SUMMARIES });
    return { data: { allArenas: rows.map((row) => summaryOf(row, priceCard)) } };
  };
}

function summaryOf(row: SummaryRow, priceCard: PriceCardMode): ArenaSummary {
  const { id, name, avatar, photo, city, street, district, courts } = row;
  const lowestPrice = priceCard === 'arena' ? row.lowest : null;
  return {
    id,
    name,
    courtsNumber: courts,
    photos: photo === null ? [] : [photo],
    address: { city, ...present({ street, district }) },
    ...present({ avatar, lowestPrice }),
  };
}
