import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/values/days/day.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { openWorld, orderOf, type TestArena, type World } from '../api/booking/world.ts';
import { NOT_FOUND, voucherDesk } from '../api/vouchers/desk.ts';
import { describeOnDatabases } from '../database/databases.ts';
import { waitUntil } from '../waitUntil.ts';

describeOnDatabases('attacks on vouchers', (open, kind) => {
  let world: World;
  let desk: ReturnType<typeof voucherDesk>;
  let arena: TestArena;
  let other: TestArena;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = voucherDesk(world);
    [arena, other] = [await world.arena('local', 6), await world.arena('local')];
  });

  async function rowOf(id: string) {
    const [row] = await world.database.orm
      .select({ credits: vouchers.credits, status: vouchers.status, removedAt: vouchers.removedAt })
      .from(vouchers)
      .where(and(eq(vouchers.arenaId, arena.id), eq(vouchers.id, id)));
    return row;
  }

  /** Every hour of every court of a day, one reservation each: the voucher is all that they want at once. */
  function ordersOf(days: number, count: number) {
    const hours = [...arena.slots.keys()];
    return Array.from({ length: count }, (_, index) =>
      orderOf(arena, addDays(world.day, days), [hours[index % hours.length] ?? 0], Math.floor(index / hours.length)),
    );
  }

  it('25: another arena’s voucher does not exist, whatever is asked of it', async () => {
    const player = await world.player();
    const { id, code } = await world.voucher({ arena, player }, { credits: 1 });
    expect(await desk.recharge(other.owner, id, 5)).toEqual(NOT_FOUND);
    expect(await desk.expire(other.owner, id)).toEqual(NOT_FOUND);
    expect(await desk.remove(other.owner, id)).toEqual(NOT_FOUND);
    expect(await desk.validate(other.owner, code)).toEqual(NOT_FOUND);
    expect((await desk.list(other.owner)).body.data.vouchers).toEqual([]);
    expect(await rowOf(id)).toEqual({ credits: 1, status: 'ATIVO', removedAt: null });
  });

  it('25: players and visitors have no voucher to manage', async () => {
    const player = await world.player();
    const { id, code } = await world.voucher({ arena, player }, {});
    const asked = [
      desk.create(player, { player: player.id, code: 'MEU', credits: 1, discount: 1 }),
      desk.list(player),
      desk.validate(player, code),
      desk.recharge(player, id, 1),
      desk.expire(player, id),
      desk.remove(player, id),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(6).fill(403));
  });

  it('28: nothing of a player but the name goes along with a voucher', async () => {
    const player = await world.player({ name: 'Eva Lins', phone: '13955554444', city: 'Vila Secreta' });
    const at = await world.arena('local');
    const made = await desk.create(at.owner, { player: player.id, code: 'EVA', credits: 1, discount: 0.5 });
    const replies = [made, await desk.list(at.owner), await desk.validate(at.owner, 'EVA')];
    expect(JSON.stringify(replies)).not.toMatch(/13955554444|Vila Secreta|exemplo\.com|argon2/);
  });

  it('36: a voucher of an arena, a number or a status of one’s own choice is refused', async () => {
    const player = await world.player();
    const body = { player: player.id, code: 'MAIS', credits: 1, discount: 0.5 };
    for (const extra of [{ arena: arena.id }, { status: 'ATIVO' }, { _id: player.id }, { discountBasisPoints: 1 }]) {
      expect((await desk.create(other.owner, { ...body, ...extra })).status).toBe(400);
    }
  });

  it('36: one credit used fifty times at once pays for one reservation', async () => {
    const player = await world.player();
    const { id, code } = await world.voucher({ arena, player }, { credits: 1 });
    const replies = await Promise.all(ordersOf(10, 50).map((order) => world.reserve(player, { ...order, code })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ credits: 0 });
  });

  it('36: recharged while it is used, every credit counts once', async () => {
    const player = await world.player();
    const { id, code } = await world.voucher({ arena, player }, { credits: 5 });
    const bookings = ordersOf(11, 30).map((order) => world.reserve(player, { ...order, code }));
    const recharges = Array.from({ length: 5 }, () => desk.recharge(arena.owner, id, 2));
    const made = (await Promise.all(bookings)).filter(({ status }) => status === 201).length;
    expect((await Promise.all(recharges)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await rowOf(id)).toEqual({ credits: 15 - made, status: 'ATIVO', removedAt: null });
    expect(made).toBeGreaterThanOrEqual(5);
  });

  it.each(['expire', 'remove'] as const)(
    '36: used while its owner ends it (%s), it is used up to then',
    async (end) => {
      const player = await world.player();
      const days = end === 'expire' ? 12 : 13;
      const { id, code } = await world.voucher({ arena, player }, { credits: 30 });
      const bookings = ordersOf(days, 20).map((order) => world.reserve(player, { ...order, code }));
      const ending = desk[end](arena.owner, id);
      const made = (await Promise.all(bookings)).filter(({ status }) => status === 201).length;
      expect((await ending).status).toBe(200);
      expect(await rowOf(id)).toMatchObject({ credits: 30 - made });
      const [after] = ordersOf(days + 4, 1);
      expect(await world.reserve(player, { ...after, code })).toEqual(NOT_FOUND);
    },
  );

  // The embedded database has one connection: nobody is between another's reading and writing there.
  it.runIf(kind === 'postgres')(
    '36: a booking that saw the voucher active does not use it once it was ended',
    async () => {
      const player = await world.player();
      const { id, code } = await world.voucher({ arena, player }, { credits: 9 });
      const [order] = ordersOf(20, 1);
      const ending = await world.database.pool.connect();
      try {
        await ending.query('begin');
        await ending.query("update voucher set status = 'EXPIRADO' where arena_id = $1 and id = $2", [arena.id, id]);
        const booking = world.reserve(player, { ...order, code });
        await waitUntil(async () => expect(await waiting()).toBe(1));
        await ending.query('commit');
        expect(await booking).toEqual(NOT_FOUND);
      } finally {
        ending.release();
      }
      expect(await rowOf(id)).toMatchObject({ credits: 9 });
    },
  );

  async function waiting(): Promise<number> {
    const { rows } = await world.database.pool.query(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  }
});
