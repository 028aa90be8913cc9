import { eq } from 'drizzle-orm';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { emailLinks, loginFailures, sessions, people } from '#platform/database/schema/people.ts';
import { hashToken } from '#core/people/tokens.ts';
import { loginOf } from './login.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

export async function emailConfirmationScene(world: SceneWorld) {
  const { orm } = world.database;
  const [player, other] = [await world.player(), await world.player()];
  const login = await loginOf(world, player);
  const target = `nova-${player.id}@exemplo.com`;
  const tokenHash = hashToken(player.token);
  /** The session of the browser is the account's, or somebody else's. */
  const setOwner = (personId: string) =>
    orm.update(sessions).set({ personId }).where(eq(sessions.tokenHash, tokenHash));

  const scene: Scene = {
    truths: [
      {
        section: 'RULES 2',
        says: 'the new address is in force once its link was confirmed, and the old one until then',
        planned: (happened) =>
          timesOf(happened, 'done(confirmEmail) Confirmed') > 0 ? target : `${player.id}@exemplo.com`,
        found: async () => (await orm.select().from(people).where(eq(people.id, player.id)))[0]?.email,
      },
    ],
    calls: { confirmEmail: 'confirmEmail' },
    async opening(start) {
      const token = start === 'link' ? await mailedLink(world, player.token, target) : 'aberto';
      return { path: ROUTES.confirmEmail.path.replace(':token', token), session: await world.sessionOf(player) };
    },
    conditions: {
      confirmEmail: async ({ context }, output) => {
        const tag = tagOf(output);
        // Whoever gave a password has no session of that account.
        await setOwner(tag === 'Unproven' || context().password !== '' ? other.id : player.id);
        await login.setPassword(tag === 'PasswordWrong' ? 'areia-fria' : login.password);
        if (tag === 'LinkOver') {
          await orm.update(emailLinks).set({ expiresAt: world.now() }).where(eq(emailLinks.personId, player.id));
        }
        await orm.delete(loginFailures);
        if (tag === 'Refused') await guessTooOften(world, `${player.id}@exemplo.com`);
        return undefined;
      },
    },
  };
  return { scene, password: login.password };
}

const FREE_TRIES = 5;

async function guessTooOften(world: SceneWorld, email: string): Promise<void> {
  const { method, path: url } = contract.login;
  for (let tries = 0; tries < FREE_TRIES; tries += 1) {
    await world.app.inject({ method, url, payload: { email, password: 'errada de novo' } });
  }
}

/** Asks for another e-mail and reads the message that comes there. */
export async function mailedLink(world: SceneWorld, token: string, email: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { method, path: url } = contract.updateMyAccount;
  await world.app.inject({ method, url, headers, payload: { email } });
  await world.runDue();
  const text = world.dependencies.sent.findLast(({ to }) => to === email)?.text ?? '';
  const link = /\/confirmar-email\/([\w-]+)$/m.exec(text)?.[1];
  if (link === undefined) throw new Error('No message with a link came');
  return link;
}
