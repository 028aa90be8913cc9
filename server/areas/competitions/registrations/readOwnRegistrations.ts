import { asc, eq, inArray } from 'drizzle-orm';
import { decisionEnd } from '#domain/registrations/invitation.ts';
import type { OwnRegistration, Participant } from '#domain/registrations/registration.ts';
import { placeKey } from './cart/readPayers.ts';
import type { Disputes } from './readDisputes.ts';
import type { Queries } from '#platform/database/database.ts';
import { categories } from '#platform/database/schema/events.ts';
import { people } from '#platform/database/schema/people.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { present } from '#platform/http/present.ts';

interface Reader {
  readonly personId: string;
  readonly now: Date;
}

/** Registrations by id, as one of their members sees them, with what that member owes. */
export async function readOwnRegistrations(
  queries: Queries,
  ids: readonly string[],
  { personId, now }: Reader,
): Promise<Map<string, OwnRegistration>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({
      registration: registrations,
      category: { id: categories.id, category: categories.category },
      member: registrationMembers,
      person: people,
    })
    .from(registrations)
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(registrationMembers, eq(registrationMembers.registrationId, registrations.id))
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .where(inArray(registrations.id, [...ids]))
    .orderBy(asc(registrations.id), asc(registrationMembers.position));
  const own = new Map<string, OwnRegistration>();
  for (const { id } of new Map(rows.map(({ registration }) => [registration.id, registration])).values()) {
    const [first, second, ...others] = rows.filter(({ registration }) => registration.id === id);
    if (!first) continue;
    const self = [first, second, ...others].find((row) => row?.person.id === personId);
    const look = { now, readerId: personId, isClose: self?.member.standing === 'accepted' };
    // A team is represented by its first two members.
    const isPair = second !== undefined && others.length === 0;
    own.set(id, {
      id,
      tournament: first.category,
      status: first.registration.status,
      totalValue: self?.member.owedCentavos ?? 0,
      player: participantOf(first, look),
      ...(isPair && { partner: participantOf(second, look) }),
    });
  }
  return own;
}

interface Row {
  readonly person: typeof people.$inferSelect;
  readonly member: typeof registrationMembers.$inferSelect;
}

export interface Look {
  readonly now: Date;
  readonly readerId: string;
  /** True for the organizer and for those who have accepted in the same registration. */
  readonly isClose: boolean;
  /** The owners of the carts that hold the shares, for the reader's own registrations. */
  readonly payers?: ReadonlyMap<string, string>;
  /** The disputes of the PIX payments, for the organizer and admins only. */
  readonly disputes?: Disputes;
}

/** Whether the reader may see a member's private data, which requires that the member has accepted to play. */
export function isOpenTo({ person, member }: Row, { isClose, readerId }: Look): boolean {
  return person.id === readerId || (isClose && member.standing === 'accepted');
}

export function participantOf(row: Row, look: Look): Participant {
  const { id, name, avatar, phone, city } = row.person;
  const invitation = invitationOf(row, look);
  const dispute = look.disputes?.get(placeKey(row.member));
  const payer = row.member.paidVia === null ? look.payers?.get(placeKey(row.member)) : undefined;
  return {
    id,
    name,
    ...present({ avatarCDN: avatar }),
    ...(isOpenTo(row, look) && present({ phone, city })),
    ...(invitation && { invitation }),
    ...(payer !== undefined && { payer }),
    ...(dispute !== undefined && { dispute }),
  };
}

function invitationOf({ member }: Row, { isClose, now }: Look): Participant['invitation'] {
  const { standing, invitedUntil } = member;
  if (invitedUntil === null || standing === 'accepted') return undefined;
  if (standing === 'confirmed') return { state: 'confirmed' };
  const isOver = invitedUntil <= now;
  const until = isOver ? decisionEnd(invitedUntil) : invitedUntil;
  return { state: isOver ? 'lapsed' : 'waiting', ...(isClose && { until }) };
}
