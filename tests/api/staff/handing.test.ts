import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { formatReais } from '#domain/values/money.ts';
import { MOST_ARENAS } from '#domain/staff/staff.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { auditEntries } from '#platform/database/schema/audit.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { people } from '#platform/database/schema/people.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, type TestArena, type TestPerson } from '../booking/world.ts';
import { makeArena, makeStaff } from '../cast.ts';
import { caller } from '../events/festival.ts';
import { openSellers, PAID_AT, type Sellers } from '../payment/accounts/sellersWorld.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { openTreasury } from '../payouts/treasury.ts';
import { refusal } from '../testServer.ts';

const FEE = 500;
const ascending = (one: number, other: number): number => one - other;

describeOnDatabases('an arena that is handed on', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let partner: TestPerson;
  let ask: ReturnType<typeof caller>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database, FEE);
    ask = caller(bench);
    arena = await bench.arena('platform');
    partner = await makeStaff(database, arena.id, 'owner', { name: 'Lia Reis' });
  });

  const hand = (by: TestPerson, to: TestPerson) => ask(by, 'handArena', '', { person: to.id });
  const holderOf = async (id = arena.id) =>
    (await database.orm.select({ holder: arenas.ownerId }).from(arenas).where(eq(arenas.id, id)))[0]?.holder;
  const roleOf = async ({ id }: TestPerson) =>
    (await database.orm.select({ role: people.role }).from(people).where(eq(people.id, id)))[0]?.role;

  it('is held by another of its owners from then on, who hands it on again or ends it with their account', async () => {
    expect((await hand(arena.owner, partner)).status).toBe(200);
    expect(await holderOf()).toBe(partner.id);
    expect([await roleOf(arena.owner), await roleOf(partner)]).toEqual(['player', 'arena-owner']);
    const { members } = (await ask(arena.owner, 'staff')).body.data;
    const told = members.map(({ name, role, isHolder }: Record<string, unknown>) => [name, role, isHolder]);
    expect(told).toEqual([
      ['Ana Souza', 'owner', false],
      ['Lia Reis', 'owner', true],
    ]);
    const entry = and(eq(auditEntries.chain, arena.id), eq(auditEntries.deed, 'handArena'));
    expect(await database.orm.select().from(auditEntries).where(entry)).toEqual([
      expect.objectContaining({ personId: arena.owner.id, subjectId: partner.id }),
    ]);
    const heard = await database.orm.select().from(notices).where(eq(notices.kind, 'arenaHanded'));
    expect(heard.map(({ personId }) => personId).toSorted()).toEqual([arena.owner.id, partner.id].toSorted());

    // Whoever held it is one of the owners like any other.
    expect((await hand(arena.owner, partner)).body).toEqual(refusal('not_holder'));
    expect((await ask(partner, 'removeStaff', arena.owner.id)).status).toBe(200);
  });

  // Red without `pixKey: null` in handArena.ts: the desk would go on showing the code of who received before.
  it('has no key for the desk until its new holder sets one', async () => {
    await ask(arena.owner, 'updateArenaPix', '', { pix: { key: 'caixa@mare.com', receiver: 'Ana Souza' } });
    expect((await ask(partner, 'myArena')).body.data.arena.pix).toEqual({
      key: 'caixa@mare.com',
      receiver: 'Ana Souza',
    });
    await hand(arena.owner, partner);
    expect((await ask(partner, 'myArena')).body.data.arena.pix).toBeUndefined();
  });

  // Red without any one line of refuseUnfit in handArena.ts, the check of `ownerId` before it, or `requireProof`.
  it('is handed by its holder alone, after a recent login, to an owner of its team who holds not too many', async () => {
    const other = await bench.arena('platform');
    const [manager, clerk] = [
      await makeStaff(database, arena.id, 'manager'),
      await makeStaff(database, arena.id, 'reception'),
    ];
    const stranger = await bench.player();
    const busy = await makeStaff(database, arena.id, 'owner');
    for (let held = 0; held < MOST_ARENAS; held += 1) await makeArena(database, { ownerId: busy.id });
    const tried = [
      [manager, partner, 'forbidden'],
      [clerk, partner, 'forbidden'],
      [stranger, partner, 'forbidden'],
      [partner, partner, 'not_holder'],
      [other.owner, partner, 'staff_not_found'],
      [arena.owner, arena.owner, 'staff_holder'],
      [arena.owner, stranger, 'staff_not_found'],
      [arena.owner, other.owner, 'staff_not_found'],
      [arena.owner, manager, 'staff_not_owner'],
      [arena.owner, busy, 'too_many_arenas'],
    ] as const;
    for (const [by, to, code] of tried) expect((await hand(by, to)).body).toEqual(refusal(code));
    database.passTime(11 * MINUTE);
    onTestFinished(() => database.passTime(-11 * MINUTE));
    expect((await hand(arena.owner, partner)).body).toEqual(refusal('login_again'));
    expect([await holderOf(), await holderOf(other.id)]).toEqual([arena.owner.id, other.owner.id]);
  });

  // Red without the locks of handArena.ts.
  it('has one holder after many handings at once, who may hold several', async () => {
    const rivals = [
      partner,
      await makeStaff(database, arena.id, 'owner'),
      await makeStaff(database, arena.id, 'owner'),
    ];
    const replies = await Promise.all(rivals.map((to) => hand(arena.owner, to)));
    expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([200, 403, 403]);

    const [first, second] = [await bench.arena('platform'), await bench.arena('platform')];
    const both = await makeStaff(database, first.id, 'owner');
    const since = new Date();
    await database.orm.insert(memberships).values({ arenaId: second.id, personId: both.id, role: 'owner', since });
    const two = await Promise.all([hand(first.owner, both), hand(second.owner, both)]);
    expect(two.map(({ status }) => status)).toEqual([200, 200]);
    // Whoever hands one of two on is still an owner of the platform.
    expect((await hand(both, first.owner)).status).toBe(200);
    expect([await roleOf(both), await holderOf(second.id)]).toEqual(['arena-owner', both.id]);
  });

  // Red without refuseOpenMoney in handArena.ts, and without `payouts.personId` in PAYEE of unsettledCharges.ts.
  it('takes no money along: what was due is settled first, and what goes back later is taken from whom it was given', async () => {
    const treasury = openTreasury(bench, await bench.person('admin'));
    const paid = async (hour: number) => {
      const hold = await bench.hold(arena, [hour]);
      await bench.bank(hold.payment, 'pagar');
      await bench.pass(MINUTE);
      return hold;
    };
    const first = await paid(18);
    const refused = await hand(arena.owner, partner);
    expect([refused.status, refused.body.error.code, refused.body.message]).toEqual([
      409,
      'arena_unsettled',
      `Antes de passar a arena, encerre: o repasse de ${formatReais(76_47)} que a plataforma ainda deve a você.`,
    ]);
    await treasury.pay(arena.owner.id);
    expect((await hand(arena.owner, partner)).status).toBe(200);

    await paid(19);
    const dueTo = async ({ id }: TestPerson) => (await treasury.account(id)).due;
    expect([await dueTo(arena.owner), await dueTo(partner)]).toEqual([0, 76.47]);
    await ask(partner, 'cancelReservation', first.id);
    await bench.pass(MINUTE);
    const { payees } = await treasury.payees();
    const sums = payees.map(({ payee, due, toDeduct }: Record<string, Record<string, string>>) => [
      payee?.['_id'],
      due,
      toDeduct,
    ]);
    expect(sums).toEqual([
      [partner.id, 76.47, expect.anything()],
      [arena.owner.id, expect.anything(), 76.47],
    ]);
  });
});

describeOnDatabases('the payment account of an arena that is handed on', (open) => {
  const RECEIVER = 5_501;
  let database: TestDatabase;
  let sellers: Sellers;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    sellers = await openSellers(database);
  });
  afterEach(() => sellers.close());

  const book = async (arena: TestArena, hour: number) => {
    const { world } = sellers;
    return world.reserve(await world.player(), orderOf(arena, world.day, [hour]));
  };

  it('stays with what it charged, and charges no more from then on', async () => {
    const arena = await sellers.world.arena('platform');
    const partner = await makeStaff(database, arena.id, 'owner');
    await sellers.connect(arena.owner, RECEIVER);
    const [account] = await sellers.accounts();
    await book(arena, 18);
    // Others are being made at this very moment: each is of one account or the other.
    const [handed, ...made] = await Promise.all([
      sellers.call(arena.owner, 'handArena', '', { person: partner.id }),
      book(arena, 19),
      book(arena, 20),
    ]);
    expect([handed.status, ...made.map(({ status }) => status)]).toEqual([200, 201, 201]);
    await book(arena, 21);
    const charges = await sellers.charges();
    expect(charges).toHaveLength(4);
    const accounts = charges.map(({ accountId }) => accountId);
    expect([accounts[0], accounts[3]]).toEqual([account?.id, null]);
    for (const one of accounts) expect([account?.id, null]).toContain(one);

    sellers.bank.seller(RECEIVER).approve(charges[0]?.providerId ?? '', PAID_AT);
    await sellers.pass(MINUTE);
    expect((await sellers.charges())[0]).toMatchObject({ status: 'approved', accountId: account?.id });
  });
});
