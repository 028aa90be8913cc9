import { newId } from '#platform/database/uuid.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import type { Bench } from '../payment/bench.ts';
import { openLinks } from './links.ts';

/** Payment links of an arena that are paid by a PIX of their own. */
export function openLinkPix(bench: Bench, arena: TestArena) {
  const { database } = bench;
  const links = openLinks(bench);
  /** By the id of the link. */
  const secrets = new Map<string, string>();

  async function make(who: TestPerson | undefined, reservation: string) {
    const made = await links.make(who, reservation);
    secrets.set(made.id, made.token);
    return made;
  }

  /** The owner has an account of their own, which the tests' bank opens as the platform's. */
  async function connect(): Promise<void> {
    await database.pool.query(
      `insert into payment_account (id, person_id, provider, receiver, access_token, refresh_token, token_expires_at, connected_at)
      values ($1, $2, 'sandbox', 'theirs', '', '', now(), now()) on conflict do nothing`,
      [newId(), arena.owner.id],
    );
  }

  /** As somebody with the link asks for it. Returns the provider's id of the PIX. */
  async function pix(link: string): Promise<string> {
    const { row } = await charge(link);
    return row.provider_id;
  }

  /** With the sum that its page shows. */
  async function charge(link: string) {
    await connect();
    const token = secrets.get(link) ?? '';
    const { left } = (await links.open(token)).body.data?.link ?? { left: 0 };
    const { body } = await links.ask(token, { left });
    const { rows: made } = await database.pool.query('select * from charge where provider_id = $1', [
      body.data?.payment.mpPaymentId,
    ]);
    return { id: made[0]?.id, failure: body.error?.code, row: made[0] };
  }

  const rows = async <Row>(text: string, values: unknown[] = [arena.id]): Promise<Row[]> =>
    (await database.pool.query(text, values)).rows;

  return {
    ...links,
    make,
    connect,
    charge,
    pix,
    /** A link of a reservation, and a PIX of it. */
    async linked(reservation: string, who: TestPerson = arena.owner) {
      const made = await make(who, reservation);
      if (made.status !== 200 && made.status !== 201) throw new Error(`No link: ${JSON.stringify(made.body)}`);
      return { ...made, payment: await pix(made.id) };
    },
    state: async (token: string) => {
      const { body } = await links.open(token);
      return body.error?.code ?? body.data.link.over ?? body.data.link.state;
    },
    charges: async () =>
      (
        await rows<{ charge: string }>(`select status || ' ' || amount_centavos
          || case when called_off_at is null then '' else ' off' end as charge from charge where arena_id = $1 order by id`)
      ).map(({ charge: one }) => one),
    refunds: async () =>
      (await bench.refundRows()).map(({ state, amountCentavos }) => `${state} ${amountCentavos}`).toSorted(),
    /** By method, in centavos: what stands in the ledger. */
    async ledger(): Promise<Record<string, number>> {
      const found = await rows<{ method: string; sum: number }>(`select coalesce(method, kind) as method,
        sum(value_centavos)::int as sum from movement where arena_id = $1 group by 1 having sum(value_centavos) <> 0 order by 1`);
      return Object.fromEntries(found.map(({ method, sum }) => [method, sum]));
    },
    /** What the owner was told of money, in its order. */
    told: async () =>
      (
        await rows<{ kind: string }>(
          `select kind from notice where person_id = $1 and (kind like '%PixBack' or kind in ('pixReceived', 'receivedInCash',
            'refundRefused', 'paymentDisputed', 'paymentLost', 'disputeWon', 'refundDone', 'paidTooLate')) order by made_at, kind`,
          [arena.owner.id],
        )
      ).map(({ kind }) => kind),
    booked: async (id: string) =>
      (
        await rows<{ booked: string }>(
          `select status || ' ' || settled_centavos as booked from reservation where id = $1`,
          [id],
        )
      )[0]?.booked,
  };
}
