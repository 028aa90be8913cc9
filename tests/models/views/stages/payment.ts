import { screen } from '@testing-library/react';
import { paymentScene } from '../../scenes/payment.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, press } from './onScreen.ts';

export async function paymentStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await paymentScene(world)),
    // The summary in the dialog reads the reservation too.
    lead: ({ pass }) => pass('reservation'),
    acts: { 'code.copied': (played) => press(played, /^(Copiar código PIX|Código copiado)$/) },
    shows: {
      awaitingPix: () => [
        button(/Copiar código PIX|Código copiado/, dialog('Pague com PIX')),
        screen.getAllByText('Pendente'),
      ],
      settling: () => screen.getByText(/^Pagamento recebido/),
      expired: () => [dialog('Pagamento cancelado'), screen.getAllByText('Cancelado')],
      forgotten: () => dialog('Pagamento cancelado'),
      paid: () => [dialog('Pagamento aprovado'), screen.getAllByText('Aprovado')],
      refunding: () => dialog('Devolução em andamento'),
      owed: () => dialog('Devolução em andamento'),
      refunded: () => dialog('Pagamento devolvido'),
    },
  };
}
