import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { people } from '../../../server/database/schema/people.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

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
