import { existsSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { previousMonth } from '#domain/values/days/month.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { demonstration } from '#start/demo/seed.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openTestServer, type TestServer } from '../testServer.ts';

describeOnDatabases('the demonstration', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    await inTransaction(database, demonstration(database));
    server = await openTestServer(database);
  });

  const rows = async (query: string, values: readonly unknown[] = []): Promise<unknown[]> =>
    (await database.pool.query(query, [...values])).rows;
  const login = async (email: string) =>
    server.call('login', { body: { email, password: DEMO_PASSWORD }, headers: { 'x-client': 'api' } });

  it.each(DEMO_ACCOUNTS)('lets $email in', async ({ email, name }) => {
    const reply = await login(email);
    expect([reply.statusCode, reply.json().data.user.name]).toEqual([200, name]);
  });

  it('shows thirteen arenas in their cities, with pictures that exist', async () => {
    const all = await database.orm.select().from(arenas);
    expect(all).toHaveLength(13);
    const pictures = all.flatMap(({ photos, avatar }) => [...photos, avatar ?? '']);
    expect(pictures.filter((path) => !existsSync(new URL(`../../../public${path}`, import.meta.url)))).toEqual([]);
    expect(all.filter(({ description }) => description === null)).toHaveLength(1);
    expect(new Set(all.map(({ paymentMethod }) => paymentMethod)).size).toBe(2);
  });

  it('claims exactly the hours of what is live', async () => {
    const hours = `select reservation_id, court_id, hour from`;
    const sold = `${hours} reservation_slot join reservation r on r.id = reservation_id where r.status not in ('CANCELADA', 'EXPIRADA')`;
    const claimed = `${hours} slot_claim`;
    expect(await rows(`(${sold}) except (${claimed})`)).toEqual([]);
    expect(await rows(`(${claimed}) except (${sold})`)).toEqual([]);
  });

  // Red when a refund comes a fixed time after its payment: rain cancels what was paid days before.
  it('returns a PIX soon after its reservation was cancelled, and not before', async () => {
    const minutes = await rows(`select distinct extract(epoch from f.done_at - r.closed_at) / 60 as after
      from refund f join charge c on c.id = f.charge_id join reservation r on r.id = c.reservation_id`);
    expect(minutes.map((row) => Number((row as { after: string }).after))).toEqual([5]);
  });

  it('adds up: hours less discount is the total, and what was paid is what was charged', async () => {
    expect(
      await rows(`select r.id from reservation r join reservation_slot s on s.reservation_id = r.id
        group by r.id, r.total_centavos, r.discount_centavos
        having sum(s.price_centavos) <> r.total_centavos + r.discount_centavos`),
    ).toEqual([]);
    expect(
      await rows(`select r.id from reservation r left join charge c on c.reservation_id = r.id
        left join sandbox_charge b on b.id = c.provider_id
        where r.status = 'PAGA' and r.payment_method = 'platform' and
          (c.amount_centavos, b.amount_centavos, b.reference, b.receiver, b.status)
            is distinct from (r.total_centavos, r.total_centavos, c.reference, c.receiver, 'approved')`),
    ).toEqual([]);
  });

  it('leaves nothing waiting that only time could end', async () => {
    expect(await rows(`select id from reservation where status = 'PENDENTE' and expires_at is not null`)).toEqual([]);
    const anHourAgo = new Date((await readNow(database)).getTime() - 3_600_000);
    expect(await rows(`select id from reservation where created_at > $1`, [anHourAgo])).toEqual([]);
    // But for the one PIX that waits, so that there is something to pay at the bank.
    expect(
      await rows(
        "select kind from outbox where payload ->> 'charge' not in (select id::text from charge where status = 'pending')",
      ),
    ).toEqual([]);
  });

  it('gives its player two pages in every status, the newest first', async () => {
    const { token } = (await login(DEMO_ACCOUNTS[0].email)).json().data;
    const pages = await Promise.all(
      ['1', '2'].map((page) => server.call('myReservations', { token, query: `?page=${page}` })),
    );
    const list = pages.flatMap((page) => page.json().data.reservations);
    expect(pages.map((page) => page.json().pages)).toEqual([2, 2]);
    expect(new Set(list.map((one: { status: string }) => one.status))).toEqual(
      new Set(['PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA']),
    );
    expect(list.filter((one: { refunded: boolean }) => one.refunded)).toHaveLength(1);
    const made = list.map((one: { createdAt: string }) => one.createdAt);
    expect(made).toEqual(made.toSorted().toReversed());
  });

  it('sells no hour that is closed', async () => {
    expect(
      await rows(`select k.* from slot_claim k join slot_alteration x on x.arena_id = k.arena_id and x.day = k.day
        join time_slot t on t.arena_id = x.arena_id and t.id = x.time_slot_id and t.start_hour = k.hour
        where not x.is_available and coalesce(x.court_id = k.court_id, true)`),
    ).toEqual([]);
  });

  it('adds up at the counter too: what was written down is what is settled, and all of it when paid in parts', async () => {
    expect(
      await rows(`select r.id from reservation r left join movement i on i.reservation_id = r.id
        group by r.id, r.settled_centavos, r.total_centavos, r.status, r.payment_method
        having coalesce(sum(i.value_centavos), 0) <> r.settled_centavos
          or (r.status = 'PAGA' and r.settled_centavos <> case r.payment_method when 'local' then r.total_centavos else 0 end)
          or (r.status <> 'PAGA' and r.settled_centavos = r.total_centavos and r.total_centavos > 0)`),
    ).toEqual([]);
    expect(
      await rows(`select id from reservation where (made_by = 'owner' and payment_method <> 'local')
        or (status = 'PAGA' and payment_method = 'local' and status_before is null)`),
    ).toEqual([]);
  });

  it('has a dozen who play every week, each with the hours of all weeks that are claimed, and one who is late', async () => {
    const { token } = (await login(DEMO_ACCOUNTS[2].email)).json().data;
    expect(await rows('select id from series')).toHaveLength(12);
    expect(
      await rows(`select s.id from series s cross join generate_series(s.from_day, s.claimed_until, '7 days') as d(day)
        left join series_week w on w.series_id = s.id and w.day = d.day::date
        left join reservation r on r.id = w.reservation_id and r.series_id = s.id and r.status in ('CONFIRMADA', 'PAGA')
        where r.id is null or r.total_centavos <> s.price_centavos`),
    ).toEqual([]);
    expect(
      await rows(
        'select seen.sum from (select sum(hours)::int from series) as seen(sum), (select count(*)::int from series_right) as right_(sum) where seen.sum <> right_.sum',
      ),
    ).toEqual([]);
    const { month, year } = previousMonth(momentIn(await readNow(database), DEFAULT_ZONE).day);
    const bills = (await server.call('bills', { token, query: `?month=${month}&year=${year}` })).json().data;
    expect([bills.bills[0].state, bills.bills[1].state, bills.summary.late]).toEqual(['late', 'paid', 1]);
    // No till has more in it than it says.
    expect(await rows(`select id from movement where at > $1`, [await readNow(database)])).toEqual([]);
  });

  it('gives its owner a full day, a history, vouchers and tournaments', async () => {
    const { token } = (await login(DEMO_ACCOUNTS[2].email)).json().data;
    const { day, month, year } = momentIn(await readNow(database), DEFAULT_ZONE).day;
    const agenda = await server.call('agenda', { token, query: `?day=${day}&month=${month}&year=${year}` });
    const { reservations, closed } = agenda.json().data;
    expect(reservations.length).toBeGreaterThan(30);
    expect(new Set(reservations.map((one: { status: string }) => one.status))).toEqual(
      new Set(['PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA']),
    );
    expect(reservations.filter((one: { installments: unknown[] }) => one.installments.length > 0)).not.toEqual([]);
    expect(reservations.filter((one: object) => 'guestPlayerName' in one)).not.toEqual([]);
    expect(closed).toEqual([{ court: expect.any(String), startHours: [11, 12] }]);
    const vouchers = (await server.call('vouchers', { token })).json();
    expect(vouchers.pages).toBe(3);
    const all = await database.orm.select().from(arenas);
    const arena = all.find(({ name }) => name === 'Areia de Copacabana');
    const tournaments = await server.call('arenaTournaments', { params: { id: arena?.id ?? '' } });
    expect(new Set(tournaments.json().data.tournaments.map((one: { status: string }) => one.status))).toEqual(
      new Set(['INSCRICAO', 'EXECUCAO', 'CONCLUIDO', 'CANCELADO']),
    );
  });

  // Red with no more than one of the lists of server/start/demo/writeTraces.ts written.
  it('shows its owner who did what, what they were told, who asks for an hour of every week, and a closure', async () => {
    const { token } = (await login(DEMO_ACCOUNTS[2].email)).json().data;
    const { deeds } = (await server.call('arenaDeeds', { token })).json().data;
    const names = new Set(deeds.map(({ deed }: { deed: string }) => deed));
    expect(['makeReservation', 'makeOwnerReservation'].filter((deed) => !names.has(deed))).toEqual([]);
    expect(deeds.filter(({ by, to }: { by?: string; to?: string }) => (by ?? to) === undefined)).toEqual([]);
    const paid = await rows(
      `select r.id from reservation r join audit_entry e on e.chain = r.arena_id and e.subject_id = r.id where e.deed = 'payReservation'`,
    );
    const [{ id }] = paid as [{ id: string }];
    const of = (await server.call('reservationDeeds', { token, params: { id } })).json().data.deeds;
    expect(of.map(({ deed }: { deed: string }) => deed)).toContain('payReservation');

    const { unread } = (await server.call('unreadNotices', { token })).json().data;
    const told = (await server.call('notices', { token })).json().data.notices;
    expect([unread > 0, unread < 30, told.length, told.some(({ isRead }: { isRead: boolean }) => isRead)]).toEqual([
      true,
      true,
      20,
      true,
    ]);
    const { requests } = (await server.call('seriesRequests', { token })).json().data;
    expect(requests).toHaveLength(2);
    expect(
      await rows(`select distinct x.reason, r.status from closure x join cancellation c on c.closure_id = x.id
        join reservation r on r.id = c.reservation_id`),
    ).toEqual([{ reason: 'rain', status: 'CANCELADA' }]);
  });

  it('tells its player of vouchers and of money that came back', async () => {
    const { token } = (await login(DEMO_ACCOUNTS[0].email)).json().data;
    const { notices } = (await server.call('notices', { token })).json().data;
    expect(notices.map(({ title, isRead }: { title: string; isRead: boolean }) => [title, isRead])).toEqual([
      ['Você recebeu um voucher', false],
      ['Você recebeu um voucher', true],
      ['Pagamento devolvido', true],
    ]);
  });

  it('has two in a queue, of an hour that is taken and has not begun', async () => {
    expect(
      await rows(`select w.id from waiting w where not exists (select 1 from slot_claim k where k.arena_id = w.arena_id
        and k.day = w.day and k.court_id = any(w.court_ids) and k.hour = any(w.hours))`),
    ).toEqual([]);
    expect(await rows('select id from waiting where until > $1', [await readNow(database)])).toHaveLength(2);
  });

  it('has nothing that happened later than now', async () => {
    const now = await readNow(database);
    expect(await rows('select id from audit_entry where at > $1', [now])).toEqual([]);
    expect(await rows('select id from notice where made_at > $1', [now])).toEqual([]);
  });
});
