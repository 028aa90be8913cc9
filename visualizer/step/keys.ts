/** Elements that use the arrow keys themselves: inputs, and the diagram, which pans. */
const OWN_KEYS = 'input, textarea, select, summary, [data-own-keys]';

/** Steps back on ← and forth on →, anywhere on the page. Returns a function that removes the listener. */
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
