declare global {
  interface Window {
    /** The instant at which a frame with these words was painted. */
    paintedWith: (words: string) => Promise<number>;
  }
}

/** Runs in the page, before anything of its own. A message posted in a frame's callback is handled once it was painted. */
export function watchPaint(): void {
  window.paintedWith = (words) =>
    new Promise((resolve) => {
      const isThere = () => (document.querySelector('main')?.textContent ?? '').includes(words);
      const tell = () =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(Date.now()));
          port1.start();
          port2.postMessage(null);
        });
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        tell();
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });
}

export function paintedWith(words: string): Promise<number> {
  return window.paintedWith(words);
}
