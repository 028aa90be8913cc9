import type { PriceCardMode } from '#domain/arenas/arena.ts';
import type { ArenaSummary } from '#domain/arenas/arenaSummary.ts';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { pricesOf } from '#domain/arenas/prices.ts';
import { pricesInWeek } from '#domain/slots/price.ts';
import type { Database } from '#platform/database/database.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { IS_PUBLIC } from '#core/arenas/publicArena.ts';
import { LOWEST, offerIn, type OfferRow } from './offer.ts';

/** Only the first photo is read: a card shows no other. */
const SUMMARY = `
  select a.id, a.name, a.avatar, a.photos[1] as photo, a.city, a.street, a.district,
    (select count(*) from court c where c.arena_id = a.id) as courts,
    a.zone, now() + $1 * interval '1 millisecond' as now, ${LOWEST}
  from arena a
  where ${IS_PUBLIC}`;
const SUMMARIES = `${SUMMARY} order by a.sort_name, a.id`;

interface SummaryRow extends OfferRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly photo: string | null;
  readonly city: string;
  readonly street: string | null;
  readonly district: string | null;
  readonly courts: number;
  readonly zone: string;
  readonly now: Date;
  /** In centavos, of the hours' own prices; null when no hour is offered. */
  readonly lowest: number | null;
}

export function readArenas({ pool, clock }: Database, priceCard: PriceCardMode): Read<'arenas'> {
  return async ({ query: { page = 1 } }) => {
    const [summaries, count] = await Promise.all([
      pool.query<SummaryRow>({
        name: 'arenas_page',
        text: `${SUMMARIES} limit $2 offset $3`,
        values: [clock.aheadMs(), PAGE_SIZE, (page - 1) * PAGE_SIZE],
      }),
      pool.query<{ count: number }>({
        name: 'arenas_count',
        text: `select count(*) as count from arena a where ${IS_PUBLIC}`,
      }),
    ]);
    return {
      data: { arenas: summaries.rows.map((row) => summaryOf(row, priceCard)) },
      pages: pagesOf(count.rows[0]?.count ?? 0),
    };
  };
}

/** All arenas, without pages: the client searches them and ignores accents and case. */
export function readAllArenas({ pool, clock }: Database, priceCard: PriceCardMode): Read<'allArenas'> {
  return async () => {
    const values = [clock.aheadMs()];
    const { rows } = await pool.query<SummaryRow>({ name: 'arenas_all', text: SUMMARIES, values });
    return { data: { allArenas: rows.map((row) => summaryOf(row, priceCard)) } };
  };
}

/** One of them; `undefined` when strangers find no such arena. */
export async function readSummary(
  { pool, clock }: Database,
  priceCard: PriceCardMode,
  id: string,
): Promise<ArenaSummary | undefined> {
  const { rows } = await pool.query<SummaryRow>({
    name: 'arenas_one',
    text: `${SUMMARY} and a.id = $2`,
    values: [clock.aheadMs(), id],
  });
  return rows[0] && summaryOf(rows[0], priceCard);
}

function summaryOf(row: SummaryRow, priceCard: PriceCardMode): ArenaSummary {
  const { id, name, avatar, photo, city, street, district, courts } = row;
  const lowestPrice = priceCard === 'arena' ? lowestIn(row) : null;
  return {
    id,
    name,
    courtsNumber: courts,
    photos: photo === null ? [] : [photo],
    address: { city, ...present({ street, district }) },
    ...present({ avatar, lowestPrice }),
  };
}

/** The lowest price of the coming week, as on the arena's page. */
function lowestIn(row: SummaryRow): number | null {
  if (row.hours === null) return row.lowest;
  return pricesOf(pricesInWeek(momentIn(row.now, row.zone).day, offerIn(row)))?.lowest ?? null;
}
