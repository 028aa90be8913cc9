import { screen, waitFor } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import {
  CANCEL_OF,
  CONFIRM,
  CONFIRM_OF,
  DIALOG,
  DRAW,
  NO_GROUPS,
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
        const isDrawing = played.chart().getSnapshot().matches({ desk: 'drawing' });
        if (!isDrawing) await played.user.click(screen.getByLabelText('Dos dois'));
        const name = isDrawing ? DRAW : CONFIRM;
        await played.user.click(await waitFor(() => button(name, dialog(name))));
      },
      score: (played) => press(played, 'Salvar placar'),
    },
    shows: {
      'desk.confirmingPayment': () => button(CONFIRM, dialog(CONFIRM)),
      'desk.drawing': () => button(DRAW, dialog(DRAW)),
      'desk.scoring': () => button('Salvar placar', dialog('Editar placar')),
    },
  };
}

async function open({ user }: Played, part: string): Promise<void> {
  await user.click(screen.getByRole('link', { name: part, hidden: true }));
}
