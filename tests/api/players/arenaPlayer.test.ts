import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import { openDesk, type Desk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { type Counter, openCounter } from '../debts/counter.ts';
import { refusal } from '../testServer.ts';

const NOT_FOUND = { status: 404, body: refusal('player_not_found') };

describeOnDatabases('a player as an arena knows them', (open) => {
  let world: World;
  let desk: Desk;
  let counter: Counter;
  let arena: TestArena;
  let other: TestArena;
  let player: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    counter = await openCounter(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    other = await world.arena('local');
    player = await world.player();
  });

  const row = { hours: [8], total: 8_000 } as const;
  const known = async () => (await desk.player(arena.owner, player.id)).body.data;

  it('is not found before they ever booked there, whatever they did elsewhere', async () => {
    await counter.write(other, [{ ...row, player: player.id, ahead: -1 }]);
    expect(await desk.player(arena.owner, player.id)).toEqual(NOT_FOUND);
    expect(await desk.history(arena.owner, player.id)).toEqual(NOT_FOUND);
    await counter.write(arena, [{ ...row, player: player.id, ahead: 1 }]);
    expect((await desk.player(player, player.id)).status).toBe(403);
    expect((await desk.history(player, player.id)).status).toBe(403);
    expect((await desk.player(arena.owner, player.id)).status).toBe(200);
  });

  // Red without `whose` in debtSql.ts, and without arena_id in any part of PLAYER.
  it('owes what Pendências says, and nothing of others or of other arenas is told', async () => {
    const mine = { ...row, player: player.id };
    await counter.write(other, [{ ...mine, ahead: -1, isNoShow: true }]);
    await world.voucher({ arena: other, player }, {});
    await counter.write(arena, [{ ...mine, ahead: 3 }]);
    expect(await known()).toMatchObject({ credit: 0, creditMoves: [], noShows: 0, missed: [], vouchers: [] });
    expect(await known()).not.toHaveProperty('debtor');
    await counter.write(arena, [{ ...row, guest: 'Zé', ahead: -2, total: 90_000 }]);
    await counter.write(arena, [
      { ...mine, ahead: -2, paid: 3_000 },
      { ...mine, ahead: -3, isNoShow: true },
    ]);
    const { debtor } = await known();
    const page = await counter.page(arena);
    expect(debtor).toEqual(page.debtors.find((one: { player?: { _id: string } }) => one.player?._id === player.id));
    expect(debtor.owed).toBe(130);
  });

  it('missed what was marked, the newest first, and holds the vouchers of this arena', async () => {
    const days = [-9, -2, -5];
    const rows = days.map((ahead) => ({ ...row, player: player.id, ahead, isNoShow: ahead !== -5 }));
    const ids = await counter.write(arena, rows);
    await world.voucher({ arena, player }, {});
    const { noShows, missed, vouchers } = await known();
    expect(noShows).toBe(2);
    expect(missed.map(({ _id }: { _id: string }) => _id)).toEqual([ids[1], ids[0]]);
    expect(vouchers).toHaveLength(1);
  });

  it('has the credit that their movements add up to', async () => {
    const [paid, next] = await counter.write(arena, [
      { ...row, player: player.id, ahead: 2 },
      { ...row, player: player.id, ahead: 3, hours: [9] },
    ]);
    await desk.add(arena.owner, String(paid), { info: '', value: 50, method: 'cash' });
    await desk.cancel(arena.owner, String(paid), { value: 50, becomes: 'credit' });
    await desk.add(arena.owner, String(next), { info: '', value: 20, method: 'player_credit' });
    const { credit, creditMoves } = await known();
    expect(credit).toBe(30);
    expect(creditMoves).toMatchObject([
      { given: 0, spent: 20, reservation: { _id: next } },
      { given: 50, spent: 0, reservation: { _id: paid } },
    ]);
  });

  it('has a history in pages, what is to come first', async () => {
    const rows = [-1, 4, 1, ...Array.from({ length: 9 }, (_, day) => -20 - day)];
    const ids = await counter.write(
      arena,
      rows.map((ahead) => ({ ...row, player: player.id, ahead })),
    );
    const { data } = (await desk.history(arena.owner, player.id)).body;
    expect(data.total).toBe(12);
    expect(data.reservations.slice(0, 3).map(({ _id }: { _id: string }) => _id)).toEqual([ids[2], ids[1], ids[0]]);
    expect((await desk.history(arena.owner, player.id, 2)).body.data.reservations).toHaveLength(2);
  });

  it('shows a phone only after they booked by themselves', async () => {
    await counter.write(arena, [{ ...row, player: player.id, ahead: 1 }]);
    expect((await known()).player).not.toHaveProperty('phone');
    await desk.run("update reservation set made_by = 'player' where player_id = $1", [player.id]);
    expect((await known()).player.phone).toMatch(/^\d{11}$/);
  });
});
