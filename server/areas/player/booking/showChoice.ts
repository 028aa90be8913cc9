import { and, eq, lte } from 'drizzle-orm';
import { SHOWN_S } from '#domain/booking/shownChoice.ts';
import { dayTopic } from '#domain/changes/topic.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { IS_PUBLIC_ROW } from '#core/arenas/publicArena.ts';
import { inTransactionOf } from '#core/calls/holdRight.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { CHOICES, makePersonLimit } from '#core/people/personLimit.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import type { Database } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { choices } from '#platform/database/schema/choices.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';

/** Shows a player's choice to whoever looks at the same day. A person has one choice at an arena, the last. */
export function showChoice(dependencies: Pick<Dependencies, 'database' | 'settings'>): Read<'showChoice'> {
  const { database } = dependencies;
  const count = makePersonLimit(dependencies, 'choices', CHOICES);
  return async (call) => {
    const { viewer, params, body } = call;
    const { personId } = signedIn(viewer);
    await count(call);
    await inTransactionOf(database, viewer, async (tx) => {
      const [arena] = await tx
        .select({ id: arenas.id })
        .from(arenas)
        .where(and(eq(arenas.id, params.id), IS_PUBLIC_ROW));
      if (!arena) return refuse('arena_not_found');
      const shown = {
        day: toIsoDay(body.date),
        hours: body.hours,
        until: new Date(tx.now.getTime() + SHOWN_S * 1_000),
      };
      await tx
        .insert(choices)
        .values({ arenaId: arena.id, personId, ...shown })
        .onConflictDoUpdate({ target: [choices.arenaId, choices.personId], set: shown });
      noteChange(tx, dayTopic(arena.id, shown.day));
    });
    return { data: {} };
  };
}

/** Deletes what is shown to nobody any more. */
export async function forgetOldChoices(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => void (await tx.delete(choices).where(lte(choices.until, tx.now))));
}
