const { CLOCK_AHEAD_MS, NODE_OPTIONS = '' } = process.env;

/** How far ahead of its clock this process takes the present to be: 0 but in `npm run test:moments`. Milliseconds. */
export const AHEAD_MS = Number(CLOCK_AHEAD_MS ?? 0);

/** The variables of a process that is to live at the same moment. */
export const MOVED: Readonly<Record<string, string>> =
  CLOCK_AHEAD_MS === undefined ? {} : { CLOCK_AHEAD_MS, NODE_OPTIONS };

/** Runs in a page, which then lives at that moment, too. */
export function moveDate(aheadMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
