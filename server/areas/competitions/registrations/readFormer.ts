import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { FormerMember, FormerRegistration } from '#domain/registrations/former.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { chargeParts, charges, refunds } from '#platform/database/schema/payments.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { visibleCategory } from '../events/visibleCategory.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { placeKey } from './cart/readPayers.ts';
import { shareName } from '#core/payment/shareName.ts';
import { isPlaceOpen } from '../tournament/returnPlace.ts';
import { readState } from '../tournament/tournamentState.ts';
import { readMembers } from './readMembers.ts';
import { type Look, participantOf } from './readOwnRegistrations.ts';

/**
 * Former registrations of a category with a recorded ending, oldest first. In a tournament that was called off, everybody
 * sees who was registered with whom. Withdrawals are shown only to the organizer, admins and members who had accepted.
 */
export function readFormerRegistrations(database: Database): Read<'formerRegistrations'> {
  return async ({ viewer, params: { id } }) => {
    const { orm } = database;
    const { category, event } = await visibleCategory(database, viewer, id);
    const { personId } = signedIn(viewer);
    const seesAll = event.organizer.id === personId || viewer.role === 'admin';
    const isOrganizer = event.organizer.id === personId;
    const wasCalledOff = category.calledOffAt !== null;
    const now = await readNow(database);
    const [rows, money] = await Promise.all([
      readMembers(orm, and(eq(registrations.categoryId, id), isNotNull(registrations.ending))),
      readMoney(orm, id),
    ]);
    const isRunning = category.phase !== 'registrations' && !category.hasChampion && !wasCalledOff;
    const state = isOrganizer && isRunning ? await readState(orm, id) : undefined;
    const all = rows.flatMap(([first, ...others]): FormerRegistration[] => {
      if (!first?.registration.ending) return [];
      const members = [first, ...others];
      const { ending, entrantId } = first.registration;
      // A member who never accepted saw nothing of the others before, and sees nothing now.
      const isOwn = members.some(({ person, member }) => person.id === personId && member.standing === 'accepted');
      if (!seesAll && !isOwn && !(wasCalledOff && ending === 'calledOff')) return [];
      const isClose = isOrganizer || isOwn;
      const look: Look = { now, readerId: personId, isClose };
      return [
        {
          id: first.registration.id,
          ending,
          ...(state && entrantId !== null && isPlaceOpen(state, entrantId) && { canBeReplaced: true }),
          members: members.map(({ person, member }): FormerMember => ({
            player: participantOf({ person, member }, look),
            ...(isClose && { money: moneyOf(member, money.get(placeKey(member))) }),
          })),
        },
      ];
    });
    return { data: { registrations: all } };
  };
}

type MemberRow = typeof registrationMembers.$inferSelect;
interface Sums {
  readonly paid: number;
  readonly goingBack: number;
  readonly givenBack: number;
}

/** What the platform received for each place of a category, also when somebody paid twice, and how much of it is refunded. */
async function readMoney(queries: Queries, categoryId: string): Promise<ReadonlyMap<string, Sums>> {
  const { registrationId, position, amountCentavos } = chargeParts;
  const sumOf = (isCounted: SQL = sql`true`) =>
    sql<number>`coalesce(sum(${amountCentavos}) filter (where ${isCounted}), 0)::bigint`.mapWith(Number);
  const rows = await queries
    .select({
      registrationId,
      position,
      paid: sumOf(),
      goingBack: sumOf(inArray(refunds.state, ['owed', 'sent', 'refused'])),
      givenBack: sumOf(inArray(refunds.state, ['done', 'returned'])),
    })
    .from(chargeParts)
    .innerJoin(registrations, eq(registrations.id, registrationId))
    .innerJoin(charges, eq(charges.id, chargeParts.chargeId))
    .leftJoin(refunds, and(eq(refunds.chargeId, charges.id), eq(refunds.part, shareName)))
    .where(and(eq(registrations.categoryId, categoryId), isNotNull(charges.approvedAt)))
    .groupBy(registrationId, position);
  return new Map(rows.map((row) => [placeKey(row), row]));
}

const NOTHING: Sums = { paid: 0, goingBack: 0, givenBack: 0 };

function moneyOf({ paidVia, refundReason }: MemberRow, sums: Sums = NOTHING): NonNullable<FormerMember['money']> {
  const { paid, goingBack, givenBack } = sums;
  return {
    paid,
    goingBack,
    givenBack,
    isPaidViaOrganizer: paidVia === 'organizer',
    ...present({ reason: refundReason }),
  };
}
