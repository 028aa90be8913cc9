import { screen } from '@testing-library/react';
import { eventApprovalScene } from '../../scenes/eventApproval.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { press } from './onScreen.ts';

export async function eventApprovalStage(world: SceneWorld): Promise<Stage> {
  const { scene, name } = await eventApprovalScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findByRole('button', { name: `Aprovar ${name}` })),
    acts: {
      'approve.requested': (played) => press(played, `Aprovar ${name}`),
      'cancel.requested': (played) => press(played, `Cancelar ${name}`),
    },
    shows: { browsing: () => screen.getByRole('heading', { name }) },
  };
}
