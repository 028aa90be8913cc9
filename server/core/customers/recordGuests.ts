import { type SQL, sql } from 'drizzle-orm';
import { folded } from '#platform/database/folded.ts';
import type { Transaction } from '#platform/database/transaction.ts';

/** What is for a guest: reservations, and series. */
type Booked = 'reservation' | 'series';

const firstWord = (text: string): string => `split_part(${text}, ' ', 1)`;
const FIRST_NAME = firstWord(`btrim(${folded('b.guest_player_name')})`);
const KNOWN_NAME = firstWord('c.found_as');

/** The record of who gave the phone of `b` last. */
const byPhone = (condition: SQL): SQL => sql`(
  select c.id from customer c where c.arena_id = b.arena_id and c.phone = b.guest_phone ${condition}
  order by c.made_at desc, c.id desc limit 1)`;

/** Who is called otherwise is somebody else: the phone changed hands, or two have it. 'Rafa' and 'Rafael' are one. */
const IS_CALLED_SO = sql.raw(
  `and (starts_with(${KNOWN_NAME}, ${FIRST_NAME}) or starts_with(${FIRST_NAME}, ${KNOWN_NAME}))`,
);

/** How the guests of a part are told apart: whom the desk names now, and whom the version before wrote down. */
const KEYS = {
  named: { known: byPhone(IS_CALLED_SO), phone: sql.raw(`'phone ' || b.guest_phone || ' ' || ${FIRST_NAME}`) },
  former: { known: byPhone(sql``), phone: sql`'phone ' || b.guest_phone` },
} as const;

/**
 * The guests of a table that have no record. A week is its series' guest, as long as it has the same name; a guest without a
 * phone is the same person within a day alone, for two who have one name may be two.
 */
function guestsOf(of: Booked, { known, phone }: (typeof KEYS)[keyof typeof KEYS]): SQL {
  if (of === 'series') {
    return sql`
      select b.arena_id, b.id, b.guest_player_name as name, b.guest_phone as phone, b.made_at as at,
        coalesce(${phone}, 'series ' || b.id) as key, ${known} as known
      from series b`;
  }
  return sql`
    select b.arena_id, b.id, b.guest_player_name as name, b.guest_phone as phone, b.created_at as at,
      coalesce('series ' || s.id, ${phone}, 'name ' || b.guest_player_name || ' ' || b.day) as key,
      coalesce(s.customer_id, ${known}) as known
    from reservation b
    left join series s on s.arena_id = b.arena_id and s.id = b.series_id and s.customer_id is not null
      and s.guest_player_name = b.guest_player_name`;
}

/** Which of them: these, whom the desk has just named, or as many of the version before as a part has. */
export type Which = { readonly ids: readonly string[] } | { readonly part: number };

interface Recorded {
  readonly id: string;
  readonly customerId: string;
}

/**
 * Gives the guests of reservations or series that have no record of the arena the one of their phone, or a new one. Two at once give
 * one new phone one record, for its id follows from the phone; unless a record that had it has another by now.
 * @returns the reservations or series that got one, and which
 */
export async function recordGuests(
  tx: Transaction,
  arenaId: string,
  of: Booked,
  which: Which,
): Promise<readonly Recorded[]> {
  const [keys, those, end] =
    'ids' in which
      ? [KEYS.named, sql`and b.id = any(${sql.param([...which.ids])}::uuid[])`, sql`order by b.id for update of b`]
      : [KEYS.former, sql``, sql`order by b.id limit ${which.part} for update of b skip locked`];
  const table = sql.identifier(of);
  const { rows } = await tx.execute<Recorded & Record<string, unknown>>(sql`
    with guest as materialized (
      ${guestsOf(of, keys)}
      where b.arena_id = ${arenaId}::uuid and b.guest_player_name is not null and b.customer_id is null ${those} ${end}),
    person as (
      select arena_id, key, (array_agg(known) filter (where known is not null))[1] as known, max(phone) as phone, min(at) as at,
        (array_agg(coalesce(nullif(btrim(name), ''), 'Sem nome') order by at desc, id desc))[1] as name,
        md5(arena_id || ' ' || key)::uuid as made_id
      from guest group by arena_id, key),
    -- A record that is erased at the same moment has no phone by then: whoever comes after it is somebody new.
    held as materialized (
      select c.id from customer c
      where c.arena_id = ${arenaId}::uuid and c.id = any(array(select known from person)) and c.erased_at is null for share),
    record as materialized (
      select arena_id, key, name, phone, at, held.id is null as is_new,
        coalesce(held.id, case when exists (
            select from customer c where c.arena_id = ${arenaId}::uuid and c.id = made_id) then gen_random_uuid() else made_id end) as id
      from person left join held on held.id = person.known),
    made as (
      insert into customer (arena_id, id, name, phone, made_at, root_id)
      select arena_id, id, name, phone, at, id from record where is_new on conflict do nothing),
    -- Joined by itself: beside the table each guest would be compared with each record.
    whose as materialized (select guest.id, record.id as customer_id from guest join record on record.key = guest.key)
    update ${table} b set customer_id = whose.customer_id from whose
    where b.arena_id = ${arenaId}::uuid and b.id = whose.id
    returning b.id, b.customer_id as "customerId"`);
  return rows;
}
