import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { eq } from 'drizzle-orm';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestPerson, type World } from './world.ts';

describeOnDatabases('one’s own vouchers', (open) => {
  let world: World;
  beforeAll(async () => void (world = await openWorld(await open())));

  const list = (who: TestPerson | undefined, query = '') =>
    world.call(who, { method: 'GET', url: `${contract.myVouchers.path}${query}` });

  // Red without `playerId`, `closedAt` or `gt` in `readCredits`.
  it('come with what open arenas owe the player, and nobody else’s', async () => {
    const [player, other] = [await world.player(), await world.player()];
    const [sol, mar, closed] = [
      await world.arena('local', 1, { name: 'Arena Sol' }),
      await world.arena('local', 1, { name: 'Arena Mar' }),
      await world.arena('local', 1, { closedAt: new Date() }),
    ];
    await world.database.orm.insert(playerCredits).values([
      { arenaId: sol.id, playerId: player.id, centavos: 44_28 },
      { arenaId: mar.id, playerId: player.id, centavos: 0 },
      { arenaId: closed.id, playerId: player.id, centavos: 1_00 },
      { arenaId: mar.id, playerId: other.id, centavos: 2_00 },
    ]);
    expect((await list(player)).body.data).toEqual({
      vouchers: [],
      credits: [{ arena: { _id: sol.id, name: 'Arena Sol' }, value: 44.28 }],
    });
    expect((await list(await world.player())).body.data).toEqual({ vouchers: [] });
  });

  // Red without any of the conditions in server/areas/owner/vouchers/readMyVouchers.ts.
  it('are those of all arenas that are open, newest first; deleted ones and those of others are not there', async () => {
    const [player, other] = [await world.player(), await world.player()];
    const [sol, mar, closed] = [
      await world.arena('local', 1, { name: 'Arena Sol' }),
      await world.arena('local', 1, { name: 'Arena Mar' }),
      await world.arena('local', 1),
    ];
    const now = new Date();
    await world.voucher({ arena: sol, player: other }, {});
    const spent = await world.voucher({ arena: sol, player }, { credits: 0, discountBasisPoints: 3_330 });
    await world.voucher({ arena: sol, player }, { removedAt: now });
    await world.voucher({ arena: closed, player }, {});
    await world.database.orm.update(arenas).set({ closedAt: now }).where(eq(arenas.id, closed.id));
    const over = await world.voucher(
      { arena: mar, player },
      { lifetimeUse: true, credits: 0, expiresOn: '2020-02-29' },
    );
    expect(await list(player)).toEqual({
      status: 200,
      body: {
        data: {
          vouchers: [
            {
              _id: over.id,
              code: over.code,
              arena: { _id: mar.id, name: 'Arena Mar' },
              status: 'EXPIRADO',
              discount: 0.25,
              credits: 0,
              unit: 'reservation',
              lifetimeUse: true,
              expire: { day: 29, month: 2, year: 2020 },
            },
            {
              _id: spent.id,
              code: spent.code,
              arena: { _id: sol.id, name: 'Arena Sol' },
              status: 'ATIVO',
              discount: 0.333,
              credits: 0,
              unit: 'reservation',
              lifetimeUse: false,
            },
          ],
        },
        pages: 1,
      },
    });
    expect((await list(player, '?page=2')).body.data.vouchers).toEqual([]);
    expect([(await list(sol.owner)).status, (await list(undefined)).status]).toEqual([403, 401]);
  });
});
