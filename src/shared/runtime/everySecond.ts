const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/**
 * Calls back every second: one timer for all of the page, which stops while nobody listens.
 * @returns a function that ends that
 */
export function everySecond(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= setInterval(() => listeners.forEach((each) => each()), 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}
