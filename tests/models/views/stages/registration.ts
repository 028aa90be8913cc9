import { screen } from '@testing-library/react';
import { isComplete } from '../../scenes/booking.ts';
import {
  ENTER,
  ENTRY_DIALOG,
  PROFILE_DIALOG,
  registrationScene,
  SAVE_PROFILE,
  wantsComplete,
} from '../../scenes/registration.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Played, Stage } from '../stage.ts';
import { button, closeDialog, dialog, fill, press } from './onScreen.ts';

export async function registrationStage(world: SceneWorld): Promise<Stage> {
  const { scene, profile, know, leave, draft } = await registrationScene(world);

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
    lead: async () => void (await screen.findByRole('button', { name: ENTER })),
    acts: {
      'registration.requested': async (played, event) => {
        await knowHere(played, wantsComplete(event));
        sessionStorage.setItem(draft.key, draft.text);
        await press(played, ENTER);
      },
      'dialog.closed': (played) => closeDialog(played, ENTRY_DIALOG),
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
        await leave();
        await user.click(button('Inscrever dupla', dialog(ENTRY_DIALOG)));
      },
    },
    shows: {
      idle: () => button(ENTER),
      completingProfile: () => button(SAVE_PROFILE, dialog(PROFILE_DIALOG)),
      choosing: () => {
        if (!dialog(ENTRY_DIALOG).querySelector('input[value="Wilma Sodré"]')) throw new Error('nobody is chosen');
      },
    },
  };
}
