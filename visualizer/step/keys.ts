/** Whoever has keys of their own: what is typed in, and the drawing, which the arrows move. */
const OWN_KEYS = 'input, textarea, select, summary, [data-own-keys]';

/** Back by ← and forth by →, wherever on the page; gives what stops the listening. */
export function watchKeys(onStep: (by: -1 | 1) => void): () => void {
  const stop = new AbortController();
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const by = KEYS[event.key];
      if (by !== undefined) onStep(by);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
