import { eq } from 'drizzle-orm';
import { compareDays, type Day, fromIsoDay, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { type Category, type CategoryEdit, dayFault, roomOf } from '#domain/events/category.ts';
import { formatReais } from '#domain/values/money.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { lockOwnCategory } from './ownCategory.ts';
import { categoryOf, refuseDeadlines } from './categories.ts';
import { tellChanges, type Told } from './eventChanges.ts';
import { todayAt } from '#core/arenas/today.ts';

/**
 * An organizer changes a category until it has a champion. Only what is sent changes. What each owes was written when they
 * registered, so a new price concerns new registrations alone.
 */
export const editCategory: Write<'editCategory'> = {
  async decide({ viewer, params: { id }, body }, tx) {
    const row = await lockOwnCategory(tx, id, signedIn(viewer).personId);
    if (row.hasChampion) return refuse('tournament_finished');
    const today = todayAt(tx.now);
    const before = categoryOf(row, today);
    const after = { ...before, ...body };
    await refuseDays(tx, row.eventId, { before, after, today });
    await refuseSold(tx, before, body);
    if (row.doublesTaken > roomOf(after)) return refuse('places_sold');
    const [changed] = await tx
      .update(categories)
      .set({
        name: after.category,
        category: after.category,
        doubleFormat: after.doubleFormat,
        priceCentavos: after.individualRegistrationPrice,
        startsOn: toIsoDay(after.tournamentDate.startDate),
        registrationEndsOn: toIsoDay(after.deadlineRegistrationPayment),
        paymentEndsOn: toIsoDay(after.deadlinePayment),
        firstPrizeCentavos: after.prizeAmount.firstPlace,
        secondPrizeCentavos: after.prizeAmount.secondPlace,
        thirdPrizeCentavos: after.prizeAmount.thirdPlace,
        doublesNumber: after.doublesNumber,
        paymentViaGateway: after.paymentViaGateway,
      })
      .where(eq(categories.id, id))
      .returning();
    if (!changed) return refuse('tournament_not_found');
    await tellChanges(tx, { eventId: row.eventId, categoryId: id }, toldOf(before, after));
    return { data: { tournament: categoryOf(changed, today) } };
  },
};

interface Days {
  readonly before: Category;
  readonly after: Category;
  readonly today: Day;
}

/** Days that do not change may be past; those that do lie ahead, in order, and within the event. */
async function refuseDays(tx: Transaction, eventId: string, { before, after, today }: Days): Promise<void> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId));
  if (!event || event.status === 'CANCELADO') return refuse('tournament_not_found');
  if (compareDays(fromIsoDay(event.endsOn), today) < 0) refuse('event_over');
  const { startDate } = after.tournamentDate;
  if (!isSameDay(startDate, before.tournamentDate.startDate)) {
    const on = toIsoDay(startDate);
    if (on < event.startsOn || on > event.endsOn || compareDays(startDate, today) < 0) refuse('category_past');
  }
  const fault = dayFault(after);
  if (fault) refuse('category_days', { [fault.path.join('.')]: fault.issue }, fault.issue);
  refuseDeadlines(after, today, before);
}

async function refuseSold(tx: Transaction, before: Category, { doubleFormat, paymentViaGateway }: CategoryEdit) {
  const isSame =
    (doubleFormat ?? before.doubleFormat) === before.doubleFormat &&
    (paymentViaGateway ?? before.paymentViaGateway) === before.paymentViaGateway;
  if (!isSame && (await tx.$count(registrations, eq(registrations.categoryId, before.id))) > 0) refuse('category_sold');
}

function toldOf(before: Category, after: Category): Told[] {
  const told = (field: Told['field'], of: (category: Category) => string) => {
    return { field, before: of(before), after: of(after) };
  };
  return [
    told('name', ({ category }) => category),
    told('startDate', ({ tournamentDate }) => formatDay(tournamentDate.startDate)),
    told('registerUntil', ({ deadlineRegistrationPayment }) => formatDay(deadlineRegistrationPayment)),
    told('payUntil', ({ deadlinePayment }) => formatDay(deadlinePayment)),
    told('price', ({ individualRegistrationPrice }) => formatReais(individualRegistrationPrice)),
    told('doublesNumber', ({ doublesNumber }) => String(doublesNumber)),
    told('prizes', ({ prizeAmount: { firstPlace, secondPlace, thirdPlace } }) =>
      [firstPlace, secondPlace, thirdPlace].map((prize) => formatReais(prize)).join(' · '),
    ),
  ];
}
