import { and, eq, isNull, or, gt, lt } from 'drizzle-orm';
import { compareDays, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { periodText } from '#domain/values/days/formatDay.ts';
import type { Event, EventEdit } from '#domain/events/event.ts';
import { maskPhone } from '#domain/people/phone.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { tellChanges, type Told } from './eventChanges.ts';
import { guardPix } from './guardPix.ts';
import { readEvent } from './readEvents.ts';
import { todayAt } from '#core/arenas/today.ts';

/** An organizer changes their own event, until it is over or called off. Only what is sent changes. */
export const editEvent: Write<'editEvent'> = {
  async decide({ viewer, params: { id }, body }, tx) {
    const { personId } = signedIn(viewer);
    const today = todayAt(tx.now);
    const own = and(eq(events.id, id), eq(events.organizerId, personId));
    // The lock keeps a second window from judging by days that the first one is changing.
    const [row] = await tx.select({ id: events.id }).from(events).where(own).for('update');
    const before = row && (await readEvent(tx, id, { personId, isAdmin: false }, today));
    if (!before) return refuse('event_not_found');
    if (before.status === 'CANCELADO' || before.status === 'FINALIZADO') return refuse('event_decided');
    await refuseDays(tx, before, body.eventDate, today);
    const { eventDate, address } = body;
    const key = body.pixOrganizer?.trim() ?? before.pixOrganizer;
    await guardPix(tx, viewer, { eventId: id, event: before.name, key, known: [before.pixOrganizer] });
    await tx
      .update(events)
      .set({
        ...textsOf(body),
        ...(eventDate && { startsOn: toIsoDay(eventDate.startDate), endsOn: toIsoDay(eventDate.endDate) }),
        ...(address && { city: address.city, street: address.street }),
        id,
      })
      .where(own);
    const after = await readEvent(tx, id, { personId, isAdmin: false }, today);
    if (!after) return refuse('event_not_found');
    await tellChanges(tx, { eventId: id }, toldOf(before, after));
    return { data: { event: after } };
  },
};

function textsOf({ name, phoneToContact, arenaName, pixOrganizer }: EventEdit) {
  return {
    ...(name !== undefined && { name }),
    ...(phoneToContact !== undefined && { phoneToContact }),
    ...(arenaName !== undefined && { arenaName }),
    ...(pixOrganizer !== undefined && { pixOrganizer: pixOrganizer.trim() }),
  };
}

/** New days are not in the past, and no tournament that still takes place lies outside them. */
async function refuseDays(
  tx: Transaction,
  { id, eventDate }: Event,
  next: EventEdit['eventDate'],
  today: Event['eventDate']['startDate'],
): Promise<void> {
  if (!next) return;
  if (!isSameDay(next.startDate, eventDate.startDate)) {
    if (compareDays(eventDate.startDate, today) <= 0) refuse('event_begun');
    if (compareDays(next.startDate, today) < 0) refuse('event_past');
  }
  if (compareDays(next.endDate, today) < 0) refuse('event_past');
  const { startsOn, calledOffAt, eventId } = categories;
  const isOutside = or(lt(startsOn, toIsoDay(next.startDate)), gt(startsOn, toIsoDay(next.endDate)));
  if ((await tx.$count(categories, and(eq(eventId, id), isNull(calledOffAt), isOutside))) > 0) {
    refuse('categories_outside');
  }
}

function toldOf(before: Event, after: Event): Told[] {
  const told = (field: Told['field'], of: (event: Event) => string) => ({
    field,
    before: of(before),
    after: of(after),
  });
  return [
    told('name', ({ name }) => name),
    told('days', ({ eventDate }) => periodText(eventDate)),
    told('place', ({ arenaName, address }) => `${arenaName}, ${address.street}, ${address.city}`),
    told('contact', ({ phoneToContact }) => maskPhone(phoneToContact)),
    told('pix', ({ pixOrganizer }) => pixOrganizer),
  ];
}
