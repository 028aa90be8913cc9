import { act, waitFor } from '@testing-library/react';
import type { GoogleMessage } from '#domain/session/google.ts';
import type { Popup } from '../scenes/screen.ts';

/** The edge of the page's browser: the windows that a page opens, of which happy-dom has none that can be looked into. */
export function fakePopup(): Popup {
  const opens = window.open;
  let popup: { closed: boolean } | undefined;

  /** Does what opens a window, while the browser answers so. */
  async function during(answer: () => Window | null, press: () => Promise<void>): Promise<void> {
    window.open = answer;
    await press();
    window.open = opens;
  }

  function open(): Window {
    const made = {
      closed: false,
      close: () => void (made.closed = true),
      location: { replace: () => undefined },
      document: document.implementation.createHTMLDocument(),
    };
    popup = made;
    return made as unknown as Window;
  }

  /** As the callback page does. */
  function say(data: GoogleMessage): void {
    const source = popup as unknown as Window;
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
  }

  return {
    during: (press) => during(open, press),
    blocked: (press) => during(() => null, press),
    answer: async ({ message }) => {
      const told = await message();
      act(() => say(told));
    },
    lookAway: async () => undefined,
    close: async () => {
      if (popup) popup.closed = true;
    },
    isThere: () => waitFor(() => isClosed(false)),
    isGone: () => waitFor(() => isClosed(true)),
  };

  function isClosed(expected: boolean): void {
    if ((popup?.closed ?? true) !== expected) throw new Error(`the window is ${expected ? 'still' : 'not'} open`);
  }
}
