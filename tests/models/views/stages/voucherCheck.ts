import { screen } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { voucherCheckScene } from '../../scenes/voucherCheck.ts';
import type { Stage } from '../stage.ts';
import { button, fill, isEnabled, isLoading, press } from './onScreen.ts';

export async function voucherCheckStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await voucherCheckScene(world)),
    lead: async () => void (await screen.findByLabelText('Código do voucher')),
    acts: {
      'code.typed': (_played, event) => fill('Código do voucher', String(event['code'])),
      'check.requested': (played) => press(played, 'Validar'),
      'check.closed': (played) => press(played, 'Fechar resultado'),
    },
    shows: {
      asking: () => isEnabled(button('Validar')),
      checking: () => isLoading(button('Validar')),
      told: () => screen.getByText('Vale hoje: 25% de desconto para Ana Souza. 1 crédito.'),
    },
  };
}
