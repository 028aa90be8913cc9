import { and, eq, ne } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import { type Read, refuse } from '../http/handler.ts';
import type { Parts } from '../parts.ts';
import { type PersonRow, userOf } from '../session/user.ts';
import { dropPicture, keepPicture } from '../uploads/keepPicture.ts';
import { type Prepared, preparePicture } from '../uploads/preparePicture.ts';

/** Puts a picture in the place of the one that the player had. */
export function makeUpdateMyAvatar({ database }: Pick<Parts, 'database'>): Read<'updateMyAvatar'> {
  return async ({ viewer, file }) => {
    const { personId } = signedIn(viewer);
    if (!file) return refuse('image_missing');
    const prepared = await preparePicture(file);
    const person = await inTransaction(database, (tx) => replaceAvatar(tx, personId, prepared));
    return { data: { user: userOf(person) } };
  };
}

async function replaceAvatar(tx: Transaction, personId: string, prepared: Prepared): Promise<PersonRow> {
  // Whoever asks to be forgotten at the same moment leaves no picture behind.
  const isTheirs = and(eq(people.id, personId), ne(people.status, 'erased'));
  // Locked, so that of two that come at once the second drops what the first has kept.
  const [before] = await tx.select({ avatar: people.avatar }).from(people).where(isTheirs).for('update');
  if (!before) return refuse('unauthenticated');
  await dropPicture(tx, before.avatar);
  const avatar = await keepPicture(tx, prepared);
  const [person] = await tx.update(people).set({ avatar }).where(isTheirs).returning();
  return person ?? refuse('unauthenticated');
}
