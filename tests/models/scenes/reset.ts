import { eq } from 'drizzle-orm';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { passwordResets, people } from '#platform/database/schema/people.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { OFFLINE, OOPS, timesOf } from './truth.ts';
import { same } from '../harness/rules.ts';

const PASSWORD = 'areia morna 2026';

export async function resetScene(world: SceneWorld): Promise<{ scene: Scene; password: string }> {
  const { orm } = world.database;
  const person = await world.player();
  const email = `${person.id}@exemplo.com`;
  const rename = (name: string) => orm.update(people).set({ name }).where(eq(people.id, person.id));

  const scene: Scene = {
    tells: {
      'done(changePassword) Changed': 'Senha atualizada com sucesso!',
      'done(changePassword) Refused': 'Esta senha é muito comum. Escolha outra.',
      'done(changePassword) Offline': OFFLINE,
      'error(changePassword)': OOPS,
    },
    truths: [
      {
        section: 'RULES 2',
        says: 'the new password counts once it was answered as changed, and the link is used up by it; else neither',
        planned: (happened) => timesOf(happened, 'done(changePassword) Changed') > 0,
        found: async ({ sent }) => {
          for (const { body } of sent('resetPassword')) same('something else was sent', { password: PASSWORD }, body);
          const [row] = await orm.select().from(people).where(eq(people.id, person.id));
          return row?.passwordHash?.startsWith('$argon2id') ?? false;
        },
      },
    ],
    calls: { changePassword: 'resetPassword' },
    async opening(start) {
      const token = start === 'link' ? await mailedToken(world, email) : 'aberto';
      return { path: ROUTES.resetPassword.path.replace(':token', token) };
    },
    conditions: {
      changePassword: async (_screen, output) => {
        if (tagOf(output) === 'LinkOver') {
          await orm
            .update(passwordResets)
            .set({ expiresAt: world.now() })
            .where(eq(passwordResets.personId, person.id));
        }
        if (tagOf(output) !== 'Refused') return undefined;
        // What everybody knows of a person is too common for a password.
        await rename(PASSWORD);
        return async () => void (await rename('Ana Souza'));
      },
    },
  };
  return { scene, password: PASSWORD };
}

/** Asks for a link and reads the message that comes. */
export async function mailedToken(world: SceneWorld, email: string): Promise<string> {
  await world.app.inject({ method: 'POST', url: contract.forgotPassword.path, payload: { email } });
  await world.runDue();
  const text = world.dependencies.sent.find(({ to }) => to === email)?.text ?? '';
  const token = /\/esqueceu-senha\/([\w-]+)$/m.exec(text)?.[1];
  if (token === undefined) throw new Error('No message with a link came');
  return token;
}
