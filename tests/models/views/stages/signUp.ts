import { fireEvent, screen, within } from '@testing-library/react';
import { breakNextDrawing } from '../../scenes/heldPictures.ts';
import { tagOf } from '../../scenes/scene.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { type newPlayer, signUpScene } from '../../scenes/signUp.ts';
import type { Played, Stage } from '../stage.ts';
import { choosePicture, fakePictures } from './fakePictures.ts';
import { button, dialog, fill, isEnabled, isLoading, press } from './onScreen.ts';

export async function signUpStage(world: SceneWorld): Promise<Stage> {
  const { scene, player } = await signUpScene(world);
  await fakePictures();
  return {
    ...scene,
    lead: async () => void (await screen.findByRole('form')),
    acts: {
      'picture.offered': choosePicture,
      // A link that is let go over the field brings no file.
      'picture.declined': () => {
        fireEvent.drop(screen.getByRole('group', { name: /opcional/ }), { dataTransfer: { files: [] } });
      },
      'picture.removed': (played) => press(played, 'Remover'),
      'signUp.submitted': (played) => signUp(played, player),
      'upload.progressed': ({ upload }) => upload(0.4, 'registerPlayer'),
    },
    endings: {
      picture: async (played, output) => {
        await screen.findByRole('dialog', { name: 'Ajuste a foto' });
        if (tagOf(output) === 'Dismissed') return press(played, 'Cancelar');
        if (tagOf(output) === 'Unfit') breakNextDrawing();
        return press(played, 'Usar foto');
      },
    },
    shows: {
      editing: ({ context }) => [
        isEnabled(submit()),
        context().unfit === null ? undefined : screen.getByText(context().unfit),
        button(context().picture === null ? 'Escolher foto' : 'Trocar'),
        ...Object.values<string>(context().refused).map((message) =>
          within(screen.getByRole('form')).getByText(message),
        ),
      ],
      preparingPicture: () => button('Usar foto', dialog('Ajuste a foto')),
      registering: ({ context }) => [
        isLoading(submit()),
        context().picture &&
          screen.getByRole('progressbar', { name: `Enviando foto… ${context().share * 100} %`, hidden: true }),
      ],
      registered: () => screen.getByText('Usuário criado com sucesso!'),
    },
  };
}

/** Fills the form in and sends it. */
export async function signUp({ user }: Pick<Played, 'user'>, player: ReturnType<typeof newPlayer>): Promise<void> {
  for (const [label, text] of Object.entries(player)) fill(label, text);
  await user.click(screen.getByLabelText('Feminino'));
  await user.click(submit());
}

function submit(): HTMLElement {
  return button('Cadastrar', screen.getByRole('form'));
}
