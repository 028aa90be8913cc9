import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../../domain/contract/contract.ts';
import { addDays } from '../../../domain/days/day.ts';
import { vouchers } from '../../../server/database/schema/arenas.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

describeOnDatabases('a voucher in a reservation by the owner', (open) => {
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open());
    [arena, player] = [await world.arena('platform'), await world.player()];
  });
  afterAll(() => world.close());

  const make = (payload: object) =>
    world.call(arena.owner, { method: 'POST', url: contract.makeOwnerReservation.path, payload });

  async function creditsOf({ id }: { id: string }): Promise<number | undefined> {
    const [row] = await world.database.orm
      .select({ credits: vouchers.credits })
      .from(vouchers)
      .where(and(eq(vouchers.arenaId, arena.id), eq(vouchers.id, id)));
    return row?.credits;
  }

  it('takes the credit of the player’s voucher, which a cancel gives back', async () => {
    const voucher = await world.voucher({ arena, player }, { discountBasisPoints: 3_333, credits: 1 });
    const order = { ...orderOf(arena, world.day, [18, 19]), code: ` ${voucher.code} ` };
    const { body } = await make({ ...order, player: player.id });
    expect(body.data.reservation).toMatchObject({ totalValue: 107.34, discount: 53.66, status: 'CONFIRMADA' });
    expect(await creditsOf(voucher)).toBe(0);
    expect((await world.cancel(arena.owner, body.data.reservation._id)).status).toBe(200);
    expect(await creditsOf(voucher)).toBe(1);
  });

  it('knows no voucher of a guest, of another player, of another arena, or of yesterday', async () => {
    const other = await world.arena('platform');
    const [mine, theirs, elsewhere, spent] = [
      await world.voucher({ arena, player }, {}),
      await world.voucher({ arena, player: await world.player() }, {}),
      await world.voucher({ arena: other, player }, {}),
      await world.voucher({ arena, player }, { credits: 0 }),
    ];
    const order = orderOf(arena, addDays(world.day, 1), [18]);
    const bad = [
      { guestPlayerName: 'Ana Souza', code: mine.code },
      { player: player.id, code: theirs.code },
      { player: player.id, code: elsewhere.code },
      { player: player.id, code: spent.code },
    ];
    for (const wish of bad) {
      expect(await make({ ...order, ...wish })).toEqual({
        status: 400,
        body: { message: 'Voucher não encontrado.', error: { statusCode: 400, code: 'voucher_not_found' } },
      });
    }
    expect(await creditsOf(mine)).toBe(1);
    expect((await make({ ...order, guestPlayerName: 'Zé', code: '  ' })).status).toBe(400);
    expect((await make({ ...order, guestPlayerName: 'Zé', code: '' })).status).toBe(201);
  });
});
