import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { openAccount } from '#core/payment/accounts/openAccount.ts';
import { refuseUnopened } from '#core/payment/accounts/refuseUnopened.ts';
import { describeOnDatabases } from '../../../database/databases.ts';
import type { TestDatabase } from '../../../database/TestDatabase.ts';
import { orderOf, type TestArena } from '../../booking/world.ts';
import { openFestival } from '../../events/festival.ts';
import { DAY, openSellers, PAID_AT, type Sellers } from './sellersWorld.ts';

const MINUTE = 60_000;
const SELLER = 700_100;

describeOnDatabases('an account of one’s own', (open) => {
  let database: TestDatabase;
  let sellers: Sellers;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    sellers = await openSellers(database);
    arena = await sellers.world.arena();
    await sellers.connect(arena.owner, SELLER);
  });
  afterEach(() => sellers.close());

  async function hold(hour = 18) {
    const player = await sellers.world.player();
    const { status, body } = await sellers.world.reserve(player, orderOf(arena, sellers.world.day, [hour]));
    if (status !== 201) throw new Error(`No hold: ${JSON.stringify(body)}`);
    return { player, id: String(body.data.reservation._id), payment: String(body.data.reservationPayment.mpPaymentId) };
  }

  async function paid(hour = 18) {
    const held = await hold(hour);
    sellers.bank.seller(SELLER).approve(held.payment, PAID_AT);
    await sellers.pass(MINUTE);
    return held;
  }

  const reservation = async (id: string) =>
    (await database.orm.select().from(reservations).where(eq(reservations.id, id)))[0];
  const account = async () => (await sellers.accounts())[0];
  const open1 = async () => {
    const own = sellers.world.dependencies.accounts;
    const row = await account();
    if (!own || !row) throw new Error('An account was connected');
    return openAccount(own, row.id);
  };
  const renewals = () => sellers.bank.calls.filter(({ body }) => body['grant_type'] === 'refresh_token').length;
  const notices = async () =>
    (await database.orm.select().from(outbox).orderBy(outbox.createdAt)).flatMap(({ kind, payload }) =>
      kind === 'sendNotice' && typeof payload === 'object' && payload && 'notice' in payload ? [payload.notice] : [],
    );

  // Red when `accountFor` of providers.ts takes the platform's account, or without `isPassedOn` in buyReservation.ts.
  it('receives what is paid, less the platform’s fee, and nothing is left to pass on', async () => {
    const { id, payment } = await paid();
    const [charge] = await sellers.charges();
    expect(charge).toMatchObject({
      accountId: (await account())?.id,
      receiver: String(SELLER),
      amountCentavos: 80_50,
      feeCentavos: 1_61,
      status: 'approved',
    });
    expect(sellers.bank.seller(SELLER).payments.get(Number(payment))).toMatchObject({
      collector_id: SELLER,
      application_fee: 1.61,
    });
    expect(sellers.bank.platform.payments.size).toBe(0);
    expect(await reservation(id)).toMatchObject({ status: 'PAGA', isPassedOn: true });
    const { day, month, year } = sellers.world.day;
    const told = await sellers.world.call(arena.owner, {
      method: 'GET',
      url: `${contract.dailyFinancialStats.path}?date=${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    });
    expect(told.body.data.stats).toMatchObject({ totalSold: 80.5, dailyNetTotal: 0 });
  });

  it('pays for hours that were paid late, and these are passed on too', async () => {
    const held = await hold();
    sellers.bank.seller(SELLER).approve(held.payment, PAID_AT);
    await sellers.world.database.orm
      .update(reservations)
      .set({ status: 'EXPIRADA' })
      .where(eq(reservations.id, held.id));
    await database.pool.query('delete from slot_claim');
    await sellers.pass(MINUTE);
    expect(await reservation(held.id)).toMatchObject({ status: 'PAGA', isPassedOn: true });
  });

  it('receives the registrations of its organizer’s events', async () => {
    const festival = await openFestival(sellers.world);
    await sellers.connect(festival.organizer, 700_300);
    const [player, partner] = [await sellers.world.player(), await sellers.world.player()];
    await festival.registered(player, await festival.category(), { partner: partner.id });
    const cart = (await festival.call(player, 'currentCart', festival.id)).body.data.shoppingCart;
    expect((await festival.call(player, 'payCart', cart._id)).status).toBe(201);
    expect(await sellers.charges()).toMatchObject([{ receiver: '700300', purpose: 'cart', feeCentavos: 1_21 }]);
    expect(sellers.bank.seller(700_300).payments.size).toBe(1);
  });

  it('gives back what the arena cancels', async () => {
    const { id } = await paid();
    await sellers.world.cancel(arena.owner, id);
    await sellers.pass(MINUTE);
    expect(sellers.bank.seller(SELLER).refunds).toMatchObject([{ amount: 80.5, status: 'approved' }]);
    expect(sellers.bank.platform.refunds).toEqual([]);
  });

  // Red without `notified` in notifications.ts: the platform's token does not read a seller's chargeback.
  it('is read when a notification names its chargeback', async () => {
    const { payment } = await paid();
    const seller = sellers.bank.seller(SELLER);
    seller.change(payment, { status: 'in_mediation', status_detail: 'pending' });
    seller.chargebacks.set('217', [Number(payment)]);
    database.passTime(MINUTE);
    const { body, status } = await notify('217', { type: 'topic_chargebacks_wh', user_id: SELLER });
    expect([status, body]).toEqual([200, { data: {} }]);
    expect(await sellers.charges()).toMatchObject([{ status: 'disputed' }]);
  });

  it('makes no new charges once it is ended, and its charges are still asked about and refunded', async () => {
    const { id } = await paid();
    const open = await hold(19);
    await sellers.call(arena.owner, 'endPaymentAccount');
    expect(await notices()).toEqual(['accountConnected', 'accountEnded']);
    await hold(20);
    expect((await sellers.charges()).map(({ receiver }) => receiver)).toEqual([
      String(SELLER),
      String(SELLER),
      String(sellers.bank.platform.collector),
    ]);
    sellers.bank.seller(SELLER).approve(open.payment, PAID_AT);
    await sellers.world.cancel(arena.owner, id);
    await sellers.pass(MINUTE);
    expect(await reservation(open.id)).toMatchObject({ status: 'PAGA', isPassedOn: true });
    expect(sellers.bank.seller(SELLER).refunds).toHaveLength(1);
  });

  // Red when `isUnneeded` of keepAccount.ts does not look at the charges, or looks at them for ever.
  it('forgets its tokens when no charge needs them any more', async () => {
    await paid();
    await sellers.call(arena.owner, 'endPaymentAccount');
    await sellers.pass(MINUTE);
    for (let day = 0; day < 89; day += 1) await sellers.pass(DAY);
    expect(await open1()).toBeDefined();
    for (let day = 0; day < 3; day += 1) await sellers.pass(DAY);
    expect(await account()).toMatchObject({ accessToken: '', refreshToken: '', endedBy: 'person' });
    expect(await open1()).toBeUndefined();
  }, 120_000);

  it('forgets them at once when it made no charge', async () => {
    await sellers.call(arena.owner, 'endPaymentAccount');
    await sellers.pass(MINUTE);
    expect(await account()).toMatchObject({ accessToken: '', refreshToken: '' });
  });

  // Red when `keepGrant` of completeConnection.ts plans nothing.
  it('is renewed when half of its tokens’ life is over, and again', async () => {
    await sellers.pass(89 * DAY);
    expect(renewals()).toBe(0);
    await sellers.pass(DAY + MINUTE);
    expect(renewals()).toBe(1);
    await sellers.pass(91 * DAY);
    expect(renewals()).toBe(2);
    await sellers.pass(91 * DAY);
    const found = await (await open1())?.find('no charge of ours');
    expect(found).toMatchObject({ _tag: 'Success', success: undefined });
    expect(await account()).toMatchObject({ endedAt: null });
  });

  // Red without `takeTurn` of renewTokens.ts: the second of two exchanges is refused, and the account would be lost.
  it('is renewed by one of many processes that find its token over', async () => {
    const { payment } = await hold();
    sellers.bank.expire(SELLER);
    const providers = await Promise.all(Array.from({ length: 8 }, open1));
    const answers = await Promise.all(providers.map(async (one) => one?.get(payment)));
    expect(renewals()).toBe(1);
    expect(answers.filter((answer) => answer?._tag === 'Success').length).toBeGreaterThanOrEqual(1);
    expect(await account()).toMatchObject({ endedAt: null, renewingSince: null });
    expect((await (await open1())?.get(payment))?._tag).toBe('Success');
  });

  // Red when `renewing` of openAccount.ts does not call `loseAccount`.
  it('that its provider ended is told to the person, and nothing is concluded about its charges', async () => {
    const { id, payment } = await hold();
    sellers.bank.revoke(SELLER);
    await sellers.pass(MINUTE);
    expect(await account()).toMatchObject({ endedBy: 'provider', accessToken: '', refreshToken: '' });
    expect(await notices()).toEqual(['accountConnected', 'accountLost']);
    await sellers.pass(2 * 60 * MINUTE);
    expect(await reservation(id)).toMatchObject({ status: 'PENDENTE', chargeTrouble: 'unreachable' });
    expect((await sellers.charges())[0]?.unreachableSince).not.toBeNull();
    // Connected again, it knows: the money came meanwhile.
    sellers.bank.seller(SELLER).approve(payment, PAID_AT);
    await sellers.connect(arena.owner, SELLER);
    await sellers.pass(2 * 60 * MINUTE);
    expect(await reservation(id)).toMatchObject({ status: 'PAGA', chargeTrouble: 'none', isPassedOn: true });
  });

  // Red when `aboutGrantAlone` of mercadoPagoApplication.ts takes every refusal for the seller's.
  it('is not lost by a fault of our own application, nor while the provider does not answer', async () => {
    const { payment } = await hold();
    sellers.bank.expire(SELLER);
    sellers.bank.tokenError = 'invalid_client';
    expect((await (await open1())?.get(payment))?._tag).toBe('Failure');
    expect(await account()).toMatchObject({ endedAt: null, renewingSince: null });
    sellers.bank.tokenError = undefined;
    expect((await (await open1())?.get(payment))?._tag).toBe('Success');
  });

  // Red without `refuseUnopened` in server/start/serve.ts.
  it('that cannot be opened keeps the server from starting', async () => {
    const { dependencies } = sellers.world;
    const start = (given: object, keepUnreachable = false) =>
      refuseUnopened({ ...dependencies, ...given }, { keepUnreachable }).then(
        () => 'started',
        ({ message }: Error) => message.split('\n')[0],
      );
    expect(await start({})).toBe('started');
    expect(await start({ accounts: undefined })).toBe(
      'Há 1 conta conectada (Mercado Pago), mas a aplicação delas não está configurada.',
    );
    expect(await start({ accounts: undefined }, true)).toBe('started');
    const secrets = { ...dependencies.accounts?.secrets, knows: () => false };
    expect(await start({ accounts: { ...dependencies.accounts, secrets } })).toBe(
      'Há 1 conta conectada (Mercado Pago) cuja chave não está em SECRETS_KEY.',
    );
  });

  async function notify(id: string, { type, user_id }: { type: string; user_id: number }) {
    const v1 = createHmac('sha256', 'test-secret').update(`id:${id};request-id:req-1;ts:1704908010;`).digest('hex');
    return sellers.world.call(undefined, {
      method: 'POST',
      url: `${contract.paymentNotification.path}?data.id=${id}&type=${type}`,
      headers: { 'x-signature': `ts=1704908010,v1=${v1}`, 'x-request-id': 'req-1' },
      payload: { type, user_id, data: { id } },
    });
  }
});
