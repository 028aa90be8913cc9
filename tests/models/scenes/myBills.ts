import { eq } from 'drizzle-orm';
import { myBillsPath } from '#domain/navigation/paths.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { openSeries } from '../../api/series/mensalista.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf, UNANSWERED } from './truth.ts';

const NOT_PROCESSED = 'Erro ao processar a solicitação.';

/** A player who plays every week at an arena that takes PIX, with a bill that nobody has paid. */
export async function myBillsScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('platform', 1);
  const player = await world.player({ name: 'Xênia Lopes' });
  const { orm } = world.database;
  await openSeries(world, arena).make({ player: player.id, hours: 1 });
  const takes = (paymentMethod: 'platform' | 'local') =>
    orm.update(arenas).set({ paymentMethod }).where(eq(arenas.id, arena.id));
  return {
    tells: {
      'done(openBillPix) Payable': 'Pagamento gerado com sucesso!',
      'done(openBillPix) Refused': 'Esta arena não recebe mensalidades por PIX aqui. Pague na arena.',
      'error(openBillPix)': NOT_PROCESSED,
      'wait.abandoned': UNANSWERED,
      'after(waitLimit)': UNANSWERED,
    },
    truths: [
      {
        section: 'decisions 102',
        says: 'however often it was asked for, the bill has one PIX, and the same one each time',
        planned: (happened) => Math.min(1, timesOf(happened, 'done(openBillPix) Payable')),
        found: async () => {
          const made = await orm.select().from(charges).where(eq(charges.purpose, 'bill'));
          return made.filter(({ arenaId, status }) => arenaId === arena.id && status === 'pending').length;
        },
      },
    ],
    calls: { openBillPix: 'payBillByPix' },
    opening: async () => ({ path: myBillsPath(toIsoMonth(world.day)), session: await world.sessionOf(player) }),
    conditions: {
      openBillPix: async ({ readAgain }, output) => {
        if (tagOf(output) === 'Payable') return undefined;
        await takes('local');
        return async () => {
          await takes('platform');
          await readAgain();
        };
      },
    },
  };
}
