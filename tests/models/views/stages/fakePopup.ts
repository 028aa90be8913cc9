import type { GoogleMessage } from '../../../../domain/session/google.ts';

/** The edge of the page's browser: the windows that a page opens, of which happy-dom has none that can be looked into. */
export function fakePopup() {
  const opens = window.open;
  let popup: { closed: boolean } | undefined;

  /** Does what opens a window, while the browser answers so. */
  async function during(answer: () => Window | null, act: () => Promise<void>): Promise<void> {
    window.open = answer;
    await act();
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

  return {
    let: (act: () => Promise<void>) => during(open, act),
    block: (act: () => Promise<void>) => during(() => null, act),
    /** As the callback page does. */
    say: (data: GoogleMessage) => {
      const source = popup as unknown as Window;
      dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
    },
    /** By the person. */
    close: () => {
      if (popup) popup.closed = true;
    },
    isGone: () => {
      if (popup?.closed === false) throw new Error('the window is still open');
    },
  };
}
