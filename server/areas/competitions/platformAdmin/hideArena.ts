import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { folded } from '#platform/database/folded.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type TwoStepWrite } from '#platform/http/handler.ts';
import { theDesk } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { patternOf } from '#core/people/namePattern.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { arenaTopic } from '#domain/changes/topic.ts';

type HidingDependencies = Pick<Dependencies, 'database' | 'log'>;

/** The handlers of an admin's calls in `domain/contract/publication.ts`. Both writes may be repeated. */
export function hidingHandlers({ database: { orm }, log }: HidingDependencies) {
  const listedArenas: Read<'listedArenas'> = async ({ query: { page = 1, q } }) => {
    const isNamed = q === undefined ? undefined : sql`${sql.raw(folded('arena.name'))} like ${patternOf(q)}`;
    const isOpen = and(isNull(arenas.closedAt), isNamed);
    const [rows, [all]] = await Promise.all([
      orm
        .select()
        .from(arenas)
        .where(isOpen)
        .orderBy(desc(sql`${arenas.hiddenAt} is not null`), desc(arenas.createdAt), desc(arenas.id))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE),
      orm.select({ count: count() }).from(arenas).where(isOpen),
    ]);
    return { data: { arenas: rows.map(listedOf) }, pages: pagesOf(all?.count ?? 0) };
  };

  const hideArena: TwoStepWrite<'hideArena', object> = {
    async decide({ params: { id }, body: { reason } }, tx) {
      const before = await lockOpenArena(tx, id);
      noteChange(tx, arenaTopic(id));
      const told = reason.trim();
      await tx.update(arenas).set({ hiddenAt: tx.now, hiddenReason: told }).where(eq(arenas.id, id));
      // Hiding it again for the same reason is no news.
      if (before.hiddenReason !== told) {
        await tell(tx, 'arenaHidden', { ...toTeam(tx, before), facts: { arena: before.name, reason: told } });
      }
      return { id };
    },
    /** After the commit, so that the log never tells of what did not happen. */
    async finish({ viewer, params: { id } }) {
      log.info({ audit: 'arena.hidden', arena: id, by: signedIn(viewer).personId }, 'An admin hid an arena');
      return { data: {} };
    },
  };

  const showArena: TwoStepWrite<'showArena', object> = {
    async decide({ params: { id } }, tx) {
      const before = await lockOpenArena(tx, id);
      noteChange(tx, arenaTopic(id));
      await tx.update(arenas).set({ hiddenAt: null, hiddenReason: null }).where(eq(arenas.id, id));
      if (before.hiddenAt) await tell(tx, 'arenaShown', { ...toTeam(tx, before), facts: { arena: before.name } });
      return { id };
    },
    async finish({ viewer, params: { id } }) {
      log.info({ audit: 'arena.shown', arena: id, by: signedIn(viewer).personId }, 'An admin showed an arena again');
      return { data: {} };
    },
  };

  return { listedArenas, hideArena, showArena };
}

async function lockOpenArena(tx: Transaction, id: string) {
  const isThere = and(eq(arenas.id, id), isNull(arenas.closedAt));
  const [arena] = await tx.select().from(arenas).where(isThere).for('no key update');
  return arena ?? refuse('arena_not_found');
}

/** The same may happen to the same arena again. */
function toTeam({ now }: Transaction, { id }: { readonly id: string }) {
  return { to: theDesk(id), arena: id, subject: id, change: now.toISOString() };
}

function listedOf({ id, name, city, publishedAt, hiddenAt, hiddenReason }: typeof arenas.$inferSelect) {
  return { id, name, city, isPublished: publishedAt !== null, ...(hiddenAt && { hiddenReason: hiddenReason ?? '' }) };
}
