import { MOST_DEBTS } from '#domain/debts/debt.ts';

/** What is left to pay at the arena of a reservation `r`: as in the figures, what the platform lost of it is not owed. */
const LEFT = '(r.total_centavos - r.lost_centavos - r.settled_centavos)';

/**
 * Reservations that are paid at the arena and open there (`isPayable` of domain/agenda/agenda.ts), or whose PIX went back after
 * the game. The same words as those of the index `reservation_owed`, which alone is read: the rest of the table does not matter.
 */
const IS_OPEN = `
  (r.status = 'CONFIRMADA' or (r.status = 'PENDENTE' and r.payment_method = 'local')
    or (r.status = 'PAGA' and r.money_back = 'done'))`;

/** The arena, and what its clock says. */
export const OWN = `own as materialized (
    select id, name, bill_due_day, clock, clock::date as today from (
      select a.*, (now() + $2 * interval '1 millisecond') at time zone zone as clock from arena a where id = $1) arena)`;

/** The day of `own` that is today, and the hour that is running. */
const TODAY = '(select clock::date from own)';
const HOUR = '(select extract(hour from clock) from own)';

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

/** Who a row `r` is owed by. Guests are one debtor by their trimmed name. */
const WHO = `coalesce('player ' || r.player_id::text, 'guest ' || btrim(r.guest_player_name))`;

/**
 * A page of debtors with their debts, and the totals of all, in one row. Parameters: the arena, how far the clock is
 * ahead of the database's in milliseconds, and the page's limit and offset. A balance of credit below zero is a debt without a
 * reservation. What a mensalista owes for the weeks of a month is one debt, once the bill is late (`billOf` of
 * domain/series/bill.ts): nobody is asked before it is due, and then for all of it.
 */
export const DEBTS = debtsOf({ who: WHO, whose: '' });

/** The same of one player, the fifth parameter. */
export const DEBTS_OF_PLAYER = debtsOf({ who: WHO, whose: 'and r.player_id = $5' });

/** The same of one record of the arena, the fifth parameter, under its name. */
export const DEBTS_OF_RECORD = debtsOf({
  who: `(select 'guest ' || k.name from customer k where k.arena_id = $1 and k.id = $5)`,
  whose: `and r.player_id is null and r.customer_id in (
    select c.id from customer c where c.arena_id = $1 and c.root_id = $5)`,
  whoseCredit: 'and false',
});

/** A customer's id: a player's, or that of the record which a guest's was found to be. */
const CUSTOMER = `
  coalesce(r.player_id, (select c.root_id from customer c where c.arena_id = r.arena_id and c.id = r.customer_id))::text`;

/** The CTEs up to `debtor`, whose `who` is a customer's id. Parameters: the arena, and how far the clock is ahead, in milliseconds. */
export const OWING = debtors({ who: CUSTOMER, whose: '', whoOfCredit: `r.player_id::text`, whoseCredit: '' });

/** How much each of some customers owes, in rows of `id` and `centavos`. Parameters as of {@link OWING}, and the customers' ids. */
export const OWED_BY = `
  with ${debtors({
    who: CUSTOMER,
    whose: `and (r.player_id = any($3::uuid[]) or r.player_id is null and r.customer_id in (
      select c.id from customer c where c.arena_id = $1 and c.root_id = any($3::uuid[])))`,
    whoOfCredit: `r.player_id::text`,
    whoseCredit: `and r.player_id = any($3::uuid[])`,
  })}
  select who as id, centavos from debtor`;

interface Whose {
  /** SQL: who a row `r` of `reservation` or `player_credit` is owed by, and which rows are read. */
  readonly who: string;
  readonly whose: string;
  readonly whoOfCredit: string;
  readonly whoseCredit: string;
}

/** The CTEs up to `debtor`: each who owes, with the sum. */
function debtors({ who, whose, whoOfCredit, whoseCredit }: Whose): string {
  return `${OWN},
  owed as materialized (
    select r.id, r.day, ${LEFT} as centavos, r.no_show_at is not null as is_no_show, r.player_id, r.guest_phone, ${who} as who,
      w.series_id, w.day as week, w.day - (extract(day from w.day)::int - 1) as month
    from reservation r
    left join series s on s.arena_id = r.arena_id and s.id = r.series_id and r.status <> 'PAGA'
      and s.player_id is not distinct from r.player_id and s.guest_player_name is not distinct from r.guest_player_name
    left join series_week w on w.arena_id = s.arena_id and w.series_id = s.id and w.reservation_id = r.id
    where r.arena_id = (select id from own) and ${IS_OPEN} and ${LEFT} > 0
      and (r.day <= ${TODAY} or r.series_id is not null) ${whose}),
  bill as (
    select series_id, month, greatest(month + (select bill_due_day - 1 from own), min(week)) as due, sum(centavos) as centavos,
      count(*) filter (where is_no_show) as no_shows, player_id, max(guest_phone) as guest_phone, who
    from owed where series_id is not null group by series_id, month, player_id, who),
  debt as materialized (
    select id, null::date as month, day, centavos, is_no_show::int as no_shows, player_id, guest_phone, who
    from owed r
    where series_id is null and day <= ${TODAY} and (day < ${TODAY} or not exists (
      select from reservation_slot s
      where s.arena_id = (select id from own) and s.reservation_id = r.id and s.hour >= ${HOUR}))
    union all
    select series_id, month, due, centavos, no_shows, player_id, guest_phone, who from bill where due < ${TODAY}
    union all
    select null, null, (r.moved_at at time zone (select zone from arena where id = $1))::date, -r.centavos, 0, r.player_id, null,
      ${whoOfCredit}
    from player_credit r where r.arena_id = (select id from own) and r.centavos < 0 ${whoseCredit}),
  debtor as materialized (
    select who, min(player_id::text)::uuid as player_id, sum(centavos) as centavos,
      count(id) filter (where month is null) as reservations, count(month) as bills,
      sum(centavos) filter (where id is null) as credit, sum(no_shows) as no_shows, min(day) as since,
      (array_agg(guest_phone order by day desc, id desc) filter (where guest_phone is not null))[1] as guest_phone
    from debt group by who)`;
}

interface Debts extends Pick<Whose, 'who' | 'whose'> {
  readonly whoseCredit?: string;
}

function debtsOf({ who, whose, whoseCredit = whose }: Debts): string {
  return `
  with ${debtors({ who, whose, whoOfCredit: `'player ' || r.player_id::text`, whoseCredit })},
  page as materialized (select * from debtor order by centavos desc, since, who limit $3 offset $4),
  numbered as (
    select debt.*, row_number() over (partition by who order by day, id, month) as number
    from debt where id is not null and who in (select who from page)),
  listed as (select * from numbered where number <= ${MOST_DEBTS}),
  theirs as (
    select who, json_agg(json_build_array(id, day, centavos, month is null and no_shows > 0, ${HOURS}, month) order by number) as debts
    from listed group by who)
  select own.name, (select coalesce(sum(centavos), 0)::bigint from debtor) as owed, (select count(*) from debtor) as people,
    (select json_agg(json_build_array(p.id, p.name, p.avatar, coalesce(${PHONE}, page.guest_phone),
        case when p.id is null then substr(page.who, length('guest ') + 1) end,
        page.centavos, page.reservations, page.bills, page.no_shows, page.since, coalesce(theirs.debts, '[]'), page.credit)
        order by page.centavos desc, page.since, page.who)
      from page left join theirs on theirs.who = page.who left join person p on p.id = page.player_id) as debtors
  from own`;
}
