import { calendarFeedScene } from '../scenes/calendarFeed.ts';
import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const RENEWAL = 'Criar outro endereço?';
const END = 'Desligar o endereço?';
const ADDRESS = 'Endereço da agenda';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await calendarFeedScene(world)),
    acts: {
      'feed.requested': ({ screen }) => screen.press('Criar endereço'),
      'renewal.requested': ({ screen }) => screen.press('Criar outro endereço'),
      'renewal.confirmed': ({ screen }) => screen.dialog(RENEWAL).press('Criar outro'),
      'end.requested': ({ screen }) => screen.press('Desligar endereço'),
      'end.confirmed': ({ screen }) => screen.dialog(END).press('Desligar agora'),
      'question.declined': ({ screen }) => screen.press('Agora não'),
    },
    shows: {
      off: async ({ screen }) => {
        await screen.canPress('Criar endereço');
        await screen.lacks('button', 'Desligar endereço');
      },
      making: ({ screen, context }) =>
        context().since === null ? screen.waits('Criar endereço') : screen.dialog(RENEWAL).waits('Criar outro'),
      on: showsAddress,
      confirmingRenewal: ({ screen }) => screen.dialog(RENEWAL).canPress('Criar outro'),
      confirmingEnd: ({ screen }) => screen.dialog(END).canPress('Desligar agora'),
      revoking: ({ screen }) => screen.dialog(END).waits('Desligar agora'),
    },
  };
}

/** The page that made it shows the address and leads to it; any other says since when there is one. */
async function showsAddress({ screen, context }: Played): Promise<void> {
  const { secret } = context();
  await screen.canPress('Desligar endereço');
  if (secret === null) return screen.reads(/O seu endereço vale desde/);
  const origin = await screen.inPage(() => location.origin, null);
  await screen.hasValue(ADDRESS, `${origin}/calendario/${secret}.ics`);
  await screen.sees('link', 'Abrir na agenda');
}
