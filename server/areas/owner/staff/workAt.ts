import { and, eq } from 'drizzle-orm';
import { lockCaller } from '#core/people/caller.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { readUser } from '#core/people/user.ts';

/** What this session acts as from the next request on, and where the person's next session begins. */
export const workAt: Write<'workAt'> = {
  async decide({ viewer, body: { arena } }, tx) {
    const caller = signedIn(viewer);
    const person = await lockCaller(tx, caller);
    if (arena !== null) {
      const isTheirs = and(eq(memberships.arenaId, arena), eq(memberships.personId, person.id));
      if ((await tx.$count(memberships, isTheirs)) === 0) refuse('workplace_not_found');
    }
    await tx.update(sessions).set({ worksAt: arena }).where(eq(sessions.tokenHash, caller.sessionHash));
    await tx.update(people).set({ worksAt: arena }).where(eq(people.id, person.id));
    const user = await readUser(tx, person, arena);
    return { data: { user }, about: { subject: person.id, ...(arena !== null && { arena }) } };
  },
};
