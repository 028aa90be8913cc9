import { and, eq, isNotNull } from 'drizzle-orm';
import { compareDays, fromIsoDay } from '../../domain/days/day.ts';
import { events } from '../database/schema/events.ts';
import { registrationMembers, registrations } from '../database/schema/registrations.ts';
import type { Transaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import { todayAt } from '../events/today.ts';
import { refuse, type Write } from '../http/handler.ts';
import { endRegistration, lockRegistration } from './endRegistration.ts';
import { findRegistration } from './findRegistration.ts';

/** The organizer cancels any registration of the own event. */
export const cancelRegistration: Write<'cancelRegistration'> = {
  async decide({ viewer, params: { id } }, tx) {
    const found = await findRegistration(tx, id);
    if (found?.organizerId !== signedIn(viewer).personId) return refuse('registration_not_found');
    await lockRegistration(tx, id, found.categoryId);
    await endRegistration(tx, id, found.categoryId);
    return { data: {} };
  },
};

/** A participant cancels the registration that they are in, paid or not, while the event is not over: nobody plays for nothing. */
export const cancelMyRegistration: Write<'cancelMyRegistration'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { categoryId, endsOn } = await findOwn(tx, id, signedIn(viewer).personId);
    if (compareDays(todayAt(tx.now), fromIsoDay(endsOn)) > 0) return refuse('event_over');
    await lockRegistration(tx, id, categoryId);
    await endRegistration(tx, id, categoryId);
    return { data: {} };
  },
};

/** Out of the cart: for good, and only while nobody has paid. */
export const removeRegistration: Write<'removeRegistration'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { categoryId } = await findOwn(tx, id, signedIn(viewer).personId);
    await lockRegistration(tx, id, categoryId);
    const paid = await tx
      .select({ position: registrationMembers.position })
      .from(registrationMembers)
      .where(and(eq(registrationMembers.registrationId, id), isNotNull(registrationMembers.paidVia)));
    if (paid.length > 0) return refuse('registration_paid');
    await endRegistration(tx, id, categoryId);
    return { data: {} };
  },
};

/** Its category, and its event's last day; somebody else's registration is not found. */
async function findOwn(tx: Transaction, id: string, personId: string) {
  const [member] = await tx
    .select({ categoryId: registrationMembers.categoryId, endsOn: events.endsOn })
    .from(registrationMembers)
    .innerJoin(registrations, eq(registrations.id, registrationMembers.registrationId))
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(and(eq(registrationMembers.registrationId, id), eq(registrationMembers.playerId, personId)));
  return member ?? refuse('registration_not_found');
}
