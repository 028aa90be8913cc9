import { screen, waitFor } from '@testing-library/react';
import { NEW_EVENT, PERIOD } from '../../scenes/eventCreation.ts';
import type { Played } from '../stage.ts';
import { button, dialog, fill } from './onScreen.ts';

/** Types a new event, chooses days of the next month where none are chosen, and sends it. */
export async function fillEvent({ user }: Pick<Played, 'user'>): Promise<void> {
  for (const [label, text] of Object.entries(NEW_EVENT)) fill(label, text, dialog('Novo evento'));
  const period = screen.getByLabelText(PERIOD, { selector: 'button' });
  if (!/\d/.test(period.textContent)) {
    await user.click(period);
    for (const name of ['Próximo mês', /^10 /, /^12 /]) await user.click(await waitFor(() => button(name)));
  }
  await user.click(button('Criar evento', dialog('Novo evento')));
}
