import { eq } from 'drizzle-orm';
import { FAILURES } from '../../domain/contract/failure.ts';
import { readNow } from '../database/database.ts';
import { sessions } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import { type Call, refuse } from '../http/handler.ts';
import type { Dependencies } from '../dependencies.ts';
import { isPassword } from '../session/passwords.ts';
import { makeThrottle } from '../session/throttle.ts';
import type { PersonRow } from '../session/user.ts';
import { readCaller } from './caller.ts';

/** How long after the password was given it is not asked for again. */
const FRESH_MS = 10 * 60_000;

type AnyCall = Pick<Call<'updateMyAccount'>, 'viewer' | 'request' | 'reply'>;

/** The present password, and the form field that holds it. */
interface Proof {
  readonly field: string;
  readonly password: string | undefined;
}

/**
 * Checks the person again before sensitive changes. A wrong password counts like a wrong login. An account that signs
 * in only through a provider has no password, so its login must be fresh.
 */
export function makeStepUp({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) {
  const throttle = makeThrottle(database, settings.limits);

  /** Requires the password only if it was last given more than ten minutes ago; a given one is always checked. */
  async function askAgain(call: AnyCall, given: Proof): Promise<void> {
    const { person, isFresh } = await look(call);
    if (person.passwordHash !== null && given.password !== undefined) return prove(call, person, given);
    if (!isFresh) refuseWithout(person, given);
  }

  /** Always requires the password, if the account has one. */
  async function askAlways(call: AnyCall, given: Proof): Promise<void> {
    const { person, isFresh } = await look(call);
    if (person.passwordHash === null && isFresh) return;
    await prove(call, person, given);
  }

  /** Requires a recent login, for what is asked without a field for the password. */
  async function askFresh(call: AnyCall): Promise<void> {
    if (!(await look(call)).isFresh) refuse('login_again');
  }

  async function look({ viewer }: AnyCall) {
    const { person, lastPasswordAt } = await readCaller(database.orm, signedIn(viewer));
    const age = (await readNow(database)).getTime() - lastPasswordAt.getTime();
    return { person, isFresh: age <= FRESH_MS };
  }

  async function prove({ viewer, request, reply }: AnyCall, person: PersonRow, given: Proof): Promise<void> {
    if (person.passwordHash === null || given.password === undefined) return refuseWithout(person, given);
    const { password } = given;
    const proved = await throttle.attempt({ email: person.email, request, reply }, async (turn) =>
      (await isPassword(password, person.passwordHash, turn)) ? person : undefined,
    );
    if (!proved) refuse('wrong_password', { [given.field]: FAILURES.wrong_password.message });
    const { sessionHash } = signedIn(viewer);
    await inTransaction(database, (tx) =>
      tx.update(sessions).set({ lastPasswordAt: tx.now }).where(eq(sessions.tokenHash, sessionHash)),
    );
  }

  return { askAgain, askAlways, askFresh };
}

function refuseWithout({ passwordHash }: PersonRow, { field }: Proof): never {
  if (passwordHash === null) return refuse('login_again');
  return refuse('password_needed', { [field]: FAILURES.password_needed.message });
}
