import { and, asc, eq, gt } from 'drizzle-orm';
import { readAllReservations } from '#core/reservations/readReservations.ts';
import { readFeed } from '#areas/player/calendar/calendarHandlers.ts';
import { type Queries, readNow } from '#platform/database/database.ts';
import { arenas, vouchers } from '#platform/database/schema/arenas.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { providerAccounts, sessions, termsAcceptances } from '#platform/database/schema/people.ts';
import { readOrganized } from '#areas/competitions/events/readEvents.ts';
import { todayAt } from '#core/arenas/today.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { readMailChoices } from '#core/notices/mail/mailChoices.ts';
import { readAllNotices } from '#areas/entry/notices/readNotices.ts';
import { readBlocks } from '#areas/owner/players/blocks/blockArena.ts';
import { readAllInvitations } from '#areas/owner/series/invitations/answerInvitation.ts';
import { readAllRequests } from '#areas/owner/series/requests/readRequests.ts';
import { readAllWaiting } from '#core/hours/waiting/readWaiting.ts';
import { readReceived } from '#areas/competitions/payouts/readPayouts.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { readDevices } from '#core/notices/push/subscriptions.ts';
import { readConsent } from '#core/notices/whatsapp/consents.ts';
import { readDeliveries } from '#core/notices/whatsapp/deliveries.ts';
import { readUser, worksAtOf } from '#core/people/user.ts';
import { readCaller } from '#core/people/caller.ts';
import { readAccounts } from '#areas/entry/receivingAccount/readAccount.ts';
import { readDeskData } from './readDeskData.ts';
import { EXPORTS, makePersonLimit } from '#core/people/personLimit.ts';
import { readMyArenas } from './readMyArenas.ts';
import { readRecordsOf } from '#areas/player/records/answerRecord.ts';
import { readMyCarts, readMyRegistrations } from './readMyEvents.ts';

export function makeExportMyData(dependencies: Pick<Dependencies, 'database' | 'settings'>): Read<'exportMyData'> {
  const countExport = makePersonLimit(dependencies, 'exports', EXPORTS);
  const read = makeReadMyData(dependencies);
  return async (call) => {
    await countExport(call);
    return read(call);
  };
}

/** Everything stored about the caller, except hashes of passwords and tokens, which are secret even from them. */
export function makeReadMyData({ database }: Pick<Dependencies, 'database'>): Read<'exportMyData'> {
  return async ({ viewer }) => {
    const { orm } = database;
    const { person } = await readCaller(orm, signedIn(viewer));
    const now = await readNow(database);
    const held = await readMyArenas(orm, person.id, now);
    return {
      data: {
        exportedAt: now,
        user: await readUser(orm, person, worksAtOf(viewer)),
        ...present({ cpf: person.cpf }),
        memberSince: person.createdAt,
        payouts: await readReceived(orm, person.id),
        terms: await readAcceptances(orm, person.id),
        sessions: await readSessions(orm, person.id, now),
        signInProviders: await readProviders(orm, person.id),
        paymentAccounts: await readAccounts(orm, person.id),
        reservations: await readAllReservations(orm, { personId: person.id, as: 'player', now }),
        seriesRequests: await readAllRequests(orm, person.id),
        seriesInvitations: await readAllInvitations(orm, person.id),
        arenaRecords: await readRecordsOf(orm, person.id),
        blockedArenas: await readBlocks(orm, person.id),
        waiting: await readAllWaiting(orm, person.id),
        vouchers: await readVouchers(orm, person.id),
        credits: await readCredits(orm, person.id),
        ...(await readDeskData(orm, person.id, now)),
        events: await readOrganized(orm, person.id, todayAt(now)),
        registrations: await readMyRegistrations(orm, person.id),
        carts: await readMyCarts(orm, person.id),
        notices: await readAllNotices(orm, person.id),
        ...(held.length > 0 && { arenas: held }),
        mailChoices: await readMailChoices(orm, person.id),
        pushDevices: await readDevices(orm, person.id),
        whatsapp: await readConsent(orm, person.id),
        whatsappMessages: await readDeliveries(orm, person.id),
        calendarFeed: await readFeed(orm, person.id),
      },
    };
  };
}

function readSessions(queries: Queries, personId: string, now: Date) {
  return queries
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now)))
    .orderBy(asc(sessions.createdAt));
}

function readAcceptances(queries: Queries, personId: string) {
  const { version, acceptedAt } = termsAcceptances;
  return queries
    .select({ version, acceptedAt })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.personId, personId))
    .orderBy(asc(acceptedAt));
}

function readProviders(queries: Queries, personId: string) {
  const { issuer, email, linkedAt } = providerAccounts;
  return queries
    .select({ issuer, email, linkedAt })
    .from(providerAccounts)
    .where(eq(providerAccounts.personId, personId))
    .orderBy(asc(linkedAt));
}

async function readVouchers(queries: Queries, personId: string) {
  const { code, status, discountBasisPoints } = vouchers;
  const rows = await queries
    .select({ arena: arenas.name, code, status, discountBasisPoints })
    .from(vouchers)
    .innerJoin(arenas, eq(arenas.id, vouchers.arenaId))
    .where(eq(vouchers.playerId, personId))
    .orderBy(asc(vouchers.createdAt), asc(vouchers.id));
  return rows.map(({ discountBasisPoints, ...voucher }) => ({ ...voucher, discount: discountBasisPoints / 10_000 }));
}

/** At arenas that were closed too: what they owe is stored all the same. */
async function readCredits(queries: Queries, personId: string) {
  const rows = await queries
    .select({ arena: arenas.name, value: playerCredits.centavos, movedAt: playerCredits.movedAt })
    .from(playerCredits)
    .innerJoin(arenas, eq(arenas.id, playerCredits.arenaId))
    .where(eq(playerCredits.playerId, personId))
    .orderBy(asc(arenas.sortName), asc(arenas.id));
  return rows.map(({ movedAt, ...credit }) => ({ ...credit, ...present({ movedAt }) }));
}
