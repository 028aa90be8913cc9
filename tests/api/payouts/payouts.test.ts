import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { payouts } from '#platform/database/schema/paymentAccounts.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { openFestival, PRICE } from '../events/festival.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { NOBODY, refusal } from '../testServer.ts';
import { openTreasury, type Treasury } from './treasury.ts';

const HOUR = 60 * MINUTE;
/** Of 80.50 the platform keeps 5 %, 4.03 when rounded half up. */
const FEE = 500;
const NET = 76.47;
const NOTHING = { payees: [], total: 0, toPay: 0 };

describeOnDatabases('a payout', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let admin: TestPerson;
  let treasury: Treasury;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database, FEE);
    arena = await bench.arena('platform');
    admin = await bench.person('admin', { name: 'Adão Reis' });
    treasury = openTreasury(bench, admin);
  });

  async function paid(hour = 18) {
    const hold = await bench.hold(arena, [hour]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    return hold;
  }
  const viaPlatform = async (day: Day = bench.day) => {
    const url = `${contract.dailyFinancialStats.path}?date=${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`;
    return (await bench.call(arena.owner, { method: 'GET', url })).body.data.stats.viaPlatform;
  };
  const rows = () => database.orm.select().from(payouts);

  it('is owed to nobody whose money did not come', async () => {
    await bench.hold(arena, [18]);
    expect(await treasury.payees()).toEqual(NOTHING);
    expect((await treasury.payee(NOBODY)).body).toEqual(refusal('payee_not_found'));
    expect((await treasury.pay(arena.owner.id, { amount: 0 })).status).toBe(400);
  });

  it('is owed to the owner of an arena, less the fee, with how to reach them', async () => {
    await paid(18);
    await paid(19);
    const payee = {
      _id: arena.owner.id,
      name: 'Ana Souza',
      email: `${arena.owner.id}@exemplo.com`,
      phone: '13988887777',
      arena: 'Arena Maré Alta',
    };
    expect(await treasury.payees()).toEqual({
      payees: [{ payee, due: 2 * NET, toDeduct: 0, charges: 2 }],
      total: 2 * NET,
      toPay: 1,
    });
    const charge = {
      id: expect.any(String),
      place: 'Arena Maré Alta',
      day: bench.day,
      paidAt: expect.any(String),
      amount: 80.5,
      fee: 4.03,
      due: NET,
      toDeduct: 0,
    };
    expect(await treasury.account(arena.owner.id)).toEqual({
      payee,
      due: 2 * NET,
      toDeduct: 0,
      disputed: 0,
      charges: [charge, charge],
      count: 2,
      mark: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is recorded once, and what the owner waits for falls by it', async () => {
    await paid();
    expect(await viaPlatform()).toBe(NET);
    const { status, body } = await treasury.pay(arena.owner.id);
    const payout = { _id: expect.any(String), amount: NET, paidOn: bench.today, receipt: 'E00000000202611231234' };
    expect([status, body.data]).toEqual([201, { payout }]);
    expect([await treasury.payees(), await viaPlatform()]).toEqual([NOTHING, 0]);
    expect(await treasury.payouts()).toEqual({
      payouts: [{ ...payout, name: 'Ana Souza', madeAt: expect.any(String), madeBy: 'Adão Reis' }],
    });
    expect(await treasury.mine(arena.owner)).toEqual({ due: 0, toDeduct: 0, disputed: 0, payouts: [payout] });
    const [charge] = await database.orm.select().from(charges);
    expect(charge).toMatchObject({ payoutId: body.data.payout._id, passedCentavos: 76_47, feeCentavos: 4_03 });
    expect(bench.logged.filter(([entry]) => Object(entry).audit === 'payout.made')).toEqual([
      [
        { audit: 'payout.made', payout: body.data.payout._id, to: arena.owner.id, centavos: 76_47, by: admin.id },
        expect.any(String),
      ],
    ]);
  });

  // Red without the comparison of the marks in makePayout: the sums alone are equal here.
  it('is of exactly what was seen: neither more nor other money', async () => {
    const first = await paid(18);
    const { due, mark } = await treasury.account(arena.owner.id);
    await paid(19);
    expect((await treasury.pay(arena.owner.id, { amount: due, mark })).body).toEqual(refusal('payout_changed'));
    await bench.bank(first.payment, 'devolver');
    await bench.pass(2 * HOUR);
    // As much as was seen, of another charge.
    expect((await treasury.account(arena.owner.id)).due).toBe(due);
    expect((await treasury.pay(arena.owner.id, { mark })).body).toEqual(refusal('payout_changed'));
    const now = await treasury.account(arena.owner.id);
    expect((await treasury.pay(arena.owner.id, { amount: now.due - 0.01 })).body).toEqual(refusal('payout_changed'));
    expect(await rows()).toEqual([]);
    expect((await treasury.pay(arena.owner.id)).status).toBe(201);
  });

  // Red on PostgreSQL without both locks of makePayout, the payee's and the charges': either is enough for this.
  it('is made by one of many admins at once, and by one of many presses', async () => {
    await paid();
    const others = await Promise.all(Array.from({ length: 8 }, () => bench.person('admin')));
    const { due: amount, mark } = await treasury.account(arena.owner.id);
    const replies = await Promise.all(others.map((who) => treasury.pay(arena.owner.id, { amount, mark }, {}, who)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await rows()).toMatchObject([{ amountCentavos: 76_47 }]);
    await paid(19);
    const next = await treasury.account(arena.owner.id);
    const press = () =>
      treasury.pay(arena.owner.id, { amount: next.due, mark: next.mark }, { 'idempotency-key': 'one-press' });
    const [once, twice] = [await press(), await press()];
    expect([once.status, twice]).toEqual([201, once]);
    expect(await rows()).toHaveLength(2);
  });

  it('is not of a day to come', async () => {
    await paid();
    const reply = await treasury.pay(arena.owner.id, { paidOn: addDays(bench.today, 1) });
    expect(reply.body).toEqual(refusal('payout_ahead'));
    expect((await treasury.pay(arena.owner.id, { paidOn: addDays(bench.today, -1) })).status).toBe(201);
  });

  it('is not of money that is disputed, until that is decided', async () => {
    const hold = await paid();
    await bench.bank(hold.payment, 'contestar');
    await bench.pass(2 * HOUR);
    expect(await treasury.payees()).toEqual(NOTHING);
    expect(await treasury.mine(arena.owner)).toEqual({ due: 0, toDeduct: 0, disputed: 80.5, payouts: [] });
    expect(await viaPlatform()).toBe(NET);
    await bench.bank(hold.payment, 'ganhar');
    await bench.pass(2 * HOUR);
    expect((await treasury.pay(arena.owner.id)).status).toBe(201);
  });

  it('leaves what went back after it to the next one, and gives it again when a dispute is won', async () => {
    const [lost, refunded] = [await paid(18), await paid(19)];
    await treasury.pay(arena.owner.id);
    await bench.bank(refunded.payment, 'devolver-parte');
    await bench.bank(lost.payment, 'contestar');
    await bench.bank(lost.payment, 'perder');
    await bench.pass(2 * HOUR);
    // Of 80.50 half went back: 40.25 less 2.01 stay with the arena, which had 76.47.
    const half = 38.24;
    const owing = 114.7;
    expect(await treasury.payees()).toMatchObject({ payees: [{ due: 0, toDeduct: owing, charges: 2 }], total: 0 });
    expect(await treasury.mine(arena.owner)).toMatchObject({ due: 0, toDeduct: owing });
    expect((await treasury.pay(arena.owner.id, { amount: 1 })).body).toEqual(refusal('payout_changed'));
    await paid(20);
    await paid(21);
    const { due, charges: four } = await treasury.account(arena.owner.id);
    expect([due, four.map(({ due: gives, toDeduct }: Record<string, number>) => [gives, toDeduct])]).toEqual([
      half,
      [
        [NET, 0],
        [NET, 0],
        [0, Math.round((NET - half) * 100) / 100],
        [0, NET],
      ],
    ]);
    expect((await treasury.pay(arena.owner.id)).status).toBe(201);
    expect(await treasury.payees()).toEqual(NOTHING);
    await bench.bank(lost.payment, 'ganhar');
    await bench.pass(2 * HOUR);
    expect([(await treasury.account(arena.owner.id)).due, await viaPlatform()]).toEqual([NET, NET]);
    await treasury.pay(arena.owner.id);
    expect([await treasury.payees(), await viaPlatform()]).toEqual([NOTHING, 0]);
  });

  it('waits for a refund that is owed, and is the owner’s when they returned what the bank refused', async () => {
    const hold = await paid();
    bench.provider.trouble('refund', 'refused');
    await bench.cancel(arena.owner, hold.id);
    await bench.runDue();
    expect(await treasury.payees()).toEqual(NOTHING);
    for (let hours = 0; hours <= 80; hours += 10) await bench.pass(10 * HOUR);
    expect(await treasury.payees()).toEqual(NOTHING);
    await bench.call(arena.owner, { method: 'PATCH', url: `/api/v1/reservations/${hold.id}/refund-returned` });
    expect((await treasury.account(arena.owner.id)).due).toBe(NET);
  });

  it('is of an organizer’s entries, but for those that are on their way back', async () => {
    const festival = await openFestival(bench);
    const [ana, bia] = [await bench.player(), await bench.player()];
    const [one, two] = [await festival.category(), await festival.category()];
    await festival.registered(ana, one, { partner: bia.id });
    const ended = await festival.registered(ana, two, { partner: bia.id });
    const cart = (await festival.call(ana, 'currentCart', festival.id)).body.data.shoppingCart;
    const { payment } = (await festival.call(ana, 'payCart', cart._id)).body.data;
    await bench.bank(payment.mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    const net = (shares: number) => (shares * PRICE - Math.floor((shares * PRICE * FEE + 5000) / 10_000)) / 100;
    expect(await treasury.payees()).toMatchObject({
      payees: [{ payee: { name: 'Olga Reis', pixKey: 'copa@exemplo.com' }, due: net(2), charges: 1 }],
    });
    expect((await treasury.payees()).payees[0].payee.arena).toBeUndefined();
    bench.provider.trouble('refund', 'lost');
    await festival.call(bia, 'cancelMyRegistration', ended);
    await bench.runDue();
    expect((await treasury.mine(festival.organizer)).due).toBe(net(1));
    await treasury.pay(festival.organizer.id);
    bench.provider.calm();
    await bench.pass(2 * HOUR);
    expect([await treasury.payees(), (await treasury.mine(festival.organizer)).payouts]).toMatchObject([
      NOTHING,
      [{ amount: net(1) }],
    ]);
  });

  // Red when isUnsettled says nothing of `accountId`.
  it('is never of money that came to an account of the arena’s own', async () => {
    await paid();
    const account = '0190c8f0-aaaa-7000-8000-00000000000a';
    await database.pool.query(
      `insert into payment_account (id, person_id, provider, receiver, access_token, refresh_token, token_expires_at, connected_at)
      values ($1, $2, 'sandbox', 'theirs', '', '', now(), now())`,
      [account, arena.owner.id],
    );
    await database.orm.update(charges).set({ accountId: account });
    expect([await treasury.payees(), (await treasury.mine(arena.owner)).due]).toEqual([NOTHING, 0]);
  });

  it('stands in pages, the highest sum and the newest payout first, and in a spreadsheet of its month', async () => {
    const hold = await paid();
    for (let index = 0; index < 20; index += 1) {
      const other = await bench.arena('platform', 1);
      const { payment } = await bench.hold(other, [18], { player: hold.player });
      await bench.bank(payment, 'pagar');
      await bench.pass(MINUTE);
    }
    const pages: string[][] = [];
    let query = '';
    do {
      const { payees, next } = await treasury.payees(query);
      pages.push(payees.map(({ payee }: { payee: { _id: string } }) => payee._id));
      query = next === undefined ? '' : `?after=${next}`;
    } while (query !== '');
    expect(pages.map(({ length }) => length)).toEqual([20, 1]);
    const all = pages.flat();
    expect(new Set(all).size).toBe(21);
    for (const [index, id] of all.entries()) await treasury.pay(id, { receipt: index === 0 ? '=1+1' : `E${index}` });
    const { payouts: newest, next } = await treasury.payouts();
    expect(newest.map(({ receipt }: { receipt: string }) => receipt)).toEqual(
      Array.from({ length: 20 }, (_, index) => `E${20 - index}`),
    );
    expect((await treasury.payouts(`?after=${next}`)).payouts[0].receipt).toBe('=1+1');
    const { fileName, csv } = await treasury.sheet(bench.today);
    expect(fileName).toBe(`repasses-${bench.today.year}-${String(bench.today.month).padStart(2, '0')}.csv`);
    const lines = csv.split('\r\n');
    expect([lines.length, lines[0]]).toEqual([
      23,
      '\uFEFFData do repasse;Para;Valor;Comprovante;Registrado em;Registrado por',
    ]);
    expect(lines[1]).toMatch(
      new RegExp(`^${formatDay(bench.today)};Ana Souza;76,47;'=1\\+1;[^;]+;Adão Reis$`.replaceAll('/', '\\/')),
    );
    expect((await treasury.sheet(addDays(bench.today, 40))).csv.split('\r\n')).toHaveLength(2);
  });
});
