import { and, asc, desc, eq, exists, gt, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { type Event, type EventCounts, eventStatusOn, type EventStatus } from '#domain/events/event.ts';
import type { Queries } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { people } from '#platform/database/schema/people.ts';
import { present } from '#platform/http/present.ts';
import { tookPartInEvent } from './tookPart.ts';

/** Events that match a condition, with their organizer. */
function selectEvents(queries: Queries, where: SQL | undefined, today: Day) {
  return queries
    .select({ event: events, organizer: { id: people.id, name: people.name }, isClosed: isClosedOn(queries, today) })
    .from(events)
    .innerJoin(people, eq(people.id, events.organizerId))
    .where(where)
    .$dynamic();
}

/** Whether an event has categories, and registration has ended in all of them. As `isClosed` of the domain computes it. */
function isClosedOn(queries: Queries, today: Day): SQL<boolean> {
  const { eventId, phase, registrationEndsOn, calledOffAt } = categories;
  const isOfIt = eq(eventId, events.id);
  const isOpen = and(eq(phase, 'registrations'), gte(registrationEndsOn, toIsoDay(today)), isNull(calledOffAt));
  const some = (where: SQL | undefined) =>
    exists(
      queries
        .select({ one: sql`1` })
        .from(categories)
        .where(where),
    );
  return sql`(${some(isOfIt)} and not ${some(and(isOfIt, isOpen))})`.mapWith(Boolean);
}

type Row = Awaited<ReturnType<typeof selectEvents>>[number];

/** A page of a list, from 1, and how many pages it has. */
interface EventPage {
  readonly events: readonly Event[];
  readonly pages: number;
}

/** The events offered to players: approved and not over, the next one first. */
export async function readAhead(queries: Queries, today: Day, page?: number): Promise<EventPage> {
  const isAhead = and(eq(events.status, 'APROVADO'), gte(events.endsOn, toIsoDay(today)));
  const rows = selectEvents(queries, isAhead, today).orderBy(asc(events.startsOn), asc(events.id));
  return readPage(rows, { today, page, entries: await queries.$count(events, isAhead) });
}

/** The events of one status by start day: earliest first, but finished events newest first. */
export async function readByStatus(
  queries: Queries,
  status: EventStatus,
  today: Day,
  page?: number,
): Promise<EventPage> {
  const where = hasStatus(status, toIsoDay(today));
  const order = status === 'FINALIZADO' ? desc(events.startsOn) : asc(events.startsOn);
  const rows = selectEvents(queries, where, today).orderBy(order, asc(events.id));
  return readPage(rows, { today, page, entries: await queries.$count(events, where) });
}

/** All events: those that wait for a decision, those ahead or under way, those that are over; each by start day. */
export async function readAll(queries: Queries, today: Day, page?: number): Promise<EventPage> {
  const isAhead = and(eq(events.status, 'APROVADO'), gte(events.endsOn, toIsoDay(today)));
  const urgency = sql`case when ${events.status} = 'AGUARDANDO_APROVACAO' then 0 when ${isAhead} then 1 else 2 end`;
  const rows = selectEvents(queries, undefined, today).orderBy(urgency, asc(events.startsOn), asc(events.id));
  return readPage(rows, { today, page, entries: await queries.$count(events) });
}

/** How many events have each status. */
export async function countEvents(queries: Queries, today: Day): Promise<EventCounts> {
  const on = toIsoDay(today);
  const counted = (status: EventStatus) => sql`count(*) filter (where ${hasStatus(status, on)})`.mapWith(Number);
  const [row] = await queries
    .select({
      AGUARDANDO_APROVACAO: counted('AGUARDANDO_APROVACAO'),
      APROVADO: counted('APROVADO'),
      EM_ANDAMENTO: counted('EM_ANDAMENTO'),
      FINALIZADO: counted('FINALIZADO'),
      CANCELADO: counted('CANCELADO'),
    })
    .from(events);
  if (!row) throw new Error('A count has a row');
  return row;
}

/** The events that a player organizes, newest first. */
export async function readOrganized(queries: Queries, organizerId: string, today: Day): Promise<Event[]> {
  const rows = await selectOrganized(queries, organizerId, today);
  return rows.map((row) => eventOf(row, today));
}

/** A page of them. */
export async function readOrganizedPage(
  queries: Queries,
  organizerId: string,
  today: Day,
  page?: number,
): Promise<EventPage> {
  const entries = await queries.$count(events, eq(events.organizerId, organizerId));
  return readPage(selectOrganized(queries, organizerId, today), { today, page, entries });
}

function selectOrganized(queries: Queries, organizerId: string, today: Day) {
  return selectEvents(queries, eq(events.organizerId, organizerId), today).orderBy(desc(events.id)).$dynamic();
}

/** What a caller gets that names no page: the specification's lists have none. */
const MOST_WITHOUT_PAGE = 100;

interface Which {
  readonly today: Day;
  readonly page: number | undefined;
  /** Of the whole list. */
  readonly entries: number;
}

async function readPage(list: ReturnType<typeof selectEvents>, { today, page, entries }: Which): Promise<EventPage> {
  const rows = await (page === undefined
    ? list.limit(MOST_WITHOUT_PAGE)
    : list.limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE));
  return { events: rows.map((row) => eventOf(row, today)), pages: pagesOf(entries) };
}

/** The events that a player is or was in, newest first, including those that were called off. */
export async function readJoined(queries: Queries, personId: string, today: Day): Promise<Event[]> {
  const rows = await selectEvents(queries, tookPartInEvent(queries, personId), today).orderBy(
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
  const [row] = await selectEvents(queries, and(eq(events.id, id), reader.isAdmin ? undefined : isVisible), today);
  return row && eventOf(row, today);
}

/** An approved event; `undefined` for any other. */
export async function readApproved(queries: Queries, id: string, today: Day): Promise<Event | undefined> {
  const [row] = await selectEvents(queries, and(eq(events.id, id), eq(events.status, 'APROVADO')), today);
  return row && eventOf(row, today);
}

function eventOf({ event, organizer, isClosed }: Row, today: Day): Event {
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
    ...(isClosed && { isClosed: true as const }),
    ...(event.isPublic && event.status === 'APROVADO' && { hasPublicPage: true as const }),
  };
}

/** As `eventStatusOn` computes it, for a day 'YYYY-MM-DD'. */
function hasStatus(status: EventStatus, on: string): SQL | undefined {
  const { startsOn, endsOn } = events;
  const isApproved = eq(events.status, 'APROVADO');
  switch (status) {
    case 'APROVADO':
      return and(isApproved, gt(startsOn, on));
    case 'EM_ANDAMENTO':
      return and(isApproved, lte(startsOn, on), gte(endsOn, on));
    case 'FINALIZADO':
      return and(isApproved, lt(endsOn, on));
    default:
      return eq(events.status, status);
  }
}
