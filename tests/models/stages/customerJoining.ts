import { SEARCH_PAUSE_MS } from '#domain/people/player.ts';
import { customerJoiningScene, OTHER } from '../scenes/customerJoining.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

const DIALOG = 'Juntar cadastros';
const JOIN = 'Juntar com outro cadastro';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await customerJoiningScene(world)),
    lead: ({ screen }) => screen.sees('button', JOIN),
    acts: {
      'joining.requested': ({ screen }) => screen.press(JOIN),
      'customer.picked': async ({ screen }) => {
        await screen.dialog(DIALOG).fill('Nome ou telefone', 'souza');
        await screen.passTime(SEARCH_PAUSE_MS);
        await screen.dialog(DIALOG).press(first(new RegExp(OTHER, 'u')));
      },
      'kept.switched': ({ screen }) => screen.dialog(DIALOG).press('Trocar'),
      'other.dropped': ({ screen }) => screen.dialog(DIALOG).press('Buscar outro'),
      'dialog.closed': ({ screen }) => screen.close(DIALOG),
    },
    endings: { submission: ({ screen }) => screen.dialog(DIALOG).press('Juntar') },
    shows: {
      resting: ({ screen }) => screen.lacks('button', 'Buscar outro'),
      finding: ({ screen }) => screen.dialog(DIALOG).reads(/^Busque o outro cadastro/),
      comparing: ({ screen }) => screen.dialog(DIALOG).sees('button', 'Trocar'),
    },
  };
}
