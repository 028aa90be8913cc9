import { recoveryScene } from '../../scenes/recovery.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, waits } from './onPage.ts';

export async function recoveryStage(world: SceneWorld): Promise<Stage> {
  const { scene, email } = await recoveryScene(world);
  return {
    ...scene,
    acts: {
      'email.submitted': async ({ page }) => {
        await page.getByLabel('Email').fill(email);
        await button(page, 'Enviar link').click();
      },
      'link.missed': ({ page }) => button(page, 'Reenviar').click(),
      'email.mistyped': ({ page }) => button(page, 'Usar outro email').click(),
    },
    shows: {
      editing: ({ page }) => page.getByRole('button', { name: 'Enviar link', disabled: false }).waitFor(),
      asking: ({ page }) => waits(page, 'Enviar link'),
      sent: async ({ page }) => {
        await page.getByRole('heading', { level: 1, name: 'Confira seu email' }).waitFor();
        await page.getByText(email).waitFor();
      },
      'sent.waiting': ({ page }) => page.getByRole('button', { name: /^Reenviar em \d\d:\d\d$/ }).waitFor(),
      'sent.late': ({ page }) => page.getByRole('button', { name: 'Reenviar', exact: true, disabled: false }).waitFor(),
      'sent.askingAgain': ({ page }) => waits(page, 'Reenviar'),
    },
  };
}
