import { eq } from 'drizzle-orm';
import type { Role } from '#domain/people/person.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { isPassword } from '#core/people/passwords.ts';
import { makeThrottle } from '#core/people/throttle.ts';
import type { PersonRow } from '#core/people/user.ts';
import type { Exchange } from './signUpLimit.ts';

/** How long a repeated sign-up may be a retry whose first reply was lost. */
const REPEATABLE_MS = 10 * 60_000;

interface Repeat {
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

/**
 * Returns the account when the same form was sent a moment ago and its reply was lost. The password proves it, so a wrong
 * one counts as a failed login: an attacker gains no extra guesses here.
 */
export function makeRecogniseRepeat({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) {
  const throttle = makeThrottle(database, settings.limits);
  return async ({ email, password, role }: Repeat, { request, reply }: Exchange): Promise<PersonRow | undefined> => {
    const person = await findNew(database, email);
    if (person?.role !== role) return undefined;
    return throttle.attempt({ email, request, reply }, async (turn) =>
      (await isPassword(password, person.passwordHash, turn)) ? person : undefined,
    );
  };
}

async function findNew(database: Database, email: string): Promise<PersonRow | undefined> {
  const [person] = await database.orm.select().from(people).where(eq(people.email, email));
  if (person?.status !== 'active') return undefined;
  const age = (await readNow(database)).getTime() - person.createdAt.getTime();
  return age < REPEATABLE_MS ? person : undefined;
}
