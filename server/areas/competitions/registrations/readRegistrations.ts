import { and, eq, ne } from 'drizzle-orm';
import { decisionEnd } from '#domain/registrations/invitation.ts';
import type { PairRegistration, TeamRegistration } from '#domain/registrations/registration.ts';
import { readPayers } from './cart/readPayers.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import { visibleCategory } from '../events/visibleCategory.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { readDisputes } from './readDisputes.ts';
import { readMembers } from './readMembers.ts';
import { isOpenTo, type Look, participantOf } from './readOwnRegistrations.ts';

/** Live registrations of a category, oldest first. Only the people concerned get private data. */
export function readRegistrations(database: Database): Read<'registrations'> {
  return async ({ viewer, params: { id } }) => {
    const { orm } = database;
    const { category, event } = await visibleCategory(database, viewer, id);
    const { personId } = signedIn(viewer);
    const now = await readNow(database);
    const isOrganizer = event.organizer.id === personId;
    const toWire = category.doubleFormat === 'teams' ? teamOf : pairOf;
    const live = await readMembers(orm, and(eq(registrations.categoryId, id), ne(registrations.status, 'CANCELADA')));
    const all = live.filter(isOnTime(now));
    const own = all.filter((rows) => isWith(rows, personId));
    const payers = await readPayers(
      orm,
      own.flatMap(([first]) => (first ? [first.registration.id] : [])),
    );
    const seesDisputes = isOrganizer || viewer.role === 'admin';
    const disputes = seesDisputes ? { disputes: await readDisputes(orm, id) } : {};
    return {
      data: {
        registrations: all.map((rows) =>
          toWire(rows, {
            now,
            readerId: personId,
            isClose: isOrganizer || isWith(rows, personId),
            isOrganizer,
            seesPayments: seesDisputes || rows.some(({ person }) => person.id === personId),
            payers,
            ...disputes,
          }),
        ),
      },
    };
  };
}

/** Whether the person has accepted to play in the registration. */
function isWith(rows: Rows, personId: string): boolean {
  return rows.some(({ person, member }) => person.id === personId && member.standing === 'accepted');
}

/** A registration with an overdue invitation counts as ended, even when the outbox has not processed it yet. */
function isOnTime(now: Date) {
  const isOverdue = ({ standing, invitedUntil }: Rows[number]['member']) =>
    standing === 'invited' && invitedUntil !== null && decisionEnd(invitedUntil) <= now;
  return (rows: Rows): boolean => !rows.some(({ member }) => isOverdue(member));
}

type Rows = Awaited<ReturnType<typeof readMembers>>[number];

/** What a reader sees, whether that is also who has paid, and what the organizer typed. */
interface Reading extends Look {
  readonly seesPayments: boolean;
  readonly isOrganizer: boolean;
}

function pairOf([player, partner]: Rows, look: Reading): PairRegistration {
  if (!player) throw new Error('A registration without anybody in it');
  const { id, status } = player.registration;
  return {
    id,
    player: participantOf(player, look),
    ...(partner && { partner: participantOf(partner, look) }),
    ...(look.seesPayments && {
      status,
      isPlayerAlreadyPaid: player.member.paidVia !== null,
      isPartnerAlreadyPaid: partner?.member.paidVia !== null && partner !== undefined,
      isPlayerPaidViaOrganizer: player.member.paidVia === 'organizer',
      isPartnerPaidViaOrganizer: partner?.member.paidVia === 'organizer',
    }),
    ...(look.isClose && {
      tShirtsSize: present({
        playerTShirtSize: shirtOf(player, look),
        partnerTShirtSize: partner ? shirtOf(partner, look) : null,
      }),
    }),
  };
}

function teamOf(rows: Rows, look: Reading): TeamRegistration {
  const [first] = rows;
  if (!first) throw new Error('A registration without anybody in it');
  const { id, status } = first.registration;
  return {
    id,
    ...(look.seesPayments && { status }),
    team: rows.map((row) => ({
      player: participantOf(row, look),
      ...(look.seesPayments && {
        isAlreadyPaid: row.member.paidVia !== null,
        isPaidViaOrganizer: row.member.paidVia === 'organizer',
      }),
      ...present({ tShirtSize: shirtOf(row, look) }),
    })),
  };
}

/** A size that the organizer typed is theirs to see before the person accepts; then it is the person's own. */
function shirtOf(row: Rows[number], look: Reading) {
  const { invitedBy, shirtSize } = row.member;
  return isOpenTo(row, look) || (look.isOrganizer && invitedBy === look.readerId) ? shirtSize : null;
}
