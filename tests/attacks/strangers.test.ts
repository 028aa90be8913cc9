import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { people } from '#platform/database/schema/people.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../api/booking/world.ts';
import { openSeries } from '../api/series/mensalista.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const DAY_MS = 24 * 3_600_000;

describeOnDatabases('attacks by a fresh arena on a stranger’s account', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let ana: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    arena = await world.arena('local', 2);
    ana = await world.player({ name: 'Ana Vieira' });
  });

  const book = (who = ana, days = 0, hour = 18, at = arena) =>
    openDesk(world).reserve(at.owner, { ...orderOf(at, addDays(world.day, days), [hour]), player: who.id });
  const sent = (url: string, payload: object, who = arena.owner) => world.call(who, { method: 'POST', url, payload });
  const voucher = (who = ana, code = 'VERAO10') =>
    sent(contract.createVoucher.path, { player: who.id, code, discount: 0.1, credits: 1 });
  const offer = (who = ana, startHour = 20) => openSeries(world, arena).offer({ player: who.id, startHour });
  const give = (id: string, who = ana) =>
    world.call(arena.owner, {
      method: 'PATCH',
      url: contract.giveReservation.path.replace(':id', id),
      payload: { player: who.id },
    });
  const block = (who = ana) => sent(contract.blockArena.path, { arena: arena.id }, who);
  const unblock = (who = ana) =>
    world.call(who, { method: 'DELETE', url: contract.unblockArena.path.replace(':id', arena.id) });
  const blocked = async (who = ana) =>
    (await world.call(who, { method: 'GET', url: contract.blockedArenas.path })).body.data.blocked;
  const search = async (name: string) =>
    (await world.call(arena.owner, { method: 'GET', url: `${contract.players.path}?name=${name}` })).body.data.players;
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body.error?.code ?? status;
  const count = async (query: string) => {
    const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${query}`);
    return rows[0]?.n;
  };
  const inAccount = () =>
    Promise.all([
      count(`reservation where player_id = '${ana.id}' and status <> 'CANCELADA'`),
      count(`series where player_id = '${ana.id}'`),
      count(`voucher where player_id = '${ana.id}'`),
      count(`notice where person_id = '${ana.id}'`),
    ]);

  // Red without isProven in core/people/reachPlayer.ts, one after the other without each of its conditions.
  it.each([
    ['unpublished', { publishedAt: null }],
    ['hidden', { hiddenAt: new Date(), hiddenReason: 'fotos de outra arena' }],
    ['unconfirmed', null],
  ])('65: an arena that is %s reaches nobody but its team', async (_how, row) => {
    const guest = await openDesk(world).reserve(arena.owner, {
      ...orderOf(arena, world.day, [9]),
      guestPlayerName: 'Ana Vieira',
    });
    if (row) await database.orm.update(arenas).set(row).where(eq(arenas.id, arena.id));
    else await database.orm.update(people).set({ emailConfirmedAt: null }).where(eq(people.id, arena.owner.id));
    const replies = [await book(), await voucher(), await offer(), await give(guest.body.data.reservation._id)];
    expect(replies.map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'arena_unpublished'));
    expect(replies[0]?.body.message).toContain('Publique a arena e confirme o e-mail');
    expect(await inAccount()).toEqual([0, 0, 0, 0]);
    expect(await search('vieira')).toEqual([]);
    expect((await search('souza')).map(({ _id }: { _id: string }) => _id)).toEqual([arena.owner.id]);
    // Its own team, and guests by name.
    expect((await book(arena.owner, 1)).status).toBe(201);
    const byName = { ...orderOf(arena, world.day, [19]), guestPlayerName: 'Ana Vieira' };
    expect((await openDesk(world).reserve(arena.owner, byName)).status).toBe(201);
  });

  // Red without countStranger in core/people/reachPlayer.ts.
  it('65: 40 bookings, 24 series and 60 vouchers of one arena are 3 things a day in a stranger’s account', async () => {
    const replies = [];
    for (let index = 0; index < 40; index += 1) replies.push(await book(ana, index));
    for (let index = 0; index < 24; index += 1) replies.push(await offer());
    for (let index = 0; index < 60; index += 1) replies.push(await voucher(ana, `VERAO${index}`));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(replies.slice(3).map(codeOf))).toEqual(new Set(['stranger_limit']));
    expect(await inAccount()).toEqual([3, 0, 0, 3]);
    // Another arena has its own three, and so has tomorrow.
    const other = await world.arena('local', 1);
    expect((await book(ana, 0, 18, other)).status).toBe(201);
    database.passTime(DAY_MS);
    expect((await voucher()).status).toBe(201);
  });

  // Red without tellStranger in areas/owner/agenda/move/moveReservation.ts.
  it('65: moving one booking to and fro tells a stranger 3 things', async () => {
    const id = (await book()).body.data.reservation._id;
    const moved = [];
    for (let index = 0; index < 10; index += 1) {
      const hours = [{ court: arena.courts[0]?.id, startHour: 19, sport: 'BEACH_TENNIS' }];
      const payload = { date: addDays(world.day, 1 + index), hours, totalValue: 80.5 };
      moved.push(await openDesk(world).move(arena.owner, id, payload));
    }
    expect(moved.map(codeOf)).toEqual([200, 200, ...Array.from({ length: 8 }, () => 'stranger_limit')]);
  });

  it('65: the count is right under simultaneous calls', async () => {
    const replies = await Promise.all(Array.from({ length: 24 }, (_, index) => book(ana, index)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('who reserved there by themselves, or accepted a series, is a customer', async () => {
    await world.reserve(ana, orderOf(arena, world.day, [7]));
    const bia = await world.player();
    const { _id } = (await offer(bia)).body.data.series;
    await world.call(bia, { method: 'PATCH', url: contract.acceptSeries.path.replace(':id', _id) });
    for (const who of [ana, bia])
      for (let index = 1; index < 6; index += 1) expect((await book(who, index, who === ana ? 8 : 9)).status).toBe(201);
  });

  // Red without isBlocked in core/people/reachPlayer.ts.
  it('65: an arena that is blocked reaches the account no more, and learns nothing', async () => {
    expect((await book()).status).toBe(201);
    expect((await offer()).status).toBe(201);
    expect((await block()).status).toBe(201);
    expect((await block()).status).toBe(201);
    expect(await blocked()).toMatchObject([{ arena: { _id: arena.id } }]);
    const replies = [await book(ana, 1), await voucher(), await offer(ana, 22)];
    expect(replies.map(codeOf)).toEqual(['player_unreachable', 'player_unreachable', 'player_unreachable']);
    expect(JSON.stringify(replies)).not.toMatch(/bloque/i);
    expect(await count(`audit_entry where deed = 'blockArena' and chain = '${arena.id}'`)).toBe(0);
    // What she has stays; what waited for her answer is refused. She is found as before.
    expect(await inAccount()).toEqual([1, 0, 0, 2]);
    expect(await count("series_invitation where answer = 'refused'")).toBe(1);
    expect(await search('vieira')).toHaveLength(1);
    expect((await unblock()).status).toBe(200);
    expect([await blocked(), codeOf(await voucher())]).toEqual([[], 201]);
  });

  // Red without PER_SENDER_AND_TARGET in core/notices/mail/letterQuota.ts.
  it('65: one arena’s letters leave room for those of others', async () => {
    const other = await world.arena('local', 1);
    const cancelled = async (at: TestArena, days: number, hour: number) => {
      const { body } = await world.reserve(ana, orderOf(at, addDays(world.day, days), [hour]));
      await openDesk(world).cancel(at.owner, body.data.reservation._id);
    };
    for (let index = 0; index < 6; index += 1) await cancelled(arena, index, 18);
    database.passTime(60_000);
    await world.runDue();
    const letters = () => count(`login_failure where key like 'news %' and count = 3`);
    expect(await letters()).toBe(1);
    await cancelled(other, 0, 19);
    database.passTime(60_000);
    await world.runDue();
    expect(await count(`login_failure where key like 'news %' and count = 4`)).toBe(1);
  });
});
