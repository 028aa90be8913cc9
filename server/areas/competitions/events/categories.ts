import { and, asc, eq, sql } from 'drizzle-orm';
import { FAILURES } from '#domain/contract/failure.ts';
import { compareDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { type Category, categoryStatusOn, type NewCategory } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import type { Queries } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { isScorer } from './isScorer.ts';
import { readEvent, type Reader } from './readEvents.ts';
import { todayAt } from '#core/arenas/today.ts';
import { isOpenToAll, isVisibleTo } from './visibleCategory.ts';

type Row = typeof categories.$inferSelect;

/** The categories of an event that the reader may see, in the order of their creation. */
export async function readCategories(
  queries: Queries,
  eventId: string,
  reader: Reader,
  today: Day,
): Promise<Category[]> {
  const rows = await queries
    .select({
      category: categories,
      isScorer: isScorer(queries, reader.personId),
      hasPublicPage: sql<boolean>`${and(isOpenToAll(), eq(events.status, 'APROVADO'))}`.mapWith(Boolean),
    })
    .from(categories)
    .innerJoin(events, eq(events.id, categories.eventId))
    .where(and(eq(categories.eventId, eventId), isVisibleTo(queries, reader)))
    .orderBy(asc(categories.id));
  return rows.map(({ category, isScorer: keepsScore, hasPublicPage: isShown }) => ({
    ...categoryOf(category, today),
    ...(isShown && { hasPublicPage: true as const }),
    ...(keepsScore && { isScorer: true as const }),
  }));
}

/** The only place that computes the status of a category. */
export function categoryOf(row: Row, today: Day): Category {
  const deadlineRegistrationPayment = fromIsoDay(row.registrationEndsOn);
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    doubleFormat: row.doubleFormat,
    individualRegistrationPrice: row.priceCentavos,
    tournamentDate: { startDate: fromIsoDay(row.startsOn) },
    deadlineRegistrationPayment,
    deadlinePayment: fromIsoDay(row.paymentEndsOn),
    prizeAmount: {
      firstPlace: row.firstPrizeCentavos,
      secondPlace: row.secondPrizeCentavos,
      thirdPlace: row.thirdPrizeCentavos,
    },
    doublesNumber: row.doublesNumber,
    doublesTaken: row.doublesTaken,
    paymentViaGateway: row.paymentViaGateway,
    status: categoryStatusOn(today, {
      deadlineRegistrationPayment,
      hasGroups: row.phase !== 'registrations',
      hasChampion: row.hasChampion,
      isCalledOff: row.calledOffAt !== null,
    }),
  };
}

/** Only the organizer adds categories, and only until the event is over. */
export const createCategory: Write<'createCategory'> = {
  async decide({ viewer, params, body }, tx) {
    const { personId } = signedIn(viewer);
    const today = todayAt(tx.now);
    const event = await readEvent(tx, params.id, { personId, isAdmin: false }, today);
    if (event?.organizer.id !== personId) return refuse('event_not_found');
    if (event.status === 'CANCELADO' || event.status === 'FINALIZADO') refuse('event_closed');
    refuseDays(event, body, today);
    refuseDeadlines(body, today);
    return { data: { tournament: categoryOf(await insert(tx, event.id, body), today) } };
  },
};

/** The category must take place within the event, and not in the past. The schema checks its deadlines. */
function refuseDays({ eventDate }: Event, { tournamentDate: { startDate } }: NewCategory, today: Day): void {
  const isWithin = compareDays(startDate, eventDate.startDate) >= 0 && compareDays(startDate, eventDate.endDate) <= 0;
  if (!isWithin || compareDays(startDate, today) < 0) refuse('category_past');
}

type Deadlines = Partial<Pick<Category, 'deadlinePayment' | 'deadlineRegistrationPayment'>>;

/** A deadline is not in the past, unless it was so `before` and does not change. */
export function refuseDeadlines(days: Deadlines, today: Day, before: Deadlines = {}): void {
  for (const field of ['deadlinePayment', 'deadlineRegistrationPayment'] as const) {
    const [day, was] = [days[field], before[field]];
    if (!day || compareDays(day, today) >= 0 || (was && compareDays(day, was) === 0)) continue;
    refuse('deadline_past', { [field]: FAILURES.deadline_past.message });
  }
}

async function insert(tx: Transaction, eventId: string, body: NewCategory): Promise<Row> {
  const { prizeAmount, deadlinePayment, deadlineRegistrationPayment = deadlinePayment } = body;
  const name = body.category;
  const [row] = await tx
    .insert(categories)
    .values({
      id: newId(),
      eventId,
      name,
      category: name,
      doubleFormat: body.doubleFormat,
      priceCentavos: body.individualRegistrationPrice,
      startsOn: toIsoDay(body.tournamentDate.startDate),
      registrationEndsOn: toIsoDay(deadlineRegistrationPayment),
      paymentEndsOn: toIsoDay(deadlinePayment),
      firstPrizeCentavos: prizeAmount.firstPlace,
      secondPrizeCentavos: prizeAmount.secondPlace,
      thirdPrizeCentavos: prizeAmount.thirdPlace,
      doublesNumber: body.doublesNumber,
      paymentViaGateway: body.paymentViaGateway,
      createdAt: tx.now,
    })
    .returning();
  if (!row) throw new Error('The row that was inserted did not come back');
  return row;
}
