import { waitFor, within } from '@testing-library/react';
import { CREATE, NEW_CATEGORY } from '../../scenes/categoryCreation.ts';
import type { Played } from '../stage.ts';
import { button, dialog, fill } from './onScreen.ts';

/** @param days by their labels on screen, in the months that their calendars open at */
export async function fillCategory({ user }: Pick<Played, 'user'>, days: readonly (readonly [string, number])[]) {
  for (const [label, text] of Object.entries(NEW_CATEGORY)) fill(label, text, dialog(CREATE));
  for (const [label, day] of days) {
    await user.click(within(dialog(CREATE)).getByLabelText(label, { selector: 'button' }));
    await user.click(await waitFor(() => button(new RegExp(`^${day} `))));
  }
  await user.click(button(CREATE, dialog(CREATE)));
}
