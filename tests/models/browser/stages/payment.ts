import { paymentScene } from '../../scenes/payment.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog } from './onPage.ts';

const COPY = /^(Copiar código PIX|Código copiado)$/;

export async function paymentStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await paymentScene(world)),
    // The summary in the dialog reads the reservation too.
    lead: ({ pass }) => pass('reservation'),
    acts: { 'code.copied': ({ page }) => button(page, COPY).click() },
    shows: {
      awaitingPix: async ({ page }) => {
        await button(dialog(page, 'Pague com PIX'), COPY).waitFor();
        await dialog(page, 'Pague com PIX').getByText('Pendente').waitFor();
      },
      settling: ({ page }) => page.getByText(/^Pagamento recebido/).waitFor(),
      expired: ({ page }) => dialog(page, 'Pagamento cancelado').getByText('Cancelado', { exact: true }).waitFor(),
      forgotten: ({ page }) => dialog(page, 'Pagamento cancelado').waitFor(),
      paid: ({ page }) => dialog(page, 'Pagamento aprovado').getByText('Aprovado', { exact: true }).waitFor(),
      refunding: ({ page }) => dialog(page, 'Devolução em andamento').waitFor(),
      owed: ({ page }) => dialog(page, 'Devolução em andamento').waitFor(),
      refunded: ({ page }) => dialog(page, 'Pagamento devolvido').waitFor(),
    },
  };
}
