import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { lastOf, type Month, toIsoMonth } from '#domain/values/days/month.ts';
import type { Bench } from '../payment/bench.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { openSeries } from './mensalista.ts';

/** Of one week, in reais. */
const PRICE = 150.5;

interface Week {
  readonly day: string;
  readonly reservation: string;
}

/** A player with a series on a court of an arena that takes PIX, and the bill of its first whole month. */
export async function openBill(bench: Bench, arena: TestArena, player: TestPerson, [court] = arena.courts) {
  const month: Month = addDays(lastOf(bench.day), 1);
  const series = openSeries(bench, arena);
  const made = (await series.make({ player: player.id, court: court?.id })).body.data.series;
  const id: string = made._id;
  const weeks: Week[] = made.weeks.filter(({ day }: Week) => day.startsWith(toIsoMonth(month)));
  const query = `month=${month.month}&year=${month.year}`;
  const sumOf = (count: number) => Math.round(count * PRICE * 100) / 100;
  const whole = sumOf(weeks.length);
  const read = async (who = player, path: string = contract.myBills.path) =>
    (await bench.call(who, { method: 'GET', url: `${path}?${query}` })).body.data.bills[0];
  const change = (who: TestPerson, path: string, payload: object) =>
    bench.call(who, {
      method: 'PATCH',
      url: path.replace(':id', id),
      payload: { month: toIsoMonth(month), ...payload },
    });
  return {
    id,
    series,
    month,
    weeks,
    whole,
    sumOf,
    read,
    ofArena: () => read(arena.owner, contract.bills.path),
    pix: (left = whole, who = player, headers: Record<string, string> = {}) =>
      bench.call(who, {
        method: 'POST',
        url: contract.payBillByPix.path.replace(':id', id),
        headers,
        payload: { month: toIsoMonth(month), left },
      }),
    /** The provider's id of the PIX. */
    async made(left = whole): Promise<string> {
      const { status, body } = await this.pix(left);
      if (status !== 201) throw new Error(`No PIX: ${JSON.stringify(body)}`);
      return body.data.payment.mpPaymentId;
    },
    settlement: async (payment: string, who = player) => {
      const url = `${contract.billSettlement.path.replace(':id', id)}?payment=${payment}`;
      const { status, body } = await bench.call(who, { method: 'GET', url });
      return body.data?.settlement ?? status;
    },
    receive: (left = whole, credit = 0) => change(arena.owner, contract.payBill.path, { method: 'cash', left, credit }),
    forgive: (left = whole, credit = 0) =>
      change(arena.owner, contract.forgiveBill.path, { reason: 'Combinado', left, credit }),
    async statuses(): Promise<string[]> {
      const { rows } = await bench.database.pool.query(
        `select status || case when settled_centavos = total_centavos then ' whole' else '' end as status
          from reservation where id = any($1::uuid[]) order by day`,
        [weeks.map(({ reservation }) => reservation)],
      );
      return rows.map(({ status }) => status);
    },
    /** By method, in centavos: what stands in the ledger. */
    async ledger(): Promise<Record<string, number>> {
      const { rows } = await bench.database.pool.query(
        `select coalesce(method, kind) as method, sum(value_centavos)::int as sum from movement where arena_id = $1
          group by 1 having sum(value_centavos) <> 0 order by 1`,
        [arena.id],
      );
      return Object.fromEntries(rows.map(({ method, sum }) => [method, sum]));
    },
    async charges(): Promise<string[]> {
      const { rows } = await bench.database.pool.query(
        `select status || ' ' || amount_centavos || case when called_off_at is null then '' else ' off' end as charge
          from charge where series_id = $1 order by id`,
        [id],
      );
      return rows.map(({ charge }) => charge);
    },
    async refunds(): Promise<string[]> {
      return (await bench.refundRows()).map(({ state, amountCentavos }) => `${state} ${amountCentavos}`);
    },
    async told(who: TestPerson): Promise<string[]> {
      const { rows } = await bench.database.pool.query<{ kind: string }>(
        "select kind from notice where person_id = $1 and kind like 'bill%' order by made_at, kind",
        [who.id],
      );
      return rows.map(({ kind }) => kind);
    },
  };
}
