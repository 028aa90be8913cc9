import { paymentScene } from '../scenes/payment.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const COPY = /^(Copiar código PIX|Código copiado|Selecionado: copie)$/;
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
      settling: ({ screen }) => screen.sees('dialog', 'Pague com PIX'),
      'settling.line.heard': ({ screen }) => screen.reads(/^Pagamento recebido/),
      'settling.line.doubted': ({ screen }) => screen.reads(/^Pagamento recebido/),
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
