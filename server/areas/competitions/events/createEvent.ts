import { and, count, eq, gte } from 'drizzle-orm';
import { compareDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { events } from '#platform/database/schema/events.ts';
import { people } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Answer, refuse, type Write } from '#platform/http/handler.ts';
import { theAdmins } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { keepPicture } from '#platform/uploads/keepPicture.ts';
import type { Prepared, PreparePicture } from '#platform/uploads/preparePicture.ts';
import { guardPix } from './guardPix.ts';
import { readEvent } from './readEvents.ts';
import { todayAt } from '#core/arenas/today.ts';

type CreateEvent = Write<'createEvent', Answer<'createEvent'>, Prepared | undefined>;

/** A new event is hidden from others until an admin approves it. Its artwork is optional. */
export const makeCreateEvent = (preparePicture: PreparePicture): CreateEvent => ({
  prepare: async ({ file }) => (file ? preparePicture(file) : undefined),
  async decide({ viewer, body }, tx, artwork) {
    const { personId } = signedIn(viewer);
    const { startDate, endDate } = body.eventDate;
    const today = todayAt(tx.now);
    if (compareDays(startDate, today) < 0) refuse('event_past');
    await lockOrganizer(tx, personId);
    await refuseTooMany(tx, personId, today);
    const id = newId();
    const key = body.pixOrganizer.trim();
    const known = ['', ...(await readKeys(tx, personId))];
    await guardPix(tx, viewer, { eventId: id, event: body.name, key, known });
    await tx.insert(events).values({
      id,
      organizerId: personId,
      name: body.name,
      phoneToContact: body.phoneToContact,
      startsOn: toIsoDay(startDate),
      endsOn: toIsoDay(endDate),
      arenaName: body.arenaName,
      pixOrganizer: key,
      city: body.address.city,
      street: body.address.street,
      haveTShirts: body.haveTShirts,
      paymentViaGateway: body.paymentViaGateway,
      artwork: artwork ? await keepPicture(tx, artwork) : null,
      createdAt: tx.now,
    });
    const facts = { eventId: id, event: body.name };
    await tell(tx, 'eventProposed', { to: theAdmins(), subject: id, facts, about: personId });
    const event = await readEvent(tx, id, { personId, isAdmin: false }, today);
    return event ? { data: { event } } : refuse('event_not_found');
  },
});

/**
 * The lock keeps the organizer from deleting their account meanwhile, which would leave the event without an organizer.
 * It also serializes simultaneous proposals, so that each one counts those before it.
 */
async function lockOrganizer(tx: Transaction, personId: string): Promise<void> {
  const isHere = and(eq(people.id, personId), eq(people.status, 'active'));
  const [person] = await tx.select({ id: people.id }).from(people).where(isHere).for('no key update');
  if (!person) refuse('unauthenticated');
}

/** The PIX keys of the organizer's events so far. */
async function readKeys(tx: Transaction, personId: string): Promise<string[]> {
  const own = eq(events.organizerId, personId);
  const rows = await tx.selectDistinct({ key: events.pixOrganizer }).from(events).where(own);
  return rows.map(({ key }) => key);
}

/** A limit, because an admin has to work on each proposal. Proposals whose days have passed do not count. */
const MOST_WAITING = 5;

async function refuseTooMany(tx: Transaction, personId: string, today: Day): Promise<void> {
  const isWaiting = and(
    eq(events.organizerId, personId),
    eq(events.status, 'AGUARDANDO_APROVACAO'),
    gte(events.endsOn, toIsoDay(today)),
  );
  const [waiting] = await tx.select({ all: count() }).from(events).where(isWaiting);
  if ((waiting?.all ?? 0) >= MOST_WAITING) refuse('too_many_proposals');
}
