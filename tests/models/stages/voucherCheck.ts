import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { voucherCheckScene } from '../scenes/voucherCheck.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await voucherCheckScene(world)),
    lead: ({ screen }) => screen.sees('button', 'Validar'),
    acts: {
      'code.typed': ({ screen }, event) => screen.fill('Código do voucher', String(event['code'])),
      'check.requested': ({ screen }) => screen.press('Validar'),
      'check.closed': ({ screen }) => screen.press('Fechar resultado'),
    },
    shows: {
      asking: ({ screen }) => screen.canPress('Validar'),
      checking: ({ screen }) => screen.waits('Validar'),
      checked: ({ screen }) => screen.reads(/Vale hoje: 25% de desconto para Ana Souza\. 1 crédito\.$/),
    },
  };
}
