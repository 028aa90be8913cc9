import { ROUTES } from '#domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { byLast, OFFLINE, OOPS, repeated, timesOf } from './truth.ts';

export async function recoveryScene(world: SceneWorld): Promise<{ scene: Scene; email: string }> {
  const person = await world.player();
  return {
    scene: {
      tells: {
        'done(askForLink) Asked': byLast({
          'email.submitted': null,
          'link.missed': 'Se houver uma conta, outra mensagem está a caminho.',
        }),
        'done(askForLink) Offline': OFFLINE,
        'error(askForLink)': OOPS,
      },
      truths: [
        {
          section: 'SPEC 7, Authentication and account',
          says: 'to ask for a link the e-mail alone is sent, once for each time that it was asked for',
          planned: (happened) =>
            repeated(timesOf(happened, 'email.submitted', 'link.missed'), { email: `${person.id}@exemplo.com` }),
          found: ({ sent }) => sent().map(({ body }) => body),
        },
      ],
      calls: { askForLink: 'forgotPassword' },
      opening: async () => ({ path: ROUTES.forgotPassword.path }),
    },
    email: `${person.id}@exemplo.com`,
  };
}
