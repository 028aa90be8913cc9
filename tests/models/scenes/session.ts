import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { GENERAL_MESSAGE } from '../../../src/shared/api/failure.ts';
import { readNow } from '#platform/database/database.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { type Scene, tagOf } from './scene.ts';
import { newPlayer } from './signUp.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { same } from '../harness/rules.ts';
import { hashToken } from '#core/people/tokens.ts';
import { timesOf } from './truth.ts';

const PASSWORD = 'areia-quente';

export async function sessionScene(world: SceneWorld) {
  const { orm } = world.database;
  const [right, wrong] = await Promise.all([hashPassword(PASSWORD), hashPassword('areia-fria')]);
  const person = await world.player({ passwordHash: right });
  const email = `${person.id}@exemplo.com`;
  const change = (row: Partial<typeof people.$inferInsert>) =>
    orm.update(people).set(row).where(eq(people.id, person.id));

  const arena = await world.arena('local');
  await orm
    .insert(memberships)
    .values({ arenaId: arena.id, personId: person.id, role: 'reception', since: await readNow(world.database) });
  const workAt = async (isWork: boolean): Promise<void> => {
    const worksAt = isWork ? arena.id : null;
    await orm.update(sessions).set({ worksAt }).where(eq(sessions.personId, person.id));
  };

  const scene: Scene = {
    tells: {
      'done(login) SignedIn': 'Bem-vindo, Ana!Login realizado com sucesso!',
      'done(login) Refused': 'Email ou senha incorretos.',
      'error(login)': 'Ocorreu um erro ao realizar o login. Tente novamente mais tarde.',
      'session.granted': 'Bem-vindo, Marina!Usuário criado com sucesso!',
      'account.erased': 'Sua conta foi excluída.',
      'session.expired': 'Sua sessão terminou. Entre novamente.',
      'session.elsewhere': ({ stored }) => (stored === null ? 'Você saiu da conta em outra aba.' : null),
      // Who completes the profile on the way also reserves.
      'done(workAt) Known': ({ output }) => (isWorking(output) ? 'Você está em Arena Maré Alta.' : 'Bom jogo!'),
      'done(workAt) Refused': 'Você não faz parte da equipe desta arena.',
      'error(workAt)': GENERAL_MESSAGE,
      'user.changed': ['Dados atualizados com sucesso!', 'Reserva(s) feita(s) sucesso!'],
    },
    truths: [
      {
        section: 'SPEC 4, Session',
        says: 'the token that the browser keeps is a session of the person whom it keeps, and it keeps both or none',
        found: async ({ screen, happened }) => {
          const { token, user } = await screen.inPage(keptByBrowser, undefined);
          same('the browser keeps one without the other', token === undefined, user === undefined);
          // What the server forgot, or another tab left behind, is told by the next answer.
          if (token === undefined || timesOf(happened, 'session.elsewhere') > 0) return;
          const [row] = await orm
            .select()
            .from(sessions)
            .where(eq(sessions.tokenHash, hashToken(token)));
          same('the session is of somebody else', user, row?.personId);
        },
      },
      {
        section: 'SPEC 7, Authentication and account',
        says: 'a login sends e-mail and password, and nothing else',
        found: ({ sent }) => {
          for (const { body } of sent('login')) same('another login was sent', { email, password: PASSWORD }, body);
        },
      },
      {
        section: 'RULES 2',
        says: 'every logout is told to the server, and nobody else is logged out',
        planned: (happened) => timesOf(happened, 'logout.pressed'),
        found: ({ sent }) => sent('logout').length,
      },
    ],
    calls: { login: 'login', fetchMe: 'me', workAt: 'workAt' },
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
      fetchMe: async (_screen, output) => {
        if (tagOf(output) === 'Known') await workAt(isWorking(output));
        return undefined;
      },
      workAt: async (_screen, output) => {
        if (tagOf(output) === 'Refused') await orm.delete(memberships).where(eq(memberships.personId, person.id));
        return undefined;
      },
    },
  };
  return {
    scene,
    /** As another tab or device has it: the sessions act for the arena, or for none. */
    workAt,
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

function isWorking(output: unknown): boolean {
  return (output as { user?: { worksAt?: string } }).user?.worksAt !== undefined;
}

/** Runs in the page. */
function keptByBrowser() {
  const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1];
  const user: unknown = JSON.parse(localStorage.getItem('user') ?? '{}').user?._id;
  return { token, user };
}
