// Preloaded by `npm run test:moments`: this process, and those that it starts, take it to be MOMENT (or `?moment=` of this
// file's address) when the first of them starts. The embedded database asks Date for the time, so it moves along. Time goes on from there.
const asked = new URL(import.meta.url).searchParams.get('moment') ?? '';
const { MOMENT = asked, CLOCK_AHEAD_MS, NODE_OPTIONS = '' } = process.env;
const aheadMs = CLOCK_AHEAD_MS === undefined ? Date.parse(MOMENT) - Date.now() : Number(CLOCK_AHEAD_MS);
if (!Number.isFinite(aheadMs)) throw new Error(`MOMENT is no instant: '${MOMENT}'`);

const RealDate = Date;
const now = () => RealDate.now() + aheadMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
RealDate.prototype.constructor = globalThis.Date;

if (CLOCK_AHEAD_MS === undefined) {
  process.env.CLOCK_AHEAD_MS = String(aheadMs);
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import=${import.meta.url}`;
}
