import { beforeAll, expect, it, vi } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { readNow } from '#platform/database/database.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type World } from './world.ts';

describeOnDatabases('reservations of one’s own', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    arena = await world.arena('local');
  });

  it('are listed ten to a page, the newest first', async () => {
    const player = await world.player();
    await world.reserve(await world.player(), orderOf(arena, world.day, [18]));
    const made: string[] = [];
    for (let day = 1; day <= 23; day += 1) {
      const { body } = await world.reserve(player, orderOf(arena, addDays(world.day, day), [18, 19]));
      made.unshift(body.data.reservation._id);
    }
    const page = async (query: string) => {
      const { status, body } = await world.list(player, query);
      return { status, pages: body.pages, ids: body.data.reservations.map(({ _id }: { _id: string }) => _id) };
    };
    expect(await page('')).toEqual({ status: 200, pages: 3, ids: made.slice(0, 10) });
    expect(await page('?page=1')).toEqual({ status: 200, pages: 3, ids: made.slice(0, 10) });
    expect(await page('?page=3')).toEqual({ status: 200, pages: 3, ids: made.slice(20) });
    expect(await page('?page=4')).toEqual({ status: 200, pages: 3, ids: [] });
    expect((await world.list(player, '?page=0')).status).toBe(400);
    expect((await world.list(player, '?page=1e3')).status).toBe(400);
  });

  // Red without `isWhen` in readReservationPage (server/core/reservations/readReservations.ts), and with each member of `inOrderOf` taken out.
  it('are still to come, the next game first, or over, the latest first; a game that runs is still to come', async () => {
    const [player, arena] = [await world.player(), await world.arena('local')];
    const book = async (ahead: number, hours: number[]): Promise<string> =>
      (await world.reserve(player, orderOf(arena, addDays(world.day, ahead), hours))).body.data.reservation._id;
    const [late, dropped, early, soon] = [
      await book(20, [9]),
      await book(12, [7]),
      await book(20, [8]),
      await book(13, [9]),
    ];
    const [over, running, earlier, before] = [
      await book(2, [7]),
      await book(3, [9, 8]),
      await book(1, [20]),
      await book(1, [19]),
    ];
    const alien = await world.reserve(await world.player(), orderOf(arena, addDays(world.day, 20), [18]));
    expect(alien.status).toBe(201);
    await world.cancel(player, dropped);
    // São Paulo's wall clock shows 9:59:59 on the third day, then 10:00, when the game of 8:00 and 9:00 is over.
    const wallClock = async (time: string) => {
      const ahead =
        Date.parse(`${toIsoDay(addDays(world.day, 3))}T${time}-03:00`) - (await readNow(database)).getTime();
      database.passTime(ahead);
      return ahead;
    };
    const read = async (query: string) => {
      const { status, body } = await world.list(player, query);
      return { status, pages: body.pages, ids: body.data.reservations.map(({ _id }: { _id: string }) => _id) };
    };
    const toTheGame = await wallClock('09:59:59');
    expect(await read('?when=upcoming')).toEqual({ status: 200, pages: 1, ids: [running, soon, early, late, dropped] });
    expect(await read('?when=past')).toEqual({ status: 200, pages: 1, ids: [over, earlier, before] });
    expect(await read('?when=past&page=2')).toEqual({ status: 200, pages: 1, ids: [] });
    const toItsEnd = await wallClock('10:00:00');
    expect((await read('?when=upcoming')).ids).toEqual([soon, early, late, dropped]);
    expect((await read('?when=past')).ids).toEqual([running, over, earlier, before]);
    expect((await read('')).ids).toHaveLength(8);
    expect((await world.list(player, '?when=hoje')).status).toBe(400);
    database.passTime(-toTheGame - toItsEnd);
  });

  it('are an empty page for who has none', async () => {
    const reply = await world.list(await world.player());
    expect(reply).toEqual({ status: 200, body: { data: { reservations: [] }, pages: 1 } });
  });

  it('are read in as few queries for ten as for one', async () => {
    const [one, ten] = [await world.player(), await world.player()];
    await world.reserve(one, orderOf(arena, addDays(world.day, 40), [18]));
    for (let day = 41; day <= 50; day += 1) await world.reserve(ten, orderOf(arena, addDays(world.day, day), [18]));
    const spy = vi.spyOn(database.pool, 'query');
    const statementsOf = async (player: typeof one) => {
      spy.mockClear();
      await world.list(player);
      return spy.mock.calls.length;
    };
    // Session, time, count, page.
    expect([await statementsOf(one), await statementsOf(ten)]).toEqual([4, 4]);
    spy.mockRestore();
  });

  it('show the player’s phone to the owner, and the PIX to the player alone', async () => {
    const platform = await world.arena('platform');
    const player = await world.player({ name: 'Beatriz Lima', phone: '21977776666' });
    const { reservation } = (await world.reserve(player, orderOf(platform, world.day, [18]))).body.data;
    const toOwner = await world.read(platform.owner, reservation._id);
    expect(toOwner.body.data.reservation).toEqual({
      ...reservation,
      payment: [],
      player: { _id: player.id, name: 'Beatriz Lima', phone: '21977776666' },
    });
    expect((await world.read(player, reservation._id)).body.data.reservation).not.toHaveProperty('player');
  });
});
