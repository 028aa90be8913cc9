import { hash, verify } from '@node-rs/argon2';
import { type Turn, Turns } from './turns.ts';

/** The package hashes with argon2id unless told otherwise. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Each takes 19 MiB and a core: a flood waits in line, and past the line is turned away. */
const turns = new Turns({ atOnce: 8, waiting: 256 });

/** A PHC string with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(password.normalize('NFC'), COST));
}

/** Without a hash (an unknown e-mail) it takes as long and says no. */
export async function isPassword(password: string, phc: string | null | undefined, turn: Turn): Promise<boolean> {
  const against = phc ?? (await dummyHash());
  const matches = await turns.run(() => verify(against, password.normalize('NFC')), turn);
  return matches && against === phc;
}

/** True for hashes made with another cost than today's. */
export function needsRehash(phc: string): boolean {
  return !phc.startsWith(COST_PREFIX);
}

/** Ready before the first login, so that not even that one tells an unknown e-mail by its time. */
export async function preparePasswords(): Promise<void> {
  await dummyHash();
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hash('no account has this password', COST);
  return dummy;
}
