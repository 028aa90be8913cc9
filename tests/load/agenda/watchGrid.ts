declare global {
  interface Window {
    paints: number[];
    wholes: number[];
    sinceRead: () => number;
    /** What was asked for the day, from the root of the server. */
    dayPath: () => string;
    rest: () => Promise<void>;
    /** The instant, as `performance.now`, at which what is on the page now has been painted. */
    painted: () => Promise<number>;
    countFrames: () => void;
    framesCounted: () => number[];
  }
}

/** Runs in the page, before anything of its own. A message posted in a frame's callback is handled once it was painted. */
export function watchGrid(): void {
  const afterPaint = (tell: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', tell);
      port1.start();
      port2.postMessage(null);
    });

  window.painted = () => new Promise((resolve) => afterPaint(() => resolve(performance.now())));

  window.paints = [];
  window.wholes = [];
  /** The cells that are not on screen may be drawn after the others. */
  const whenWhole = (tell: () => void) => {
    if (document.querySelector('td[data-row]:empty')) requestAnimationFrame(() => whenWhole(tell));
    else tell();
  };
  const noteClick = ({ timeStamp, target }: MouseEvent) => {
    const isOurs = target instanceof Element && target.closest('a[aria-label="Dia anterior"], button[aria-pressed]');
    const since = () => performance.now() - timeStamp;
    if (!isOurs) return;
    afterPaint(() => {
      window.paints.push(since());
      whenWhole(() => window.wholes.push(since()));
    });
  };
  addEventListener('click', noteClick, { capture: true });

  let shownAt = 0;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('table[role="grid"]')) return;
    observer.disconnect();
    afterPaint(() => (shownAt = performance.now()));
  }).observe(document, { childList: true, subtree: true });
  const readOfDay = () =>
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/me/reservations?'));
  window.dayPath = () => {
    const { pathname, search } = new URL(readOfDay()?.name ?? '', location.href);
    return pathname + search;
  };
  window.sinceRead = () => {
    const day = readOfDay();
    return day instanceof PerformanceResourceTiming ? shownAt - day.responseEnd : Number.NaN;
  };

  window.rest = () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 500 }));

  let stamps: number[] = [];
  let isCounting = false;
  const stamp = (at: number) => {
    stamps.push(at);
    if (isCounting) requestAnimationFrame(stamp);
  };
  window.countFrames = () => {
    [stamps, isCounting] = [[], true];
    requestAnimationFrame(stamp);
  };
  window.framesCounted = () => {
    isCounting = false;
    return stamps.slice(1).map((at, index) => at - (stamps[index] ?? at));
  };
}
