import { CREATE, NEW_CATEGORY } from '../../scenes/categoryCreation.ts';
import { first, type Screen } from '../../scenes/screen.ts';

/** @param days by their labels on screen, in the months that their calendars open at */
export async function fillCategory(screen: Screen, days: readonly (readonly [string, number])[]): Promise<void> {
  const form = screen.dialog(CREATE);
  for (const [label, text] of Object.entries(NEW_CATEGORY)) await form.fill(label, text);
  for (const [label, day] of days) {
    const meant = new RegExp(`^${day} `);
    await form.press(label);
    await screen.press(first(meant));
    // While this calendar fades away, the next one's day might be pressed on it.
    await screen.lacks('button', meant);
  }
  await form.press(CREATE);
}
