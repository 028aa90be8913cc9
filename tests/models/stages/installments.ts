import { CARD, INSTALLMENT_DIALOG, INSTALLMENT_FORM, installmentsScene } from '../scenes/installments.ts';
import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  let isSplit = false;
  const open =
    (button: string) =>
    async ({ screen }: Played) => {
      isSplit = button === 'Dividir';
      await screen.press(button);
    };
  return {
    ...(await installmentsScene(world)),
    lead: ({ screen }) => screen.press(CARD),
    acts: {
      'payment.requested': open('Adicionar pagamento'),
      'discount.requested': open('Adicionar desconto'),
      'split.requested': open('Dividir'),
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
        if (!isSplit) await form.fill('Valor', '1,50');
        else for (const person of [1, 2]) await form.fill(`Valor da pessoa ${person}`, '0,75');
        await form.press('Registrar');
      },
    },
    shows: {
      listing: ({ screen }) => screen.dialog('Pagamentos da reserva').sees('button', 'Adicionar pagamento'),
      addingPayment: ({ screen }) => screen.dialog('Novo pagamento').sees('button', 'Registrar'),
      addingDiscount: ({ screen }) => screen.dialog('Novo desconto').sees('button', 'Registrar'),
      splitting: ({ screen }) => screen.dialog('Dividir a conta').sees('button', 'Registrar'),
      closed: ({ screen }) => screen.sees('button', CARD),
    },
  };
}
