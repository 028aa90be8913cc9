import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { events } from '#platform/database/schema/events.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { openFestival } from '../../api/events/festival.ts';
import { loginOf } from './login.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { OFFLINE, OOPS, timesOf } from './truth.ts';

export async function erasureScene(world: SceneWorld) {
  const player = await world.player();
  const login = await loginOf(world, player);
  const festival = await openFestival(world);
  const setOrganizer = (organizerId: string) =>
    world.database.orm.update(events).set({ organizerId }).where(eq(events.id, festival.id));

  const scene: Scene = {
    tells: {
      'done(eraseAccount) Erased': 'Sua conta foi excluída.',
      'done(eraseAccount) Refused': 'Por segurança, saia, entre novamente e repita em até 10 minutos.',
      'done(eraseAccount) Offline': OFFLINE,
      'error(eraseAccount)': OOPS,
    },
    truths: [
      {
        section: 'SPEC 4, Session',
        says: 'who was erased is nobody any more: no name, no address, no session; else all of it is as it was',
        planned: (happened) =>
          timesOf(happened, 'done(eraseAccount) Erased') > 0
            ? { isThere: false, sessions: 0 }
            : { isThere: true, sessions: 1 },
        found: async () => {
          const [row] = await world.database.orm.select().from(people).where(eq(people.id, player.id));
          const open = await world.database.orm.select().from(sessions).where(eq(sessions.personId, player.id));
          const isThere =
            row?.name === 'Ana Souza' && row.email === `${player.id}@exemplo.com` && row.status === 'active';
          return { isThere, sessions: open.length };
        },
      },
    ],
    calls: { eraseAccount: 'eraseMyAccount' },
    opening: async () => ({ path: ROUTES.settings.path, session: await world.sessionOf(player) }),
    conditions: {
      eraseAccount: async (_screen, output) => {
        const tag = tagOf(output);
        await login.setPassword(tag === 'PasswordWrong' ? 'areia-fria' : login.password);
        if (tag === 'Obstructed') {
          await setOrganizer(player.id);
          return async () => void (await setOrganizer(festival.organizer.id));
        }
        if (tag !== 'Refused') return undefined;
        // Who logs in by a provider alone must have done so a moment ago.
        await login.setPassword(null);
        await login.setFresh(false);
        return undefined;
      },
    },
  };
  return { scene, password: login.password };
}
