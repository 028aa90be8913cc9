import { screen } from '@testing-library/react';
import { CARD, INSTALLMENT_DIALOG, INSTALLMENT_FORM, installmentsScene } from '../../scenes/installments.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, fill, press } from './onScreen.ts';

export async function installmentsStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await installmentsScene(world)),
    lead: async (played) => {
      await screen.findByRole('button', { name: CARD });
      await press(played, CARD);
    },
    acts: {
      'payment.requested': (played) => press(played, 'Adicionar pagamento'),
      'discount.requested': (played) => press(played, 'Adicionar desconto'),
      // What follows in the question is the command's path; here the person thinks better of it.
      'delete.requested': [
        (played) => press(played, /^Excluir Bia Lima, /),
        (played) => press(played, 'Manter registro'),
      ],
      'form.dismissed': (played) => press(played, 'Voltar'),
      'dialog.closed': (played) => closeDialog(played, INSTALLMENT_DIALOG),
    },
    endings: {
      submission: async ({ user }) => {
        fill('Valor', '1,50', dialog(INSTALLMENT_FORM));
        await user.click(button('Registrar', dialog(INSTALLMENT_FORM)));
      },
    },
    shows: {
      listing: () => button('Adicionar pagamento', dialog('Pagamentos da reserva')),
      addingPayment: () => button('Registrar', dialog('Novo pagamento')),
      addingDiscount: () => button('Registrar', dialog('Novo desconto')),
      closed: () => button(CARD),
    },
  };
}
