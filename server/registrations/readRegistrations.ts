import { and, asc, eq, ne } from 'drizzle-orm';
import type { PairRegistration, TeamRegistration } from '../../domain/registrations/registration.ts';
import type { Database, Queries } from '../database/database.ts';
import { readNow } from '../database/database.ts';
import { categories } from '../database/schema/events.ts';
import { people } from '../database/schema/people.ts';
import { registrationMembers, registrations } from '../database/schema/registrations.ts';
import { readEvent } from '../events/readEvents.ts';
import { todayAt } from '../events/today.ts';
import { signedIn } from '../http/authorise.ts';
import { type Read, refuse } from '../http/handler.ts';
import { present } from '../http/present.ts';
import { participantOf } from './readOwnRegistrations.ts';

/** Live registrations of a category in the order in which they came. What is private goes to the few whom it concerns. */
export function readRegistrations(database: Database): Read<'registrations'> {
  return async ({ viewer, params: { id } }) => {
    const { orm } = database;
    const [category] = await orm.select().from(categories).where(eq(categories.id, id));
    if (!category) return refuse('tournament_not_found');
    const { personId } = signedIn(viewer);
    const reader = { personId, isAdmin: viewer.role === 'admin' };
    const event = await readEvent(orm, category.eventId, reader, todayAt(await readNow(database)));
    if (!event) return refuse('tournament_not_found');
    const isOrganizer = event.organizer.id === personId;
    const toWire = category.doubleFormat === 'teams' ? teamOf : pairOf;
    const all = await readRows(orm, id);
    return {
      data: {
        registrations: all.map((rows) =>
          toWire(rows, isOrganizer || rows.some(({ person }) => person.id === personId)),
        ),
      },
    };
  };
}

/** The rows of each registration, by their places in it. */
async function readRows(queries: Queries, categoryId: string) {
  const rows = await queries
    .select({ registration: registrations, member: registrationMembers, person: people })
    .from(registrations)
    .innerJoin(registrationMembers, eq(registrationMembers.registrationId, registrations.id))
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .where(and(eq(registrations.categoryId, categoryId), ne(registrations.status, 'CANCELADA')))
    .orderBy(asc(registrations.id), asc(registrationMembers.position));
  const byRegistration = new Map<string, typeof rows>();
  for (const row of rows) {
    const known = byRegistration.get(row.registration.id);
    if (known) known.push(row);
    else byRegistration.set(row.registration.id, [row]);
  }
  return [...byRegistration.values()];
}

type Rows = Awaited<ReturnType<typeof readRows>>[number];

function pairOf([player, partner]: Rows, isClose: boolean): PairRegistration {
  if (!player) throw new Error('A registration without anybody in it');
  const { id, status } = player.registration;
  return {
    id,
    status,
    player: participantOf(player.person, isClose),
    ...(partner && { partner: participantOf(partner.person, isClose) }),
    isPlayerAlreadyPaid: player.member.paidVia !== null,
    isPartnerAlreadyPaid: partner?.member.paidVia !== null && partner !== undefined,
    isPlayerPaidViaOrganizer: player.member.paidVia === 'organizer',
    isPartnerPaidViaOrganizer: partner?.member.paidVia === 'organizer',
    ...(isClose && {
      tShirtsSize: present({
        playerTShirtSize: player.member.shirtSize,
        partnerTShirtSize: partner?.member.shirtSize ?? null,
      }),
    }),
  };
}

function teamOf(rows: Rows, isClose: boolean): TeamRegistration {
  const [first] = rows;
  if (!first) throw new Error('A registration without anybody in it');
  const { id, status } = first.registration;
  return {
    id,
    status,
    team: rows.map(({ person, member }) => ({
      player: participantOf(person, isClose),
      isAlreadyPaid: member.paidVia !== null,
      isPaidViaOrganizer: member.paidVia === 'organizer',
      ...(isClose && present({ tShirtSize: member.shirtSize })),
    })),
  };
}
