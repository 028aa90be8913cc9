/** Wrong passwords for one account from one address before the waits begin. */
const FREE_TRIES = 5;
const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 15 * 60;
/** After this long without a try the count starts again. */
const FORGET_AFTER_S = 60 * 60;

/** Failures leak away: `burst` of them at once, then one in `everyS` seconds. */
export interface Rate {
  readonly burst: number;
  readonly everyS: number;
}
/** A school or an office behind one address mistypes less than this. */
export const PER_ADDRESS: Rate = { burst: 50, everyS: 18 };
/** Guessing from everywhere: five a second after the first thousand. */
export const GLOBAL: Rate = { burst: 1_000, everyS: 0.2 };

export interface Failures {
  readonly count: number;
  readonly lastAt: Date;
  readonly blockedUntil: Date | null;
}

/** One more try at an account: how many seconds it must wait, and what is known of the account when it need not. */
export function tryAccount(known: Failures, now: Date): { readonly wait: number; readonly failures: Failures } {
  const wait = known.blockedUntil ? secondsBetween(now, known.blockedUntil) : 0;
  if (wait > 0) return { wait: Math.ceil(wait), failures: known };
  const count = secondsBetween(known.lastAt, now) > FORGET_AFTER_S ? 1 : known.count + 1;
  return { wait: 0, failures: { count, lastAt: now, blockedUntil: blockedUntil(count, now) } };
}

/** From the fifth try on the next one waits: 30 s, 1 min, 2 min … 15 min. */
function blockedUntil(count: number, now: Date): Date | null {
  if (count < FREE_TRIES) return null;
  const seconds = Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (count - FREE_TRIES));
  return new Date(now.getTime() + seconds * 1000);
}

/** Seconds until a rate lets one more through; 0 when it does already. */
export function rateWait({ count, lastAt }: Failures, { burst, everyS }: Rate, now: Date): number {
  const left = count - Math.max(0, Math.floor(secondsBetween(lastAt, now) / everyS));
  return left < burst ? 0 : Math.ceil((left - burst + 1) * everyS);
}

export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const time = seconds < 60 ? plural(seconds, 'segundo') : plural(minutes, 'minuto');
  return `Muitas tentativas. Aguarde ${time} e tente novamente.`;
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000;
}
