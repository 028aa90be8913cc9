import type { Screen } from '../../scenes/screen.ts';
import type { newPlayer } from '../../scenes/signUp.ts';

export const SIGN_UP = 'Cadastrar';

/** Fills the form in and sends it. */
export async function signUp(screen: Screen, player: ReturnType<typeof newPlayer>): Promise<void> {
  const form = screen.form(SIGN_UP);
  for (const [label, text] of Object.entries(player)) await form.fill(label, text);
  await form.check('Feminino');
  await form.press(SIGN_UP);
}
