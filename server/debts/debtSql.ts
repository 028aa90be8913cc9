import { MOST_DEBTS } from '../../domain/debts/debt.ts';

/** What is left to pay at the arena of a reservation `r`: as in the figures, what the platform lost of it is not owed. */
const LEFT = '(r.total_centavos - r.lost_centavos - r.settled_centavos)';

/**
 * Reservations that are paid at the arena and open there (`isPayable` of domain/agenda/agenda.ts), or whose PIX went back after
 * the game. The same words as those of the index `reservation_owed`, which alone is read: the rest of the table does not matter.
 */
const IS_OPEN = `
  (r.status = 'CONFIRMADA' or (r.status = 'PENDENTE' and r.payment_method = 'local')
    or (r.status = 'PAGA' and r.money_back = 'done'))`;

/** The day of `own` that is today, and the hour that is running. */
const TODAY = '(select clock::date from own)';
const HOUR = '(select extract(hour from clock) from own)';

const HOURS = `
  (select json_agg(json_build_array(s.court_name, s.hour) order by s.court_name, s.court_id, s.hour)
    from own, reservation_slot s where s.arena_id = own.id and s.reservation_id = listed.id)`;

/** Only players who booked there themselves show their phone: otherwise an owner could get anybody's by reserving for them. */
const PHONE = `
  case when exists (
    select from own, reservation b where b.player_id = p.id and b.arena_id = own.id and b.made_by = 'player') then p.phone end`;

/**
 * A page of debtors with their debts, and the totals of all, in one row. Parameters: the arena, how far the clock is
 * ahead of the database's in milliseconds, and the page's limit and offset. Guests are one debtor by their trimmed name. A balance
 * of credit below zero is a debt without a reservation.
 */
export const DEBTS = debtsOf('');

/** The same of one player, the fifth parameter. */
export const DEBTS_OF_PLAYER = debtsOf('and r.player_id = $5');

function debtsOf(whose: string): string {
  return `
  with own as materialized (
    select id, name, (now() + $2 * interval '1 millisecond') at time zone zone as clock from arena where id = $1),
  debt as materialized (
    select r.id, r.day, ${LEFT} as centavos, r.no_show_at is not null as is_no_show, r.player_id, r.guest_phone,
      coalesce('player ' || r.player_id::text, 'guest ' || btrim(r.guest_player_name)) as who
    from reservation r
    where r.arena_id = (select id from own) and ${IS_OPEN} and ${LEFT} > 0 and r.day <= ${TODAY} ${whose}
      and (r.day < ${TODAY} or not exists (
        select from reservation_slot s
        where s.arena_id = r.arena_id and s.reservation_id = r.id and s.hour >= ${HOUR}))
    union all
    select null, (r.moved_at at time zone (select zone from arena where id = $1))::date, -r.centavos, false, r.player_id, null,
      'player ' || r.player_id::text
    from player_credit r where r.arena_id = (select id from own) and r.centavos < 0 ${whose}),
  debtor as materialized (
    select who, min(player_id::text)::uuid as player_id, sum(centavos) as centavos, count(id) as debts,
      sum(centavos) filter (where id is null) as credit,
      count(*) filter (where is_no_show) as no_shows, min(day) as since,
      (array_agg(guest_phone order by day desc, id desc) filter (where guest_phone is not null))[1] as guest_phone
    from debt group by who),
  page as materialized (select * from debtor order by centavos desc, since, who limit $3 offset $4),
  numbered as (
    select debt.*, row_number() over (partition by who order by day, id) as number
    from debt where id is not null and who in (select who from page)),
  listed as (select * from numbered where number <= ${MOST_DEBTS}),
  theirs as (
    select who, json_agg(json_build_array(id, day, centavos, is_no_show, ${HOURS}) order by number) as debts
    from listed group by who)
  select own.name, (select coalesce(sum(centavos), 0)::bigint from debtor) as owed, (select count(*) from debtor) as people,
    (select json_agg(json_build_array(p.id, p.name, p.avatar, coalesce(${PHONE}, page.guest_phone),
        case when p.id is null then substr(page.who, length('guest ') + 1) end,
        page.centavos, page.debts, page.no_shows, page.since, coalesce(theirs.debts, '[]'), page.credit)
        order by page.centavos desc, page.since, page.who)
      from page left join theirs on theirs.who = page.who left join person p on p.id = page.player_id) as debtors
  from own`;
}
