import { agendaScene } from '../scenes/agenda.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

const CARD = /^09:00, Quadra 1, Ana Souza, Pendente, /;

export async function stage(world: SceneWorld): Promise<Stage> {
  const scene = await agendaScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', CARD),
    acts: {
      'day.picked': async ({ screen }) => {
        await screen.press('Dia');
        await screen.press(first(/^1[05] /));
      },
      // As the way back does, whatever lies over the page.
      'day.opened': ({ screen }) => screen.inPage(() => history.replaceState(null, '', location.href), undefined),
      'confirm.requested': ({ screen }) => screen.press(/^Confirmar pagamento de Ana Souza, 21:00/),
      'deed.done': ({ screen }) => screen.press(/^Confirmar pagamento de Ana Souza, 18:00/),
      'cancel.requested': async ({ screen }) => {
        await screen.press(/^Cancelar reserva de Ana Souza, 20:00/);
        await screen.press('Manter reserva');
      },
      'details.requested': ({ screen }) => screen.press(/^10:00, Quadra 1, Ana Souza, Paga, /),
      'installments.requested': ({ screen }) => screen.press(CARD),
      // Each is offered while the other is true, whichever was said before on the walk.
      'noShow.requested': async ({ screen, readAgain }) => {
        await scene.noteElsewhere(false);
        await readAgain();
        await screen.press('Não compareceu');
      },
      'attendance.requested': async ({ screen, readAgain }) => {
        await scene.noteElsewhere(true);
        await readAgain();
        await screen.press('Compareceu');
      },
      'return.requested': async ({ screen }) => {
        await screen.press('Devolvi por outro meio');
        await screen.press('Ainda não');
      },
      'dialog.closed': ({ screen }) => screen.close('Reserva'),
    },
    endings: { installments: ({ screen }) => screen.close('Pagamentos da reserva') },
    shows: {
      'dialog.browsing': ({ screen }) => screen.sees('button', CARD),
      'dialog.reading': ({ screen }) => screen.sees('dialog', 'Reserva'),
      'dialog.settling': ({ screen }) => screen.sees('dialog', 'Pagamentos da reserva'),
    },
  };
}
