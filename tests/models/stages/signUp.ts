import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { signUpScene } from '../scenes/signUp.ts';
import { CROP, endCrop } from './parts/picture.ts';
import { SIGN_UP, signUp } from './parts/signUpForm.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, player } = await signUpScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('form', SIGN_UP),
    acts: {
      'picture.offered': ({ screen }) => screen.choosePicture(),
      'picture.declined': ({ screen }) => screen.group(/^Sua foto/).dropLink(),
      'picture.removed': ({ screen }) => screen.press('Remover'),
      'signUp.submitted': ({ screen }) => signUp(screen, player),
      'upload.progressed': ({ upload }) => upload(0.4, 'registerPlayer'),
    },
    endings: { picture: endCrop },
    shows: {
      editing: async ({ screen, context }) => {
        const { picture, unfit, refused } = context();
        const form = screen.form(SIGN_UP);
        await form.canPress(SIGN_UP);
        await form.sees('button', picture === null ? 'Escolher foto' : 'Trocar');
        if (unfit !== null) await screen.reads(unfit);
        for (const message of Object.values<string>(refused)) await form.reads(message);
      },
      preparingPicture: ({ screen }) => screen.dialog(CROP).sees('button', 'Usar foto'),
      registering: async ({ screen, context }) => {
        await screen.form(SIGN_UP).waits(SIGN_UP);
        if (context().picture === null) return;
        await screen.sees('progressbar', `Enviando foto… ${context().share * 100} %`);
      },
      registered: ({ screen }) => screen.reads('Usuário criado com sucesso!'),
    },
  };
}
