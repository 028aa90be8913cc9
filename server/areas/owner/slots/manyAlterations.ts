import { asc, eq } from 'drizzle-orm';
import type { AlterationsPreview, ManyAlterations } from '#domain/slots/manyAlterations.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { courts, slotAlterations, timeSlots } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { type ArenaRow, lockOwnedArena, ownedArena } from '#core/arenas/ownedArena.ts';
import { type AlterationScope, isMeant, reservationsIn, rowsOf, scopeOf } from './alterationScope.ts';

export function previewAlterations(database: Database): Read<'previewAlterations'> {
  return async ({ viewer, body }) => {
    const arena = await ownedArena(database.orm, viewer);
    const scope = await scopeOf(database.orm, arena, body, await readNow(database));
    return { data: await foresee(database.orm, scope, body) };
  };
}

/**
 * What stands at these hours gives way: an alteration of one court too, where all courts are meant, because the one for a
 * court wins. Hours that are over are left out. Reservations stay. The arena's lock keeps two such calls one after the other.
 */
export const alterMany: Write<'alterMany'> = {
  async decide({ viewer, body }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    await keepPlaces(tx, arena);
    const scope = await scopeOf(tx, arena, body, tx.now);
    if (scope.blocks.length === 0) refuse('alteration_past');
    const found = await foresee(tx, scope, body);
    if (body.change === 'usual' && found.gone === 0) refuse('alteration_not_found', undefined, NOTHING_ALTERED);
    await tx.delete(slotAlterations).where(isMeant(scope));
    if (body.change !== 'usual') {
      const wanted = rowsOf(scope, body).map((row) => ({ ...row, id: newId(), createdAt: tx.now }));
      const made = await tx
        .insert(slotAlterations)
        .values(wanted)
        .onConflictDoNothing()
        .returning({ id: slotAlterations.id });
      // A single alteration was made meanwhile, which does not take the arena's lock.
      if (made.length < wanted.length) refuse('alteration_exists', undefined, ALTERED_ELSEWHERE);
    }
    return { data: found };
  },
};

const ALTERED_ELSEWHERE = 'Um destes horários acaba de ser alterado em outra janela. Confira e tente novamente.';
const NOTHING_ALTERED = 'Nestes horários não há alteração para excluir.';

/** Keeps hours and courts from being deleted before the alterations are written. */
async function keepPlaces(tx: Transaction, { id }: ArenaRow): Promise<void> {
  for (const table of [timeSlots, courts]) {
    await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.arenaId, id))
      // One fixed order prevents a deadlock between two such calls.
      .orderBy(asc(table.id))
      .for('key share');
  }
}

async function foresee(
  queries: Queries,
  scope: AlterationScope,
  { change }: ManyAlterations,
): Promise<AlterationsPreview> {
  if (scope.blocks.length === 0) return { made: 0, gone: 0, reservations: 0 };
  const places = scope.courts?.length ?? 1;
  const hours = scope.blocks.reduce((sum, { days, slots }) => sum + days.length * slots.length, 0);
  return {
    made: change === 'usual' ? 0 : hours * places,
    gone: await queries.$count(slotAlterations, isMeant(scope)),
    reservations: await reservationsIn(queries, scope),
  };
}
