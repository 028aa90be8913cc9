import { eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { repeatLink } from './awaitEmail.ts';
import { lockCaller } from '#core/people/caller.ts';
import { makeConfirmEmail } from './confirmEmail.ts';
import { endEmailLinks } from '#core/people/emailLinks.ts';

/** The handlers for a pending e-mail: send its link again, drop it, confirm it. */
export function emailHandlers({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) {
  const { limits } = settings;

  const sendEmailLink: Read<'sendEmailLink'> = async ({ viewer, request, reply }) => {
    await inTransaction(database, async (tx) => {
      await repeatLink(tx, await lockCaller(tx, signedIn(viewer)), { request, reply, limits });
    });
    return { data: {} };
  };

  const dropPendingEmail: Read<'dropPendingEmail'> = async ({ viewer }) => {
    await inTransaction(database, async (tx) => {
      const person = await lockCaller(tx, signedIn(viewer));
      if (person.pendingEmail === null) return;
      await tx.update(people).set({ pendingEmail: null }).where(eq(people.id, person.id));
      await endEmailLinks(tx, person.id);
    });
    return { data: {} };
  };

  return { sendEmailLink, dropPendingEmail, confirmEmail: makeConfirmEmail({ database, settings }) };
}
