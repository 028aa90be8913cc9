import { commandsScene, confirmOf } from '../../scenes/commands.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { waitUntil } from '../../../waitUntil.ts';
import { button } from './onPage.ts';

export async function commandsStage(world: SceneWorld): Promise<Stage> {
  const { scene, idOf, reopen } = await commandsScene(world);
  return {
    ...scene,
    lead: ({ page }) => button(page, confirmOf('a')).waitFor(),
    acts: {
      'command.requested': ({ page }, { subject }) => button(page, confirmOf(subject)).click({ force: true }),
      'command.ended': async ({ context, pass, readAgain }, { subject }) => {
        await pass('payReservation');
        await waitUntil(() => {
          if (context()['running'].includes(idOf(subject))) throw new Error('it is still on its way');
        });
        await reopen(subject);
        await readAgain();
      },
    },
    shows: {
      resting: async ({ page }) => {
        for (const name of ['a', 'b'])
          await page.getByRole('button', { name: confirmOf(name), disabled: false }).waitFor();
      },
    },
  };
}
