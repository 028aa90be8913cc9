import { and, asc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import { type Booked, type Entered, registrationEntry, reservationEntries } from '#domain/calendar/entries.ts';
import { FEED_DAYS } from '#domain/calendar/feed.ts';
import type { Entry } from '#domain/calendar/iCalendar.ts';
import { addDays, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { courtLines } from '#core/reservations/courtLines.ts';
import { shownHours } from '#core/reservations/shownReservation.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { categories, eventChanges, events } from '#platform/database/schema/events.ts';
import { cancellations } from '#platform/database/schema/ledger.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { todayAt } from '#core/arenas/today.ts';
import { present } from '#platform/http/present.ts';

interface Reading {
  readonly now: Date;
  /** The app's public address. */
  readonly home: string;
  /** One reservation or registration, however long ago, or a series; absent: all. */
  readonly of?: string;
}

/**
 * What is on a player's calendar: reservations, those of series too, and places in tournaments, from the last days of
 * {@link FEED_DAYS} on. What was cancelled is there as cancelled; what is another's by now is not.
 */
export async function readEntries(queries: Queries, personId: string, { now, home, of }: Reading): Promise<Entry[]> {
  const from = toIsoDay(addDays(todayAt(now), -FEED_DAYS));
  const recent = gte(reservations.day, from);
  const [booked, entered] = await Promise.all([
    readBooked(
      queries,
      and(
        eq(reservations.playerId, personId),
        of === undefined ? recent : or(eq(reservations.id, of), and(recent, eq(reservations.seriesId, of))),
      ),
    ),
    readEntered(
      queries,
      and(
        eq(registrationMembers.playerId, personId),
        of === undefined ? gte(events.endsOn, from) : eq(registrationMembers.registrationId, of),
      ),
    ),
  ]);
  return [
    ...booked.flatMap((one) => reservationEntries(one, home)),
    ...entered.map((one) => registrationEntry(one, home)),
  ];
}

/** How often a reservation was moved, or cancelled and restored. */
export const RESERVATION_CHANGES: SQL<number> = sql<number>`(${reservations.hoursVersion} - 1 + (select count(*)
  from ${cancellations} where ${cancellations.arenaId} = ${reservations.arenaId}
  and ${cancellations.reservationId} = ${reservations.id} and ${cancellations.undoneAt} is not null))`.mapWith(Number);

async function readBooked(queries: Queries, where: SQL | undefined): Promise<Booked[]> {
  const rows = await queries
    .select({
      id: reservations.id,
      day: reservations.day,
      status: reservations.status,
      expiresAt: reservations.expiresAt,
      hours: shownHours.column,
      changes: RESERVATION_CHANGES,
      arena: {
        id: arenas.id,
        name: arenas.name,
        city: arenas.city,
        street: arenas.street,
        district: arenas.district,
        zone: arenas.zone,
      },
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .where(where)
    .orderBy(asc(reservations.day), asc(reservations.id));
  return rows.map(({ id, day, status, expiresAt, hours, changes, arena }) => ({
    reservation: {
      id,
      arena: { id: arena.id, name: arena.name },
      date: fromIsoDay(day),
      selectedTimeSlots: courtLines(hours ?? []),
      status,
      ...present({ expiresAt }),
    },
    address: { city: arena.city, ...present({ street: arena.street, district: arena.district }) },
    zone: arena.zone,
    changes,
  }));
}

/** How often the organizer changed an event, or a category of it. */
const EVENT_CHANGES = sql<number>`(select count(*) from ${eventChanges} where ${eventChanges.eventId} = ${events.id}
  and (${eventChanges.categoryId} is null or ${eventChanges.categoryId} = ${categories.id}))`.mapWith(Number);

async function readEntered(queries: Queries, where: SQL | undefined): Promise<Entered[]> {
  const rows = await queries
    .select({
      id: registrationMembers.registrationId,
      isLive: registrationMembers.isLive,
      standing: registrationMembers.standing,
      event: {
        id: events.id,
        name: events.name,
        arenaName: events.arenaName,
        street: events.street,
        city: events.city,
        endsOn: events.endsOn,
      },
      eventStatus: events.status,
      category: { name: categories.category, startsOn: categories.startsOn },
      calledOffAt: categories.calledOffAt,
      changes: EVENT_CHANGES,
    })
    .from(registrationMembers)
    .innerJoin(categories, eq(categories.id, registrationMembers.categoryId))
    .innerJoin(events, eq(events.id, categories.eventId))
    .where(where)
    .orderBy(asc(categories.startsOn), asc(registrationMembers.registrationId));
  return rows.map(({ id, isLive, standing, event, eventStatus, category, calledOffAt, changes }) => {
    const isOver = !isLive || eventStatus === 'CANCELADO' || calledOffAt !== null;
    return {
      id,
      event: { ...event, endsOn: fromIsoDay(event.endsOn) },
      category: { ...category, startsOn: fromIsoDay(category.startsOn) },
      standing: isOver ? 'over' : standing === 'invited' ? 'invited' : 'in',
      changes,
    };
  });
}
