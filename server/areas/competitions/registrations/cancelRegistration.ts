import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { compareDays, fromIsoDay } from '#domain/values/days/day.ts';
import { events } from '#platform/database/schema/events.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { todayAt } from '#core/arenas/today.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { theMembers } from '#core/notices/audiences.ts';
import { tellLeft, tellOfCategory } from '#core/notices/categoryNotices.ts';
import type { CategoryRow } from '../events/ownCategory.ts';
import { leaveRegistration, lockRegistration } from './endRegistration.ts';
import type { EntryLimit } from './entryLimit.ts';
import { findRegistration } from './findRegistration.ts';

/** The organizer may cancel any registration of their own event at any time. */
export const cancelRegistration: Write<'cancelRegistration'> = {
  async decide({ viewer, params: { id } }, tx) {
    const found = await findRegistration(tx, id);
    const { personId } = signedIn(viewer);
    if (found?.organizerId !== personId) return refuse('registration_not_found');
    const { categoryId } = found;
    await leaveRegistration(tx, id, await lockRegistration(tx, id, categoryId));
    const told = { categoryId, to: theMembers(id), subject: id, by: personId };
    await tellOfCategory(tx, 'registrationCancelled', told);
    return { data: {} };
  },
};

/** Cancellations by members of a registration. Declining an invitation is handled elsewhere. */
export function ownCancellations(limit: EntryLimit) {
  /** A participant leaves their registration, paid or not, until the final is played. */
  const cancelMyRegistration: Write<'cancelMyRegistration'> = {
    async decide({ viewer, params: { id }, reply }, tx) {
      await limit.countEntry(tx, { viewer, reply });
      const { personId } = signedIn(viewer);
      await leaveRegistration(tx, id, await lockOwn(tx, id, personId));
      await tellLeft(tx, id, personId);
      return { data: {} };
    },
  };

  /** Removes the registration from the cart for good, which is possible only while nobody has paid. */
  const removeRegistration: Write<'removeRegistration'> = {
    async decide({ viewer, params: { id }, reply }, tx) {
      await limit.countEntry(tx, { viewer, reply });
      const { personId } = signedIn(viewer);
      const category = await lockOwn(tx, id, personId);
      const paid = await tx
        .select({ position: registrationMembers.position })
        .from(registrationMembers)
        .where(and(eq(registrationMembers.registrationId, id), isNotNull(registrationMembers.paidVia)));
      if (paid.length > 0) return refuse('registration_paid');
      await leaveRegistration(tx, id, category);
      await tellLeft(tx, id, personId);
      return { data: {} };
    },
  };

  return { cancelMyRegistration, removeRegistration };
}

/** Locks a registration that its participant may still leave. Somebody else's registration is refused as not found. */
async function lockOwn(tx: Transaction, id: string, personId: string): Promise<CategoryRow> {
  const [member] = await tx
    .select({ categoryId: registrationMembers.categoryId, endsOn: events.endsOn })
    .from(registrationMembers)
    .innerJoin(registrations, eq(registrations.id, registrationMembers.registrationId))
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(
      and(
        eq(registrationMembers.registrationId, id),
        eq(registrationMembers.playerId, personId),
        // A person who is only invited answers the invitation instead.
        ne(registrationMembers.standing, 'invited'),
      ),
    );
  if (!member) return refuse('registration_not_found');
  const category = await lockRegistration(tx, id, member.categoryId);
  if (category.hasChampion) refuse('tournament_finished');
  if (compareDays(todayAt(tx.now), fromIsoDay(member.endsOn)) > 0) refuse('event_over');
  return category;
}
