import { screen } from '@testing-library/react';
import { isComplete } from '../../scenes/booking.ts';
import { ACCEPT, ACCEPT_DIALOG, invitationScene, REFUSE } from '../../scenes/invitation.ts';
import { PROFILE_DIALOG, SAVE_PROFILE, wantsComplete } from '../../scenes/registration.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Played, Stage } from '../stage.ts';
import { button, closeDialog, dialog, fill, press } from './onScreen.ts';

export async function invitationStage(world: SceneWorld): Promise<Stage> {
  const { scene, profile, know, invite } = await invitationScene(world);

  /** As after a login in which the server knew so much. */
  async function knowHere({ app }: Played, isKnown: boolean): Promise<void> {
    await know(isKnown);
    const { stored } = app.session.getSnapshot().context;
    if (!stored) throw new Error('nobody is signed in');
    const { city: _city, phone: _phone, gender: _gender, ...bare } = stored.user;
    app.session.send({ type: 'user.changed', user: isKnown ? { ...bare, ...profile } : bare });
  }

  return {
    ...scene,
    lead: async () => void (await screen.findByRole('button', { name: ACCEPT })),
    acts: {
      'accept.requested': async (played, event) => {
        await knowHere(played, wantsComplete(event));
        await press(played, ACCEPT);
      },
      'refusal.requested': async (played) => {
        await press(played, REFUSE);
        await press(played, 'Agora não');
      },
      'dialog.closed': (played) => closeDialog(played, ACCEPT_DIALOG),
    },
    endings: {
      profileCompletion: async (played, output) => {
        const form = await screen.findByRole('dialog', { name: PROFILE_DIALOG });
        // The form that was sent before may still fade away, with a button of that name.
        if (!isComplete(output)) return played.user.click(button('Agora não', form));
        fill('Cidade', profile.city);
        fill('Telefone', profile.phone);
        await played.user.click(screen.getByLabelText('Feminino'));
        await press(played, SAVE_PROFILE);
      },
      submission: async ({ user }) => {
        await invite();
        await user.click(button('Aceitar', dialog(ACCEPT_DIALOG)));
      },
    },
    shows: {
      idle: () => button(ACCEPT),
      completingProfile: () => button(SAVE_PROFILE, dialog(PROFILE_DIALOG)),
      accepting: () => button('Aceitar', dialog(ACCEPT_DIALOG)),
    },
  };
}
