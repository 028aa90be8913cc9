import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestPerson, type World } from '../booking/world.ts';

describeOnDatabases('an owner and players at once', (open) => {
  let database: TestDatabase;
  let world: World;
  let players: TestPerson[];
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    players = await Promise.all(Array.from({ length: 20 }, () => world.player()));
  });

  /** Of three who ask, one is a player, one the owner for that very player, one the owner for a guest. */
  async function raceForOneHour(clients: number) {
    const arena = await world.arena('local');
    const order = orderOf(arena, world.day, [18]);
    const asOwner = (whom: object) =>
      world.call(arena.owner, {
        method: 'POST',
        url: contract.makeOwnerReservation.path,
        payload: { ...order, ...whom },
      });
    const replies = await Promise.all(
      Array.from({ length: clients }, (_, index) => {
        const player = players[index % players.length] ?? { id: '', token: '' };
        if (index % 3 === 0) return world.reserve(player, order);
        return asOwner(index % 3 === 1 ? { player: player.id } : { guestPlayerName: `Convidado ${index}` });
      }),
    );
    const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length;
    return { created: count(201), conflicts: count(409) };
  }

  it('for one hour: one of 60 has it', async () => {
    expect(await raceForOneHour(60)).toEqual({ created: 1, conflicts: 59 });
  });

  it('for overlapping hours of one player: all or nothing, and no deadlock', async () => {
    const arena = await world.arena('local');
    const [player = { id: '', token: '' }] = players;
    const baskets = [
      [18, 19, 20],
      [20, 19],
      [21, 20],
      [22, 21, 18],
      [18, 22],
    ];
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const order = orderOf(arena, addDays(world.day, 1), baskets[index % baskets.length] ?? []);
        const payload = { ...order, player: player.id };
        return index % 2 === 0
          ? world.reserve(player, order)
          : world.call(arena.owner, { method: 'POST', url: contract.makeOwnerReservation.path, payload });
      }),
    );
    expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const { rows } = await database.pool.query<{ claims: number; lines: number }>(
      `select (select count(*)::int from slot_claim where arena_id = $1) as claims,
        (select count(*)::int from reservation_slot where arena_id = $1) as lines`,
      [arena.id],
    );
    const hours = replies.flatMap(({ status, body }) =>
      status === 201 ? body.data.reservation.selectedTimeSlots[0].timeSlots : [],
    );
    expect(rows).toEqual([{ claims: hours.length, lines: hours.length }]);
    expect(hours.length).toBeGreaterThan(2);
  });

  // Last: what it takes away is not put back.
  it('without the key of the claims have many winners: the race can tell', async () => {
    await database.pool.query('alter table slot_claim drop constraint slot_claim_key');
    expect((await raceForOneHour(21)).created).toBeGreaterThan(1);
  });
});
