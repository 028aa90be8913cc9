import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../domain/days/day.ts';
import { readNow } from '../../server/database/database.ts';
import { providerAccounts, providerSignIns } from '../../server/database/schema/people.ts';
import { reservations } from '../../server/database/schema/reservations.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { addJobs } from '../../server/outbox/jobs.ts';
import { addResetLink } from '../../server/session/resetLinks.ts';
import { newToken } from '../../server/session/tokens.ts';
import { openWorld, orderOf, type TestArena, type World } from '../api/booking/world.ts';
import { openEmails } from '../api/account/emailSteps.ts';
import { asForm } from '../api/signUp/forms.ts';
import { makePng } from '../api/uploads/pictures.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const PASSWORD = 'mar e vento sul';
const ANA = { name: 'Ana Planta Segredo', gender: 'F', city: 'Vila da Ana', phone: '13977776666' };
const FIRST_EMAIL = 'ana.planta@exemplo.com';
const EMAIL = 'ana.nova@exemplo.com';
const ELSEWHERE = {
  email: 'ana.fora@exemplo.com',
  name: 'Ana Planta de Fora',
  picture: 'https://fotos.exemplo.com/ana.png',
};

/** Words of Ana's that nothing may hold once she is gone. Of the e-mail the hash too, under which things are counted. */
const PLANTED: Readonly<Record<string, string>> = {
  name: ANA.name,
  city: ANA.city,
  phone: ANA.phone,
  email: EMAIL,
  'first e-mail': FIRST_EMAIL,
  'hash of the e-mail': createHash('sha256').update(EMAIL).digest('base64url'),
  'e-mail elsewhere': ELSEWHERE.email,
  'name elsewhere': ELSEWHERE.name,
  'picture elsewhere': ELSEWHERE.picture,
};

/** The columns whose rows `forgetTraces` deletes. */
const EMPTIED = [
  'calendar_feed.person_id',
  'email_link.person_id',
  'known_browser.person_id',
  'mail_choice.person_id',
  'membership.person_id',
  'password_reset.person_id',
  'payment_connection.person_id',
  'provider_account.person_id',
  'push_subscription.person_id',
  'scorer.player_id',
  'session.person_id',
  'terms_acceptance.person_id',
  'whatsapp_consent.person_id',
];
/** The columns whose rows somebody else still needs; the person in them has no name any more. */
const STAYING = [
  'arena.owner_id',
  'reservation_giving.given_by',
  'reservation_giving.no_show_by_before',
  'reservation_giving.player_before',
  'reservation_giving.undone_by',
  'reservation_move.moved_by',
  'reservation_move.no_show_by_before',
  'reservation_move.undone_by',
  'cancellation.cancelled_by',
  'cancellation.undone_by',
  'cart.player_id',
  'closure.closed_by',
  'closure.reopened_by',
  'closure.undone_by',
  'event.organizer_id',
  'movement.player_id',
  'movement.recorded_by',
  'payment_account.person_id',
  'payout.created_by',
  'payout.person_id',
  'player_credit.player_id',
  'refund.returned_by',
  'registration_member.invited_by',
  'registration_member.player_id',
  'reservation.no_show_by',
  'reservation.player_id',
  'series.ended_by',
  'series.made_by',
  'series.player_id',
  'series_request.answered_by',
  'series_request.player_id',
  'series_week.decided_by',
  'forgiven_bill.forgiven_by',
  'till.closed_by',
  'till.opened_by',
  'till_cash.recorded_by',
  'voucher.player_id',
  'waiting.person_id',
  'waiting_offer.person_id',
];

/** Row 43. */
describeOnDatabases('what is left of a person who left', (open) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof openEmails>>;
  let world: World;
  let arena: TestArena;
  let ana: { id: string; token: string };
  let picture: string;
  beforeAll(async () => {
    database = await open();
    server = await openEmails(database);
    world = await openWorld(database);
    arena = await world.arena('platform');
    ({ ana, picture } = await live());
  });
  afterAll(() => world.close());

  /** Ana signs up, books, pays, forgets things, moves, and comes through a provider: something of hers is everywhere. */
  async function live() {
    const body = asForm({ ...ANA, email: FIRST_EMAIL, password: PASSWORD }, await makePng());
    const { data } = (await server.call('registerPlayer', { body, headers: { 'x-client': 'api' } })).json();
    const who = { id: data.user._id, token: data.token };
    const { token } = who;
    await server.confirm(await server.pending(token, EMAIL), { token });
    await world.runDue();
    const { name, gender, ...profile } = ANA;
    const keyed = { 'idempotency-key': 'k-profile' };
    await server.call('updateMyProfile', { token, body: { name, gender, ...profile }, headers: keyed });
    for (const [days, key] of [1, 2].map((days) => [days, `k-${days}`] as const)) {
      const order = orderOf(arena, addDays(world.day, days), [18]);
      await world.reserve(who, order, { 'idempotency-key': key });
    }
    await world.voucher({ arena, player: who }, {});
    await database.orm.update(reservations).set({ note: `${ANA.name} pediu a quadra da ponta` });
    await server.call('login', { body: { email: EMAIL, password: 'senha errada' } });
    await server.call('forgotPassword', { body: { email: EMAIL } });
    await inTransaction(database, (tx) => addResetLink(tx, who.id));
    await comeThroughProvider(who.id);
    return { ana: who, picture: String(data.user.avatarCDN) };
  }

  async function comeThroughProvider(person: string): Promise<void> {
    const now = await readNow(database);
    const at = { issuer: 'https://entrar.exemplo.com', subject: 's-ana' };
    await database.orm
      .insert(providerAccounts)
      .values({ ...at, personId: person, email: ELSEWHERE.email, linkedAt: now });
    for (const known of [
      { ...ELSEWHERE, ...at },
      { email: EMAIL, name: ANA.name, issuer: at.issuer, subject: 'other' },
    ]) {
      const attempt = { state: newToken(), nonce: newToken(), pageNonce: newToken(), codeVerifier: newToken() };
      await database.orm
        .insert(providerSignIns)
        .values({ ...attempt, ...known, cookieHash: newToken(), createdAt: now, expiresAt: now });
    }
    await inTransaction(database, (tx) =>
      addJobs(tx, [
        { kind: 'sendNotice', notice: 'passwordChanged', email: EMAIL, dueAt: tx.now },
        { kind: 'fetchPicture', person, address: ELSEWHERE.picture, dueAt: tx.now },
      ]),
    );
  }

  /** Which planted words stand in which tables. */
  async function found(words = PLANTED): Promise<string[]> {
    const { rows: tables } = await database.pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const places: string[] = [];
    for (const { name } of tables) {
      const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from "${name}" t`);
      for (const [what, word] of Object.entries(words)) {
        if (rows.some(({ row }) => row.includes(word))) places.push(`${what} in ${name}`);
      }
    }
    return places;
  }

  // The control of the search: it finds what is there. Red when exportMyData leaves a member of PersonalData out.
  it('is all there before, and Ana can take it along', async () => {
    expect(await found()).toEqual([
      'email in email_link',
      'name in idempotency_key',
      'city in idempotency_key',
      'phone in idempotency_key',
      'email in idempotency_key',
      'hash of the e-mail in login_failure',
      'email in outbox',
      'picture elsewhere in outbox',
      'name in person',
      'city in person',
      'phone in person',
      'email in person',
      'e-mail elsewhere in provider_account',
      'name in provider_sign_in',
      'email in provider_sign_in',
      'e-mail elsewhere in provider_sign_in',
      'name elsewhere in provider_sign_in',
      'picture elsewhere in provider_sign_in',
      'name in reservation',
    ]);
    const { data } = (await server.call('exportMyData', { token: ana.token })).json();
    expect(data).toMatchObject({
      user: { ...ANA, email: EMAIL, avatarCDN: picture },
      signInProviders: [{ email: ELSEWHERE.email }],
    });
    expect([data.sessions.length, data.reservations.length, data.vouchers.length]).toEqual([1, 2, 1]);
  });

  // Red without any one line of account/forgetTraces.ts, dropPicture in account/eraseMyAccount.ts, or a column in makeNobody.
  it('is gone afterwards from every table, and stays gone when the work of the outbox is done', async () => {
    const [first] = await database.orm.select({ id: reservations.id }).from(reservations);
    await database.orm
      .update(reservations)
      .set({ status: 'PAGA' })
      .where(eq(reservations.id, String(first?.id)));
    const reply = await server.call('eraseMyAccount', { token: ana.token, body: { password: PASSWORD } });
    expect(reply.statusCode).toBe(200);
    expect(await found()).toEqual([]);
    await world.runDue();
    expect(await found()).toEqual([]);
    expect((await server.app.inject({ url: picture })).statusCode).toBe(404);
    // What the arena and the tax office must still find, of nobody; and the audit's entries, which have no name either.
    expect(await found({ id: ana.id })).toEqual([
      'id in audit_entry',
      // For some minutes: that a list of theirs has changed.
      'id in change',
      'id in person',
      'id in reservation',
      'id in voucher',
    ]);
    const left = await database.orm.select({ status: reservations.status }).from(reservations);
    expect(left.map(({ status }) => status).toSorted()).toEqual(['CANCELADA', 'PAGA']);
  });

  // Red when a table that names people is added and nobody decided here what becomes of its rows.
  it('every column that names a person is either emptied or known to stay', async () => {
    const { rows } = await database.pool.query<{ name: string }>(`
      select format('%s.%s', conrelid::regclass, attname) as name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'person'::regclass`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...EMPTIED, ...STAYING].toSorted());
  });
});
