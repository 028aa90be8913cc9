import { screen, waitFor } from '@testing-library/react';
import { commandsScene, confirmOf } from '../../scenes/commands.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, press } from './onScreen.ts';

export async function commandsStage(world: SceneWorld): Promise<Stage> {
  const { scene, idOf, reopen } = await commandsScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findByRole('button', { name: confirmOf('a') })),
    acts: {
      'command.requested': (played, { subject }) => press(played, confirmOf(subject)),
      'command.ended': async ({ context, pass, readAgain }, { subject }) => {
        await pass('payReservation');
        await waitFor(() => {
          if (context().running.includes(idOf(subject))) throw new Error('it is still on its way');
        });
        await reopen(subject);
        await readAgain();
      },
    },
    shows: {
      resting: () => [isOff(false, 'a'), isOff(false, 'b')],
    },
  };
}

function isOff(expected: boolean, subject: string): void {
  const confirm = button(confirmOf(subject));
  if ((confirm.getAttribute('aria-disabled') === 'true') !== expected)
    throw new Error(`the check of ${subject} is ${!expected}`);
}
