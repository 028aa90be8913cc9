import { screen, waitFor } from '@testing-library/react';
import { NEW_TOURNAMENT, PERIODS } from '../../scenes/arenaTournaments.ts';
import type { Played } from '../stage.ts';
import { button, dialog, fill } from './onScreen.ts';

/** Types a new tournament, chooses its days on the calendars where none are chosen, and sends it. */
export async function fillTournament({ user }: Pick<Played, 'user'>): Promise<void> {
  for (const [label, text] of Object.entries(NEW_TOURNAMENT)) fill(label, text, dialog('Novo torneio'));
  for (const label of PERIODS) {
    const field = screen.getByLabelText(label, { selector: 'button' });
    if (/\d/.test(field.textContent)) continue;
    await user.click(field);
    for (const day of [/^10 /, /^12 /]) await user.click(await waitFor(() => button(day)));
  }
  await user.click(button('Criar torneio', dialog('Novo torneio')));
}
