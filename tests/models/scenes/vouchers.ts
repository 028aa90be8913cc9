import { ROUTES } from '../../../domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { byLast, sentAfter } from './truth.ts';
import { eq } from 'drizzle-orm';
import { same } from '../harness/rules.ts';
import { vouchers } from '../../../server/database/schema/arenas.ts';

/** Which dialog of a form may be open. */
export const VOUCHER_DIALOG = /^(Novo voucher|Recarregar voucher)$/;
export const DRAFT = 'draft:newVoucher';

export async function vouchersScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  const player = await world.player({ name: 'Ana Souza' });
  await world.voucher({ arena, player }, { code: 'AREIA10', credits: 3 });
  let made = 0;
  const scene: Scene = {
    tells: {
      'done(submission)': byLast({ 'create.requested': FORMS.newVoucher[0], 'recharge.requested': FORMS.recharge[0] }),
    },
    truths: [
      {
        section: 'SPEC 7, Vouchers',
        says: 'a discount is sent as a fraction, with the player, the code and the credits; a recharge as its credits alone',
        found: ({ sent }) => {
          for (const { body } of sent('createVoucher')) {
            const { code, ...rest } = body as Record<string, unknown>;
            same('another voucher was sent', { player: player.id, discount: 0.125, credits: 4 }, rest);
            same('the code is another', true, /^NOVO-\d+$/.test(String(code)));
          }
          for (const { body } of sent('rechargeVoucher')) same('another recharge was sent', { credits: 5 }, body);
        },
      },
      {
        section: 'SPEC 4, Events and tournaments',
        says: 'each voucher that was made is there and active, each recharge adds its credits; nothing expired, nothing is gone',
        planned: (happened) => {
          const [made, recharged] = [
            sentAfter(happened, 'create.requested'),
            sentAfter(happened, 'recharge.requested'),
          ];
          return { vouchers: 1 + made, credits: 3 + 4 * made + 5 * recharged };
        },
        found: async () => {
          const rows = await world.database.orm.select().from(vouchers).where(eq(vouchers.arenaId, arena.id));
          const live = rows.filter(({ status, removedAt }) => status === 'ATIVO' && removedAt === null);
          return { vouchers: live.length, credits: live.reduce((sum, { credits }) => sum + credits, 0) };
        },
      },
      {
        section: 'SPEC 7, Vouchers',
        says: 'the list shows every voucher that was made',
        found: async ({ screen, happened, readAgain }) => {
          await readAgain();
          await screen.seesTimes('button', /^Recarregar [A-Z]/, 1 + sentAfter(happened, 'create.requested'));
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerVouchers.path, session: await world.sessionOf(arena.owner) }),
  };
  return {
    scene,
    /** As a person left the form before the page was loaded anew: looking a player up is another chart's path. */
    draft: () =>
      JSON.stringify({
        player: player.id,
        playerName: 'Ana Souza',
        code: `NOVO-${(made += 1)}`,
        discount: '12,5',
        credits: '4',
      }),
  };
}
