import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import type { PaymentProvider } from '#core/payment/provider.ts';
import { sandbox } from '#core/payment/sandbox/sandbox.ts';
import { refuseUnreachable } from '#core/payment/unreachable.ts';
import { openWorld, type TestArena, type World } from '../api/booking/world.ts';
import { FakeMercadoPago } from '../api/payment/FakeMercadoPago.ts';
import { mercadoPagoAt } from '../api/payment/mercadoPagoAt.ts';
import { holdAnHour } from '../api/payment/till.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAID_AT = '2026-03-05T14:00:00.000-04:00';

describeOnDatabases('attacks on money that came', (open) => {
  let database: TestDatabase;
  let bank: FakeMercadoPago;
  let other: FakeMercadoPago;
  let former: PaymentProvider;
  let world: World;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bank = new FakeMercadoPago();
    other = new FakeMercadoPago({ collector: 777, token: 'TEST-other' });
    former = await providerOf(bank);
    world = await openAt(former);
    arena = await world.arena();
  });
  afterEach(async () => {
    await bank.stop();
    await other.stop();
  });

  async function providerOf(at: FakeMercadoPago): Promise<PaymentProvider> {
    return mercadoPagoAt(await at.start(), at);
  }

  /** Another start of the server, with another provider or account for new charges. */
  function openAt(provider: PaymentProvider, others: readonly PaymentProvider[] = []): Promise<World> {
    return openWorld(database, { provider: () => provider, others });
  }

  async function pass(on: World, ms: number): Promise<void> {
    database.passTime(ms);
    await on.runDue();
  }

  const hours = async () => (await database.orm.select().from(slotClaims)).map(({ hour }) => hour);
  const charge = async () => (await database.orm.select().from(charges))[0];

  const OTHERS: readonly (readonly [string, () => Promise<PaymentProvider>])[] = [
    ['another account of the same provider', () => providerOf(other)],
    ['another provider', () => Promise.resolve(sandbox(database))],
  ];

  // Red when `of` of server/core/payment/providers.ts answers with the current provider whatever made the charge.
  it.each(OTHERS)(
    '55: with %s set up, nobody but the bank of a charge concludes anything about it',
    async (_, next) => {
      const hold = await holdAnHour(world, arena, 18);
      bank.approve(hold.id, PAID_AT);
      const current = await next();
      const changed = await openAt(current);
      for (let minutes = 0; minutes < 180; minutes += 30) await pass(changed, 30 * MINUTE);
      expect([await hold.standing(), await hours(), (await charge())?.status]).toEqual([
        { status: 'PENDENTE', refunded: false },
        [18],
        'pending',
      ]);
      expect(changed.logged).toContainEqual([
        { charge: (await charge())?.id, provider: 'mercado-pago', receiver: String(bank.collector) },
        'The account that made a charge is not set up',
      ]);
      const [shown] = (await changed.list(hold.player)).body.data.reservations;
      expect((await changed.read(arena.owner, shown._id)).body.data.reservation.moneyNews).toBe('unreachable');
      // Its own bank again: the money is there, and buys the hours.
      const both = await openAt(current, [former]);
      await pass(both, 2 * HOUR);
      expect([await hold.standing(), await hours()]).toEqual([{ status: 'PAGA', refunded: false }, [18]]);
      expect((await both.read(arena.owner, shown._id)).body.data.reservation.moneyNews).toBeUndefined();
      expect(await database.orm.select().from(refunds)).toEqual([]);
    },
  );

  // Red when `sendRefunds` of server/core/payment/sendRefunds.ts asks the current provider.
  it('55: a refund that is owed waits for the bank that has the money', async () => {
    const hold = await holdAnHour(world, arena, 18);
    bank.approve(hold.id, PAID_AT);
    await pass(world, MINUTE);
    const [{ _id: id }] = (await world.list(hold.player)).body.data.reservations;
    await world.cancel(arena.owner, id);
    const changed = await openAt(await providerOf(other));
    await pass(changed, 5 * HOUR);
    expect(await database.orm.select().from(refunds)).toMatchObject([{ state: 'owed' }]);
    const both = await openAt(sandbox(database), [former]);
    await pass(both, 2 * HOUR);
    expect(await database.orm.select().from(refunds)).toMatchObject([{ state: 'done' }]);
    expect(bank.refunds.map(({ amount }) => amount)).toEqual([80.5]);
  });

  // Red without `refuseUnreachable` in server/start/serve.ts, or when it counts unpaid charges alone.
  it('55: the start is refused while charges are open at an account that is not set up', async () => {
    const hold = await holdAnHour(world, arena, 18);
    const start = async (providers: World, keepUnreachable = false): Promise<string> =>
      refuseUnreachable(providers.dependencies, { keepUnreachable }).then(
        () => 'started',
        ({ message }: Error) => message.split('\n')[0] ?? '',
      );
    const refusal = `Há 1 cobrança aberta na conta ${bank.collector} do Mercado Pago, que não está configurada.`;
    const changed = await openAt(await providerOf(other));
    expect([await start(world), await start(changed), await start(changed, true)]).toEqual([
      'started',
      refusal,
      'started',
    ]);
    bank.approve(hold.id, PAID_AT);
    await pass(world, MINUTE);
    expect((await charge())?.status).toBe('approved');
    expect(await start(changed)).toBe(refusal);
    database.passTime(91 * 24 * HOUR);
    expect(await start(changed)).toBe('started');
    await database.pool.query(
      `insert into refund (charge_id, part, amount_centavos, reason, state, idempotency_key, created_at)
      select id, 'all', 8050, 'paid late', 'sent', 'k', now() from charge`,
    );
    expect(await start(changed)).toBe(refusal);
  });

  // Red without `watchCharge` in server/core/payment/moveMoney.ts, or when `stateOf` of mercadoPagoStates.ts does not know the words.
  it('54: what happens in the provider’s panel is read again, in any order and however often it is told', async () => {
    const hold = await holdAnHour(world, arena, 18);
    bank.approve(hold.id, PAID_AT);
    await pass(world, MINUTE);
    const standing = async () => [(await hold.standing()).status, (await charge())?.status];
    const books = async () => {
      const ours = await charge();
      const theirs = bank.payments.get(Number(hold.id));
      return [ours?.refundedCentavos, Math.round((theirs?.transaction_amount_refunded ?? 0) * 100)];
    };
    bank.change(hold.id, { status: 'in_mediation', status_detail: 'pending' });
    await pass(world, 2 * HOUR);
    expect(await standing()).toEqual(['PAGA', 'disputed']);
    bank.change(hold.id, { status: 'charged_back', status_detail: 'settled' });
    await pass(world, 2 * HOUR);
    expect(await standing()).toEqual(['PAGA', 'charged_back']);
    bank.change(hold.id, { status: 'charged_back', status_detail: 'reimbursed' });
    await pass(world, 2 * HOUR);
    expect(await standing()).toEqual(['PAGA', 'approved']);
    bank.change(hold.id, { status: 'approved', status_detail: 'accredited' });
    bank.refund(hold.id, 20.25);
    await pass(world, 2 * HOUR);
    expect([await standing(), await books()]).toEqual([
      ['PAGA', 'approved'],
      [20_25, 20_25],
    ]);
    bank.refund(hold.id, 60.25);
    await pass(world, 2 * HOUR);
    await pass(world, 2 * HOUR);
    expect([await standing(), await books(), await hours()]).toEqual([['CANCELADA', 'refunded'], [80_50, 80_50], []]);
    expect(await database.orm.select().from(refunds).where(eq(refunds.state, 'done'))).toHaveLength(1);
    // A refund in the panel is nobody's order, so no money of ours follows it.
    expect(bank.refunds.map(({ amount }) => amount)).toEqual([20.25, 60.25]);
  });
});
