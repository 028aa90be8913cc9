import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import { matches } from '#platform/database/schema/tournament.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { giveMoneyBack } from '../registrations/cart/cartItems.ts';
import { callOffRegistration } from '../registrations/endRegistration.ts';
import { WAS_PLAYED_AT_ALL } from '../tournament/tournamentState.ts';
import { advance, type CategoryRow, lockOwnCategory } from '../events/ownCategory.ts';
import { categoryOf } from '../events/categories.ts';
import { announceCallingOff } from '../events/letters/announce.ts';
import { readEvent } from '../events/readEvents.ts';
import { todayAt } from '#core/arenas/today.ts';

/** An organizer calls off their own event, approved or not, as long as it is not over. */
export const callOffEvent: Write<'callOffEvent'> = {
  async decide({ viewer, params: { id }, body: { refundsWithdrawn } }, tx) {
    const { personId } = signedIn(viewer);
    const today = todayAt(tx.now);
    const isOpen = and(
      inArray(events.status, ['AGUARDANDO_APROVACAO', 'APROVADO']),
      gte(events.endsOn, toIsoDay(today)),
    );
    const ended = await tx
      .update(events)
      .set({ status: 'CANCELADO' })
      .where(and(eq(events.id, id), eq(events.organizerId, personId), isOpen))
      .returning({ id: events.id });
    if (ended.length > 0 && (await callOffCategories(tx, id, refundsWithdrawn)) === 'all finished')
      return refuse('tournament_finished');
    const event = await readEvent(tx, id, { personId, isAdmin: false }, today);
    if (event?.organizer.id !== personId) return refuse('event_not_found');
    return ended.length > 0 ? { data: { event } } : refuse('event_decided');
  },
};

/** An organizer calls off one category, as long as it has no champion. */
export const callOffCategory: Write<'callOffCategory'> = {
  async decide({ viewer, params: { id }, body: { refundsWithdrawn } }, tx) {
    const category = await lockOwnCategory(tx, id, signedIn(viewer).personId);
    if (category.hasChampion) return refuse('tournament_finished');
    const row = await endCategory(tx, category, refundsWithdrawn);
    return { data: { tournament: categoryOf(row, todayAt(tx.now)) } };
  },
};

/**
 * Calls off the categories of an event that is called off; categories that have a champion keep their result. All
 * categories are locked first, so that nobody registers in between. Says whether nothing was left to call off because
 * all was played to its end.
 */
export async function callOffCategories(
  tx: Transaction,
  eventId: string,
  refundsWithdrawn = false,
): Promise<'called off' | 'all finished'> {
  const all = await tx
    .select()
    .from(categories)
    .where(eq(categories.eventId, eventId))
    .orderBy(asc(categories.id))
    .for('update');
  const open = all.filter(({ calledOffAt, hasChampion }) => calledOffAt === null && !hasChampion);
  for (const category of open) await endCategory(tx, category, refundsWithdrawn);
  return open.length === 0 && all.some(({ hasChampion }) => hasChampion) ? 'all finished' : 'called off';
}

/**
 * The caller must have locked the category. Who withdrew after the draw gets the money back too where nothing was played,
 * and otherwise if `refundsWithdrawn`.
 */
async function endCategory(tx: Transaction, category: CategoryRow, refundsWithdrawn = false): Promise<CategoryRow> {
  const live = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.categoryId, category.id), ne(registrations.status, 'CANCELADA')))
    .orderBy(asc(registrations.id))
    .for('update');
  for (const { id } of live) await callOffRegistration(tx, id, category);
  if (refundsWithdrawn || !(await hasPlay(tx, category.id))) {
    for (const { id } of await withdrawnFrom(tx, category.id)) await giveMoneyBack(tx, id);
  }
  if (live.length > 0) await announceCallingOff(tx, category.eventId);
  await advance(tx, category.id, { calledOffAt: tx.now });
  const [row] = await tx.select().from(categories).where(eq(categories.id, category.id));
  return row ?? refuse('tournament_not_found');
}

async function withdrawnFrom(tx: Transaction, categoryId: string) {
  return tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.categoryId, categoryId), eq(registrations.ending, 'withdrawn')))
    .orderBy(asc(registrations.id));
}

async function hasPlay(tx: Transaction, categoryId: string): Promise<boolean> {
  const played = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.categoryId, categoryId), WAS_PLAYED_AT_ALL))
    .limit(1);
  return played.length > 0;
}
