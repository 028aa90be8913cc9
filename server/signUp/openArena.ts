import { eq } from 'drizzle-orm';
import { arenas } from '../database/schema/arenas.ts';
import { people } from '../database/schema/people.ts';
import { memberships } from '../database/schema/staff.ts';
import type { Transaction } from '../database/transaction.ts';
import type { PersonRow } from '../session/user.ts';

/** Inserts an arena with the person who holds it: its first owner, who works there from now on. */
export async function openArena(
  tx: Transaction,
  row: typeof arenas.$inferInsert & { readonly id: string },
  holder: PersonRow,
): Promise<PersonRow> {
  await tx.insert(arenas).values(row);
  await tx.insert(memberships).values({ arenaId: row.id, personId: holder.id, role: 'owner', since: row.createdAt });
  await tx.update(people).set({ worksAt: row.id }).where(eq(people.id, holder.id));
  return { ...holder, worksAt: row.id };
}
