import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MountedApp } from './mount.tsx';

/** The last of that name: a dialog that fades away may still be there under the one that came. */
export function button(name: string | RegExp, inside: HTMLElement = document.body): HTMLElement {
  return last(within(inside).getAllByRole('button', { name, hidden: true }));
}

export async function press({ user }: Pick<MountedApp, 'user'>, name: string | RegExp): Promise<void> {
  await user.click(await waitFor(() => button(name)));
}

/** The one that is there to stay, whatever fades away beside it. It comes some moments after what opens it. */
export function dialog(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => dialogNow(name));
}

export function dialogNow(name: string | RegExp): HTMLElement {
  const all = screen.getAllByRole('dialog', { name });
  const staying = all.filter(({ style }) => style.opacity !== FADED);
  return last(staying.length > 0 ? staying : all);
}

/** What a dialog that leaves is on its way to. */
const FADED = '0';

/** By its cross. */
export async function closeDialog({ user }: Pick<MountedApp, 'user'>, name: string | RegExp): Promise<void> {
  await user.click(button('Fechar', await dialog(name)));
}

/** One change of the whole text, as a paste makes it. */
export function fill(label: string | RegExp, value: string, inside: HTMLElement = document.body): void {
  fireEvent.change(last(within(inside).getAllByLabelText(label, { selector: 'input, textarea' })), {
    target: { value },
  });
}

/** A button that shows that it waits. */
export function isLoading(element: HTMLElement): void {
  if (element.dataset['loading'] === undefined) throw new Error('the button does not show that it waits');
}

export function isEnabled(element: HTMLElement): void {
  if (element.matches(':disabled, [aria-disabled=true]')) throw new Error('the button cannot be pressed');
}

export function last<T>(found: readonly T[]): T {
  const element = found.at(-1);
  if (element === undefined) throw new Error('nothing was found');
  return element;
}
