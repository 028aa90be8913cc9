import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { dump } from '#start/backup/dump.ts';
import { encode } from '#start/backup/encode.ts';
import { paymentAccounts } from '#platform/database/schema/paymentAccounts.ts';
import { openAccount } from '#core/payment/accounts/openAccount.ts';
import { makeOwnAccounts } from '#core/payment/accounts/ownAccounts.ts';
import { orderOf, type TestArena, type TestPerson } from '../api/booking/world.ts';
import { openFestival } from '../api/events/festival.ts';
import { KEY, openSellers, PAID_AT, type Sellers } from '../api/payment/accounts/sellersWorld.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const MINUTE = 60_000;
const PLATFORM = 448_876_418;
const VERBS = ['create', 'find', 'get', 'cancel', 'refund', 'getRefunds'] as const;

/** Row 56. */
describeOnDatabases('the accounts of several arenas and organizers', (open) => {
  let database: TestDatabase;
  let sellers: Sellers;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    sellers = await openSellers(database);
  });
  afterEach(() => sellers.close());

  /** A player's PIX at an arena. */
  async function hold(arena: TestArena, hour: number): Promise<string> {
    const { body } = await sellers.world.reserve(
      await sellers.world.player(),
      orderOf(arena, sellers.world.day, [hour]),
    );
    // Without an answer of the bank there is nothing to pay, and no reservation.
    return body.data?.reservation._id ?? '';
  }

  /** A player's PIX for a category of an organizer. */
  async function payCart(festival: Awaited<ReturnType<typeof openFestival>>): Promise<void> {
    const [player, partner] = [await sellers.world.player(), await sellers.world.player()];
    await festival.registered(player, await festival.category(), { partner: partner.id });
    const cart = (await festival.call(player, 'currentCart', festival.id)).body.data.shoppingCart;
    await festival.call(player, 'payCart', cart._id);
  }

  async function approveAll(): Promise<void> {
    for (const charge of await sellers.charges()) {
      if (charge.providerId !== null && charge.status === 'pending')
        bankOf(charge.receiver).approve(charge.providerId, PAID_AT);
    }
  }

  const bankOf = (receiver: string) =>
    Number(receiver) === PLATFORM ? sellers.bank.platform : sellers.bank.seller(Number(receiver));

  /** Every call that reached the bank: which verb, of which account's charge, with which account's token. */
  async function callsMade() {
    const rows = await sellers.charges();
    return sellers.bank.reached.map(({ call, collector }) => {
      const { pathname, searchParams } = new URL(call.path, 'http://bank');
      const [, id, part] = /^\/v1\/payments(?:\/(\d+))?(\/refunds)?$/.exec(pathname) ?? [];
      const reference = searchParams.get('external_reference') ?? call.body['external_reference'];
      const charge = rows.find((row) => row.providerId === id || row.reference === reference);
      return {
        verb: verbOf(call.method, id, part),
        of: Number(charge?.receiver),
        with: collector,
        sent: call.authorization,
      };
    });
  }

  // Red when `providersOf` of server/core/payment/providers.ts opens any account but the charge's own, such as the platform's.
  it('56: every verb carries the token of the charge’s own account, and of no other', async () => {
    const { world, bank } = sellers;
    const arenas = [await world.arena(), await world.arena(), await world.arena()];
    const festivals = [await openFestival(world), await openFestival(world)];
    const receivers: readonly [TestPerson | undefined, number][] = [
      [arenas[0]?.owner, 700_100],
      [arenas[1]?.owner, 700_200],
      [festivals[0]?.organizer, 700_300],
    ];
    for (const [who, receiver] of receivers) if (who) await sellers.connect(who, receiver);

    const paid: [TestArena, string][] = [];
    for (const arena of arenas) {
      paid.push([arena, await hold(arena, 18)]);
      await hold(arena, 19);
      // Its answer is lost: the charge is looked for, and cancelled.
      bank.faults.push('lost answer');
      await hold(arena, 20);
    }
    for (const festival of festivals) {
      await payCart(festival);
      bank.faults.push('lost answer');
      await payCart(festival);
    }
    await sellers.pass(MINUTE);
    for (const receiver of [PLATFORM, 700_100, 700_200, 700_300]) bankOf(String(receiver)).isContingent = true;
    const unpaid = (await sellers.charges()).filter(({ status }) => status === 'pending');
    for (const { receiver, providerId } of unpaid.filter((_, at) => at % 2 === 0)) {
      if (providerId !== null) bankOf(receiver).approve(providerId, PAID_AT);
    }
    await sellers.pass(MINUTE);
    for (const [arena, id] of paid) await world.cancel(arena.owner, id);
    for (const festival of festivals)
      await festival.call(festival.admin, 'decideEvent', festival.id, { status: 'CANCELADO' });
    await sellers.pass(MINUTE);
    await approveAll();
    await sellers.pass(61 * MINUTE);
    // All access tokens are over at once: each account is renewed with its own.
    for (const receiver of [700_100, 700_200, 700_300]) bank.expire(receiver);
    await sellers.pass(8 * 60 * MINUTE);
    for (const arena of arenas) await hold(arena, 21);

    const calls = await callsMade();
    const strangers = calls.filter((call) => call.with !== undefined && call.with !== call.of);
    expect(strangers).toEqual([]);
    // What reached nobody was sent with the account's own token of before.
    const refused = calls.filter((call) => call.with === undefined);
    expect(refused.filter(({ sent, of }) => sent !== `Bearer APP_USR-over-${of}` && !sent?.endsWith(`-${of}`))).toEqual(
      [],
    );
    const made = new Set(calls.map((call) => `${call.of} ${call.verb}`));
    const missing = [PLATFORM, 700_100, 700_200, 700_300].flatMap((of) =>
      VERBS.map((verb) => `${of} ${verb}`).filter((one) => !made.has(one)),
    );
    expect(missing).toEqual([]);
    const renewals = bank.calls.filter(
      ({ path, body }) => path === '/oauth/token' && body['grant_type'] === 'refresh_token',
    );
    const renewed = renewals.map(({ body }) => Number(String(body['refresh_token']).split('-').at(-1)));
    expect(renewed.toSorted((one, other) => one - other)).toEqual([700_100, 700_200, 700_300]);
  }, 120_000);

  // Red when `sealed` of ownAccounts.ts returns a token as it is, or `finish` of completeConnection.ts keeps the grant.
  it('56: no token stands in a table, a log, a reply or a backup', async () => {
    const { world, bank } = sellers;
    const arena = await world.arena();
    const answer = await sellers.authorize(arena.owner, 700_100);
    const payload = { ...answer };
    const reply = await world.call(arena.owner, {
      method: 'POST',
      url: '/api/v1/payment-account/connections/answer',
      payload,
      headers: { 'idempotency-key': 'k-1' },
    });
    expect(reply.status).toBe(200);
    await hold(arena, 18);
    bank.faults.push('status 500');
    await sellers.pass(MINUTE);
    bank.expire(700_100);
    await sellers.pass(MINUTE);
    bank.revoke(700_100);
    await sellers.pass(2 * MINUTE);
    const backup = await text(encode(dump(database.pool)).pipe(createGunzip()));
    const shown = await sellers.call(arena.owner, 'paymentAccount');
    const data = await sellers.call(arena.owner, 'exportMyData');
    expect(data.status).toBe(200);
    const places = { backup, log: JSON.stringify(world.logged), replies: JSON.stringify([reply, shown, data]) };
    expect(bank.issued.length).toBeGreaterThanOrEqual(4);
    const secrets = [
      ...bank.issued,
      bank.platform.token,
      'client-secret-of-the-application',
      answer.state,
      answer.code,
    ].filter((word) => word.length > 8);
    const found = Object.entries(places).flatMap(([place, content]) =>
      secrets.filter((secret) => content.includes(secret)).map((secret) => `${secret} in ${place}`),
    );
    expect(found).toEqual([]);
    expect(backup).toContain('"700100"');
  });

  // Red when `placeOf` names no row: without the row's id in `sealed` and `unsealed` of ownAccounts.ts.
  it('56: a sealed token that is put into another row does not open', async () => {
    const { world } = sellers;
    const [one, two] = [await world.arena(), await world.arena()];
    await sellers.connect(one.owner, 700_100);
    await sellers.connect(two.owner, 700_200);
    const [first, second] = await sellers.accounts();
    if (!first || !second) throw new Error('Two accounts were connected');
    const own = world.dependencies.accounts;
    if (!own) throw new Error('Accounts can be connected');
    expect(await openAccount(own, first.id)).toBeDefined();
    const { accessToken, refreshToken } = second;
    const isFirst = eq(paymentAccounts.id, first.id);
    await database.orm.update(paymentAccounts).set({ accessToken, refreshToken }).where(isFirst);
    expect(await openAccount(own, first.id)).toBeUndefined();
    // Nor do the two columns of one row take each other's place.
    await database.orm
      .update(paymentAccounts)
      .set({ accessToken: first.refreshToken, refreshToken: first.accessToken })
      .where(isFirst);
    expect(await openAccount(own, first.id)).toBeUndefined();
  });

  // Red when `secretBox` opens with its first key alone.
  it('56: the key can be changed while the old one is in the list', async () => {
    const { world, payments } = sellers;
    const { owner } = await world.arena();
    await sellers.connect(owner, 700_100);
    const [row] = await sellers.accounts();
    const { database: db, log } = world.dependencies;
    const openWith = (keys: readonly [Buffer, ...Buffer[]]) => {
      const connecting = { ...payments.connecting, keys };
      const own = makeOwnAccounts({ connecting, publicUrl: 'https://quadra.example', database: db, log });
      return own && openAccount(own, row?.id ?? '');
    };
    const next = randomBytes(32);
    expect((await openWith([next, KEY]))?.receiver).toBe('700100');
    expect(await openWith([next])).toBeUndefined();
  });
});

function verbOf(method: string, id: string | undefined, part: string | undefined): string {
  if (part !== undefined) return method === 'POST' ? 'refund' : 'getRefunds';
  if (method === 'POST') return 'create';
  if (method === 'PUT') return 'cancel';
  return id === undefined ? 'find' : 'get';
}
