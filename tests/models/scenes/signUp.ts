import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { people } from '#platform/database/schema/people.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { OFFLINE, timesOf } from './truth.ts';

let lastAccount = 0;

/** What a player types who never signed up, by the labels on screen; the gender is chosen besides. */
export function newPlayer() {
  lastAccount += 1;
  const [email, password] = [`nova${lastAccount}@exemplo.com`, 'mar e vento sul'];
  return {
    Nome: 'Marina Lopes',
    Cidade: 'Santos',
    Telefone: '(13) 98888-7777',
    Email: email,
    Senha: password,
    'Repita a senha': password,
  };
}

export async function signUpScene(world: SceneWorld) {
  const player = newPlayer();
  const setEmail = (id: string, email: string) =>
    world.database.orm.update(people).set({ email }).where(eq(people.id, id));

  const scene: Scene = {
    tells: {
      'done(register) Registered': 'Bem-vindo, Marina!Usuário criado com sucesso!',
      'done(register) Refused': 'Este email já está cadastrado.',
      'done(register) Offline': OFFLINE,
      'error(register)': 'Erro ao criar usuário. Tente novamente mais tarde.',
    },
    truths: [
      {
        section: 'SPEC 7, Authentication and account',
        says: 'who signed up is a player with what was typed, the phone in digits and the password hashed; nobody else is',
        planned: (happened) =>
          timesOf(happened, 'done(register) Registered') > 0
            ? [['player', 'Marina Lopes', 'Santos', '13988887777', 'F', '$argon2id']]
            : [],
        found: async () => {
          const rows = await world.database.orm.select().from(people).where(eq(people.email, player.Email));
          return rows.map((row) => [
            row.role,
            row.name,
            row.city,
            row.phone,
            row.gender,
            row.passwordHash?.slice(0, 9),
          ]);
        },
      },
    ],
    calls: { register: 'registerPlayer' },
    opening: async () => ({ path: ROUTES.signUp.path }),
    conditions: {
      register: async (_screen, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        // Somebody else has that address, until they take another.
        const { id } = await world.player({ email: player.Email });
        return async () => void (await setEmail(id, `${id}@exemplo.com`));
      },
    },
  };
  return { scene, player };
}
