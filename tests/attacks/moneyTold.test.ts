import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { wordsOf } from '#domain/notices/notice.ts';
import { newToken } from '#core/people/tokens.ts';
import type { TestArena, TestPerson } from '../api/booking/world.ts';
import { joinTeam } from '../api/cast.ts';
import { openSellers, type Sellers } from '../api/payment/accounts/sellersWorld.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const SELLER = 700_100;

/** Row 64: what follows it; who does it may hold a stolen session, so they are told as well. */
describeOnDatabases('where the money of an arena goes', (open) => {
  let database: TestDatabase;
  let sellers: Sellers;
  let arena: TestArena;
  let second: TestPerson;
  let manager: TestPerson;
  beforeAll(async () => {
    database = await open();
    sellers = await openSellers(database);
  });
  afterAll(() => sellers.close());
  beforeEach(async () => {
    const { world } = sellers;
    arena = await world.arena('platform');
    const join = async (role: 'owner' | 'manager') => {
      const person = await world.player();
      await joinTeam(database, { arenaId: arena.id, personId: person.id, role });
      return person;
    };
    [second, manager] = [await join('owner'), await join('manager')];
    await told();
  });

  const owners = () => [arena.owner.id, second.id];

  /** What was told since the last time, and that a letter of it goes to every owner and to nobody else. */
  async function told(): Promise<string[]> {
    const { rows } = await database.pool.query<{ id: string; person_id: string; facts: { deed: string } }>(
      "delete from notice where kind = 'moneyDirected' returning id, person_id, facts",
    );
    const letters = await database.pool.query<{ person: string }>(
      `delete from outbox where kind = 'sendNoticeLetter' and payload ->> 'notice' = any($1) returning payload ->> 'person' as person`,
      [rows.map(({ id }) => id)],
    );
    const people = rows.map(({ person_id: id }) => id).toSorted();
    expect(letters.rows.map(({ person }) => person).toSorted()).toEqual(people);
    const deeds = [...new Set(rows.map(({ facts }) => facts.deed))].toSorted();
    expect(people).toEqual([...deeds, ...deeds].map((_, index) => owners()[index % 2] ?? '').toSorted());
    return deeds;
  }

  // Red without `tellOfAccountMoney` in areas/entry/receivingAccount/completeConnection.ts, or in accountHandlers.ts.
  it('64: all owners are told when its holder connects or disconnects an account', async () => {
    expect((await sellers.connect(arena.owner, SELLER)).status).toBe(200);
    expect(await told()).toEqual(['connected']);
    expect((await sellers.call(arena.owner, 'endPaymentAccount')).status).toBe(200);
    expect(await told()).toEqual(['ended']);
  });

  // Red without `tellOfMoney` in areas/owner/settings/settingsHandlers.ts.
  it('64: all owners are told when it is paid in another way, once', async () => {
    for (const method of ['local', 'local', 'platform'] as const) {
      await sellers.call(arena.owner, 'updatePaymentMethod', '', { paymentMethod: method });
    }
    expect(await told()).toEqual(['local', 'platform']);
  });

  // Red without `tellOfMoney` in `updateArenaPix` of settingsHandlers.ts, or with a key told that is the same.
  it('64: all owners are told when it receives at its desk in another key, or in none, and of nothing else', async () => {
    const set = (pix: unknown) => sellers.call(arena.owner, 'updateArenaPix', '', { pix });
    await set({ key: '529.982.247-25', receiver: 'Maré Alta' });
    expect(await told()).toEqual(['pixKey']);
    await set({ key: '52998224725', receiver: 'Maré Alta Esportes' });
    expect(await told()).toEqual([]);
    await set(null);
    expect(await told()).toEqual(['noPixKey']);
  });

  // Red without `tellOfMoney` in areas/owner/staff/invitations.ts, or in areas/owner/staff/members.ts.
  it('64: all owners are told when somebody may become an owner, and of nobody less', async () => {
    const invite = (role: string) => sellers.call(second, 'inviteStaff', '', { role, token: newToken() });
    await invite('manager');
    expect(await told()).toEqual([]);
    await invite('owner');
    expect(await told()).toEqual(['ownerInvited']);
    await sellers.call(second, 'changeStaffRole', manager.id, { role: 'reception' });
    expect(await told()).toEqual([]);
    await sellers.call(arena.owner, 'changeStaffRole', manager.id, { role: 'owner' });
    const { rows } = await database.pool.query<{ person_id: string; facts: unknown }>(
      "select person_id, facts from notice where kind = 'moneyDirected'",
    );
    expect(rows.map(({ person_id: id }) => id).toSorted()).toEqual([arena.owner.id, second.id, manager.id].toSorted());
    expect(wordsOf('moneyDirected', rows[0]?.facts, 'Ana Souza').line).toBe(
      'Ana Souza tornou dono alguém da equipe de Arena Maré Alta. Se você não reconhece isto, troque a sua senha e confira a equipe.',
    );
    await database.pool.query("delete from notice where kind = 'moneyDirected'");
    await database.pool.query("delete from outbox where kind = 'sendNoticeLetter'");
  });
});
