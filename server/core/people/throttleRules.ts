/** Wrong passwords for one account from one place before the waits begin. */
export const FREE_TRIES = 5;
/** Wrong passwords for one account from all blocks of a site together, which several people may share. */
export const FREE_TRIES_OF_SITE = 20;
const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 15 * 60;
/** After this long without a try the count starts again. */
const FORGET_AFTER_S = 60 * 60;

/** Failures leak away: `burst` of them at once, then one in `everyS` seconds. */
export interface Rate {
  readonly burst: number;
  readonly everyS: number;
}

/** The rate of a place over all accounts; `burstInFlood` replaces `burst` during a flood of failures from everywhere. */
export interface PlaceRate extends Rate {
  readonly burstInFlood: number;
}
/** A school or an office behind one address makes fewer mistakes than this. */
export const PER_BLOCK: PlaceRate = { burst: 50, everyS: 18, burstInFlood: 3 };
export const PER_SITE: PlaceRate = { burst: 200, everyS: 4.5, burstInFlood: 12 };
/** All places together: five failures a second after the first thousand. This rate alone refuses nobody. */
export const GLOBAL: Rate = { burst: 1_000, everyS: 0.2 };

export interface Failures {
  readonly count: number;
  readonly lastAt: Date;
  readonly blockedUntil: Date | null;
}

/** Whole seconds until the account may be tried again from a place; 0 when it may be tried now. */
export function accountWait({ blockedUntil }: Failures, now: Date): number {
  return blockedUntil === null ? 0 : Math.max(0, Math.ceil(secondsBetween(now, blockedUntil)));
}

/** Counts one more wrong password: from `freeTries` on the next try waits 30 s, 1 min, 2 min … 15 min. */
export function afterFailure(known: Failures, freeTries: number, now: Date): Failures {
  const count = secondsBetween(known.lastAt, now) > FORGET_AFTER_S ? 1 : known.count + 1;
  return { count, lastAt: now, blockedUntil: blockedUntil(count, freeTries, now) };
}

function blockedUntil(count: number, freeTries: number, now: Date): Date | null {
  if (count < freeTries) return null;
  const seconds = Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (count - freeTries));
  return new Date(now.getTime() + seconds * 1000);
}

/** Seconds until a rate allows one more; 0 when it does now. */
export function rateWait(failures: Failures, { burst, everyS }: Rate, now: Date): number {
  const left = leftOf(failures, everyS, now);
  return left < burst ? 0 : Math.ceil((left - burst + 1) * everyS);
}

/** The wait of a place, whose burst is smaller during a flood of wrong passwords from everywhere. */
export function placeWait(failures: Failures, rate: PlaceRate, isFlood: boolean, now: Date): number {
  return rateWait(failures, isFlood ? { ...rate, burst: rate.burstInFlood } : rate, now);
}

/** The number of failures that have not leaked away. */
export function leftOf({ count, lastAt }: Failures, everyS: number, now: Date): number {
  return Math.max(0, count - Math.max(0, Math.floor(secondsBetween(lastAt, now) / everyS)));
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
