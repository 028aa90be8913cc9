import { screen } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { DRAFT, VOUCHER_DIALOG, vouchersScene } from '../../scenes/vouchers.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, fill, press } from './onScreen.ts';

export async function vouchersStage(world: SceneWorld): Promise<Stage> {
  const { scene, draft } = await vouchersScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findAllByRole('button', { name: /^Recarregar / })),
    acts: {
      'create.requested': async (played) => {
        sessionStorage.setItem(DRAFT, draft());
        await press(played, 'Novo voucher');
      },
      'recharge.requested': (played) => press(played, /^Recarregar /),
      'expire.requested': (played) => press(played, /^Expirar [A-Z]/),
      'delete.requested': (played) => press(played, /^Excluir [A-Z]/),
      'dialog.closed': (played) => closeDialog(played, VOUCHER_DIALOG),
    },
    endings: {
      submission: async (played) => {
        if (played.chart().getSnapshot().matches('creating')) return press(played, 'Criar voucher');
        fill('Quantos créditos', '5', dialog('Recarregar voucher'));
        return played.user.click(button('Recarregar', dialog('Recarregar voucher')));
      },
    },
    shows: {
      browsing: () => button('Novo voucher'),
      creating: () => button('Criar voucher', dialog('Novo voucher')),
      recharging: () => button('Recarregar', dialog('Recarregar voucher')),
    },
  };
}
