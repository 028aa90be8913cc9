import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { people } from '../../../server/database/schema/people.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** What is typed, by the labels on screen. */
export interface Typed {
  readonly email: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly isPlayer: boolean;
}

let lastAccount = 0;

/** A form that nobody has sent yet; the texts of the player's fit the arena's too, but for the names. */
export function newAccount(isPlayer: boolean): Typed {
  lastAccount += 1;
  const email = `nova${lastAccount}@exemplo.com`;
  const password = 'vento&mar';
  const names = isPlayer
    ? { Nome: 'Marina Lopes' }
    : { 'Nome da arena': 'Arena Ressaca', 'Nome do responsável': 'Helena Prado', Instagram: 'arenaressaca' };
  const common = { Cidade: 'Santos', Telefone: '13988887777', Email: email };
  return { email, isPlayer, texts: { ...names, ...common, Senha: password, 'Repita a senha': password } };
}

export async function signUpScene(world: SceneWorld) {
  let account = newAccount(true);
  const scene: Scene = {
    calls: { register: ['registerPlayer', 'registerArena'] },
    async opening(start) {
      account = newAccount(start === 'player');
      return { path: account.isPlayer ? ROUTES.signUp.path : ROUTES.arenaSignUp.path };
    },
    conditions: {
      register: async (_screen, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        // Somebody else was faster.
        const rival = await world.player({ email: account.email });
        return async () => void (await world.database.orm.delete(people).where(eq(people.id, rival.id)));
      },
    },
  };
  return {
    scene,
    account: () => account,
    /** What the screen says of the account, once it is there. */
    greeting: 'Usuário criado com sucesso!',
  };
}
