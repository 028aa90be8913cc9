import { count, eq, isNotNull, isNull, min, sum } from 'drizzle-orm';
import { auditChains, auditEntries } from '#platform/database/schema/audit.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';

/** At most so many faults are listed; one is enough to be called. */
const MOST = 20;

export function readAudit({ database: { orm } }: Pick<Dependencies, 'database'>): Read<'audit'> {
  return async () => {
    const [sealed] = await orm
      .select({ entries: sum(auditChains.length), checkedAt: min(auditChains.checkedAt) })
      .from(auditChains);
    const [waiting] = await orm
      .select({ unsealed: count(), unsealedSince: min(auditEntries.at) })
      .from(auditEntries)
      .where(isNull(auditEntries.number));
    const faults = await orm
      .select({ place: arenas.name, number: auditChains.faultAt })
      .from(auditChains)
      .leftJoin(arenas, eq(arenas.id, auditChains.chain))
      .where(isNotNull(auditChains.faultAt))
      .orderBy(auditChains.chain)
      .limit(MOST);
    const { unsealed = 0, unsealedSince = null } = waiting ?? {};
    const data = {
      entries: Number(sealed?.entries ?? 0) + unsealed,
      unsealed,
      ...present({ unsealedSince, checkedAt: sealed?.checkedAt ?? null }),
      faults: faults.map(({ place, number }) => ({ number: number ?? 0, ...present({ place }) })),
    };
    return { data };
  };
}
