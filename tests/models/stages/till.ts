import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { TILL_DIALOG, tillScene } from '../scenes/till.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, haveOpen, haveNone } = await tillScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', 'Abrir caixa'),
    acts: {
      'open.requested': async (played) => {
        await haveNone(played);
        await played.screen.press('Abrir caixa');
      },
      'supply.requested': async (played) => {
        await haveOpen(played);
        await played.screen.press('Suprimento');
      },
      'withdrawal.requested': async (played) => {
        await haveOpen(played);
        await played.screen.press('Sangria');
      },
      'count.requested': async (played) => {
        await haveOpen(played);
        await played.screen.press('Fechar caixa');
      },
      'dialog.closed': ({ screen, chart }) =>
        chart().value === 'counting' ? screen.press('Voltar') : screen.close(TILL_DIALOG),
      'result.dismissed': ({ screen }) => screen.press('Concluir'),
    },
    endings: {
      submission: async ({ screen, chart }) => {
        if (chart().value === 'counting') {
          const form = screen.form('Contagem');
          await form.fill('Contado em dinheiro', '12,50');
          return form.press('Fechar caixa');
        }
        const form = screen.dialog(TILL_DIALOG);
        if (chart().value === 'opening') {
          await form.fill('Fundo de troco', '100,50');
          return form.press('Abrir caixa');
        }
        await form.fill('Valor', '3,25');
        await form.fill('Motivo', 'Troco');
        return form.press(/^Registrar /);
      },
    },
    shows: {
      resting: ({ screen }) => screen.main.sees('button', /^(Abrir caixa|Fechar caixa)$/),
      opening: ({ screen }) => screen.dialog('Abrir caixa').sees('button', 'Abrir caixa'),
      supplying: ({ screen }) => screen.dialog('Suprimento').sees('button', 'Registrar suprimento'),
      withdrawing: ({ screen }) => screen.dialog('Sangria').sees('button', 'Registrar sangria'),
      counting: async ({ screen }) => {
        await screen.form('Contagem').sees('button', 'Fechar caixa');
        // Nothing says what should be in the drawer.
        await screen.isSilent('Esperado em dinheiro');
      },
      closed: async ({ screen }) => {
        await screen.reads('Esperado em dinheiro');
        await screen.sees('link', 'Ver e imprimir');
      },
    },
  };
}
