import { tagOf } from '../../scenes/scene.ts';
import type { Screen } from '../../scenes/screen.ts';

/** The dialog that asks who uses the session. */
export const PROOF = 'Confirme que é você';
const PROOF_PASSWORD = 'areia-quente';

/** Answers the question with this output. */
export async function endProof({ screen }: { readonly screen: Screen }, output: unknown): Promise<void> {
  const dialog = screen.dialog(PROOF);
  await dialog.canPress('Confirmar');
  if (tagOf(output) === 'Declined') return dialog.press('Agora não');
  await dialog.fill('Senha atual', PROOF_PASSWORD);
  return dialog.press('Confirmar');
}
