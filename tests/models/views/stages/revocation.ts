import { screen } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { revocationScene } from '../../scenes/revocation.ts';
import type { Stage } from '../stage.ts';
import { press } from './onScreen.ts';

export async function revocationStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await revocationScene(world)),
    lead: (played) => press(played, 'Sair'),
    acts: {},
    shows: { revoking: isOut, waiting: isOut, over: isOut },
  };
}

/** Whatever the line: the browser keeps nothing, and somebody may log in. */
function isOut(): void {
  screen.getByRole('form', { name: 'Entrar' });
  const kept = [/token=[^;]/.exec(document.cookie), localStorage.getItem('user')];
  if (kept.some((one) => one !== null)) throw new Error('something of the person is kept');
}
