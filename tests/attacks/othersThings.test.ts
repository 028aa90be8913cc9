import { desc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import type { Caller } from '#domain/contract/endpoint.ts';
import { auditEntries } from '#platform/database/schema/audit.ts';
import { endpointNames } from '#core/calls/contractRoutes.ts';
import { NOBODY } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import { everyRow } from '../server/backup/everyRow.ts';
import { openOthersThings, type OthersThings } from './othersThings.ts';
import { ATTEMPTS, type Cast, isTried, type Tried, WITHOUT_OWNER } from './writes.ts';

/** A POST that changes nothing. */
const READS: ReadonlySet<Tried> = new Set(['validateVoucher', 'previewAlterations']);
/** About many things at once. */
const MANY: ReadonlySet<Tried> = new Set(['restorePrices', 'alterMany']);
const TRIED = Object.keys(ATTEMPTS).filter(isTried);

// Rows 24 to 26, for every write of the contract: a new one is in neither list, and is no write that `writes.ts` compiles with.
describeOnDatabases('a write about what belongs to somebody else', (open) => {
  let things: OthersThings;
  beforeAll(async () => {
    things = await openOthersThings(await open());
  });

  type Person = OthersThings['cast'][Cast];

  function attempt(name: Tried, who: Person, about: string) {
    const { method, path } = contract[name];
    const { body, player } = ATTEMPTS[name];
    const payload = body?.(things, about);
    const url = path.replace(':id', about).replace(':player', player?.(things) ?? '');
    return things.call(who, { method, url, ...(payload && { payload }) });
  }

  it('is every write but those that name nothing of others', () => {
    const writes = endpointNames.filter((name) => contract[name].method !== 'GET');
    expect([...TRIED, ...Object.values(WITHOUT_OWNER).flat()].toSorted()).toEqual(writes.toSorted());
  });

  // Red without the owner's, organizer's or player's id in the query of any one of them: each handler has its own.
  it.each(TRIED)('is answered as if it did not exist, and changes nothing: %s', async (name) => {
    const { mayBy, about } = ATTEMPTS[name];
    const callers: readonly Caller[] = contract[name].callers;
    const mayNot = Object.entries(things.cast).filter(
      ([who, { role }]) => callers.includes(role) && !mayBy.some((one) => one === who),
    );
    const before = await everyRow(things.database.pool);
    for (const [who, person] of mayNot) {
      const reply = await attempt(name, person, about(things));
      expect([who, reply]).toEqual([who, await attempt(name, person, NOBODY)]);
      expect([who, reply.body.error?.code]).toEqual([who, expect.stringMatching(/_not_found$|^refund_not_refused$/)]);
    }
    expect(await everyRow(things.database.pool)).toEqual(before);

    // The control: for whom it belongs to, it is there, if only to be told that it is too late.
    const who = things.cast[mayBy[0]];
    const known = await things.database.orm.$count(auditEntries);
    const own = await attempt(name, who, about(things));
    expect(String(own.body.error?.code)).not.toMatch(/_not_found$|^refund_not_refused$|^malformed$/);

    // Each write that took effect is in the audit, once.
    const written = await things.database.orm.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    const hasWritten = own.body.error === undefined && !READS.has(name);
    expect(await things.database.orm.$count(auditEntries)).toBe(known + (hasWritten ? 1 : 0));
    if (!hasWritten) return;
    expect(written).toEqual([expect.objectContaining({ deed: name, role: who.role, personId: who.id })]);
    expect([name, written[0]?.subjectId]).toEqual([name, MANY.has(name) ? null : expect.any(String)]);
  });
});
