import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { DRAFT, SALE_DRAFT, VOUCHER_DIALOG, vouchersScene } from '../scenes/vouchers.ts';

const RECHARGE = first(/^Recarregar /);

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, draft, saleDraft } = await vouchersScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', RECHARGE),
    acts: {
      'create.requested': async ({ screen }) => {
        await screen.inPage(({ key, text }) => sessionStorage.setItem(key, text), { key: DRAFT, text: draft() });
        await screen.press('Novo voucher');
      },
      'sell.requested': async ({ screen }) => {
        await screen.inPage(({ key, text }) => sessionStorage.setItem(key, text), {
          key: SALE_DRAFT,
          text: saleDraft(),
        });
        await screen.press('Vender reservas');
      },
      'takeBack.requested': async ({ screen }) => {
        await screen.press(first(/^Desfazer venda [A-Z0-9]/));
        await screen.dialog('Desfazer venda?').press('Manter venda');
      },
      'return.requested': ({ screen }) => screen.press(first(/^Encerrar e devolver [A-Z0-9]/)),
      'undo.requested': ({ screen }) => screen.press('Desfazer'),
      'recharge.requested': ({ screen }) => screen.press(RECHARGE),
      // What follows in the dialogs is the command's path; here the person thinks better of it.
      'expire.requested': async ({ screen }) => {
        await screen.press(first(/^Expirar [A-Z]/));
        await screen.dialog('Expirar voucher?').press('Manter voucher');
      },
      'delete.requested': async ({ screen }) => {
        await screen.press(first(/^Excluir [A-Z]/));
        await screen.dialog('Excluir voucher?').press('Manter voucher');
      },
      'dialog.closed': ({ screen }) => screen.close(VOUCHER_DIALOG),
    },
    endings: {
      submission: async ({ screen, chart }) => {
        if (chart().value === 'creating') return screen.dialog('Novo voucher').press('Criar voucher');
        if (chart().value === 'selling') return screen.dialog('Vender reservas').press('Vender');
        if (chart().value === 'returning') return screen.dialog('Encerrar e devolver').press('Encerrar e devolver');
        const form = screen.dialog('Recarregar voucher');
        await form.fill('Quantos créditos', '5');
        return form.press('Recarregar');
      },
    },
    shows: {
      browsing: ({ screen }) => screen.sees('button', 'Novo voucher'),
      'browsing.resting': ({ screen }) => screen.lacks('button', 'Desfazer'),
      'browsing.sold': ({ screen }) => screen.sees('button', 'Desfazer'),
      selling: ({ screen }) => screen.dialog('Vender reservas').sees('button', 'Vender'),
      creating: ({ screen }) => screen.dialog('Novo voucher').sees('button', 'Criar voucher'),
      returning: ({ screen }) => screen.dialog('Encerrar e devolver').sees('button', 'Encerrar e devolver'),
      recharging: ({ screen }) => screen.dialog('Recarregar voucher').sees('button', 'Recarregar'),
    },
  };
}
