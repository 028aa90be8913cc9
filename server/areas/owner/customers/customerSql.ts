import { AWAY_DAYS, type CustomerFilter } from '#domain/people/customersAsked.ts';
import { MAX_FOUND } from '#domain/people/player.ts';
import { joinedTo, recordsOf } from '#core/customers/memberSql.ts';
import { OWING, OWN } from '../debts/debtSql.ts';
import { REGULARS } from '../agenda/bookedSql.ts';

/** The records of a customer `k` of the arena $1: those that were joined to it, itself among them, or to the account. */
const MEMBERS = `(${joinedTo('array[k.id]')} union all ${recordsOf('array[k.id]')})`;
export const STANDS = `r.status not in ('CANCELADA', 'EXPIRADA')`;

/** The reservations of a customer `k`: an account's own, and those of its records. Each half has its index. */
const THEIRS = `(
  select r.id, r.day, r.status, r.no_show_at from reservation r where r.arena_id = $1 and r.player_id = k.id
  union all
  select r.id, r.day, r.status, r.no_show_at from reservation r
  where r.arena_id = $1 and r.customer_id in ${MEMBERS} and r.player_id is null) r`;

/** What of the reservations `r` of a customer `k` a query asks. */
const ofTheirs = (what: string, where: string): string => `(select ${what} from ${THEIRS}, own where ${where})`;

/** Whether a player booked at the arena themselves: only then does its desk know their phone. */
export const isKnown = (player: 'p' | 'k'): string => `
  exists (select from reservation b where b.player_id = ${player}.id and b.arena_id = $1 and b.made_by = 'player')`;

/** The arena's customers; a condition for records `c`, and one for players `p`. */
export const people = (record: string, account: string): string => `
  ${REGULARS},
  person_here as materialized (
    select root.id, 'record' as kind, root.name, root.found_as, null::text as avatar, root.phone, root.birthday, root.tags
    from customer root
    where root.arena_id = $1 and root.root_id = root.id and root.answer is distinct from 'accepted' and root.erased_at is null and exists (
      select from customer c where c.arena_id = $1 and c.root_id = root.id and ${record})
    union all
    select p.id, 'account', p.name, p.found_as, p.avatar, p.phone, null, null
    from regular join person p on p.id = regular.id where p.status = 'active' and (${account} or p.id in (
      select root.player_id from customer root join customer c on c.arena_id = root.arena_id and c.root_id = root.id
      where root.arena_id = $1 and root.answer = 'accepted' and ${record})))`;

/** The phone of a customer `k`: who was joined without one is reached by the one that another of their records has. */
export const PHONE = `(
  select c.phone from customer c where c.arena_id = $1 and c.id in ${MEMBERS} and c.phone is not null
  order by c.made_at desc, c.id desc limit 1)`;

/** A customer `k` of a page, with their games and credit; what is looked up for each of them is looked up for the page alone. */
const KNOWN = `
  k.id, k.kind, k.name, k.avatar, k.birthday, k.tags, coalesce(case when k.kind = 'record' or ${isKnown('k')} then k.phone end, ${PHONE}) as phone,
  coalesce((select centavos from player_credit c where c.arena_id = $1 and c.player_id = k.id), 0) as credit,
  ${ofTheirs('max(r.day)::text', `r.day <= own.today and ${STANDS}`)} as last,
  ${ofTheirs('min(r.day)::text', `r.day > own.today and ${STANDS}`)} as next`;

/**
 * Whom the desk finds, those whose name begins so first. Parameters: the arena, how far the clock is ahead of the database's in
 * milliseconds, what is looked for as a pattern, and the beginning of a name as a pattern.
 */
const found = (record: string, account: string): string => `
  with ${OWN}, ${people(record, account)},
  hit as materialized (select * from person_here order by found_as not like $4, found_as, id limit ${MAX_FOUND})
  select ${KNOWN} from hit k order by k.found_as not like $4, k.found_as, k.id`;

export const FOUND_BY_NAME = found('c.found_as like $3', 'p.found_as like $3');

/** A player's phone counts only when the desk may see it: otherwise a search could tell it digit by digit. */
export const FOUND_BY_PHONE = found('c.phone like $3', `p.phone like $3 and ${isKnown('p')}`);

const IS_WEEKLY = `
  exists (select from series s, own where s.arena_id = $1 and s.ended_at is null and (s.until_day is null or s.until_day >= own.today)
    and (s.player_id = k.id or s.player_id is null and s.customer_id in ${MEMBERS}))`;

export const CONDITIONS: Readonly<Record<CustomerFilter | 'all', string>> = {
  all: 'true',
  owing: 'exists (select from debtor where debtor.who = k.id::text)',
  credit: 'exists (select from player_credit c where c.arena_id = $1 and c.player_id = k.id and c.centavos > 0)',
  weekly: IS_WEEKLY,
  away: `coalesce(${ofTheirs('max(r.day) < min(own.today) - ' + AWAY_DAYS, STANDS)}, true)`,
};

/** The tags of the arena's records. Parameter: the arena. */
export const TAGS = `
  select distinct tag from customer c, unnest(c.tags) as tag
  where c.arena_id = $1 and c.tags <> '{}' and c.root_id = c.id order by tag`;

/** Whether a customer `k` has the tag of a parameter, if it has any. */
export const isOfTag = (tag: `$${number}`): string => `(${tag}::text is null or ${tag} = any(k.tags))`;

/**
 * A page of the arena's customers by name, with how many there are. Parameters: the arena, the clock as above, limit, offset, and a
 * tag, or null for all.
 */
export function listed(filter: CustomerFilter | 'all'): string {
  return `
  with ${filter === 'owing' ? OWING : OWN}, ${people('true', 'true')},
  those as materialized (select * from person_here k where ${CONDITIONS[filter]} and ${isOfTag('$5')}),
  page as materialized (select * from those order by found_as, id limit $3 offset $4)
  select ${KNOWN}, (select count(*)::int from those) as total from page k order by k.found_as, k.id`;
}

/** One record, with what it adds up to. Parameters: the arena, the clock as above, and the record's id. */
export const RECORD = `
  with ${OWN},
  k as materialized (
    select root.id, 'record' as kind, root.name, null::text as avatar, root.phone, root.note, root.version,
      root.birthday, root.tags, root.email, root.city, root.cpf,
      (root.made_at at time zone (select zone from arena where id = $1))::date::text as since
    from customer root where root.arena_id = $1 and root.id = $3 and root.root_id = root.id and root.erased_at is null),
  theirs as materialized (
    select r.id, r.day, r.no_show_at is not null as is_no_show from k, lateral ${THEIRS})
  select ${KNOWN}, k.note, k.version, k.since, k.email, k.city, k.cpf,
    (select count(*)::int from theirs where is_no_show) as no_shows,
    (select coalesce(sum(m.value_centavos), 0)::bigint from own, theirs
      join movement m on m.arena_id = $1 and m.reservation_id = theirs.id and m.method is not null and m.kind <> 'credit'
      where theirs.day >= date_trunc('year', own.today)::date and theirs.day < (date_trunc('year', own.today) + interval '1 year')::date) as spent
  from k`;
