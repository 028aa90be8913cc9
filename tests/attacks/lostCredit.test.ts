import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { readNow } from '#platform/database/database.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { settle } from '#core/payment/settle.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { caller } from '../api/events/festival.ts';
import { type Bench, MINUTE, openBench } from '../api/payment/bench.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const POLICY = { tiers: [{ hours: 1, percent: 100 }], gives: 'credit' as const, bonus: 10 };

/** Row 67: spend a credit whose money was charged back or refunded. */
describeOnDatabases('attacks with credit whose money went back', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let ask: ReturnType<typeof caller>;
  let arena: TestArena;
  let hold: Awaited<ReturnType<Bench['hold']>>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    ask = caller(bench);
    arena = await bench.arena('platform', 2, { cancellationPolicy: POLICY });
    hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    const token = (await bench.read(hold.player, hold.id)).body.data.reservation.cancelQuote.token;
    expect((await ask(hold.player, 'cancelPaidReservation', hold.id, { token })).status).toBe(200);
  });

  const balance = async () => (await database.orm.select().from(playerCredits))[0]?.centavos;
  /** The provider tells of it several times, at once and later. */
  const hear = async () => {
    const found = await bench.provider.get(hold.payment);
    if (found._tag !== 'Success') throw new Error('The bank does not answer');
    for (let time = 0; time < 3; time += 1) {
      await Promise.all([1, 2].map(() => settle(bench.dependencies, found.success)));
      database.passTime(MINUTE);
    }
  };
  const lose = async () => {
    await bench.bank(hold.payment, 'contestar');
    await hear();
    await bench.bank(hold.payment, 'perder');
    await hear();
  };
  const spend = async (centavos: number) => {
    const { body } = await ask(arena.owner, 'makeOwnerReservation', '', {
      ...orderOf(arena, bench.day, [19]),
      player: hold.player.id,
    });
    const paid = { info: '', value: centavos / 100, kind: 'payment', method: 'player_credit' };
    expect((await ask(arena.owner, 'addInstallment', body.data.reservation._id, paid)).status).toBe(201);
  };
  const told = async (kind: 'creditLost' | 'creditLostAtDesk' | 'creditRegained') =>
    (await database.orm.select().from(notices).where(eq(notices.kind, kind))).map(({ personId, facts }) => ({
      personId,
      facts,
    }));

  // Red without `followCredit` in server/core/reservations/money/reservationMoney.ts.
  it('67: a charge-back takes back what is unspent, with the bonus, once', async () => {
    expect(await balance()).toBe(88_55);
    await lose();
    expect(await balance()).toBe(0);
    expect(await told('creditLost')).toEqual([
      { personId: hold.player.id, facts: { arena: 'Arena Maré Alta', value: 88_55, owed: 0 } },
    ]);
    expect(await told('creditLostAtDesk')).toMatchObject([
      { personId: arena.owner.id, facts: { value: 88_55, owed: 0 } },
    ]);
    expect((await ask(arena.owner, 'debts')).body.data.debtors).toEqual([]);
    const known = (await ask(arena.owner, 'arenaPlayer', hold.player.id)).body.data;
    expect(known.creditMoves.map(({ kind }: { kind: string }) => kind)).toEqual(['lost', 'given']);
  });

  // Red when `moveBalance` of server/core/ledger/playerCredit.ts stops at zero, and without the balances in server/areas/owner/debts/debtSql.ts.
  it('67: what was spent is a debt that both sides see, and that the desk receives', async () => {
    await spend(50_00);
    await lose();
    expect(await balance()).toBe(-50_00);
    expect(await told('creditLost')).toMatchObject([{ facts: { value: 88_55, owed: 50_00 } }]);
    const mine = (await ask(hold.player, 'myVouchers')).body.data;
    expect([mine.credits, mine.debts]).toEqual([
      undefined,
      [{ arena: { _id: arena.id, name: 'Arena Maré Alta' }, value: 50 }],
    ]);
    const { debtors, owed } = (await ask(arena.owner, 'debts')).body.data;
    expect([owed, debtors]).toMatchObject([50, [{ owed: 50, reservations: 0, debts: [], creditOwed: 50 }]]);
    expect((await ask(arena.owner, 'arenaPlayer', hold.player.id)).body.data).toMatchObject({
      credit: 0,
      debtor: { creditOwed: 50 },
    });
    const pay = (value: number) => ask(arena.owner, 'receiveCredit', hold.player.id, { value, method: 'cash' });
    expect((await pay(50.01)).body.error.code).toBe('credit_debt_less');
    const replies = await Promise.all([pay(30), pay(30)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await pay(20)).body.data.owed).toBe(0);
    expect((await ask(arena.owner, 'debts')).body.data.debtors).toEqual([]);
    expect(await balance()).toBe(0);
  });

  it('67: new credit pays the debt first, and a dispute that is won gives the old one again', async () => {
    await spend(50_00);
    await lose();
    await bench.bank(hold.payment, 'ganhar');
    await hear();
    expect(await balance()).toBe(38_55);
    expect(await told('creditRegained')).toMatchObject([{ facts: { value: 88_55, owed: 0 } }]);
    const rows = await database.orm.select().from(movements).where(eq(movements.reservationId, hold.id));
    expect(rows.reduce((sum, { valueCentavos }) => sum + valueCentavos, 0)).toBe(-88_55);
  });

  // Red when `lost` of server/core/payment/followCredit.ts looks at charge-backs alone.
  it('67: so does a refund in the provider’s panel', async () => {
    await bench.bank(hold.payment, 'devolver');
    await hear();
    expect(await balance()).toBe(0);
    const [row] = await database.orm.select().from(reservations).where(eq(reservations.id, hold.id));
    expect(row?.status).toBe('CANCELADA');
    expect(await readNow(database)).toBeInstanceOf(Date);
  });
});
