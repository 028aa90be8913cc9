import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { people, sessions } from '../../../server/database/schema/people.ts';
import { hashPassword } from '../../../server/session/passwords.ts';
import { type Scene, tagOf } from './scene.ts';
import { newPlayer } from './signUp.ts';
import type { SceneWorld } from './sceneWorld.ts';

const PASSWORD = 'areia-quente';

export async function sessionScene(world: SceneWorld) {
  const { orm } = world.database;
  const [right, wrong] = await Promise.all([hashPassword(PASSWORD), hashPassword('areia-fria')]);
  const person = await world.player({ passwordHash: right });
  const email = `${person.id}@exemplo.com`;
  const change = (row: Partial<typeof people.$inferInsert>) =>
    orm.update(people).set(row).where(eq(people.id, person.id));

  const scene: Scene = {
    calls: { login: 'login', fetchMe: 'me' },
    async opening(start) {
      if (start === 'visitor') return { path: ROUTES.login.path };
      if (start === 'admin') await change({ role: 'admin' });
      return { path: ROUTES.home.path, session: await world.sessionOf(person) };
    },
    conditions: {
      login: async (_screen, output) => {
        await change({ passwordHash: tagOf(output) === 'Refused' ? wrong : right });
        return undefined;
      },
    },
  };
  return {
    scene,
    email,
    password: PASSWORD,
    /** Who signs up on the way, with a password like that of who was there before. */
    newPlayer: () => ({ ...newPlayer(), Senha: PASSWORD, 'Repita a senha': PASSWORD }),
    /** Of somebody else, who has the same password. */
    anotherSession: async () => world.sessionOf(await world.player({ passwordHash: right })),
    /** The server forgets every session, whoever is in. */
    endSessions: () => orm.delete(sessions),
    forgetPhones: () => orm.update(people).set({ phone: null }),
    /** Who was forgotten is there again, to log in once more. */
    comeBack: () =>
      change({ status: 'active', name: 'Ana Souza', email, passwordHash: right, city: 'Santos', phone: '13988887777' }),
  };
}
