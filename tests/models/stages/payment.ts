import { paymentScene } from '../scenes/payment.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const COPY = /^(Copiar código PIX|Código copiado|Selecionado: copie)$/;
/** Where nothing is left to pay, neither ring, code nor QR says so. */
const NOTHING_TO_PAY = /para pagar|Copiar código|Aponte a câmera|aponte a câmera|Pagar no banco/;
const UNHEARD = /^Sem resposta do servidor/;

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await paymentScene(world)),
    // The page asks whether the reservation in its address is still to be paid, and the summary in the dialog reads it too.
    lead: async ({ pass }) => {
      await pass('reservation');
      await pass('reservation');
    },
    acts: {
      'code.copied': async ({ screen }) => {
        await screen.setCopying(true);
        await screen.press(COPY);
      },
      'code.selected': async ({ screen }) => {
        await screen.setCopying(false);
        await screen.press(COPY);
        await screen.dialog('Pague com PIX').sees('button', 'Selecionado: copie');
      },
      'page.hidden': ({ screen }) => screen.setSeen(false),
      'page.shown': ({ screen }) => screen.setSeen(true),
    },
    shows: {
      awaitingPix: async ({ screen }) => {
        await screen.dialog('Pague com PIX').sees('button', COPY);
        await screen.dialog('Pague com PIX').reads('Pendente');
      },
      'awaitingPix.line.heard': ({ screen }) => screen.isSilent(UNHEARD),
      'awaitingPix.line.doubted': ({ screen }) => screen.isSilent(UNHEARD),
      'awaitingPix.line.unheard': ({ screen }) => screen.reads(UNHEARD),
      settling: async ({ screen }) => {
        await screen.dialog('Pagamento recebido').reads('Recebido');
        await screen.dialog('Pagamento recebido').isSilent(NOTHING_TO_PAY);
      },
      'settling.line.heard': ({ screen }) => screen.reads(/^Pagamento recebido\./),
      'settling.line.doubted': ({ screen }) => screen.reads(/^Pagamento recebido\./),
      'settling.line.unheard': ({ screen }) => screen.reads(/^A confirmação está demorando/),
      untold: ({ screen }) => screen.dialog('Pagamento em confirmação').reads('Em confirmação'),
      expired: ({ screen }) => screen.dialog('Pagamento cancelado').reads('Cancelado'),
      forgotten: ({ screen }) => screen.sees('dialog', 'Pagamento cancelado'),
      paid: ({ screen }) => screen.dialog('Pagamento aprovado').reads('Aprovado'),
      refunding: ({ screen }) => screen.sees('dialog', 'Devolução em andamento'),
      owed: ({ screen }) => screen.sees('dialog', 'Devolução em andamento'),
      refunded: ({ screen }) => screen.sees('dialog', 'Pagamento devolvido'),
    },
  };
}
