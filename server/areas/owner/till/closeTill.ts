import { sql } from 'drizzle-orm';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { whyNotOpen } from '#core/ledger/openTill.ts';
import { lookAtDay } from '../dayEnd/dayEnds.ts';
import { findTillById } from './shownTill.ts';
import { CASH_ENTRIES, EXPECTED } from '#core/ledger/tillSql.ts';

/**
 * Closes a till with what was counted. It waits for movements that are on their way, and only then reckons what should be in the
 * drawer: a statement does not see what was committed while it waited. Cash of which the one who counted knew nothing closes no
 * till; nobody could tell whether it was among what they counted.
 */
export const closeTill: Write<'closeTill'> = {
  async decide({ viewer, params: { id }, body: { counted, note, cashEntries } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const isOpen = sql`t.arena_id = ${arenaId} and t.id = ${id} and t.closed_at is null`;
    await tx.execute(sql`select from till t where ${isOpen} for no key update`);
    const { rows } = await tx.execute<{ seen: boolean }>(sql`
      select ${CASH_ENTRIES} = ${cashEntries} as seen from till t where ${isOpen}`);
    if (!rows[0]) return whyNotOpen(tx, arenaId, id);
    if (!rows[0].seen) return refuse('till_changed');
    await tx.execute(sql`
      update till t set closed_at = ${tx.now.toISOString()}::timestamptz, closed_by = ${signedIn(viewer).personId},
        counted_centavos = ${counted}, note = ${note}, expected_centavos = ${EXPECTED}
      where ${isOpen}`);
    await lookAtDay(tx, arenaId);
    const till = await findTillById(tx, arenaId, id);
    return till ? { data: { till } } : refuse('till_not_found');
  },
};
