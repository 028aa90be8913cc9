import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { type Counter, openCounter } from '../debts/counter.ts';
import { type Desk, openDesk } from './desk.ts';

describeOnDatabases('the search of reservations', (open) => {
  let world: World;
  let desk: Desk;
  let counter: Counter;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    counter = await openCounter(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    player = await world.player();
    await desk.run("update person set name = 'Érica Conceição', phone = '13988887777' where id = $1", [player.id]);
  });

  const row = { hours: [18], total: 8_000 } as const;
  const found = async (q: string, page = 1) => (await desk.search(arena.owner, q, page)).body.data;
  const idsOf = async (q: string) => (await found(q)).reservations.map(({ _id }: { _id: string }) => _id);

  it.each(['erica', 'ÉRICA', 'conceicao', 'rica  conc'])('finds a player by %s, accents and case aside', async (q) => {
    const ids = await counter.write(arena, [{ ...row, player: player.id, ahead: 3 }]);
    expect(await idsOf(q)).toEqual(ids);
  });

  it.each(['zé', 'ZE D', 'praia'])('finds a guest by %s', async (q) => {
    const ids = await counter.write(arena, [{ ...row, guest: 'Zé da Praia', ahead: -30 }]);
    await counter.write(arena, [{ ...row, guest: 'Outra turma', ahead: -30 }]);
    expect(await idsOf(q)).toEqual(ids);
  });

  // Red without `hit.day < own.today` in bookedSql.ts, and without abs.
  it('shows what comes next first, then what was last, in pages with their total', async () => {
    const days = [-40, 5, -1, 0, 200];
    const ids = await counter.write(
      arena,
      days.map((ahead) => ({ ...row, guest: 'Zé', ahead })),
    );
    expect(await idsOf('zé')).toEqual([3, 1, 4, 2, 0].map((index) => ids[index]));
    await counter.write(
      arena,
      Array.from({ length: 8 }, () => ({ ...row, guest: 'Zé', ahead: -90 })),
    );
    expect([(await found('zé')).total, (await found('zé', 2)).reservations.length]).toEqual([13, 3]);
  });

  // Red without FIRST_HOUR in bookedSql.ts: the one that was written last would stand first.
  it('shows those of a day by their hour', async () => {
    const hours = [19, 8, 12];
    const ids = await counter.write(
      arena,
      hours.map((hour) => ({ ...row, hours: [hour], guest: 'Zé', ahead: 2 })),
    );
    expect(await idsOf('zé')).toEqual([1, 2, 0].map((index) => ids[index]));
  });

  it('tells of each enough to know it by', async () => {
    const [id] = await counter.write(arena, [
      { hours: [18, 19], total: 8_050, guest: 'Zé', guestPhone: '13911112222', ahead: -1, isNoShow: true },
    ]);
    expect((await found('zé')).reservations).toEqual([
      {
        _id: id,
        date: expect.anything(),
        courts: [{ name: 'Quadra 1', startHours: [18, 19] }],
        status: 'CONFIRMADA',
        totalValue: 80.5,
        isNoShow: true,
        guestPlayerName: 'Zé',
        guestPhone: '13911112222',
      },
    ]);
  });

  it.each(['8888-7777', '(13) 98888-7777', '+55 13 98888 7777', '13988887777'])(
    'finds a phone written %s',
    async (q) => {
      const ids = await counter.write(arena, [
        { ...row, guest: 'Zé', guestPhone: '13988887777', ahead: 1 },
        { ...row, player: player.id, ahead: 2 },
      ]);
      await counter.write(arena, [{ ...row, guest: 'Zé', guestPhone: '13911112222', ahead: 1 }]);
      // The player booked there by themselves, so that the owner knows the phone.
      await desk.run("update reservation set made_by = 'player' where player_id = $1", [player.id]);
      expect(await idsOf(q)).toEqual(ids);
    },
  );

  // Red without IS_KNOWN in BOOKED_BY_PHONE.
  it('does not find a player by a phone that the owner may not see', async () => {
    await counter.write(arena, [{ ...row, player: player.id, ahead: 2 }]);
    expect(await idsOf('98888-7777')).toEqual([]);
    const [hit] = (await found('erica')).reservations;
    expect(hit.player).not.toHaveProperty('phone');
  });

  // Red without `r.guest_phone is not distinct from guest.phone`.
  it('takes letters of a pattern as they are, and one name with two phones as two guests', async () => {
    await counter.write(arena, [{ ...row, guest: 'Zé', ahead: 1 }]);
    const [id] = await counter.write(arena, [{ ...row, guest: '100% Areia', ahead: 1 }]);
    expect([await idsOf('%%'), await idsOf('__'), await idsOf('100%')]).toEqual([[], [], [id]]);
    await counter.write(arena, [{ ...row, guest: 'Zé', guestPhone: '13911112222', ahead: 1 }]);
    expect((await found('1111-2222')).total).toBe(1);
  });

  it('is of this arena alone, and for its owner alone', async () => {
    const other = await world.arena('local');
    await counter.write(other, [
      { ...row, player: player.id, ahead: 1 },
      { ...row, guest: 'Érica', ahead: 1 },
    ]);
    expect((await found('erica')).total).toBe(0);
    expect((await desk.search(player, 'erica')).status).toBe(403);
    expect((await desk.search(arena.owner, 'e')).status).toBe(400);
  });
});
