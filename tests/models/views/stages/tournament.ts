import { screen, waitFor, within } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import {
  CANCEL_OF,
  CONFIRM,
  CONFIRM_OF,
  DIALOG,
  DRAW,
  GIVE_BACK,
  NO_GROUPS,
  REDRAW,
  REFUND,
  REFUND_OF,
  SCORE_OF,
  SECOND_PHASE,
  tournamentScene,
} from '../../scenes/tournament.ts';
import type { Played, Stage } from '../stage.ts';
import { button, closeDialog, dialog, press } from './onScreen.ts';

export async function tournamentStage(world: SceneWorld): Promise<Stage> {
  const { hear, ...scene } = await tournamentScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findByRole('heading', { name: NO_GROUPS })),
    acts: {
      'phase.read': hear,
      'cancel.requested': async (played) => {
        await open(played, 'Participantes');
        await press(played, CANCEL_OF);
        await press(played, 'Manter inscrição');
      },
      'payment.received': async (played) => {
        await open(played, 'Participantes');
        await press(played, CONFIRM_OF);
      },
      'draw.requested': async (played) => {
        await open(played, 'Grupos');
        await press(played, DRAW);
      },
      'redraw.requested': async (played) => {
        await open(played, 'Grupos');
        await press(played, REDRAW);
      },
      'refund.requested': async (played) => {
        await open(played, 'Participantes');
        await press(played, REFUND_OF);
      },
      'matches.requested': async (played) => {
        await open(played, 'Grupos');
        await press(played, 'Gerar partidas');
        await press(played, 'Agora não');
      },
      'secondPhase.requested': async (played) => {
        await open(played, 'Partidas');
        await press(played, SECOND_PHASE);
        await press(played, 'Agora não');
      },
      'score.requested': async (played) => {
        await open(played, 'Partidas');
        await press(played, SCORE_OF);
      },
      'dialog.closed': (played) => closeDialog(played, DIALOG),
    },
    endings: {
      submission: async (played) => {
        // A dialog that fades away still holds what it held.
        const { value } = played.chart().getSnapshot();
        const desk = typeof value === 'object' ? value['desk'] : undefined;
        if (desk === 'confirmingPayment') await played.user.click(screen.getByLabelText('Dos dois'));
        if (desk === 'refunding') {
          await played.user.type(within(dialog(REFUND)).getByLabelText(/Motivo/), 'Machucou o pé.');
        }
        const [title, name] = buttonsOf(desk);
        await played.user.click(await waitFor(() => button(name, dialog(title))));
      },
      score: (played) => press(played, 'Salvar placar'),
    },
    shows: {
      'desk.confirmingPayment': () => button(CONFIRM, dialog(CONFIRM)),
      'desk.drawing': () => button(DRAW, dialog(DRAW)),
      'desk.redrawing': () => button(REDRAW, dialog(`${REDRAW}?`)),
      'desk.refunding': () => button(GIVE_BACK, dialog(REFUND)),
      'desk.scoring': () => button('Salvar placar', dialog('Editar placar')),
    },
  };
}

/** The dialog of a form, and the button that sends it. */
function buttonsOf(desk: unknown): readonly [title: string, name: string] {
  if (desk === 'drawing') return [DRAW, DRAW];
  if (desk === 'redrawing') return [`${REDRAW}?`, REDRAW];
  return desk === 'refunding' ? [REFUND, GIVE_BACK] : [CONFIRM, CONFIRM];
}

async function open({ user }: Played, part: string): Promise<void> {
  await user.click(screen.getByRole('link', { name: part, hidden: true }));
}
