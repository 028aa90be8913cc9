import { eq } from 'drizzle-orm';
import { lockCaller } from '#core/people/caller.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { people } from '#platform/database/schema/people.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Write } from '#platform/http/handler.ts';
import { refuseTooMany } from '#core/arenas/heldArenas.ts';
import { type PersonRow, readUser, worksAtOf } from '#core/people/user.ts';
import { arenaRow } from './arenaRow.ts';

/** Opens an arena for somebody who has an account. The session goes on as what it is until it chooses the arena. */
export const openArena: Write<'openArena'> = {
  async decide({ viewer, body }, tx) {
    // Locked, so that their arenas are counted one after another.
    const person = await lockCaller(tx, signedIn(viewer));
    await refuseTooMany(tx, person.id);
    const row = arenaRow(body, { id: person.id, avatar: null }, tx.now);
    await insertArena(tx, row, person);
    const user = await readUser(tx, person, worksAtOf(viewer));
    return { data: { arena: row.id, user }, about: { arena: row.id, subject: row.id } };
  },
};

/** Inserts an arena with the person who holds it: an owner of its team, whose next session begins there. */
export async function insertArena(
  tx: Transaction,
  row: typeof arenas.$inferInsert & { readonly id: string },
  holder: PersonRow,
): Promise<PersonRow> {
  await tx.insert(arenas).values(row);
  await tx.insert(memberships).values({ arenaId: row.id, personId: holder.id, role: 'owner', since: row.createdAt });
  const becomes = { role: 'arena-owner', worksAt: row.id } as const;
  await tx.update(people).set(becomes).where(eq(people.id, holder.id));
  return { ...holder, ...becomes };
}
