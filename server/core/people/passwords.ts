import { hash, verify } from '@node-rs/argon2';
import { shareOfLimits } from '#platform/http/Semaphore.ts';
import { type Turn, Turns } from './turns.ts';

/** The package's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Each hash takes 19 MiB and a core. Excess requests wait in a queue; when the queue is full, they are refused. */
const LIMITS = { atOnce: 8, waiting: 256 };
const turns = new Turns(LIMITS);

/** Takes this process's share of the limits. */
export function shareHashing(processes: number): void {
  turns.limitTo(shareOfLimits(LIMITS, processes));
}

/** Returns a PHC string with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(password.normalize('NFC'), COST));
}

/** Without a hash (unknown e-mail) it takes the same time and returns false. */
export async function isPassword(password: string, phc: string | null | undefined, turn: Turn): Promise<boolean> {
  const against = phc ?? (await dummyHash());
  const matches = await turns.run(() => verify(against, password.normalize('NFC')), turn);
  return matches && against === phc;
}

/** True for hashes with a different cost than the current one. */
export function needsRehash(phc: string): boolean {
  return !phc.startsWith(COST_PREFIX);
}

/** Prepares the dummy hash, so that even the first login's response time does not reveal an unknown e-mail. */
export async function preparePasswords(): Promise<void> {
  await dummyHash();
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hash('no account has this password', COST);
  return dummy;
}
