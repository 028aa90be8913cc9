import { myBillsScene } from '../scenes/myBills.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { STOP_WAITING } from '../scenes/screen.ts';

const PAY = /^Pagar com PIX: /;
const DIALOG = 'Pague com PIX';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await myBillsScene(world)),
    lead: ({ screen }) => screen.sees('button', PAY),
    acts: {
      'pay.requested': ({ screen }) => screen.press(PAY),
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'dialog.closed': ({ screen }) => screen.close(DIALOG),
    },
    shows: {
      browsing: ({ screen }) => screen.canPress(PAY),
      'generating.prompt': ({ screen }) => screen.waits(PAY),
      'generating.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      paying: ({ screen }) => screen.sees('dialog', DIALOG),
    },
  };
}
