import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { REASON, seriesScene } from '../scenes/series.ts';

const DIALOG = /^(Encerrar mensalista|Recusar pedido)\?$/;

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await seriesScene(world)),
    lead: async ({ screen }) => {
      await screen.sees('button', first(/^Encerrar: /));
      // As a press on 'Próximas semanas' does, which is no button to the tests of the views.
      await screen.inPage(openWeeks, null);
    },
    acts: {
      'end.requested': ({ screen }) => screen.press(first(/^Encerrar: /)),
      'refusal.requested': ({ screen }) => screen.press(first(/^Recusar: /)),
      'skip.requested': ({ screen }) => screen.press(first(/^Pular: /)),
      'restore.requested': ({ screen }) => screen.press(first(/^Trazer de volta: /)),
      'dialog.closed': ({ screen }) => screen.close(DIALOG),
    },
    endings: {
      submission: async ({ screen, chart }) => {
        const form = screen.dialog(DIALOG);
        if (chart().value === 'ending') return form.press('Encerrar mensalista');
        await form.fill('Motivo', REASON);
        return form.press('Recusar pedido');
      },
    },
    shows: {
      browsing: ({ screen }) => screen.isTitled('Mensalistas'),
      ending: ({ screen }) => screen.dialog(DIALOG).sees('button', 'Encerrar mensalista'),
      refusing: ({ screen }) => screen.dialog(DIALOG).sees('button', 'Recusar pedido'),
    },
  };
}

/** Runs in the page. */
function openWeeks(): void {
  for (const weeks of document.querySelectorAll('details')) weeks.open = true;
}
