import type { Page } from 'playwright-core';
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
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function tournamentStage(world: SceneWorld): Promise<Stage> {
  const { hear, ...scene } = await tournamentScene(world);
  return {
    ...scene,
    lead: ({ page }) => page.getByRole('heading', { name: NO_GROUPS }).waitFor(),
    acts: {
      'phase.read': hear,
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'cancel.requested': async ({ page }) => {
        await open(page, 'Participantes');
        await button(page, CANCEL_OF).first().click();
        await button(dialog(page, 'Cancelar inscrição?'), 'Manter inscrição').click();
      },
      'payment.received': async ({ page }) => {
        await open(page, 'Participantes');
        await button(page, CONFIRM_OF).first().click();
      },
      'draw.requested': async ({ page }) => {
        await open(page, 'Grupos');
        await button(page, DRAW).click();
      },
      'redraw.requested': async ({ page }) => {
        await open(page, 'Grupos');
        await button(page, REDRAW).click();
      },
      'refund.requested': async ({ page }) => {
        await open(page, 'Participantes');
        await button(page, REFUND_OF).first().click();
      },
      'matches.requested': async ({ page }) => {
        await open(page, 'Grupos');
        await button(page, 'Gerar partidas').click();
        await button(dialog(page, 'Gerar partidas?'), 'Agora não').click();
      },
      'secondPhase.requested': async ({ page }) => {
        await open(page, 'Partidas');
        await button(page, SECOND_PHASE).click();
        await button(page, 'Agora não').click();
      },
      'score.requested': async ({ page }) => {
        await open(page, 'Partidas');
        await button(page, SCORE_OF).first().click();
      },
      'dialog.closed': ({ page }) => closeDialog(page, DIALOG),
    },
    endings: {
      submission: async ({ page, chart }) => {
        const { value } = chart();
        const desk = typeof value === 'object' ? value['desk'] : undefined;
        const [title, name] = buttonsOf(desk);
        if (desk === 'confirmingPayment') await dialog(page, title).getByLabel('Dos dois').check();
        if (desk === 'refunding') await dialog(page, title).getByLabel('Motivo').fill('Machucou o pé.');
        await button(dialog(page, title), name).click();
      },
      score: ({ page }) => button(page, 'Salvar placar').click(),
    },
    shows: {
      'desk.confirmingPayment': ({ page }) => button(dialog(page, CONFIRM), CONFIRM).waitFor(),
      'desk.drawing': ({ page }) => button(dialog(page, DRAW), DRAW).waitFor(),
      'desk.redrawing': ({ page }) => button(dialog(page, `${REDRAW}?`), REDRAW).waitFor(),
      'desk.refunding': ({ page }) => button(dialog(page, REFUND), GIVE_BACK).waitFor(),
      'desk.scoring': ({ page }) => button(dialog(page, 'Editar placar'), 'Salvar placar').waitFor(),
    },
  };
}

/** The dialog of a form, and the button that sends it. */
function buttonsOf(desk: unknown): readonly [title: string, name: string] {
  if (desk === 'drawing') return [DRAW, DRAW];
  if (desk === 'redrawing') return [`${REDRAW}?`, REDRAW];
  return desk === 'refunding' ? [REFUND, GIVE_BACK] : [CONFIRM, CONFIRM];
}

function open(page: Page, part: string): Promise<void> {
  return page.getByRole('link', { name: part, exact: true }).click();
}
