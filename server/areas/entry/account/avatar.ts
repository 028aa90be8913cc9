import { and, eq, ne } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { inTransactionOf } from '#core/calls/holdRight.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { type PersonRow, readUser, worksAtOf } from '#core/people/user.ts';
import { dropPicture, keepPicture } from '#platform/uploads/keepPicture.ts';
import type { Prepared } from '#platform/uploads/preparePicture.ts';

type Needed = Pick<Dependencies, 'database' | 'preparePicture'>;

export function makeUpdateMyAvatar({ database, preparePicture }: Needed): Read<'updateMyAvatar'> {
  return async ({ viewer, file }) => {
    const { personId } = signedIn(viewer);
    if (!file) return refuse('image_missing');
    const prepared = await preparePicture(file);
    const person = await inTransactionOf(database, viewer, (tx) => replaceAvatar(tx, personId, prepared));
    return { data: { user: await readUser(database.orm, person, worksAtOf(viewer)) } };
  };
}

async function replaceAvatar(tx: Transaction, personId: string, prepared: Prepared): Promise<PersonRow> {
  // An account that is erased at the same moment must not get a picture.
  const isTheirs = and(eq(people.id, personId), ne(people.status, 'erased'));
  // Locked, so that the second of two simultaneous uploads drops the picture that the first one kept.
  const [before] = await tx.select({ avatar: people.avatar }).from(people).where(isTheirs).for('update');
  if (!before) return refuse('unauthenticated');
  await dropPicture(tx, before.avatar);
  const avatar = await keepPicture(tx, prepared);
  const [person] = await tx.update(people).set({ avatar }).where(isTheirs).returning();
  return person ?? refuse('unauthenticated');
}
