import { MOST_DEBTS } from '#domain/debts/debt.ts';
import { joinedTo, PLAYER_OF_ROW, RECORD_OF_ROW, recordsOf } from '#core/customers/memberSql.ts';

/** What is left to pay at the arena of a reservation `r`: as in the figures, what the platform lost of it is not owed. */
export const LEFT = '(r.total_centavos - r.lost_centavos - r.settled_centavos)';

/**
 * Reservations that are paid at the arena and open there (`isPayable` of domain/agenda/agenda.ts), or whose PIX went back after
 * the game. The same words as those of the index `reservation_owed`, which alone is read: the rest of the table does not matter.
 */
export const IS_OPEN = `
  (r.status = 'CONFIRMADA' or (r.status = 'PENDENTE' and r.payment_method = 'local')
    or (r.status = 'PAGA' and r.money_back = 'done'))`;

/** The arena, and what its clock says. */
export const OWN = `own as materialized (
    select id, name, bill_due_day, clock, clock::date as today from (
      select a.*, (now() + $2 * interval '1 millisecond') at time zone zone as clock from arena a where id = $1) arena)`;

/** The day of `own` that is today, and the hour that is running. */
const TODAY = '(select clock::date from own)';
const HOUR = '(select extract(hour from clock) from own)';

/** A sale `r` is owed once its reservation `b` is over in whatever way, or at once without one. */
const IS_DUE = `
  (b.id is null or b.status in ('CANCELADA', 'EXPIRADA') or b.day < ${TODAY} or (b.day = ${TODAY} and not exists (
    select from reservation_slot s where s.arena_id = b.arena_id and s.reservation_id = b.id and s.hour >= ${HOUR})))`;

/** The hours of a reservation, or those that a series has every week. */
const HOURS = `
  case when listed.month is null then
    (select json_agg(json_build_array(s.court_name, s.hour) order by s.court_name, s.court_id, s.hour)
      from own, reservation_slot s where s.arena_id = own.id and s.reservation_id = listed.id)
  else
    (select json_agg(json_build_array(s.court_name, hour) order by hour)
      from own, series s, generate_series(s.start_hour, s.start_hour + s.hours - 1) as hour
      where s.arena_id = own.id and s.id = listed.id) end`;

/** Only players who booked there themselves show their phone: otherwise an owner could get anybody's by reserving for them. */
const PHONE = `
  case when exists (
    select from own, reservation b where b.player_id = p.id and b.arena_id = own.id and b.made_by = 'player') then p.phone end`;

/** Who a row `r` is owed by: a player, also one to whom a record belongs; else that record, and of what has none yet the trimmed name. */
const WHO = `coalesce(${PLAYER_OF_ROW}::text, record.id::text, 'guest ' || btrim(r.guest_player_name))`;

/** Rows `r` of records. */
const ofRecords = (ids: string): string => `r.player_id is null and r.customer_id in (${ids})`;

/**
 * A page of debtors with their debts, and the totals of all, in one row. Parameters: the arena, how far the clock is
 * ahead of the database's in milliseconds, and the page's limit and offset. What was sold onto an account is a debt of its own. A balance of credit below zero is a debt without a
 * reservation. What a mensalista owes for the weeks of a month is one debt, once the bill is late (`billOf` of
 * domain/series/bill.ts): nobody is asked before it is due, and then for all of it.
 */
export const DEBTS = debtsOf({ whose: '', whoseCredit: '' });

/** The same of one player, the fifth parameter, with what is owed by the records that belong to them. */
export const DEBTS_OF_PLAYER = debtsOf({
  whose: `and (r.player_id = $5 or ${ofRecords(recordsOf('array[$5::uuid]'))})`,
  whoseCredit: 'and r.player_id = $5',
});

/** The same of one record of the arena, the fifth parameter. */
export const DEBTS_OF_RECORD = debtsOf({
  whose: `and ${ofRecords(joinedTo('array[$5::uuid]'))}`,
  whoseCredit: 'and false',
});

/** The CTEs up to `debtor`, whose `who` is a customer's id. Parameters: the arena, and how far the clock is ahead, in milliseconds. */
export const OWING = debtors({ whose: '', whoseCredit: '' });

/** How much each of some customers owes, in rows of `id` and `centavos`. Parameters as of {@link OWING}, and the customers' ids. */
export const OWED_BY = `
  with ${debtors({
    whose: `and (r.player_id = any($3::uuid[]) or ${ofRecords(recordsOf('$3::uuid[]'))} or ${ofRecords(joinedTo('$3::uuid[]'))})`,
    whoseCredit: `and r.player_id = any($3::uuid[])`,
  })}
  select who as id, centavos from debtor`;

/** SQL: which rows `r` of `reservation` and of `player_credit` are read. */
interface Whose {
  readonly whose: string;
  readonly whoseCredit: string;
}

/** The CTEs up to `debtor`: each who owes, with the sum. */
function debtors({ whose, whoseCredit }: Whose): string {
  return `${OWN},
  owed as materialized (
    select r.id, r.day, ${LEFT} as centavos, r.no_show_at is not null as is_no_show,
      ${PLAYER_OF_ROW} as player_id, record.name as record, r.guest_phone, ${WHO} as who,
      w.series_id, w.day as week, w.day - (extract(day from w.day)::int - 1) as month
    from reservation r
    left join series s on s.arena_id = r.arena_id and s.id = r.series_id and r.status <> 'PAGA'
      and s.player_id is not distinct from r.player_id and s.guest_player_name is not distinct from r.guest_player_name
    left join series_week w on w.arena_id = s.arena_id and w.series_id = s.id and w.reservation_id = r.id${RECORD_OF_ROW}
    where r.arena_id = (select id from own) and ${IS_OPEN} and ${LEFT} > 0
      and (r.day <= ${TODAY} or r.series_id is not null) ${whose}),
  bill as (
    select series_id, month, greatest(month + (select bill_due_day - 1 from own), min(week)) as due, sum(centavos) as centavos,
      count(*) filter (where is_no_show) as no_shows, player_id, record, max(guest_phone) as guest_phone, who
    from owed where series_id is not null group by series_id, month, player_id, record, who),
  bought as (
    select r.id, coalesce(b.day, (r.sold_at at time zone (select zone from arena where id = $1))::date) as day,
      r.unit_centavos * r.quantity as centavos, ${PLAYER_OF_ROW} as player_id, record.name as record, ${WHO} as who,
      r.name as product, r.quantity, r.reservation_id,
      case when r.reservation_id is null then r.customer_id end as customer_id,
      (select c.phone from customer c where c.arena_id = r.arena_id and c.id = r.customer_id) as guest_phone
    from sale r left join reservation b on b.arena_id = r.arena_id and b.id = r.reservation_id${RECORD_OF_ROW}
    where r.arena_id = (select id from own) and r.paid_at is null and r.undone_at is null and ${IS_DUE} ${whose}),
  debt as materialized (
    select id, null::date as month, day, centavos, is_no_show::int as no_shows, player_id, record, guest_phone, who,
      null as product, 0 as quantity, null::uuid as reservation_id, null::uuid as customer_id
    from owed r
    where series_id is null and day <= ${TODAY} and (day < ${TODAY} or not exists (
      select from reservation_slot s
      where s.arena_id = (select id from own) and s.reservation_id = r.id and s.hour >= ${HOUR}))
    union all
    select id, null, day, centavos, 0, player_id, record, guest_phone, who, product, quantity, reservation_id, customer_id from bought
    union all
    select series_id, month, due, centavos, no_shows, player_id, record, guest_phone, who, null, 0, null, null
    from bill where due < ${TODAY}
    union all
    select null, null, (r.moved_at at time zone (select zone from arena where id = $1))::date, -r.centavos, 0, r.player_id, null, null,
      r.player_id::text, null, 0, null, null
    from player_credit r where r.arena_id = (select id from own) and r.centavos < 0 ${whoseCredit}),
  debtor as materialized (
    select who, min(player_id::text)::uuid as player_id, min(record) as record, sum(centavos) as centavos,
      count(id) filter (where month is null and product is null) as reservations, count(product) as sales, count(month) as bills,
      sum(centavos) filter (where id is null) as credit, sum(no_shows) as no_shows, min(day) as since,
      (array_agg(guest_phone order by day desc, id desc) filter (where guest_phone is not null))[1] as guest_phone
    from debt group by who)`;
}

function debtsOf(whose: Whose): string {
  return `
  with ${debtors(whose)},
  page as materialized (select * from debtor order by centavos desc, since, who limit $3 offset $4),
  numbered as (
    select debt.*, row_number() over (partition by who order by day, id, month) as number
    from debt where id is not null and who in (select who from page)),
  listed as (select * from numbered where number <= ${MOST_DEBTS}),
  theirs as (
    select who, json_agg(json_build_array(id, day, centavos, month is null and no_shows > 0, coalesce(${HOURS}, '[]'), month, product, quantity,
      reservation_id, customer_id) order by number) as debts
    from listed group by who)
  select own.name, (select coalesce(sum(centavos), 0)::bigint from debtor) as owed, (select count(*) from debtor) as people,
    (select json_agg(json_build_array(p.id, p.name, p.avatar, coalesce(${PHONE}, page.guest_phone),
        case when p.id is null then coalesce(page.record, substr(page.who, length('guest ') + 1)) end,
        case when p.id is null and page.record is not null then page.who end,
        page.centavos, page.reservations, page.bills, page.no_shows, page.since, coalesce(theirs.debts, '[]'), page.credit, page.sales)
        order by page.centavos desc, page.since, page.who)
      from page left join theirs on theirs.who = page.who left join person p on p.id = page.player_id) as debtors
  from own`;
}
