import { NEW_TOURNAMENT, PERIODS } from '../../scenes/arenaTournaments.ts';
import { first, type Screen } from '../../scenes/screen.ts';

/** Types a new tournament, chooses its days on the calendars where none are chosen, and sends it. */
export async function fillTournament(screen: Screen): Promise<void> {
  const form = screen.dialog('Novo torneio');
  for (const [label, text] of Object.entries(NEW_TOURNAMENT)) await form.fill(label, text);
  for (const label of PERIODS) {
    if (/\d/.test(await form.wordsOf(label))) continue;
    await form.press(label);
    const [begins, ends] = [/^10 /, /^12 /];
    await screen.press(first(begins));
    await screen.press(first(ends));
    // While this calendar fades away, the next one's days might be pressed on it.
    await screen.lacks('button', ends);
  }
  await form.press('Criar torneio');
}
