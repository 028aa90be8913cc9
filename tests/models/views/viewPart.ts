import { fireEvent, isInaccessible, waitFor, within } from '@testing-library/react';
import { isOnly, type Name, type Part, type Role, type Text, textOf } from '../scenes/screen.ts';
import type { MountedApp } from './mount.tsx';
import { dialogNow, fill, isEnabled, isLoading, last } from './onScreen.ts';

/** What a person does and sees within an element of the page, which is looked for anew each time. */
export function viewPart(user: MountedApp['user'], root: () => HTMLElement): Part {
  const inside = () => within(root());
  const buttons = (name: Name, state = {}) =>
    inside().getAllByRole('button', { name: textOf(name), hidden: true, ...state });
  const button = (name: Name, state = {}) => meant(name, buttons(name, state));
  const link = (name: Name) => meant(name, inside().getAllByRole('link', { name: textOf(name), hidden: true }));

  function see(role: Role, name: Name): unknown {
    if (role === 'button') return check(!isInaccessible(button(name)), 'the button is hidden');
    if (role === 'dialog') return dialogNow(textOf(name));
    // A dialog that fades away may still lie over what tells how far it is.
    const asked = { name: textOf(name), hidden: role === 'progressbar' };
    return isOnly(name) ? inside().getByRole(role, asked) : inside().getAllByRole(role, asked);
  }

  const clickOn = async (label: Text) => user.click(await waitFor(() => last(inside().getAllByLabelText(label))));

  return {
    press: async (name, state) => user.click(await waitFor(() => button(name, state))),
    pressByKey: async (name) => {
      (await waitFor(() => button(name))).focus();
      await user.keyboard('{Enter}');
    },
    follow: async (name) => user.click(await waitFor(() => link(name))),
    fill: (label, text) => waitFor(() => fill(label, text, root())),
    choose: async (label, option) => {
      const list: HTMLSelectElement = await waitFor(() => inside().getByLabelText(label, { selector: 'select' }));
      const { value } = await waitFor(() => optionOf(list, option));
      fireEvent.change(list, { target: { value } });
    },
    check: clickOn,
    uncheck: clickOn,
    pick: async (name) =>
      user.click(
        await waitFor(() => {
          const offered = (['radio', 'option'] as const).map((role) =>
            inside().queryAllByRole(role, { name: textOf(name) }),
          );
          return meant(name, offered.flat());
        }),
      ),
    dropLink: async () => void fireEvent.drop(await waitFor(root), { dataTransfer: { files: [] } }),

    sees: (role, name) => waitFor(() => void see(role, name)),
    seesTimes: (role, name, times) =>
      waitFor(() => {
        const { length } = inside().queryAllByRole(role, { name, hidden: true });
        check(length === times, `${length} are on screen, not ${times}`);
      }),
    isTitled: (name) => waitFor(() => void inside().getByRole('heading', { level: 1, name })),
    reads: (text) =>
      waitFor(() => void (isOnly(text) ? inside().getByText(textOf(text)) : inside().getAllByText(textOf(text)))),
    holds: (text) => waitFor(() => void inside().getByText(text)),
    lacks: (role, name) => waitFor(() => isNone(inside().queryAllByRole(role, { name: textOf(name), hidden: true }))),
    isSilent: (text) => waitFor(() => isNone(inside().queryAllByText(text))),
    seesLabelled: (label) => waitFor(() => void inside().getByLabelText(label)),
    seesPicture: () => waitFor(() => void last([...root().querySelectorAll('img')])),
    canPress: (name) => waitFor(() => isEnabled(button(name))),
    cannotPress: (name) =>
      waitFor(() => check(button(name).matches(':disabled, [aria-disabled=true]'), 'the button can be pressed')),
    waits: (name) =>
      waitFor(() => {
        const waiting = buttons(name).filter(({ dataset }) => dataset['loading'] !== undefined);
        isLoading(isOnly(name) || waiting.length === 0 ? button(name) : meant(name, waiting));
      }),
    hasValue: (label, value) =>
      waitFor(() => {
        const field: HTMLInputElement = inside().getByLabelText(label, { selector: 'input' });
        check(field.value === value, `the field holds '${field.value}'`);
      }),
    isDone: (name, percent) =>
      waitFor(() => {
        const shown = inside()
          .getByRole('progressbar', { name: textOf(name) })
          .getAttribute('aria-valuenow');
        check(shown === String(percent), `${shown} percent are shown, not ${percent}`);
      }),
    wordsOf: async (name) => (await waitFor(() => button(name))).textContent,
  };
}

/** Of one name the last: what fades away may still be there under what came. */
function meant(name: Name, found: readonly HTMLElement[]): HTMLElement {
  if (isOnly(name) || 'last' in name) return last(found);
  const [foremost] = found;
  return found.find((element) => !isInaccessible(element) && !element.closest(FADED)) ?? foremost ?? last(found);
}

const FADED = '[style*="opacity: 0;"]';

function optionOf(list: HTMLSelectElement, option: string): HTMLOptionElement {
  const found = [...list.options].find(({ text, value }) => text === option || value === option);
  if (!found) throw new Error(`'${option}' cannot be chosen`);
  return found;
}

function isNone(found: readonly HTMLElement[]): void {
  check(found.length === 0, 'it is still on screen');
}

function check(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}
