import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { EndpointName } from '#domain/contract/contract.ts';
import { MOST_ARENAS } from '#domain/staff/staff.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { auditEntries } from '#platform/database/schema/audit.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena, makeClaims, makePerson, PASSWORD } from '../cast.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

const NORTH = {
  name: 'Arena Norte',
  socials: { instagram: '@norte' },
  address: { city: 'Natal' },
  phone: '84911112222',
};

describeOnDatabases('an arena of somebody who has an account', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database, { settings: { limits: 'relaxed' } });
  });

  async function ask(name: EndpointName, { token }: { token: string }, body?: object, key?: string) {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const reply = await server.call(name, { token, body, headers });
    return { status: reply.statusCode, body: reply.json() };
  }
  const heldBy = (id: string) =>
    database.orm.select({ name: arenas.name, id: arenas.id }).from(arenas).where(eq(arenas.ownerId, id));

  it('is run beside playing, and seen by nobody before it is published', async () => {
    const ana = await makePerson(database, 'player');
    const made = await ask('openArena', ana, NORTH);
    const { arena, user } = made.body.data;
    const workplaces = [{ _id: arena, name: 'Arena Norte', role: 'owner' }];
    expect([made.status, user]).toEqual([201, expect.objectContaining({ role: 'player', workplaces })]);
    expect((await ask('myArena', ana)).body).toEqual(refusal('forbidden'));
    expect((await ask('workAt', ana, { arena })).body.data.user).toMatchObject({ role: 'arena-owner', worksAt: arena });
    expect((await ask('myArena', ana)).body.data.arena).toMatchObject({ _id: arena, name: 'Arena Norte' });
    const seen = await server.call('arena', { params: { id: arena } });
    expect(seen.json()).toEqual(refusal('arena_not_found'));
    const entry = and(eq(auditEntries.chain, arena), eq(auditEntries.deed, 'openArena'));
    expect(await database.orm.select().from(auditEntries).where(entry)).toEqual([
      expect.objectContaining({ personId: ana.id, subjectId: arena }),
    ]);
    const [row] = await database.orm.select({ role: people.role }).from(people).where(eq(people.id, ana.id));
    expect(row?.role).toBe('arena-owner');
  });

  it('is opened once by a call that is repeated, and not with what an arena cannot have', async () => {
    const bia = await makePerson(database, 'player');
    const key = newId();
    const [one, two] = [await ask('openArena', bia, NORTH, key), await ask('openArena', bia, NORTH, key)];
    expect([one.status, two.body.data.arena]).toEqual([201, one.body.data.arena]);
    expect(await heldBy(bia.id)).toHaveLength(1);
    const wrong = await ask('openArena', bia, { ...NORTH, name: '  ', phone: '1' });
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'malformed']);
    expect((await ask('openArena', await makePerson(database, 'admin'), NORTH)).body).toEqual(refusal('forbidden'));
  });

  // Red without refuseTooMany in openArena.ts; with it and without the lock of the caller, more than one of the last was made.
  it('is one of a limited number, also when many are opened at once', async () => {
    const { owner } = await makeArena(database);
    const lea = { ...owner, token: 'token' in owner ? owner.token : '' };
    for (let held = 2; held < MOST_ARENAS; held += 1) await makeArena(database, { ownerId: lea.id });
    const replies = await Promise.all(Array.from({ length: 4 }, () => ask('openArena', lea, NORTH)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 409)?.body).toEqual(refusal('too_many_arenas'));
    expect(await heldBy(lea.id)).toHaveLength(MOST_ARENAS);
  });

  // Red with one arena alone in leaveArenas.ts, and in readMyArenas.ts.
  it('goes with its owner’s account, as all of theirs do, once nobody is owed anything at any', async () => {
    const first = await makeArena(database, { name: 'Arena Sul' });
    const { id, token } = { token: '', ...first.owner };
    const north = (await ask('openArena', { token }, NORTH)).body.data.arena;
    const own = await server.call('exportMyData', { token });
    expect(own.json().data.arenas.map(({ name }: { name: string }) => name)).toEqual(['Arena Sul', 'Arena Norte']);

    const day = '2099-03-05';
    const paid = await makeClaims(database, first, [18], {
      day,
      playerId: null,
      guestPlayerName: 'Rui',
      status: 'PAGA',
    });
    const leave = () => ask('eraseMyAccount', { token }, { password: PASSWORD });
    const refused = await leave();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Antes de excluir a conta, encerre na Arena Sul: 1 reserva paga até 05/03/2099.',
    ]);
    await database.orm.update(reservations).set({ status: 'CANCELADA' }).where(eq(reservations.id, paid));
    expect((await leave()).status).toBe(200);
    const closed = await database.orm.select({ at: arenas.closedAt }).from(arenas).where(eq(arenas.ownerId, id));
    expect(closed.map(({ at }) => at !== null)).toEqual([true, true]);
    expect(await heldBy(id)).toContainEqual({ name: 'Arena Norte', id: north });
  });
});
