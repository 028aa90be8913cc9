import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { BECOMES } from '#domain/ledger/cancellation.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type World } from '../booking/world.ts';
import { type Booked, writeBooked } from './bookedDays.ts';
import { openClosing } from './closing.ts';
import { sweep } from '../../sweep.ts';

const DAYS = sweep(6, 60, 3);
const MANY = 900;

const booked: fc.Arbitrary<Booked> = fc
  .record({
    total: fc.integer({ min: 1, max: 200_00 }),
    part: fc.integer({ min: 0, max: 100 }),
    pix: fc.constantFrom('none' as const, 'none' as const, 'paid' as const, 'open' as const),
    player: fc.constantFrom(undefined, 0, 1, 2),
  })
  .map(({ total, part, pix, player }) => ({
    total,
    received: pix === 'none' ? Math.floor((total * part) / 100) : 0,
    pix,
    // A PIX is a player's.
    player: pix === 'none' ? player : (player ?? 0),
  }));

describeOnDatabases('the money of a closure', (open) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });

  /** In centavos, of an arena: what was received, and what became of it. */
  async function books(arenaId: string) {
    const { rows } = await database.pool.query<Record<string, number>>(
      `select
        (select coalesce(sum(value_centavos), 0)::int from movement where arena_id = $1 and kind = 'payment') as received,
        (select coalesce(sum(centavos), 0)::int from player_credit where arena_id = $1) as credits,
        (select -coalesce(sum(m.value_centavos), 0)::int from movement m where m.arena_id = $1 and m.kind = 'refund'
          and m.method <> 'player_credit' and not exists (
            select from movement u where u.arena_id = m.arena_id and u.undoes_id = m.id)) as returned,
        (select coalesce(sum(settled_centavos), 0)::int from reservation where arena_id = $1) as kept,
        (select coalesce(sum(f.amount_centavos), 0)::int from refund f join charge c on c.id = f.charge_id
          where c.arena_id = $1) as pix,
        (select count(*)::int from reservation where arena_id = $1 and status <> 'CANCELADA') as live`,
      [arenaId],
    );
    return rows[0] ?? {};
  }

  const sumOf = (all: readonly Booked[], of: (one: Booked) => number) => all.reduce((sum, one) => sum + of(one), 0);

  it.each(
    fc.sample(fc.tuple(fc.array(booked, { minLength: 1, maxLength: 24 }), fc.constantFrom(...BECOMES)), {
      seed: 91,
      numRuns: DAYS,
    }),
  )('is all accounted for, and comes back with the undo: day %#', async (day, becomes) => {
    const arena = await world.arena('local', 3);
    const scope = await writeBooked(world, arena, day);
    const before = await books(arena.id);
    const { impact } = (await openClosing(world, arena).measure(scope)).body.data;
    const [atArena, byPix] = [
      sumOf(day, ({ received }) => received),
      sumOf(day, ({ pix, total }) => (pix === 'paid' ? total : 0)),
    ];
    expect([impact.reservations, impact.atArena, impact.byPix]).toEqual([day.length, atArena / 100, byPix / 100]);
    const method = becomes === 'refund' ? { method: 'pix' } : {};
    const money = atArena > 0 ? { money: { becomes, ...method } } : {};
    const { reservations } = impact;
    const seen = { reservations, atArena: impact.atArena, byPix: impact.byPix };
    const made = await openClosing(world, arena).close({ seen, ...money }, scope);
    expect(made.status).toBe(201);
    const after = await books(arena.id);
    expect(after).toMatchObject({ received: atArena, pix: byPix, live: 0 });
    const { credits = 0, returned = 0, kept = 0 } = after;
    expect(credits + returned + kept).toBe(atArena);
    expect((await openClosing(world, arena).undo(made.body.data.closure._id)).status).toBe(200);
    expect(await books(arena.id)).toEqual(before);
  });

  it('of nine hundred reservations is returned by one call', async () => {
    const arena = await world.arena('local', 30);
    const all = Array.from({ length: MANY }, (_, index): Booked => {
      return {
        total: 80_50,
        received: index % 3 === 0 ? 80_50 : 0,
        pix: index % 3 === 1 ? 'paid' : 'none',
        player: index % 3,
      };
    });
    const scope = await writeBooked(world, arena, all);
    const seen = { reservations: MANY, atArena: 300 * 80.5, byPix: 300 * 80.5 };
    const made = await openClosing(world, arena).close({ seen, money: { becomes: 'credit' } }, scope);
    expect(made.status).toBe(201);
    expect(await books(arena.id)).toMatchObject({ credits: 300 * 80_50, kept: 0, pix: 300 * 80_50, live: 0 });
  });
});
