import { paymentScene } from '../scenes/payment.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const COPY = /^(Copiar código PIX|Código copiado)$/;

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await paymentScene(world)),
    // The summary in the dialog reads the reservation too.
    lead: ({ pass }) => pass('reservation'),
    acts: { 'code.copied': ({ screen }) => screen.press(COPY) },
    shows: {
      awaitingPix: async ({ screen }) => {
        await screen.dialog('Pague com PIX').sees('button', COPY);
        await screen.dialog('Pague com PIX').reads('Pendente');
      },
      settling: ({ screen }) => screen.reads(/^Pagamento recebido/),
      expired: ({ screen }) => screen.dialog('Pagamento cancelado').reads('Cancelado'),
      forgotten: ({ screen }) => screen.sees('dialog', 'Pagamento cancelado'),
      paid: ({ screen }) => screen.dialog('Pagamento aprovado').reads('Aprovado'),
      refunding: ({ screen }) => screen.sees('dialog', 'Devolução em andamento'),
      owed: ({ screen }) => screen.sees('dialog', 'Devolução em andamento'),
      refunded: ({ screen }) => screen.sees('dialog', 'Pagamento devolvido'),
    },
  };
}
