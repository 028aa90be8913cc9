import { eq } from 'drizzle-orm';
import { FAILURES } from '#domain/contract/failure.ts';
import { type Queries, readNow } from '#platform/database/database.ts';
import { sessions } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Call, refuse, type Viewer } from '#platform/http/handler.ts';
import type { Dependencies } from '../dependencies.ts';
import { isPassword } from './passwords.ts';
import { makeThrottle } from './throttle.ts';
import type { PersonRow } from './user.ts';
import { readCaller } from './caller.ts';

/** How long after the password was given it is not asked for again. */
const FRESH_MS = 10 * 60_000;

export type AnyCall = Pick<Call<'updateMyAccount'>, 'viewer' | 'request' | 'reply'>;

/** The present password, and the form field that holds it. */
interface Proof {
  readonly field: string;
  readonly password: string | undefined;
}

/**
 * Requires a login, or the password, of the last ten minutes, for a deed that decides where money goes. It is asked inside the
 * deed's transaction: only there it is known whether anything changes, and nothing of a refused deed stays.
 * @throws {Refusal} `password_needed`, or `login_again` for an account without a password
 */
export async function requireProof(tx: Transaction, viewer: Viewer): Promise<void> {
  const { person, isFresh } = await look(tx, viewer, tx.now);
  if (!isFresh) refuse(person.passwordHash === null ? 'login_again' : 'password_needed');
}

/** Remembers that whoever holds this session has just proved who they are. */
export async function keepProof(tx: Transaction, viewer: Viewer): Promise<void> {
  const { sessionHash } = signedIn(viewer);
  await tx.update(sessions).set({ lastPasswordAt: tx.now }).where(eq(sessions.tokenHash, sessionHash));
}

/**
 * Checks the person again before sensitive changes. A wrong password counts like a wrong login. An account that signs
 * in only through a provider has no password, so its login must be fresh.
 */
export function makeStepUp({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) {
  const throttle = makeThrottle(database, settings.limits);

  /** Requires the password only if it was last given more than ten minutes ago; a given one is always checked. */
  async function askAgain(call: AnyCall, given: Proof): Promise<void> {
    const { person, isFresh } = await lookNow(call);
    if (person.passwordHash !== null && given.password !== undefined) return prove(call, person, given);
    if (!isFresh) refuseWithout(person, given);
  }

  /** Always requires the password, if the account has one. */
  async function askAlways(call: AnyCall, given: Proof): Promise<void> {
    const { person, isFresh } = await lookNow(call);
    if (person.passwordHash === null && isFresh) return;
    await prove(call, person, given);
  }

  /** Requires the password, for nothing but to prove it. */
  async function askPassword(call: AnyCall, given: Proof): Promise<void> {
    const { person } = await readCaller(database.orm, signedIn(call.viewer));
    await prove(call, person, given);
  }

  async function lookNow({ viewer }: AnyCall) {
    return look(database.orm, viewer, await readNow(database));
  }

  async function prove({ viewer, request, reply }: AnyCall, person: PersonRow, given: Proof): Promise<void> {
    if (person.passwordHash === null || given.password === undefined) return refuseWithout(person, given);
    const { password } = given;
    const proved = await throttle.attempt({ email: person.email, request, reply }, async (turn) =>
      (await isPassword(password, person.passwordHash, turn)) ? person : undefined,
    );
    if (!proved) refuse('wrong_password', { [given.field]: FAILURES.wrong_password.message });
    await inTransaction(database, (tx) => keepProof(tx, viewer));
  }

  return { askAgain, askAlways, askPassword };
}

async function look(queries: Queries, viewer: Viewer, now: Date) {
  const { person, lastPasswordAt } = await readCaller(queries, signedIn(viewer));
  return { person, isFresh: now.getTime() - lastPasswordAt.getTime() <= FRESH_MS };
}

function refuseWithout({ passwordHash }: PersonRow, { field }: Proof): never {
  if (passwordHash === null) return refuse('login_again');
  return refuse('password_needed', { [field]: FAILURES.password_needed.message });
}
