import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, type Name, type Screen } from '../scenes/screen.ts';
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
} from '../scenes/tournament.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { hear, ...scene } = await tournamentScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('heading', NO_GROUPS),
    acts: {
      'phase.read': hear,
      // What follows in the dialogs is the command's path; here the person thinks better of it.
      'cancel.requested': async ({ screen }) => {
        await pressOn(screen, 'Participantes', first(CANCEL_OF));
        await screen.dialog('Cancelar inscrição?').press('Manter inscrição');
      },
      'payment.received': ({ screen }) => pressOn(screen, 'Participantes', first(CONFIRM_OF)),
      'draw.requested': ({ screen }) => pressOn(screen, 'Grupos', DRAW),
      'redraw.requested': ({ screen }) => pressOn(screen, 'Grupos', REDRAW),
      'refund.requested': ({ screen }) => pressOn(screen, 'Participantes', first(REFUND_OF)),
      'matches.requested': async ({ screen }) => {
        await pressOn(screen, 'Grupos', 'Gerar partidas');
        await screen.dialog('Gerar partidas?').press('Agora não');
      },
      'secondPhase.requested': async ({ screen }) => {
        await pressOn(screen, 'Partidas', SECOND_PHASE);
        await screen.press('Agora não');
      },
      'score.requested': ({ screen }) => pressOn(screen, 'Partidas', first(SCORE_OF)),
      'dialog.closed': ({ screen }) => screen.close(DIALOG),
    },
    endings: {
      submission: async ({ screen, chart }) => {
        // A dialog that fades away still holds what it held.
        const { value } = chart();
        const dialog = typeof value === 'object' ? value['dialog'] : undefined;
        const [title, name] = buttonsOf(dialog);
        const form = screen.dialog(title);
        if (dialog === 'confirmingPayment') await form.check('Dos dois');
        if (dialog === 'refunding') await form.fill(/Motivo/, 'Machucou o pé.');
        await form.press(name);
      },
      score: ({ screen }) => screen.press('Salvar placar'),
    },
    shows: {
      'phase.unread': (played) => lookAt(played, 'Grupos', ({ main }) => main.lacks('button', DRAW)),
      'phase.registrations': (played) => lookAt(played, 'Grupos', ({ main }) => main.sees('button', DRAW)),
      'phase.groups': (played) => lookAt(played, 'Grupos', ({ main }) => main.sees('button', 'Gerar partidas')),
      'phase.matches': (played) => lookAt(played, 'Partidas', ({ main }) => main.sees('button', 'Gerar segunda fase')),
      'phase.secondPhase': (played) => lookAt(played, 'Partidas', ({ main }) => main.sees('button', 'Gerar de novo')),
      'phase.finished': (played) =>
        lookAt(played, 'Partidas', async ({ main }) => {
          await main.sees('heading', 'Chaves do Torneio');
          await main.lacks('button', SECOND_PHASE);
        }),
      'dialog.browsing': ({ screen }) => screen.lacks('dialog', DIALOG),
      'dialog.confirmingPayment': ({ screen }) => screen.dialog(CONFIRM).sees('button', CONFIRM),
      'dialog.drawing': ({ screen }) => screen.dialog(DRAW).sees('button', DRAW),
      'dialog.redrawing': ({ screen }) => screen.dialog(`${REDRAW}?`).sees('button', REDRAW),
      'dialog.refunding': ({ screen }) => screen.dialog(REFUND).sees('button', GIVE_BACK),
      'dialog.scoring': ({ screen }) => screen.dialog('Editar placar').sees('button', 'Salvar placar'),
    },
  };
}

/** The dialog of a form, and the button that sends it. */
function buttonsOf(dialog: unknown): readonly [title: string, name: string] {
  if (dialog === 'drawing') return [DRAW, DRAW];
  if (dialog === 'redrawing') return [`${REDRAW}?`, REDRAW];
  return dialog === 'refunding' ? [REFUND, GIVE_BACK] : [CONFIRM, CONFIRM];
}

/** Opens a part of the page, and presses a button there. */
async function pressOn(screen: Screen, part: string, button: Name): Promise<void> {
  await screen.follow(part);
  await screen.press(button);
}

/** Looks at a part of the page, unless a dialog lies over it. */
async function lookAt({ screen, chart }: Played, part: string, look: (screen: Screen) => Promise<void>): Promise<void> {
  const { value } = chart();
  if (typeof value !== 'object' || value['dialog'] !== 'browsing') return;
  await screen.follow(part);
  await look(screen);
}
