import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { loginFailures, providerAccounts, sessions } from '#platform/database/schema/people.ts';
import { staffInvitations } from '#platform/database/schema/staff.ts';
import { attemptRow } from '#core/people/google/attempts.ts';
import { googleScene } from './google.ts';
import { loginOf } from './login.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { same } from '../harness/rules.ts';
import { timesOf } from './truth.ts';

/** An owner whose login is long ago, who invites another owner. */
export async function proofScene(world: SceneWorld) {
  const { orm } = world.database;
  const arena = await world.arena('local', 1);
  const login = await loginOf(world, arena.owner);
  const { atGoogle, messageOf } = await googleScene(world);
  await orm.insert(providerAccounts).values({
    issuer: world.google.issuer,
    subject: atGoogle.id,
    personId: arena.owner.id,
    email: atGoogle.email,
    linkedAt: world.now(),
  });
  const scene: Scene = {
    tells: {
      'done(prove) Proved': 'Convite criado. Envie o link a quem vai trabalhar com você.',
      'done(google)': 'Convite criado. Envie o link a quem vai trabalhar com você.',
      'error(prove)': 'Ocorreu um erro ao processar sua solicitação. Tente novamente mais tarde.',
    },
    truths: [
      {
        section: 'RULES 2',
        says: 'nobody was invited before it was proved, and one was once it was, for ten minutes',
        found: async ({ happened }) => {
          const isProved = timesOf(happened, 'done(prove) Proved', 'done(google)') > 0;
          same('invited', isProved ? 1 : 0, await orm.$count(staffInvitations, eq(staffInvitations.arenaId, arena.id)));
          const [session] = await orm.select().from(sessions).where(eq(sessions.personId, arena.owner.id));
          const age = world.now().getTime() - (session?.lastPasswordAt.getTime() ?? 0);
          same('the login is fresh', isProved, age < 60_000);
        },
      },
    ],
    calls: { prove: 'reauthenticate', google: ['googleLink', 'reauthenticate'] },
    shared: ['reauthenticate'],
    opening: async (start) => {
      const session = await world.sessionOf(arena.owner);
      await login.setPassword(start === 'google' ? null : login.password);
      await login.setFresh(false);
      return { path: ROUTES.ownerStaff.path, session };
    },
    conditions: {
      prove: async (_screen, output) => {
        await orm.delete(loginFailures);
        await login.setPassword(tagOf(output) === 'Refused' ? 'areia-fria' : login.password);
        return undefined;
      },
    },
  };
  /** What Google's window says once the account's own login came back. */
  const message = () => messageOf(attemptRow(world.signInCookie(), world.now()).pageNonce);
  return { scene, password: login.password, atGoogle, message };
}
