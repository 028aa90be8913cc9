import { ROUTES } from '../../../domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** Which dialog of a form may be open. */
export const VOUCHER_DIALOG = /^(Novo voucher|Recarregar voucher)$/;
export const DRAFT = 'draft:newVoucher';

export async function vouchersScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  const player = await world.player({ name: 'Ana Souza' });
  await world.voucher({ arena, player }, { code: 'AREIA10', credits: 3 });
  let made = 0;
  const scene: Scene = {
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
