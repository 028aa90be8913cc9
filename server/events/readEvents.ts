import { and, asc, desc, eq, gte, or, type SQL } from 'drizzle-orm';
import { type Day, fromIsoDay, toIsoDay } from '../../domain/days/day.ts';
import { type Event, eventStatusOn, type EventStatus } from '../../domain/events/event.ts';
import type { Queries } from '../database/database.ts';
import { events } from '../database/schema/events.ts';
import { people } from '../database/schema/people.ts';
import { present } from '../http/present.ts';
import { tookPartInEvent } from './tookPart.ts';

/** Events that match a condition, with their organizer. */
function selectEvents(queries: Queries, where: SQL | undefined) {
  return queries
    .select({ event: events, organizer: { id: people.id, name: people.name } })
    .from(events)
    .innerJoin(people, eq(people.id, events.organizerId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectEvents>>[number];

/** The events offered to players: approved and not over, the next one first. */
export async function readAhead(queries: Queries, today: Day): Promise<Event[]> {
  const isAhead = and(eq(events.status, 'APROVADO'), gte(events.endsOn, toIsoDay(today)));
  const rows = await selectEvents(queries, isAhead).orderBy(asc(events.startsOn), asc(events.id));
  return rows.map((row) => eventOf(row, today));
}

/** The events of one status, or all of them, by start day: earliest first, but finished events newest first. */
export async function readByStatus(queries: Queries, status: EventStatus | undefined, today: Day): Promise<Event[]> {
  const decided = status === undefined ? undefined : eq(events.status, decidedOf(status));
  const order = status === 'FINALIZADO' ? desc(events.startsOn) : asc(events.startsOn);
  const rows = await selectEvents(queries, decided).orderBy(order, asc(events.id));
  const all = rows.map((row) => eventOf(row, today));
  return status === undefined ? all : all.filter((event) => event.status === status);
}

/** The events that a player organizes, newest first. */
export async function readOrganized(queries: Queries, organizerId: string, today: Day): Promise<Event[]> {
  const rows = await selectEvents(queries, eq(events.organizerId, organizerId)).orderBy(desc(events.id));
  return rows.map((row) => eventOf(row, today));
}

/** The events that a player is or was in, newest first, including those that were called off. */
export async function readJoined(queries: Queries, personId: string, today: Day): Promise<Event[]> {
  const rows = await selectEvents(queries, tookPartInEvent(queries, personId)).orderBy(
    desc(events.startsOn),
    desc(events.id),
  );
  return rows.map((row) => eventOf(row, today));
}

export interface Reader {
  readonly personId: string;
  readonly isAdmin: boolean;
}

/** An event that the reader may see: an approved one, their own, a cancelled one they were in, or, for admins, any. */
export async function readEvent(queries: Queries, id: string, reader: Reader, today: Day): Promise<Event | undefined> {
  const wasInIt = and(eq(events.status, 'CANCELADO'), tookPartInEvent(queries, reader.personId));
  const isVisible = or(eq(events.status, 'APROVADO'), eq(events.organizerId, reader.personId), wasInIt);
  const [row] = await selectEvents(queries, and(eq(events.id, id), reader.isAdmin ? undefined : isVisible));
  return row && eventOf(row, today);
}

function eventOf({ event, organizer }: Row, today: Day): Event {
  const { id, name, phoneToContact, arenaName, pixOrganizer, city, street, haveTShirts, paymentViaGateway } = event;
  const eventDate = { startDate: fromIsoDay(event.startsOn), endDate: fromIsoDay(event.endsOn) };
  return {
    id,
    name,
    phoneToContact,
    eventDate,
    arenaName,
    pixOrganizer,
    address: { city, street },
    haveTShirts,
    status: eventStatusOn(today, event.status, eventDate),
    paymentViaGateway,
    organizer,
    ...present({ artwork: event.artwork }),
  };
}

/** The stored status of events that have this computed status. */
function decidedOf(status: EventStatus): typeof events.$inferSelect.status {
  return status === 'EM_ANDAMENTO' || status === 'FINALIZADO' ? 'APROVADO' : status;
}
