import { commandScene, deedOf } from '../scenes/command.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, STOP_WAITING } from '../scenes/screen.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await commandScene(world)),
    lead: ({ screen }) => screen.main.sees('button', first(/^(Cancelar|Baixar meus dados)$/)),
    acts: {
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'command.requested': async (played) => {
        const { main } = played.screen;
        const request = first(deedOf(played).request);
        await (played.chart().tags.includes('busy') ? main.pressByKey(request) : main.press(request));
      },
      'command.confirmed': ({ screen }) => screen.press('Cancelar reserva'),
      'command.declined': ({ screen }) => screen.press('Manter reserva'),
    },
    shows: {
      idle: async (played) => {
        await played.screen.lacks('dialog', 'Cancelar reserva?');
        await played.screen.canPress(first(deedOf(played).request));
      },
      failed: async (played) => {
        await played.screen.lacks('dialog', 'Cancelar reserva?');
        await played.screen.canPress(first(deedOf(played).request));
      },
      'running.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      unanswered: ({ screen }) => screen.reads(first(/^O servidor não respondeu a tempo/)),
      confirming: ({ screen }) => screen.dialog('Cancelar reserva?').sees('button', 'Cancelar reserva'),
      'running.prompt': (played) => played.screen.waits(deedOf(played).running),
      done: ({ screen }) => screen.reads('Reserva cancelada com sucesso!'),
    },
  };
}
