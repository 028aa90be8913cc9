import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { seriesScene } from '../scenes/series.ts';

const DIALOG = 'Encerrar mensalista?';

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
      'skip.requested': ({ screen }) => screen.press(first(/^Pular: /)),
      'restore.requested': ({ screen }) => screen.press(first(/^Trazer de volta: /)),
      'dialog.closed': ({ screen }) => screen.close(DIALOG),
    },
    endings: { submission: ({ screen }) => screen.dialog(DIALOG).press('Encerrar mensalista') },
    shows: {
      browsing: ({ screen }) => screen.isTitled('Mensalistas'),
      ending: ({ screen }) => screen.dialog(DIALOG).sees('button', 'Encerrar mensalista'),
    },
  };
}

/** Runs in the page. */
function openWeeks(): void {
  for (const weeks of document.querySelectorAll('details')) weeks.open = true;
}
