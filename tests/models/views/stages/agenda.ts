import { screen } from '@testing-library/react';
import { agendaScene } from '../../scenes/agenda.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, press } from './onScreen.ts';

const CARD = /, Ana Souza, Pendente, R\$/;

export async function agendaStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await agendaScene(world)),
    lead: async () => void (await screen.findAllByRole('button', { name: CARD })),
    acts: {
      'day.picked': async (played) => {
        await press(played, 'Dia');
        await press(played, /^1[05] /);
      },
      // As the way back does, whatever lies over the page.
      'day.opened': () => history.replaceState(null, '', location.href),
      'confirm.requested': (played) => press(played, /^Confirmar pagamento de Ana Souza, 21:00/),
      'cancel.requested': async (played) => {
        await press(played, /^Cancelar reserva de Ana Souza, 20:00/);
        await press(played, 'Manter reserva');
      },
      'details.requested': (played) => press(played, /, Cancelada · Ana Souza$/),
      'installments.requested': (played) => press(played, /^19:00, Quadra 1, Ana Souza, Pendente, /),
      'return.requested': async (played) => {
        await press(played, 'Devolvi por outro meio');
        await press(played, 'Ainda não');
      },
      'dialog.closed': (played) => closeDialog(played, 'Reserva'),
    },
    endings: { installments: (played) => closeDialog(played, 'Pagamentos da reserva') },
    shows: {
      'desk.browsing': () => button(/^19:00, Quadra 1, Ana Souza, /),
      'desk.reading': () => dialog('Reserva'),
      'desk.settling': () => dialog('Pagamentos da reserva'),
    },
  };
}
