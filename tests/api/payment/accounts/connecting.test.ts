import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { describeOnDatabases } from '../../../database/databases.ts';
import type { TestDatabase } from '../../../database/TestDatabase.ts';
import type { TestPerson } from '../../booking/world.ts';
import { makeStaff } from '../../cast.ts';
import { eventForm } from '../../events/festival.ts';
import { refusal } from '../../testServer.ts';
import { openSellers, type Sellers } from './sellersWorld.ts';

const MINUTE = 60_000;

describeOnDatabases('connecting an account of one’s own', (open) => {
  let database: TestDatabase;
  let sellers: Sellers;
  let owner: TestPerson;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.empty();
    sellers = await openSellers(database);
    ({ owner } = await sellers.world.arena());
  });
  afterEach(() => sellers.close());

  const state = async (who = owner) => (await sellers.call(who, 'paymentAccount')).body.data;

  it('is offered to owners, and to players who organize', async () => {
    const player = await sellers.world.player();
    expect(await state()).toEqual({ offered: 'mercado-pago', feePercent: 2, account: null });
    expect(await state(player)).toEqual({ feePercent: 2, account: null });
    expect(await sellers.call(player, 'beginConnection')).toEqual({
      status: 409,
      body: refusal('account_not_offered'),
    });
    await sellers.call(player, 'createEvent', '', eventForm(sellers.world.today));
    expect(await state(player)).toEqual({ offered: 'mercado-pago', feePercent: 2, account: null });
    expect((await sellers.connect(player, 700_100)).status).toBe(200);
  });

  // Red when `receives` goes by what the session acts as: the account would be connected, and paid for nothing.
  it('is not offered to another owner of the team, whom the arena’s money does not reach, until they are handed the arena', async () => {
    const { owner: holder, id } = await sellers.world.arena();
    const partner = await makeStaff(database, id, 'owner');
    expect(await state(partner)).toEqual({ feePercent: 2, account: null });
    expect((await sellers.call(partner, 'beginConnection')).body).toEqual(refusal('account_not_offered'));
    expect((await sellers.call(holder, 'handArena', '', { person: partner.id })).status).toBe(200);
    expect(await state(partner)).toMatchObject({ offered: 'mercado-pago' });
  });

  it('tells since when it is connected, and to which account', async () => {
    const { status, body } = await sellers.connect(owner, 700_100);
    const account = { provider: 'mercado-pago', receiver: '700100', connectedAt: expect.any(String) };
    expect({ status, body }).toEqual({
      status: 200,
      body: { data: { offered: 'mercado-pago', feePercent: 2, account } },
    });
    expect(await state()).toEqual(body.data);
    const notices = (await database.orm.select().from(outbox)).filter(({ kind }) => kind === 'sendNotice');
    expect(notices.map(({ payload }) => payload)).toEqual([
      { email: `${owner.id}@exemplo.com`, notice: 'accountConnected' },
    ]);
  });

  it('sends the person back to the app’s own address, with what the provider wants to know', async () => {
    const { body } = await sellers.call(owner, 'beginConnection');
    const address = new URL(body.data.address);
    expect(address.origin + address.pathname).toBe('https://auth.mercadopago.com.br/authorization');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: '4934588586838432',
      response_type: 'code',
      platform_id: 'mp',
      state: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `https://quadra.example${ROUTES.connectAccount.path}`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  // Red when `useUp` of completeConnection.ts reads instead of deleting.
  it('uses a state once, whoever many times it comes at once', async () => {
    const answer = await sellers.authorize(owner, 700_100);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => sellers.call(owner, 'completeConnection', '', answer)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sellers.bank.calls.filter(({ path }) => path === '/oauth/token')).toHaveLength(1);
    await sellers.call(owner, 'endPaymentAccount');
    expect(await sellers.call(owner, 'completeConnection', '', answer)).toEqual({
      status: 409,
      body: refusal('connection_invalid'),
    });
  });

  // Red without `expiresAt`, or without `personId`, in `useUp` of completeConnection.ts.
  it('refuses a state that is late, another person’s, replaced or guessed, and asks the provider nothing', async () => {
    const invalid = { status: 409, body: refusal('connection_invalid') };
    const { owner: other } = await sellers.world.arena();
    const answer = await sellers.authorize(owner, 700_100);
    expect(await sellers.call(other, 'completeConnection', '', answer)).toEqual(invalid);
    expect(await sellers.call(owner, 'completeConnection', '', { ...answer, state: 'A'.repeat(43) })).toEqual(invalid);
    const newer = await sellers.authorize(owner, 700_100);
    expect(await sellers.call(owner, 'completeConnection', '', answer)).toEqual(invalid);
    database.passTime(10 * MINUTE);
    expect(await sellers.call(owner, 'completeConnection', '', newer)).toEqual(invalid);
    expect(sellers.bank.calls).toEqual([]);
    expect(await sellers.accounts()).toEqual([]);
  });

  // Red when the exchange sends no `code_verifier`, or another one.
  it('is refused with a code that was given for another beginning', async () => {
    const stolen = await sellers.authorize(owner, 700_100);
    const { owner: other } = await sellers.world.arena();
    const own = await sellers.authorize(other, 700_200);
    expect(await sellers.call(other, 'completeConnection', '', { code: stolen.code, state: own.state })).toEqual({
      status: 409,
      body: refusal('connection_refused'),
    });
    expect(await sellers.accounts()).toEqual([]);
  });

  it('says so when the provider does not answer, or our application is wrong', async () => {
    sellers.bank.faults.push('status 500');
    expect(await sellers.connect(owner, 700_100)).toEqual({ status: 503, body: refusal('connection_unanswered') });
    sellers.bank.tokenError = 'invalid_client';
    expect(await sellers.connect(owner, 700_100)).toEqual({ status: 503, body: refusal('connection_unanswered') });
    expect(await state()).toMatchObject({ account: null });
  });

  it('is one at a time, and the same account again is the same row', async () => {
    await sellers.connect(owner, 700_100);
    const second = { status: 409, body: refusal('account_connected') };
    expect(await sellers.call(owner, 'beginConnection')).toEqual(second);
    const [before] = await sellers.accounts();
    expect((await sellers.call(owner, 'endPaymentAccount')).status).toBe(200);
    expect(await state()).toMatchObject({ account: { receiver: '700100', endedBy: 'person' } });
    expect(await sellers.call(owner, 'endPaymentAccount')).toEqual({
      status: 404,
      body: refusal('account_not_connected'),
    });
    await sellers.connect(owner, 700_100);
    const [after, ...others] = await sellers.accounts();
    expect([after?.id, after?.endedAt, others]).toEqual([before?.id, null, []]);
    await sellers.call(owner, 'endPaymentAccount');
    await sellers.connect(owner, 700_200);
    expect(await state()).toMatchObject({ account: { receiver: '700200' } });
    expect(await sellers.accounts()).toHaveLength(2);
  });

  it('is nobody else’s business', async () => {
    await sellers.connect(owner, 700_100);
    const { owner: other } = await sellers.world.arena();
    expect(await state(other)).toEqual({ offered: 'mercado-pago', feePercent: 2, account: null });
    expect((await sellers.call(other, 'endPaymentAccount')).status).toBe(404);
    expect(await state()).toMatchObject({ account: { receiver: '700100' } });
    expect((await state()).account.endedAt).toBeUndefined();
  });
});
