import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { ProviderCharge } from '#core/payment/provider.ts';
import { type Act, act } from '#core/payment/sandbox/sandboxTeller.ts';
import { settle } from '#core/payment/settle.ts';
import { Refusal } from '#platform/http/handler.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { openDesk } from '../agenda/desk.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { openLinkPix } from './linkPix.ts';

const RUNS = sweep(25, 2_500);
const MINUTES = 60_000;

/** One thing that somebody does. Numbers choose among what there is by then, wrapping around. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pix' as const), heard: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      which: fc.nat(5),
      what: fc.constantFrom<Act>('pagar', 'pagar-atrasado', 'recusar', 'devolver', 'contestar', 'perder', 'ganhar'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      which: fc.nat(5),
      what: fc.constantFrom<Act>('pagar', 'pagar-atrasado'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('tell' as const), which: fc.nat(8) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'link' as const,
        'endLink' as const,
        'cash' as const,
        'takeBack' as const,
        'cancel' as const,
        'undoCancel' as const,
        'give' as const,
        'shorter' as const,
        'longer' as const,
        'undoMove' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(0, 1, 61) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What happens after each other; what stands together happens at once. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 10 });

/** One reservation of two hours, its payment links, and whatever a story does with them. */
async function openStory(bench: Bench, arena: TestArena, player: TestPerson) {
  const { database, dependencies, provider } = bench;
  const desk = openDesk(bench);
  const links = openLinkPix(bench, arena);
  const { owner } = arena;
  const { _id: id, date } = await desk.reserved(arena, bench.day, [18, 19], 0, player);
  const heard: ProviderCharge[] = [];
  const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

  async function payments(): Promise<string[]> {
    const { rows } = await database.pool.query<{ id: string }>(
      'select provider_id as id from charge where arena_id = $1 and provider_id is not null order by id',
      [arena.id],
    );
    return rows.map((row) => row.id);
  }

  async function ask(payment: string): Promise<void> {
    const answer = await provider.get(payment);
    if (answer._tag === 'Success') heard.push(answer.success);
  }

  async function pix(isHeard: boolean): Promise<void> {
    const link = (await links.rows()).findLast(({ token_hash: hash }) => hash !== null);
    if (!link || (await links.read(owner, id)).body.data.link?.over) return;
    if (!isHeard) provider.trouble('create', 'unheard');
    await links.charge(link.id);
    provider.calm();
  }

  const received = async () => {
    const { rows } = await database.pool.query(
      "select coalesce(sum(value_centavos) filter (where method is not null and kind <> 'credit'), 0)::int as sum from movement where reservation_id = $1",
      [id],
    );
    return rows[0].sum / 100;
  };

  async function move(hours: readonly number[]): Promise<void> {
    const lines = hours.map((hour) => ({ court: arena.courts[0]?.id, startHour: hour, sport: 'BEACH_TENNIS' }));
    const value = Math.max(0, (await received()) - hours.length * 80.5);
    const excess = value > 0 && { excess: { value, becomes: 'refund', method: 'cash' } };
    await desk.move(owner, id, { date, hours: lines, totalValue: hours.length * 80.5, ...excess });
  }

  async function take(given: Step): Promise<void> {
    switch (given.do) {
      case 'pix':
        return pix(given.heard);
      case 'bank': {
        const payment = at(await payments(), given.which);
        return void (payment !== undefined && (await act(database, payment, given.what)));
      }
      case 'ask': {
        const payment = at(await payments(), given.which);
        return payment === undefined ? undefined : ask(payment);
      }
      case 'tell': {
        const told = at(heard, given.which);
        return void (told && (await settle(dependencies, told)));
      }
      case 'link':
        return void (await links.make(owner, id));
      case 'endLink':
        return void (await links.end(owner, id));
      case 'cash':
        return void (await desk.add(owner, id, { info: '', value: 30, method: 'cash' }));
      case 'takeBack': {
        const { installments } = (await bench.read(owner, id)).body.data.reservation;
        return void (installments[0] && (await desk.remove(owner, installments[0]._id)));
      }
      case 'cancel': {
        const value = await received();
        const fate = value > 0 ? { value, becomes: 'refund', method: 'cash' } : undefined;
        return void (await desk.cancel(owner, id, fate));
      }
      case 'undoCancel':
        return void (await desk.undoCancel(owner, id));
      case 'give':
        return void (await desk.give(owner, id, { guestPlayerName: 'Zélia' }));
      case 'shorter':
        return move([18]);
      case 'longer':
        return move([18, 19, 20]);
      case 'undoMove':
        return void (await desk.undoMove(owner, id));
      case 'work':
        return void (await bench.runDue());
      case 'pass':
        return database.passTime(given.minutes * MINUTE);
    }
  }

  return {
    async live(through: readonly (readonly Step[])[]): Promise<void> {
      await links.make(owner, id);
      for (const together of through) await Promise.all(together.map((given) => take(given).catch(onlyRefusals)));
    },
    /** Whatever is still to come comes: disputes are decided, the bank is heard, and all work is done. */
    async finish(): Promise<void> {
      for (const payment of await payments()) await act(database, payment, 'ganhar').catch(() => undefined);
      await bench.pass(20 * MINUTE);
      await bench.pass(70 * MINUTE);
      for (const told of heard) await settle(dependencies, told);
      for (const payment of await payments()) {
        const answer = await provider.get(payment);
        if (answer._tag === 'Success') await settle(dependencies, answer.success);
      }
      for (let hour = 0; hour < 3; hour += 1) await bench.pass(60 * MINUTE);
    },
    faults: () => faultsOf(bench, id),
  };
}

function onlyRefusals(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

interface Ending {
  readonly status: string;
  readonly here: string;
  readonly state: string;
  readonly has: number;
  readonly stands: number;
}

/** What is wrong with the money of a reservation: empty when each centavo that the bank has is a payment, and no other is. */
async function faultsOf({ database }: Bench, id: string): Promise<string[]> {
  const { rows } = await database.pool.query<Ending>(
    `select r.status, c.status as here, b.status as state,
      case when b.status in ('approved', 'disputed') then b.amount_centavos - b.refunded_centavos else 0 end as has,
      (select coalesce(sum(m.value_centavos), 0)::int from movement m where m.charge_id = c.id) as stands
    from charge c join payment_link l on l.id = c.link_id join reservation r on r.id = l.reservation_id
    join sandbox_charge b on b.reference = c.reference where r.id = $1`,
    [id],
  );
  const books = await database.pool.query(
    `select r.status, r.settled_centavos as settled, r.total_centavos as total,
      (select coalesce(sum(m.value_centavos), 0)::int from movement m where m.reservation_id = r.id and m.kind <> 'credit') as sum
    from reservation r where r.id = $1`,
    [id],
  );
  const { rows: left } = await database.pool.query(
    "select state, part from refund where state in ('owed', 'sent') and charge_id in (select id from charge where link_id is not null)",
  );
  const { status, settled, total, sum } = books.rows[0];
  const isPaid = status === 'PAGA';
  return [
    ...rows.filter(({ has, stands }) => has !== stands).map((row) => `does not add up: ${JSON.stringify(row)}`),
    ...(settled === sum && settled <= total && (isPaid || status === 'CANCELADA' || settled < total)
      ? []
      : [`the books: ${JSON.stringify(books.rows[0])}`]),
    ...left.map((row) => `is still owed: ${JSON.stringify(row)}`),
  ];
}

describeOnDatabases('links, PIX, cash, moves and cancellations in any order', (open) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));

  it(
    `leave every centavo that came a payment, or back where it came from (${RUNS} stories)`,
    async () => {
      const property = fc.asyncProperty(story, async (through) => {
        // Hours pass in every story: the next one books from its own today.
        const bench = await openBench(database);
        const one = await openStory(bench, await bench.arena('local', 1), await bench.player());
        await one.live(through);
        await one.finish();
        expect(await one.faults()).toEqual([]);
      });
      await fc.assert(property, { numRuns: RUNS, endOnFailure: false });
    },
    MINUTES * Math.max(2, RUNS / 100),
  );
});
