declare global {
  interface Window {
    /** Milliseconds from the click to the frame with the first matches, and to the one with all that will be drawn unasked. */
    opened: Promise<{ readonly first: number; readonly whole: number }>;
    rest: () => Promise<void>;
    countFrames: () => void;
    framesCounted: () => number[];
  }
}

/** Runs in the page, before anything of its own. A message posted in a frame's callback is handled once it was painted. */
export function watchMatches(): void {
  /** Nothing was added or taken away for so long: the page has come to rest. */
  const STILL_FRAMES = 30;
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
  const changed = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  const settled = async () => {
    let [count, still, last] = [-1, 0, 0];
    while (still < STILL_FRAMES) {
      const now = await painted();
      const { length } = document.getElementsByTagName('*');
      if (length === count) still += 1;
      else [count, still, last] = [length, 0, now];
    }
    return last;
  };

  window.rest = async () => void (await settled());

  const noteClick = async ({ timeStamp }: MouseEvent): Promise<{ first: number; whole: number }> => {
    while (!document.querySelector('main article')) await changed();
    const first = await painted();
    const whole = await settled();
    return { first: first - timeStamp, whole: whole - timeStamp };
  };
  addEventListener(
    'click',
    (event) => {
      const isOurs = event.target instanceof Element && event.target.closest('a[href*="tab=matches"]');
      if (isOurs) window.opened = noteClick(event);
    },
    { capture: true },
  );

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
