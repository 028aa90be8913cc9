import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { loginFailures, people } from '#platform/database/schema/people.ts';
import { loginOf } from './login.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { OFFLINE, timesOf } from './truth.ts';
import { same } from '../harness/rules.ts';

export async function accountScene(world: SceneWorld) {
  const { orm } = world.database;
  const player = await world.player();
  const login = await loginOf(world, player);
  const rename = (name: string) => orm.update(people).set({ name }).where(eq(people.id, player.id));
  let [typed, email] = [0, ''];

  const scene: Scene = {
    tells: {
      'done(saveAccount) Saved': 'Senha atualizada com sucesso!',
      'done(saveAccount) Refused': 'Esta senha é muito comum. Escolha outra.',
      'done(saveAccount) Offline': OFFLINE,
      'error(saveAccount)': 'Erro ao atualizar os dados.',
    },
    truths: [
      {
        section: 'RULES 2',
        says: 'a changed address waits for its link, and the old one stays in force; the new password counts at once',
        found: async ({ happened, sent }) => {
          const [row] = await orm.select().from(people).where(eq(people.id, player.id));
          same('the address in force is another', `${player.id}@exemplo.com`, row?.email);
          if (timesOf(happened, 'done(saveAccount) Saved') === 0)
            return same('an address waits', null, row?.pendingEmail);
          const known = sent('updateMyAccount').map(({ body }) => Reflect.get(body as object, 'email'));
          same('another address waits than was sent', true, known.includes(row?.pendingEmail));
        },
      },
    ],
    calls: { saveAccount: 'updateMyAccount' },
    opening: async () => ({ path: ROUTES.settings.path, session: await world.sessionOf(player) }),
    conditions: {
      saveAccount: async ({ context }, output) => {
        const tag = tagOf(output);
        await login.setPassword(login.password);
        await login.setFresh(tag !== 'ProofNeeded');
        // A path changes the e-mail more often than a person may in a day.
        await orm.delete(loginFailures);
        if (tag !== 'Refused') return undefined;
        // What everybody knows of a person is too common for a password.
        await rename(context().form.password ?? '');
        return async () => void (await rename('Ana Souza'));
      },
    },
  };
  return {
    scene,
    /** Another one each time: a form that changes nothing is not asked for a password. */
    nextEmail: () => (email = `conta-${(typed += 1)}-${player.id}@exemplo.com`),
    /** The one that was typed last. */
    email: () => email,
    newPassword: 'areia-morna-9',
  };
}
