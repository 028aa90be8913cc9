import type { Screen } from '../../scenes/screen.ts';

export const PROFILE_DIALOG = 'Complete seu cadastro';

/** Tells what a profile lacks, in the dialog that asks for it. */
export async function completeProfile(
  screen: Screen,
  { city, phone }: { readonly city: string; readonly phone: string },
  save: string,
): Promise<void> {
  const form = screen.dialog(PROFILE_DIALOG);
  await form.fill('Cidade', city);
  await form.fill('Telefone', phone);
  await form.check('Feminino');
  await form.press(save);
}
