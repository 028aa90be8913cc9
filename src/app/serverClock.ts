/**
 * The server's present: a phone's clock may be days off. Each reply says when it was made; the latest of them counts,
 * because a reply that the browser kept is old.
 */
export function serverClock(device: () => Date) {
  let aheadMs: number | undefined;
  return {
    now: () => new Date(device().getTime() + (aheadMs ?? 0)),
    /** @param date a reply's `Date` header */
    hear: (date: unknown) => {
      const ahead = Date.parse(String(date)) - device().getTime();
      if (!Number.isNaN(ahead)) aheadMs = Math.max(ahead, aheadMs ?? ahead);
    },
  };
}
