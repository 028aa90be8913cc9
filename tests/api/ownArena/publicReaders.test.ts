import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract, type EndpointName } from '../../../domain/contract/contract.ts';
import { arenaPath, reservePath } from '../../../domain/navigation/paths.ts';
import { toIsoDay } from '../../../domain/days/day.ts';
import { readNow } from '../../../server/database/database.ts';
import { arenas } from '../../../server/database/schema/arenas.ts';
import { pageReader, previewReader, type ReadPage } from '../../../server/previews/readPage.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

/**
 * Each file of the server that reads arenas. `everybody`: for strangers and players, under the condition of
 * `server/arenas/publicArena.ts`. The others look up what one's own session, reservation, voucher or charge points to.
 */
const READERS = {
  everybody: [
    'arenas/arena.ts',
    'arenas/availability.ts',
    'arenas/directory.ts',
    'arenas/finder/dayPlans.ts',
    'arenas/finder/places.ts',
    'arenas/refuseUnknownArena.ts',
    'booking/bookingContext.ts',
    'previews/siteMap.ts',
    'series/requests/askForSeries.ts',
    'waiting/joinQueue.ts',
    'waiting/readQueue.ts',
  ],
  itsTeam: [
    'agenda/bookedSql.ts',
    'agenda/daySql.ts',
    'booking/plan.ts',
    'debts/debtSql.ts',
    'imports/arenaState.ts',
    'players/readArenaPlayer.ts',
    'ownArena/ownedArena.ts',
    'ownArena/holdings.ts',
    'ownArena/ownArenaHandlers.ts',
    'ownArena/tellOfMoney.ts',
    // A job: gives each the zone of its city.
    'ownArena/tidyZones.ts',
    // For the team and its mensalistas; two are jobs.
    'series/bills/billRows.ts',
    'series/bills/chaseBills.ts',
    'series/endSeries.ts',
    'series/extendSeries.ts',
    'series/requests/requestRow.ts',
    'slots/priceWeek.ts',
    'staff/members.ts',
    'vouchers/voucherRow.ts',
  ],
  onesOwn: [
    'account/closedArenaWork.ts',
    'account/endBookings.ts',
    'account/exportMyData.ts',
    'account/leaveArenas.ts',
    'account/readDeskData.ts',
    'account/readMyArenas.ts',
    'booking/cancel.ts',
    'booking/cancelMany.ts',
    'booking/cancelPaid.ts',
    'booking/readReservations.ts',
    'booking/readTicket.ts',
    'calendar/readEntries.ts',
    'closures/rebooking/moveToChosen.ts',
    'closures/rebooking/readRebooking.ts',
    'notices/arenaFacts.ts',
    'notices/reservationNotices.ts',
    'payment/accounts/readAccount.ts',
    'payment/charges.ts',
    'payment/followCredit.ts',
    'payment/reservationMoney.ts',
    'payment/tellMoney.ts',
    'series/bills/payBillByPix.ts',
    'reminders/due.ts',
    'players/credit/creditEnding.ts',
    'players/credit/expireCredits.ts',
    'reminders/remind.ts',
    'session/resetPassword.ts',
    'session/user.ts',
    'vouchers/readMyVouchers.ts',
    'waiting/readWaiting.ts',
    'players/blocks/blockArena.ts',
    'series/invitations/answerInvitation.ts',
    'series/invitations/forgetInvited.ts',
    'series/invitations/invitationRow.ts',
  ],
  admins: [
    'audit/readAudit.ts',
    'operation/hideArena.ts',
    'operation/readOperation.ts',
    'payouts/makePayout.ts',
    'payouts/unsettledCharges.ts',
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
    const readPage = pageReader(previewReader(world.database, 'arena'));
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
