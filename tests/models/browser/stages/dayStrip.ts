import { dayStripScene } from '../../scenes/dayStrip.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button } from './onPage.ts';

export async function dayStripStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await dayStripScene(world)),
    acts: {
      'week.next': async ({ page }) => {
        const next = button(page, 'Próximos 7 dias');
        // Where the days end it can be pressed no more.
        if (await next.isEnabled()) await next.click();
      },
      'week.previous': ({ page }) => button(page, '7 dias antes').click(),
      'today.shown': ({ page }) => button(page, 'Hoje').click(),
    },
    shows: {
      thisWeek: async ({ page }) => {
        await button(page, /^Hoje, /).waitFor();
        await page.getByRole('button', { name: '7 dias antes', disabled: true }).waitFor();
      },
      later: ({ page }) => button(page, /^Hoje, /).waitFor({ state: 'detached' }),
    },
  };
}
