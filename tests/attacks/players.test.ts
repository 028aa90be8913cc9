import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { openWorld, orderOf, type TestPerson, type World } from '../api/booking/world.ts';
import { openFestival } from '../api/events/festival.ts';
import { openField } from '../api/tournament/field.ts';
import { describeOnDatabases } from '../database/databases.ts';

/** Row 29. */
describeOnDatabases('who harvests the players', (open) => {
  let world: World;
  let owner: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open(), { areBookingsLimited: true });
    ({ owner } = await world.arena('local'));
    for (let index = 0; index < 15; index += 1) {
      await world.player({ name: `Aarão ${index}`, phone: '13911112222', email: `segredo-${index}@exemplo.com` });
    }
  });

  const search = (who: TestPerson | undefined, name: string, page?: string) =>
    world.call(who, { method: 'GET', url: contract.players.path, query: { name, ...(page && { page }) } });

  it('29: a name gives ten people, on every page the same, and nothing but the name', async () => {
    const { body } = await search(owner, 'aa');
    expect(body.data.players.map((player: object) => Object.keys(player).sort())).toEqual(
      Array.from({ length: 10 }, () => ['_id', 'name']),
    );
    expect((await search(owner, 'aa', '2')).body).toEqual(body);
    expect(JSON.stringify(body)).not.toMatch(/13911112222|segredo|argon2/);
  });

  it('29: thirty names a minute, also when they are asked at once, and each owner by their own count', async () => {
    const { owner: hurried } = await world.arena('local');
    const replies = await Promise.all(Array.from({ length: 40 }, (_, index) => search(hurried, `a${index}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await search(hurried, 'aa')).body).toMatchObject({ error: { code: 'too_many_requests' } });
    expect((await search(owner, 'aa')).status).toBe(200);
    const own = await world.call(hurried, { method: 'GET', url: contract.players.path });
    expect(own.status).toBe(200);
  });

  // Row 77. Red with `p.city` alone in `SHOWN` of areas/owner/players/readPlayers.ts, in CUSTOMERS of areas/owner/statistics/customers.ts (their
  // `own.is_customer`), or in PLAYER of areas/owner/players/readArenaPlayer.ts.
  it('77: an arena learns the city of who booked there, and of nobody else, whatever it reserves for them', async () => {
    const arena = await world.arena('local');
    const player = await world.player({ name: 'Úrsula Nóbrega', city: 'Peruíbe' });
    const reservation = { ...orderOf(arena, world.day, [18]), player: player.id };
    const told = async () => {
      const { day: _day, ...month } = world.day;
      const list = await world.call(arena.owner, { method: 'GET', url: contract.players.path });
      const url = contract.arenaPlayer.path.replace(':id', player.id);
      const page = await world.call(arena.owner, { method: 'GET', url });
      const best = await world.call(arena.owner, {
        method: 'GET',
        url: contract.customersStats.path,
        query: Object.fromEntries(Object.entries(month).map(([name, value]) => [name, String(value)])),
      });
      const bodies = [(await search(arena.owner, 'ursula')).body, list.body, page.body, best.body];
      return bodies.map((one) => [one.error?.code, JSON.stringify(one).includes('Peruíbe')]);
    };
    const KEPT = [undefined, false];
    expect(await told()).toEqual([KEPT, KEPT, ['player_not_found', false], KEPT]);
    const made = await world.call(arena.owner, {
      method: 'POST',
      url: contract.makeOwnerReservation.path,
      payload: reservation,
    });
    expect(made.status).toBe(201);
    expect(JSON.stringify(made.body)).not.toContain('Peruíbe');
    expect(await told()).toEqual([KEPT, KEPT, KEPT, KEPT]);
    expect((await world.reserve(player, orderOf(arena, world.day, [19]))).status).toBe(201);
    expect(await told()).toEqual(Array.from({ length: 4 }, () => [undefined, true]));
  });

  // Red with the city in `PARTNERS` of areas/owner/players/readPlayers.ts.
  it('29, 45: a player who looks for a partner learns a name and a face, as slowly, and gets no list; a visitor gets nothing', async () => {
    const player = await world.player();
    const list = await world.call(player, { method: 'GET', url: contract.players.path });
    expect(list.body.data.players).toEqual([]);
    const replies = await Promise.all(Array.from({ length: 40 }, () => search(player, 'aa')));
    const answered = replies.filter(({ status }) => status === 200);
    expect(answered).toHaveLength(30);
    expect(answered[0]?.body.data.players.map((found: object) => Object.keys(found).sort())).toEqual(
      Array.from({ length: 10 }, () => ['_id', 'name']),
    );
    expect((await search(undefined, 'aa')).status).toBe(401);
  });

  // Red without `they.standing` in PLAYED_WITH of areas/owner/players/readPlayers.ts.
  it('45: who names a stranger as partner is not told that they played together, whatever the organizer decides for them', async () => {
    const festival = await openFestival(world);
    const [player, stranger] = [await world.player(), await world.player({ name: 'Zuleica Ximenes' })];
    const field = await openField(world, festival, 2);
    const { body } = await festival.register(player, field.category, { partner: stranger.id });
    await festival.call(festival.organizer, 'confirmInvited', body.data.registration._id, { player: stranger.id });
    await field.draw(1);
    await field.makeMatches();
    await field.playAll();
    expect((await search(player, 'zuleica')).body.data.players).toEqual([
      { _id: stranger.id, name: 'Zuleica Ximenes' },
    ]);
  });
});
