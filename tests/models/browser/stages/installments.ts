import { CARD, INSTALLMENT_DIALOG, INSTALLMENT_FORM, installmentsScene } from '../../scenes/installments.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function installmentsStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await installmentsScene(world)),
    lead: ({ page }) => button(page, CARD).click(),
    acts: {
      'payment.requested': ({ page }) => button(page, 'Adicionar pagamento').click(),
      'discount.requested': ({ page }) => button(page, 'Adicionar desconto').click(),
      // What follows in the question is the command's path; here the person thinks better of it.
      'delete.requested': async ({ page }) => {
        await button(page, /^Excluir Bia Lima, /).click();
        await button(page, 'Manter registro').click();
      },
      'form.dismissed': ({ page }) => button(page, 'Voltar').click(),
      'dialog.closed': ({ page }) => closeDialog(page, INSTALLMENT_DIALOG),
    },
    endings: {
      submission: async ({ page }) => {
        const form = dialog(page, INSTALLMENT_FORM);
        await form.getByLabel('Valor').fill('1,50');
        await button(form, 'Registrar').click();
      },
    },
    shows: {
      listing: ({ page }) => button(dialog(page, 'Pagamentos da reserva'), 'Adicionar pagamento').waitFor(),
      addingPayment: ({ page }) => button(dialog(page, 'Novo pagamento'), 'Registrar').waitFor(),
      addingDiscount: ({ page }) => button(dialog(page, 'Novo desconto'), 'Registrar').waitFor(),
      closed: ({ page }) => button(page, CARD).waitFor(),
    },
  };
}
