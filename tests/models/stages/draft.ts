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
  let [saved, typed] = [own('ana@exemplo.com'), ''];
  return {
    ...scene,
    lead: async ({ screen, readAgain }) => {
      await saveElsewhere(saved);
      await screen.canPress('Salvar alterações');
      await readAgain();
      await screen.hasValue(FIELD, saved);
    },
    acts: {
      'fields.typed': ({ screen }, { texts }) => {
        typed = own(Object(texts).email);
        return screen.fill(FIELD, typed);
      },
      'saved.read': async ({ readAgain }, event) => {
        saved = own(Object(event['saved']).email);
        await saveElsewhere(saved);
        await readAgain();
      },
      // A new address counts only when it is confirmed, so the field shows the old one again.
      'draft.dropped': async ({ screen }) => {
        await letChange();
        await screen.press('Salvar alterações');
      },
    },
    shows: {
      untouched: async ({ screen }) => {
        await screen.hasValue(FIELD, saved);
        await screen.isSilent(ELSEWHERE);
      },
      edited: async ({ screen }) => {
        await screen.hasValue(FIELD, typed);
        await screen.isSilent(ELSEWHERE);
      },
      contested: async ({ screen }) => {
        await screen.hasValue(FIELD, typed);
        await screen.reads(`Em outra janela foi salvo: ${saved}`);
      },
    },
  };
}
