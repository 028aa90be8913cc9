import { and, eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { TOO_LATE } from './truth.ts';
import { same } from '../harness/rules.ts';

export async function voucherCheckScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local', 1);
  const player = await world.player({ name: 'Ana Souza' });
  const { id } = await world.voucher({ arena, player }, { code: 'AREIA10' });
  const remove = (removedAt: Date | null) =>
    world.database.orm
      .update(vouchers)
      .set({ removedAt })
      .where(and(eq(vouchers.arenaId, arena.id), eq(vouchers.id, id)));
  return {
    tells: {
      'done(validateVoucher) Refused': 'Voucher não encontrado.',
      'error(validateVoucher)': 'Voucher não encontrado.',
      'after(readLimit)': TOO_LATE,
    },
    truths: [
      {
        section: 'SPEC 7, Vouchers',
        says: 'a check sends the code alone, and takes no credit',
        found: async ({ sent }) => {
          const others = sent().filter(
            ({ endpoint, body }) => endpoint !== 'validateVoucher' || Object.keys(body as object).join() !== 'code',
          );
          same('something else was sent', [], others);
          const [row] = await world.database.orm.select().from(vouchers).where(eq(vouchers.id, id));
          same('the voucher is another', ['ATIVO', 1], [row?.status, row?.credits]);
        },
      },
    ],
    calls: { validateVoucher: 'validateVoucher' },
    opening: async () => ({ path: ROUTES.ownerVouchers.path, session: await world.sessionOf(arena.owner) }),
    conditions: {
      validateVoucher: async (_screen, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        await remove(world.now());
        return async () => void (await remove(null));
      },
    },
  };
}
