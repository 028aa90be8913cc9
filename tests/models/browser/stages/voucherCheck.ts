import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { voucherCheckScene } from '../../scenes/voucherCheck.ts';
import type { Stage } from '../stage.ts';
import { button, waits } from './onPage.ts';

export async function voucherCheckStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await voucherCheckScene(world)),
    lead: ({ page }) => page.getByLabel('Código do voucher').waitFor(),
    acts: {
      'code.typed': ({ page }, event) => page.getByLabel('Código do voucher').fill(String(event['code'])),
      'check.requested': ({ page }) => button(page, 'Validar').click(),
      'check.closed': ({ page }) => button(page, 'Fechar resultado').click(),
    },
    shows: {
      asking: ({ page }) => page.getByRole('button', { name: 'Validar', exact: true, disabled: false }).waitFor(),
      checking: ({ page }) => waits(page, 'Validar'),
      told: ({ page }) => page.getByText('Vale hoje: 25% de desconto para Ana Souza. 1 crédito.').waitFor(),
    },
  };
}
