import { CARD, INSTALLMENT_DIALOG, INSTALLMENT_FORM, installmentsScene } from '../scenes/installments.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await installmentsScene(world)),
    lead: ({ screen }) => screen.press(CARD),
    acts: {
      'payment.requested': ({ screen }) => screen.press('Adicionar pagamento'),
      'discount.requested': ({ screen }) => screen.press('Adicionar desconto'),
      // What follows in the question is the command's path; here the person thinks better of it.
      'delete.requested': async ({ screen }) => {
        await screen.press(/^Excluir Bia Lima, /);
        await screen.press('Manter registro');
      },
      'form.dismissed': ({ screen }) => screen.press('Voltar'),
      'dialog.closed': ({ screen }) => screen.close(INSTALLMENT_DIALOG),
    },
    endings: {
      submission: async ({ screen }) => {
        const form = screen.dialog(INSTALLMENT_FORM);
        await form.fill('Valor', '1,50');
        await form.press('Registrar');
      },
    },
    shows: {
      listing: ({ screen }) => screen.dialog('Pagamentos da reserva').sees('button', 'Adicionar pagamento'),
      addingPayment: ({ screen }) => screen.dialog('Novo pagamento').sees('button', 'Registrar'),
      addingDiscount: ({ screen }) => screen.dialog('Novo desconto').sees('button', 'Registrar'),
      closed: ({ screen }) => screen.sees('button', CARD),
    },
  };
}
