import { and, asc, desc, eq, gt, gte, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import type { Invitation, InvitationAnswer } from '#domain/registrations/invitation.ts';
import type { Participant } from '#domain/registrations/registration.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { people } from '#platform/database/schema/people.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import { todayAt } from '#core/arenas/today.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { placeKey, readPayers } from './cart/readPayers.ts';
import { present } from '#platform/http/present.ts';

/** How long the inviter sees that an invitation failed. */
const TOLD_MS = 72 * 60 * 60_000;

interface Reader {
  readonly personId: string;
  readonly now: Date;
}

/** A player's open invitations, and the outcomes of those that they sent. */
export function myInvitations(database: Database): Read<'myInvitations'> {
  const { orm } = database;
  return async ({ viewer }) => {
    const reader = { personId: signedIn(viewer).personId, now: await readNow(database) };
    return { data: { invitations: await readOpen(orm, reader), answers: await readAnswers(orm, reader) } };
  };
}

async function readOpen(queries: Queries, { personId, now }: Reader): Promise<Invitation[]> {
  const { playerId, isLive, standing, invitedUntil } = registrationMembers;
  const isUnanswered = or(eq(standing, 'confirmed'), and(eq(standing, 'invited'), gt(invitedUntil, now)));
  const isAhead = and(
    eq(events.status, 'APROVADO'),
    gte(events.endsOn, toIsoDay(todayAt(now))),
    eq(categories.hasChampion, false),
  );
  const rows = await queries
    .select({ member: registrationMembers, category: categories, event: events })
    .from(registrationMembers)
    .innerJoin(categories, eq(categories.id, registrationMembers.categoryId))
    .innerJoin(events, eq(events.id, categories.eventId))
    .where(and(eq(playerId, personId), eq(isLive, true), isUnanswered, isAhead))
    .orderBy(asc(invitedUntil), asc(registrationMembers.registrationId));
  const { inviters, mates } = await readMates(
    queries,
    rows.map(({ member }) => member.registrationId),
  );
  const payers = await readPayers(
    queries,
    rows.map(({ member }) => member.registrationId),
  );
  return rows.flatMap(({ member, category, event }): Invitation[] => {
    if (member.invitedUntil === null) return [];
    const invitedBy = member.invitedBy === null ? undefined : inviters.get(member.invitedBy);
    const payer = payers.get(placeKey(member));
    return [
      {
        id: member.registrationId,
        event: { id: event.id, name: event.name, arenaName: event.arenaName, city: event.city },
        tournament: {
          id: category.id,
          category: category.category,
          doubleFormat: category.doubleFormat,
          startDate: fromIsoDay(category.startsOn),
          individualRegistrationPrice: category.priceCentavos,
          paymentViaGateway: category.paymentViaGateway,
          deadlinePayment: fromIsoDay(category.paymentEndsOn),
        },
        ...(invitedBy && { invitedBy }),
        others: (mates.get(member.registrationId) ?? []).filter(({ id }) => id !== personId && id !== invitedBy?.id),
        expiresAt: member.invitedUntil,
        isConfirmed: member.standing === 'confirmed',
        ...(category.phase !== 'registrations' && { isDrawn: true }),
        haveTShirts: event.haveTShirts,
        ...present({ tShirtSize: member.shirtSize }),
        isPaidByOther: member.paidVia !== null || (payer !== undefined && payer !== personId),
      },
    ];
  });
}

/** Names and pictures of all members of the registrations, and of their inviters. */
async function readMates(queries: Queries, ids: readonly string[]) {
  const inviter = alias(people, 'inviter');
  const rows = await queries
    .select({ registrationId: registrationMembers.registrationId, person: people, inviter })
    .from(registrationMembers)
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .leftJoin(inviter, eq(inviter.id, registrationMembers.invitedBy))
    .where(inArray(registrationMembers.registrationId, [...ids]))
    .orderBy(asc(registrationMembers.registrationId), asc(registrationMembers.position));
  const mates = new Map<string, Participant[]>();
  for (const { registrationId, person } of rows) {
    mates.set(registrationId, [...(mates.get(registrationId) ?? []), faceOf(person)]);
  }
  const active = rows.flatMap((row) => (row.inviter?.status === 'active' ? [faceOf(row.inviter)] : []));
  return { mates, inviters: new Map(active.map((person) => [person.id, person])) };
}

/** The public data of a player. */
function faceOf({ id, name, avatar }: typeof people.$inferSelect): Participant {
  return { id, name, ...present({ avatarCDN: avatar }) };
}

/** The inviter and the accepted members see a failed invitation until it is too old or they are in the category again. */
async function readAnswers(queries: Queries, { personId, now }: Reader): Promise<InvitationAnswer[]> {
  const { registrationId, categoryId, standing, answeredAt, invitedBy } = registrationMembers;
  const own = queries
    .select({ id: registrationId })
    .from(registrationMembers)
    .where(and(eq(registrationMembers.playerId, personId), eq(standing, 'accepted')));
  const isFresh = and(isNotNull(answeredAt), gt(answeredAt, new Date(now.getTime() - TOLD_MS)));
  const rows = await queries
    .select({ member: registrationMembers, category: categories, event: events, person: people })
    .from(registrationMembers)
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .innerJoin(categories, eq(categories.id, categoryId))
    .innerJoin(events, eq(events.id, categories.eventId))
    .where(
      and(
        inArray(standing, ['declined', 'lapsed']),
        isFresh,
        ne(registrationMembers.playerId, personId),
        or(eq(invitedBy, personId), inArray(registrationId, own)),
        eq(events.status, 'APROVADO'),
      ),
    )
    .orderBy(desc(answeredAt), asc(registrationId));
  const again = await queries
    .select({ categoryId })
    .from(registrationMembers)
    .where(
      and(eq(registrationMembers.playerId, personId), eq(registrationMembers.isLive, true), eq(standing, 'accepted')),
    );
  const isIn = new Set(again.map((row) => row.categoryId));
  return rows.flatMap(({ member, category, event, person }): InvitationAnswer[] => {
    if (member.answeredAt === null || isIn.has(category.id)) return [];
    return [
      {
        id: member.registrationId,
        event: { id: event.id, name: event.name },
        tournament: { id: category.id, category: category.category },
        player: faceOf(person),
        outcome: member.standing === 'lapsed' ? 'lapsed' : 'declined',
        answeredAt: member.answeredAt,
      },
    ];
  });
}
