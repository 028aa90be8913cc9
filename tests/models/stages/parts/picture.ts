import { breakNextDrawing } from '../../scenes/heldPictures.ts';
import { tagOf } from '../../scenes/scene.ts';
import type { Screen } from '../../scenes/screen.ts';

/** The dialog in which a picture is cropped. */
export const CROP = 'Ajuste a foto';

/** Ends the cropping of a picture with this output. */
export async function endCrop({ screen }: { readonly screen: Screen }, output: unknown): Promise<void> {
  const dialog = screen.dialog(CROP);
  await dialog.sees('button', 'Usar foto');
  if (tagOf(output) === 'Dismissed') return dialog.press('Cancelar');
  if (tagOf(output) === 'Unfit') await screen.inPage(breakNextDrawing, undefined);
  return dialog.press('Usar foto');
}
