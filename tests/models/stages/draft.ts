import { draftScene } from '../scenes/draft.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const FIELD = 'Email';
const ELSEWHERE = /^Em outra janela foi salvo: /;

/** The e-mail among the settings. */
export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, id, saveElsewhere, letChange } = await draftScene(world);
  /** The addresses of the model, each player's own. */
  const own = (email: unknown) => String(email).replace('@', `-${id}@`);
  return {
    ...scene,
    lead: async ({ screen, readAgain }) => {
      await saveElsewhere(own('ana@exemplo.com'));
      await screen.canPress('Salvar alterações');
      await readAgain();
      await screen.hasValue(FIELD, own('ana@exemplo.com'));
    },
    acts: {
      'fields.typed': ({ screen }, { texts }) => screen.fill(FIELD, own(Object(texts).email)),
      'saved.read': async ({ readAgain }, { saved }) => {
        await saveElsewhere(own(Object(saved).email));
        await readAgain();
      },
      // A new address counts only when it is confirmed, so the field shows the old one again.
      'draft.dropped': async ({ screen }) => {
        await letChange();
        await screen.press('Salvar alterações');
      },
    },
    shows: {
      untouched: async ({ screen, context }) => {
        await screen.hasValue(FIELD, context().saved.email);
        await screen.isSilent(ELSEWHERE);
      },
      edited: async ({ screen, context }) => {
        await screen.hasValue(FIELD, context().edits.email.text);
        await screen.isSilent(ELSEWHERE);
      },
      contested: async ({ screen, context }) => {
        await screen.hasValue(FIELD, context().edits.email.text);
        await screen.reads(`Em outra janela foi salvo: ${context().saved.email}`);
      },
    },
  };
}
