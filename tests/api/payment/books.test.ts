import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { settle } from '../../../server/payment/settle.ts';
import type { ProviderCharge } from '../../../server/payment/provider.ts';
import { type Act, act } from '../../../server/payment/sandbox/sandboxTeller.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from './bench.ts';

/** Histories per database; `BOOKS=10000` for the long run. */
const RUNS = Number(process.env['BOOKS'] ?? 12);

const AFTER: readonly Act[] = [
  'devolver',
  'devolver-parte',
  'contestar',
  'perder',
  'ganhar',
  'demorar',
  'apressar',
  'concluir',
  'rejeitar',
];

/** What happens to a reservation and its money, in whatever order. `tell` repeats a word of the bank that was heard before. */
const deed = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('bank' as const), what: fc.constantFrom(...AFTER) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('hear' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('tell' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.constantFrom(0, 1, 30) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('silence' as const) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

interface Books {
  readonly status: string;
  readonly moneyBack: string;
  readonly trouble: string;
  readonly lost: number;
  readonly charge: string;
  readonly refunded: number;
  readonly bank: string;
  readonly bankRefunded: number;
  readonly claims: number;
  readonly lines: number;
}

describeOnDatabases('our books and the bank’s', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  beforeAll(async () => {
    database = await open();
    await database.empty();
  });

  async function hear(payment: string): Promise<ProviderCharge | undefined> {
    const answer = await bench.provider.get(payment);
    return answer._tag === 'Success' ? answer.success : undefined;
  }

  async function live(arena: TestArena, deeds: readonly Deed[]): Promise<string> {
    const hold = await bench.hold(arena, [18, 19]);
    await act(database, hold.payment, 'pagar');
    const heard: ProviderCharge[] = [];
    for (const one of deeds) {
      if (one.does === 'bank') await act(database, hold.payment, one.what);
      if (one.does === 'cancel') await bench.cancel(arena.owner, hold.id);
      if (one.does === 'silence') bench.provider.trouble('get', 'lost');
      if (one.does === 'wait') await bench.pass(one.hours * 60 * MINUTE + MINUTE);
      if (one.does === 'hear') heard.push(...[await hear(hold.payment)].filter((told) => told !== undefined));
      const told = one.does === 'tell' ? heard[one.which % Math.max(1, heard.length)] : undefined;
      if (told) await settle(bench.dependencies, told);
    }
    return hold.payment;
  }

  /** The line works again, whatever hangs at the bank is decided, and everybody has had time to ask. */
  async function finish(payment: string): Promise<void> {
    bench.provider.calm();
    await act(database, payment, 'apressar');
    for (const word of ['concluir', 'ganhar'] as const) await act(database, payment, word);
    for (let days = 0; days < 8; days += 1) await bench.pass(24 * 60 * MINUTE);
  }

  async function read(arena: TestArena): Promise<Books> {
    const { rows } = await database.pool.query<Books>(
      `select r.status, r.money_back as "moneyBack", r.charge_trouble as trouble, r.lost_centavos as lost,
        c.status as charge, c.refunded_centavos as refunded,
        b.status as bank, b.refunded_centavos as "bankRefunded",
        (select count(*)::int from slot_claim k where k.reservation_id = r.id) as claims,
        (select count(*)::int from reservation_slot s where s.reservation_id = r.id) as lines
      from reservation r join charge c on c.reservation_id = r.id join sandbox_charge b on b.reference = c.reference
      where r.arena_id = $1`,
      [arena.id],
    );
    const [row] = rows;
    if (!row) throw new Error('Nothing was booked');
    return row;
  }

  it(`say the same, whatever happened in whatever order (${RUNS} histories)`, { timeout: 3_600_000 }, async () => {
    const property = fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 14 }), async (deeds) => {
      // Days pass in every history: the next one books from its own today.
      bench = await openBench(database);
      const arena = await bench.arena('platform', 1);
      const payment = await live(arena, deeds);
      await finish(payment);
      const books = await read(arena);
      const { charge, bank, refunded, bankRefunded, status, moneyBack, lost, trouble, claims, lines } = books;
      expect([charge, refunded]).toEqual([bank, bankRefunded]);
      // Where the money is decides what the owner's figures and the player's hours say.
      expect([lost, trouble]).toEqual([bank === 'refunded' ? 0 : bankRefunded, 'none']);
      expect(claims).toBe(status === 'PAGA' ? lines : 0);
      const isOver = status === 'CANCELADA' || status === 'PAGA';
      expect([isOver, bank === 'refunded']).toEqual([true, moneyBack === 'done']);
      if (status === 'CANCELADA') expect(['done', 'refused']).toContain(moneyBack);
      await bench.close();
    });
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  });
});
