import { dayStripScene } from '../scenes/dayStrip.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const NEXT = 'Próximos 7 dias';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await dayStripScene(world)),
    acts: {
      // Where the days end it can be pressed no more.
      'week.next': async ({ screen }) => {
        if (!(await screen.inPage(isOff, NEXT))) await screen.press(NEXT);
      },
      'week.previous': ({ screen }) => screen.press('7 dias antes'),
      'today.shown': ({ screen }) => screen.press('Hoje'),
    },
    shows: {
      thisWeek: async ({ screen }) => {
        await screen.sees('button', /^Hoje, /);
        await screen.cannotPress('7 dias antes');
      },
      later: ({ screen }) => screen.lacks('button', /^Hoje, /),
    },
  };
}

/** Runs in the page. */
function isOff(name: string): boolean {
  return document.querySelector(`button[aria-label="${name}"]:disabled`) !== null;
}
