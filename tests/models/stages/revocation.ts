import { waitUntil } from '../../waitUntil.ts';
import { revocationScene } from '../scenes/revocation.ts';
import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await revocationScene(world)),
    lead: async ({ screen }) => {
      await screen.press(/^E aí, /);
      await screen.press('Sair');
    },
    acts: {},
    shows: { revoking: isOut, waiting: isOut, over: isOut },
  };
}

/** Whatever the line: the browser keeps nothing, and somebody may log in. */
async function isOut({ screen }: Played): Promise<void> {
  await screen.sees('form', 'Entrar');
  await waitUntil(async () => {
    if (await screen.inPage(isKept, undefined)) throw new Error('something of the person is kept');
  });
}

/** Runs in the page. */
function isKept(): boolean {
  return /token=[^;]/.test(document.cookie) || localStorage.getItem('user') !== null;
}
