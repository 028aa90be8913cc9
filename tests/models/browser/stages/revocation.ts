import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { revocationScene } from '../../scenes/revocation.ts';
import type { Played, Stage } from '../stage.ts';
import { button } from './onPage.ts';

export async function revocationStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await revocationScene(world)),
    lead: async ({ page }) => {
      await button(page, /^E aí, /).click();
      await button(page, 'Sair').click();
    },
    acts: {},
    shows: { revoking: isOut, waiting: isOut, over: isOut },
  };
}

/** Whatever the line: the browser keeps nothing, and somebody may log in. */
async function isOut({ page }: Played): Promise<void> {
  await page.getByRole('form', { name: 'Entrar' }).waitFor();
  const kept = await page.evaluate(() => [/token=[^;]/.exec(document.cookie), localStorage.getItem('user')]);
  if (kept.some((one) => one !== null)) throw new Error('something of the person is kept');
}
