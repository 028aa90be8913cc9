import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { reservePath } from '../../../../domain/navigation/routes.ts';
import { people } from '../../../../server/database/schema/people.ts';
import { type Stage, tagOf } from '../stage.ts';
import type { ViewWorld } from '../viewWorld.ts';
import { button, dialog, fill, press } from './onScreen.ts';

export async function profileCompletionStage(world: ViewWorld): Promise<Stage> {
  const arena = await world.arena('local');
  const player = await world.player({ city: null, phone: null, gender: null });
  const setRole = (role: 'player' | 'arena-owner') =>
    world.database.orm.update(people).set({ role }).where(eq(people.id, player.id));
  return {
    calls: { saveProfile: 'updateMyProfile' },
    opening: async () => ({ path: reservePath(arena.id), session: await world.sessionOf(player) }),
    async lead(played) {
      await played.user.click(
        (await screen.findAllByRole('button', { name: /^Das .*R\$/, pressed: false }))[0] ?? document.body,
      );
      await press(played, 'Reservar');
      await screen.findByRole('dialog', { name: 'Complete seu cadastro' });
    },
    acts: {
      'profile.submitted': async (played) => {
        fill('Cidade', 'Santos');
        fill('Telefone', '(13) 98888-7777');
        await played.user.click(screen.getByLabelText('Feminino'));
        await press(played, 'Salvar e reservar');
      },
      'profile.dismissed': (played) => press(played, 'Agora não'),
    },
    conditions: {
      saveProfile: async (_played, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        await setRole('arena-owner');
        return async () => void (await setRole('player'));
      },
    },
    shows: {
      editing: () => button('Salvar e reservar', dialog('Complete seu cadastro')),
      saving: () => {
        if (button('Salvar e reservar').dataset['loading'] === undefined)
          throw new Error('it does not show that it waits');
      },
    },
  };
}
