import { eq } from 'drizzle-orm';
import { people, sessions } from '#platform/database/schema/people.ts';
import { hashPassword } from '#core/people/passwords.ts';
import type { TestPerson } from '../../api/booking/world.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** For so long the server does not ask for the password again. */
const FRESH_MS = 10 * 60_000;

const hashes = new Map<string, Promise<string>>();

/** How a person of a scene logs in, and what the server knows of it. */
export async function loginOf({ database, now }: SceneWorld, { id }: TestPerson) {
  const password = 'areia-quente';
  const setPerson = (row: Partial<typeof people.$inferInsert>) =>
    database.orm.update(people).set(row).where(eq(people.id, id));
  const login = {
    /** What the person types. */
    password,
    /** `null`: only a provider opens the account. */
    setPassword: async (known: string | null) => setPerson({ passwordHash: known && (await hashOf(known)) }),
    /** Whether the password was given a moment ago. */
    setFresh: (isFresh: boolean) =>
      database.orm
        .update(sessions)
        .set({ lastPasswordAt: new Date(now().getTime() - (isFresh ? 0 : FRESH_MS + 1_000)) })
        .where(eq(sessions.personId, id)),
  };
  await login.setPassword(password);
  return login;
}

/** Once for all: hashing is slow on purpose. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
