import { and, eq, sql } from 'drizzle-orm';
import { arenaTopic } from '#domain/changes/topic.ts';
import type { CustomerChange } from '#domain/customers/customer.ts';
import { tidyTags } from '#domain/people/tags.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { isVersion } from '#platform/database/isVersion.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { isCustomer } from '#core/customers/whom.ts';
import { isOfManagement } from '#core/arenas/isOfManagement.ts';

/** The desk corrects a record. What was booked under the former name keeps it: that is what was agreed then. */
export const changeCustomer: Write<'changeCustomer'> = {
  async decide({ viewer, params: { id }, query: { version }, body }, tx) {
    if (body.cpf !== undefined && !isOfManagement(viewer)) refuse('forbidden');
    const { id: arenaId } = await ownedArena(tx, viewer);
    const isRoot = and(isCustomer(arenaId, id), eq(customers.rootId, id));
    const [changed] = await tx
      .update(customers)
      .set({ ...columnsOf(body), version: sql`${customers.version} + 1` })
      .where(and(isRoot, isVersion(customers.version, version)))
      .returning({ version: customers.version });
    if (changed) {
      noteChange(tx, arenaTopic(arenaId));
      return { data: changed };
    }
    const [found] = await tx.select({ id: customers.id }).from(customers).where(isRoot);
    return refuse(found ? 'edit_conflict' : 'customer_not_found');
  },
};

/** What is absent of a change is left out here too, and stays as it is. */
function columnsOf({ phone, note, tags, ...fields }: CustomerChange) {
  return { phone: phone ?? null, note: note.trim(), ...fields, ...(tags && { tags: [...tidyTags(tags)] }) };
}
