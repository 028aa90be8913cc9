/** What moved money at the arena $1 by the clock of the zone $2: each movement, and each PIX with what went back of it. */
const MONEY = `
  select (m.at at time zone $2)::date as day, m.method, m.recorded_by as by, m.till_id as till, m.value_centavos as value,
    coalesce(undone.kind, m.kind) = 'refund' as is_back, m.voucher_id is not null as is_voucher, m.sale_id is not null as is_product,
    coalesce(m.payment_id, m.id) as payment, m.kind
  from movement m left join movement undone on undone.arena_id = m.arena_id and undone.id = m.undoes_id
  where m.arena_id = $1 and m.method is not null and m.method not in ('player_credit', 'platform')
  union all
  select (c.approved_at at time zone $2)::date, 'platform', null, null, c.amount_centavos, false, false, false, c.id, 'payment'
  from charge c where c.arena_id = $1 and c.approved_at is not null
  union all
  select (f.done_at at time zone $2)::date, 'platform', null, null, -f.amount_centavos, true, false, false, c.id, 'refund'
  from charge c join refund f on f.charge_id = c.id where c.arena_id = $1 and f.done_at is not null`;

/** A row for each day, method, person and till with [received, returned, for vouchers, for products], and for each day and person with what was let off. */
export const SUMS = `
  select concat_ws(' ', 'money', day, method, coalesce(by::text, ''), coalesce(till::text, '')) as key, array[
    coalesce(sum(value) filter (where not is_back), 0), coalesce(-sum(value) filter (where is_back), 0),
    coalesce(sum(value) filter (where is_voucher and not is_back), 0),
    coalesce(sum(value) filter (where is_product), 0)]::int[] as sums
  from (${MONEY}) moved group by 1
  union all
  select * from (
    select concat_ws(' ', 'discount', (at at time zone $2)::date, coalesce(recorded_by::text, '')), array[sum(value_centavos)]::int[] as sums
    from movement where arena_id = $1 and method is null group by 1) discounts where sums <> array[0]`;

/** A row for each payment and each return, with all of its parts of one day. */
export const PAYMENTS = `
  select concat_ws(' ', day, method, sum(value)) as line, method from (${MONEY}) moved
  group by payment, day, method, by, kind, till`;
