import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { arenaPath, reservePath } from '#domain/navigation/paths.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { pageReader, linkPreviewReader, type ReadPage } from '#start/linkPreviews/readPage.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

/**
 * Each file of the server that reads arenas. `everybody`: for strangers and players, under the condition of
 * `server/core/arenas/publicArena.ts`. The others look up what one's own session, reservation, voucher or charge points to.
 */
const READERS = {
  everybody: [
    'areas/player/directory/arena.ts',
    'areas/player/directory/availability.ts',
    'areas/player/directory/directory.ts',
    'areas/player/directory/finder/dayPlans.ts',
    'areas/player/directory/finder/places.ts',
    'areas/entry/notices/openPages.ts',
    'core/arenas/refuseUnknownArena.ts',
    'core/sale/bookingContext.ts',
    'start/linkPreviews/siteMap.ts',
    'areas/owner/series/requests/askForSeries.ts',
    'areas/player/waiting/joinQueue.ts',
    'areas/player/booking/showChoice.ts',
    'core/hours/waiting/readQueue.ts',
  ],
  itsTeam: [
    'areas/owner/agenda/bookedSql.ts',
    'areas/owner/agenda/daySql.ts',
    'core/hours/readOffer.ts',
    'core/sale/plan.ts',
    'areas/owner/customers/customerSql.ts',
    'areas/owner/debts/debtSql.ts',
    'areas/owner/imports/arenaState.ts',
    'areas/owner/imports/customers/customersState.ts',
    'areas/owner/statistics/occupancySql.ts',
    // Whoever has a secret of a reservation there, public or not.
    'areas/owner/paymentLinks/linkRows.ts',
    'areas/owner/paymentLinks/linkArena.ts',
    'areas/owner/players/readArenaPlayer.ts',
    'core/arenas/ownedArena.ts',
    'core/arenas/holdings.ts',
    'areas/owner/settings/settingsHandlers.ts',
    'core/arenas/tellOfMoney.ts',
    // A job: gives each the zone of its city.
    'areas/owner/settings/tidyZones.ts',
    // For the team and its mensalistas; two are jobs.
    'areas/owner/series/bills/billRows.ts',
    'areas/owner/series/bills/chaseBills.ts',
    'areas/owner/series/bills/guestBills.ts',
    'areas/owner/series/endSeries.ts',
    'areas/owner/series/extendSeries.ts',
    'areas/owner/series/requests/requestRow.ts',
    'areas/owner/series/warnOfEnds.ts',
    // What a skipped week does, for the team and for the mensalista whose week it is.
    'core/series/carry.ts',
    'core/series/skipFacts.ts',
    'areas/owner/slots/priceWeek.ts',
    'areas/owner/staff/members.ts',
    'areas/owner/vouchers/voucherRow.ts',
  ],
  onesOwn: [
    'areas/player/records/answerRecord.ts',
    'start/leaving/closedArenaWork.ts',
    'start/leaving/endBookings.ts',
    'start/leaving/exportMyData.ts',
    'start/leaving/leaveArenas.ts',
    'start/leaving/readDeskData.ts',
    'start/leaving/readMyArenas.ts',
    'core/reservations/cancel.ts',
    'core/reservations/cancelMany.ts',
    'areas/player/booking/cancelPaid.ts',
    'core/reservations/readReservations.ts',
    'areas/player/booking/readTicket.ts',
    'areas/player/calendar/readEntries.ts',
    'areas/owner/closures/rebooking/moveToChosen.ts',
    'areas/owner/closures/rebooking/readRebooking.ts',
    'core/notices/arenaFacts.ts',
    'core/notices/reservationNotices.ts',
    'areas/entry/receivingAccount/readAccount.ts',
    'core/payment/charges.ts',
    'core/payment/followCredit.ts',
    'core/reservations/money/reservationMoney.ts',
    'core/payment/tellMoney.ts',
    'areas/owner/series/bills/payBillByPix.ts',
    'core/notices/reminders/due.ts',
    'core/notices/reminders/creditEnding.ts',
    'core/notices/reminders/billOwed.ts',
    'core/notices/reminders/billPix.ts',
    'areas/owner/players/credit/expireCredits.ts',
    'areas/owner/dayEnd/dayEnds.ts',
    'core/notices/reminders/remind.ts',
    'areas/entry/session/resetPassword.ts',
    'core/people/user.ts',
    'areas/owner/vouchers/readMyVouchers.ts',
    'core/hours/waiting/readWaiting.ts',
    'areas/owner/players/blocks/blockArena.ts',
    'areas/owner/series/invitations/answerInvitation.ts',
    'areas/owner/series/invitations/forgetInvited.ts',
    'areas/owner/series/invitations/invitationRow.ts',
  ],
  admins: [
    'areas/owner/audit/readAudit.ts',
    'areas/competitions/platformAdmin/hideArena.ts',
    'areas/competitions/platformAdmin/readTroubles.ts',
    'areas/competitions/payouts/makePayout.ts',
    'areas/competitions/payouts/unsettledCharges.ts',
  ],
};

const SERVER = new URL('../../../server/', import.meta.url);
const READS = /\bfrom\(arenas\)|Join\(arenas\b|\b(from|join) arena\b/;

/** The calls by which strangers read one arena. */
const PAGES = ['arena', 'availability', 'courts', 'timeSlots', 'arenaTournaments'] as const satisfies EndpointName[];
const LISTS = ['arenas', 'allArenas', 'freeCourts', 'freeAround'] as const satisfies EndpointName[];

it('knows every file that reads arenas', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const found = files.filter((name) => READS.test(readFileSync(new URL(name, SERVER), 'utf8')));
  expect(found.toSorted()).toEqual(Object.values(READERS).flat().toSorted());
});

it('knows every call by which strangers read arenas', () => {
  const open = Object.entries(contract).filter(
    ([, { callers, path }]) => path.startsWith('/api/v1/arenas') && callers.some((caller) => caller === 'visitor'),
  );
  expect(open.map(([name]) => name).toSorted()).toEqual([...PAGES, ...LISTS].toSorted());
});

const VISITOR = undefined;

describeOnDatabases('an arena that is not public', (open) => {
  let world: World;
  let arena: TestArena;
  let other: TestArena;
  let player: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open());
    [player, admin, other] = [await world.player(), await world.person('admin'), await world.arena('local')];
  });
  beforeEach(async () => void (arena = await world.arena('local')));

  const query = () => `?day=${world.day.day}&month=${world.day.month}&year=${world.day.year}`;
  const page = async (who: TestPerson | undefined, name: (typeof PAGES)[number]) => {
    const url = contract[name].path.replace(':id', arena.id) + (name === 'availability' ? query() : '');
    return (await world.call(who, { method: 'GET', url })).status;
  };
  const pages = (who?: TestPerson) => Promise.all(PAGES.map((name) => page(who, name)));
  const all = (status: number) => PAGES.map(() => status);
  async function isListed(): Promise<boolean[]> {
    const listed = await world.call(VISITOR, { method: 'GET', url: contract.allArenas.path });
    const first = await world.call(VISITOR, { method: 'GET', url: contract.arenas.path });
    const pageNumbers = Array.from({ length: first.body.pages }, (_, index) => index + 1);
    const inPages = await Promise.all(
      pageNumbers.map((number) =>
        world.call(VISITOR, { method: 'GET', url: `${contract.arenas.path}?page=${number}` }),
      ),
    );
    const paged = inPages.flatMap(({ body }) => body.data.arenas);
    return [listed.body.data.allArenas, paged, await found()].map((some) =>
      some.some(({ _id }: { readonly _id: string }) => _id === arena.id),
    );
  }
  /** Those with a free court at an hour that nobody books here. */
  async function found(): Promise<readonly { readonly _id: string }[]> {
    const pageOf = async (number: number) => {
      const query = `?date=${toIsoDay(world.day)}&hour=21&page=${number}`;
      return (await world.call(VISITOR, { method: 'GET', url: contract.freeCourts.path + query })).body;
    };
    const { pages: count } = await pageOf(1);
    const all = await Promise.all(Array.from({ length: count }, (_, index) => pageOf(index + 1)));
    return all.flatMap(({ data }) => data.arenas);
  }
  const names = () => {
    const readPage = pageReader(linkPreviewReader(world.database, 'arena'));
    const paths = [arenaPath(arena.id), reservePath(arena.id), `/cliente/${arena.id}`];
    return Promise.all(paths.map(async (path) => told(await readPage(path))));
  };
  const order = (hour: number) => orderOf(arena, world.day, [hour]);
  const quote = (who: TestPerson) =>
    world.call(who, { method: 'POST', url: contract.quoteReservation.path, payload: order(18) });
  const set = (row: Partial<typeof arenas.$inferInsert>) =>
    world.database.orm.update(arenas).set(row).where(eq(arenas.id, arena.id));

  const offAir = {
    status: 404,
    body: {
      message: 'Esta arena não está recebendo reservas pelo Quadra Livre agora.',
      error: { statusCode: 404, code: 'arena_not_found' },
    },
  };

  it('is told to everybody while it is public', async () => {
    for (const who of [undefined, player, other.owner, arena.owner, admin]) expect(await pages(who)).toEqual(all(200));
    expect(await isListed()).toEqual([true, true, true]);
    expect(await names()).toEqual(['Arena Maré Alta', 'Arena Maré Alta', 'Arena Maré Alta']);
    expect((await quote(player)).status).toBe(200);
    expect((await world.reserve(player, order(18))).status).toBe(201);
  });

  // Red in each call when its file (READERS.everybody) forgets the condition of publicArena.ts.
  it.each([
    ['unpublished', async () => ({ publishedAt: null })],
    ['hidden', async () => ({ hiddenAt: await readNow(world.database), hiddenReason: 'Fotos de outra arena' })],
  ])('%s, it is absent for strangers, players and other arenas, and cannot be booked by them', async (_, row) => {
    const before = await world.reserve(player, order(18));
    await set(await row());
    for (const who of [undefined, player, other.owner]) expect(await pages(who)).toEqual(all(404));
    expect(await isListed()).toEqual([false, false, false]);
    expect(await names()).toEqual(['missing', undefined, 'missing']);
    expect(await quote(player)).toEqual(offAir);
    expect(await world.reserve(player, order(19))).toEqual(offAir);
    // What was booked before stays its player's.
    expect((await world.read(player, before.body.data.reservation._id)).status).toBe(200);
    expect((await world.list(player)).body.data.reservations.length).toBeGreaterThan(0);
    expect((await world.cancel(player, before.body.data.reservation._id)).status).toBe(200);
  });

  it('is there for its team, who go on working, and for admins', async () => {
    await set({ publishedAt: null });
    expect(await pages(arena.owner)).toEqual(all(200));
    expect(await pages(admin)).toEqual(all(200));
    const made = await world.call(arena.owner, {
      method: 'POST',
      url: contract.makeOwnerReservation.path,
      payload: { ...order(18), guestPlayerName: 'Rui' },
    });
    expect(made.status).toBe(201);
  });
});

/** The name of what a page is about, or that strangers find nothing there. */
function told(page: Awaited<ReturnType<ReadPage>>): string | undefined {
  return typeof page === 'object' ? page.name : page;
}
