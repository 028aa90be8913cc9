import { waitUntil } from '../../waitUntil.ts';
import { commandsScene, confirmOf, stopOf } from '../scenes/commands.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const PATIENCE_MS = 6_000;

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, idOf, reopen } = await commandsScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', confirmOf('a')),
    acts: {
      'command.requested': async ({ screen, context }, { subject }) => {
        const isUnderWay = context().running.includes(idOf(subject));
        await screen.pressByKey(confirmOf(subject));
        if (!isUnderWay) await screen.dialog('Como foi pago?').press('Dinheiro');
      },
      'command.slowed': ({ screen }) => screen.passTime(PATIENCE_MS),
      'wait.abandoned': ({ screen }, { subject }) => screen.pressByKey(stopOf(subject)),
      'command.ended': async ({ context, pass, readAgain }, { subject }) => {
        await pass('payReservation');
        await waitUntil(() => {
          if (context().running.includes(idOf(subject))) throw new Error('it is still on its way');
        });
        await reopen(subject);
        await readAgain();
      },
    },
    shows: {
      running: async ({ screen, context }) => {
        for (const name of ['a', 'b']) {
          if (context().slow.includes(idOf(name))) await screen.canPress(stopOf(name));
          else if (context().running.includes(idOf(name))) await screen.cannotPress(confirmOf(name));
          else await screen.canPress(confirmOf(name));
        }
      },
      resting: async ({ screen }) => {
        for (const name of ['a', 'b']) await screen.canPress(confirmOf(name));
      },
    },
  };
}
