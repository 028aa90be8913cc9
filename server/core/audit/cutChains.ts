import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { auditChains, auditEntries, PLATFORM } from '#platform/database/schema/audit.ts';

/**
 * Every arena with sealed entries has a row, or it would never be checked: one that was deleted comes back without a length, which
 * is a fault at the first entry.
 */
export async function addMissingRows({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    insert into ${auditChains} (chain)
    select known.chain from (select id as chain from ${arenas} union all select ${PLATFORM}::uuid) as known
    where exists (select from ${auditEntries} e where e.chain = known.chain and e.number is not null)
      and not exists (select from ${auditChains} c where c.chain = known.chain)
    on conflict do nothing`);
}

/** Where the row ends before its entries do. One statement: sealing moves both at once. */
export async function cutAt({ orm }: Database, chain: string): Promise<number | undefined> {
  const beyond = sql`exists (select from ${auditEntries} e where e.chain = ${chain} and e.number > ${auditChains.length})`;
  const [row] = await orm
    .select({ length: auditChains.length })
    .from(auditChains)
    .where(and(eq(auditChains.chain, chain), beyond));
  return row && row.length + 1;
}
