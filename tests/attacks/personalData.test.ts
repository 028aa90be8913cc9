import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/values/days/day.ts';
import { readNow } from '#platform/database/database.ts';
import { forgivenBills } from '#platform/database/schema/bills.ts';
import { eventChanges, events } from '#platform/database/schema/events.ts';
import { providerAccounts, providerSignIns } from '#platform/database/schema/people.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import { newId } from '#platform/database/uuid.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { addResetLink } from '#areas/entry/session/resetLinks.ts';
import { newToken } from '#core/people/tokens.ts';
import { openFestival } from '../api/events/festival.ts';
import { openWorld, orderOf, type TestArena, type World } from '../api/booking/world.ts';
import { openEmails } from '../api/account/emailSteps.ts';
import { asForm } from '../api/signUp/forms.ts';
import { makePng } from '../api/uploads/pictures.ts';
import { EMPTIED, EMPTIED_TEXTS, STAYING, STAYING_TEXTS } from './personalColumns.ts';
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
    await beTypedAbout(who);
    return { ana: who, picture: String(data.user.avatarCDN) };
  }

  /** What others type about Ana: why a bill is let off, a weekly hour refused, her money given back; and she has organized. */
  async function beTypedAbout(who: { id: string; token: string }): Promise<void> {
    const now = await readNow(database);
    const [seriesId, court] = [newId(), arena.courts[0]];
    const weekly = { weekday: 1, startHour: 9, hours: 1, sport: 'BEACH_TENNIS', fromDay: '2030-01-07' } as const;
    await database.orm.insert(series).values({
      ...weekly,
      arenaId: arena.id,
      id: seriesId,
      playerId: who.id,
      courtId: String(court?.id),
      courtName: String(court?.name),
      untilDay: '2030-01-31',
      priceCentavos: 150_00,
      claimedUntil: '2030-01-31',
      madeAt: now,
      madeBy: arena.owner.id,
    });
    const reason = `${ANA.name} torceu o joelho`;
    await database.orm.insert(forgivenBills).values({
      arenaId: arena.id,
      seriesId,
      month: '2030-01-01',
      at: now,
      forgivenBy: arena.owner.id,
      reason,
    });
    await database.orm.insert(seriesRequests).values({
      arenaId: arena.id,
      id: newId(),
      playerId: who.id,
      ...weekly,
      askedAt: now,
      answer: 'refused',
      answeredAt: now,
      refusalReason: reason,
    });
    const festival = await openFestival(world);
    await festival.registered(who, await festival.category(), { partner: (await world.player()).id });
    await database.orm
      .update(registrationMembers)
      .set({ refundGrantedAt: now, refundReason: reason })
      .where(eq(registrationMembers.playerId, who.id));
    const organized = await openFestival(world);
    await database.orm
      .update(events)
      .set({ organizerId: who.id, status: 'CANCELADO' })
      .where(eq(events.id, organized.id));
    const changed = { eventId: organized.id, madeAt: now, before: EMAIL, after: ANA.phone };
    await database.orm.insert(eventChanges).values({ ...changed, id: newId(), field: 'pix' });
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
      'phone in event_change',
      'email in event_change',
      'name in forgiven_bill',
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
      'name in registration_member',
      'name in reservation',
      'name in series_request',
    ]);
    const { data } = (await server.call('exportMyData', { token: ana.token })).json();
    expect(data).toMatchObject({
      user: { ...ANA, email: EMAIL, avatarCDN: picture },
      signInProviders: [{ email: ELSEWHERE.email }],
    });
    expect([data.sessions.length, data.reservations.length, data.vouchers.length]).toEqual([1, 2, 1]);
  });

  // Red without any one line of start/leaving/forgetTraces.ts, dropPicture in start/leaving/eraseMyAccount.ts, or a column in makeNobody.
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
      'id in cart',
      // For some minutes: that a list of theirs has changed.
      'id in change',
      'id in event',
      'id in person',
      'id in registration_member',
      'id in reservation',
      'id in series',
      'id in series_request',
      'id in voucher',
    ]);
    const left = await database.orm.select({ status: reservations.status }).from(reservations);
    expect(left.map(({ status }) => status).toSorted()).toEqual(['CANCELADA', 'PAGA']);
  });

  // Red when a column of text is added and nobody decided in personalColumns.ts what becomes of it.
  it('every column of text is either emptied or known to stay, and why', async () => {
    const { rows } = await database.pool.query<{ name: string }>(`
      select format('%s.%s', table_name, column_name) as name
      from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
      where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'ARRAY') and is_generated = 'NEVER'
        and not exists (
          -- Of a list of words nothing else can be typed.
          select from pg_constraint where contype = 'c' and conrelid = quote_ident(table_name)::regclass
            and starts_with(pg_get_constraintdef(oid), format('CHECK ((%s = ANY', column_name)))`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...EMPTIED_TEXTS, ...STAYING_TEXTS].toSorted());
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
