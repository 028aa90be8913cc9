import { NEW_EVENT, PERIOD } from '../../scenes/eventCreation.ts';
import { first, type Screen } from '../../scenes/screen.ts';

export const EVENT_DIALOG = 'Novo evento';

/** Types a new event, chooses days of the next month where none are chosen, and sends it. */
export async function fillEvent({ screen }: { readonly screen: Screen }): Promise<void> {
  const form = screen.dialog(EVENT_DIALOG);
  for (const [label, text] of Object.entries(NEW_EVENT)) await form.fill(label, text);
  if (!/\d/.test(await form.wordsOf(PERIOD))) {
    await form.press(PERIOD);
    for (const name of ['Próximo mês', /^10 /, /^12 /]) await screen.press(first(name));
  }
  await form.press('Criar evento');
}
