import { avatarScene } from '../scenes/avatar.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { CROP, endCrop } from './parts/picture.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, button: name } = await avatarScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('group', 'Foto'),
    acts: {
      'picture.offered': ({ screen }) => screen.choosePicture(),
      'picture.declined': ({ screen }) => screen.group('Foto').dropLink(),
      'upload.progressed': ({ upload }) => upload(0.5, 'updateMyAvatar'),
      'upload.repeated': ({ screen }) => screen.press('Enviar de novo'),
    },
    endings: { picture: endCrop },
    shows: {
      idle: async ({ screen, context }) => {
        await screen.canPress(name());
        if (context().unfit !== null) await screen.reads(context().unfit);
      },
      preparingPicture: ({ screen }) => screen.dialog(CROP).sees('button', 'Usar foto'),
      uploading: ({ screen, context }) => screen.isDone('Enviando a foto…', context().share * 100),
      failed: async ({ screen }) => {
        await screen.reads('Esta foto ainda não foi enviada.');
        await screen.canPress('Enviar de novo');
      },
    },
  };
}
