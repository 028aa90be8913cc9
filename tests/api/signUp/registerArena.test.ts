import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { OFF_AIR } from '#domain/publication/publication.ts';
import { matchesSearch } from '#domain/directory/search.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { people } from '#platform/database/schema/people.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { NOBODY, openTestServer, refusal, type TestServer } from '../testServer.ts';
import { arenaForm, asForm, playerForm } from './forms.ts';
import { makePng } from '../uploads/pictures.ts';

describeOnDatabases('signing up as an arena', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });

  let lastAddress = 0;
  const signUp = (body: object) =>
    server.call('registerArena', {
      body,
      address: `10.2.0.${(lastAddress += 1)}`,
      headers: { 'x-client': 'api' },
    });
  const arenaOf = async (ownerId: string) => {
    const [arena] = await database.orm.select().from(arenas).where(eq(arenas.ownerId, ownerId));
    return arena;
  };

  it('makes the arena and the account of who answers for it, and is in', async () => {
    const form = arenaForm({ name: ' Arena Ressaca ', manager: ' Helena Prado ' });
    const reply = await signUp(form);
    const { token, user } = reply.json().data;
    expect([reply.statusCode, user]).toEqual([
      201,
      {
        _id: user._id,
        email: form.email,
        pendingEmail: form.email,
        status: 'active',
        unableToLogin: false,
        role: 'arena-owner',
        name: 'Helena Prado',
        city: 'Itanhaém',
        phone: '13977776666',
        workplaces: [{ _id: user.worksAt, name: 'Arena Ressaca', role: 'owner' }],
        worksAt: user.worksAt,
      },
    ]);
    expect((await server.call('me', { token })).json().data).toEqual({ user });
    const { id, createdAt, ...arena } = (await arenaOf(user._id)) ?? {};
    expect(arena).toEqual({
      ownerId: user._id,
      name: 'Arena Ressaca',
      avatar: null,
      description: null,
      photos: [],
      photoTexts: [],
      pixKey: null,
      pixReceiver: null,
      street: null,
      district: null,
      city: 'Itanhaém',
      lat: null,
      lng: null,
      phone: '13977776666',
      instagram: '@arenaressaca',
      paymentMethod: 'local',
      zone: 'America/Sao_Paulo',
      zoneSetAt: createdAt,
      maxDaysAhead: 60,
      maxUnpaidHours: 8,
      billDueDay: 10,
      billGraceDays: null,
      billGraceFrom: null,
      skipNoticeHours: null,
      skipsAMonth: null,
      openingHours: null,
      creditMonths: null,
      creditMonthsFrom: null,
      voucherUnit: 'reservation',
      searchKey: 'arena ressaca itanhaem',
      sortName: 'arena ressaca',
      closedAt: null,
      publishedAt: null,
      hiddenAt: null,
      hiddenReason: null,
      guidePassed: [],
      cancellationPolicy: null,
      version: 1,
    });
    expect([id, createdAt]).toEqual([expect.any(String), expect.any(Date)]);
  });

  it('takes the Instagram with or without its sign', async () => {
    const { user } = (await signUp(arenaForm({ socials: { instagram: 'onda.forte_' } }))).json().data;
    expect((await arenaOf(user._id))?.instagram).toBe('@onda.forte_');
  });

  it('gives arena and manager the one picture of the form', async () => {
    const reply = await signUp(asForm(arenaForm(), await makePng()));
    const { user } = reply.json().data;
    expect([reply.statusCode, user.avatarCDN]).toEqual([
      201,
      expect.stringMatching(/^\/imagens\/[\w-]{22}-192\.webp$/),
    ]);
    expect((await arenaOf(user._id))?.avatar).toBe(user.avatarCDN);
  });

  it('tells every field that is wrong', async () => {
    const wrong = {
      name: ' ',
      manager: 'Li',
      socials: { instagram: '@' },
      address: { city: '' },
      phone: '',
      email: '',
    };
    const reply = await signUp({ ...wrong, password: 'mare&vento sul' });
    expect([reply.statusCode, reply.json().details]).toEqual([
      400,
      {
        name: 'O nome da arena é obrigatório.',
        manager: 'O nome do responsável precisa ter no mínimo 3 caracteres.',
        'socials.instagram': 'O Instagram precisa ter no mínimo 2 caracteres.',
        'address.city': 'A cidade é obrigatória.',
        phone: 'O telefone é obrigatório.',
        email: 'O email é obrigatório.',
        password: 'A senha precisa ter no máximo 10 caracteres.',
      },
    ]);
  });

  it('makes neither when the e-mail has an account', async () => {
    const player = playerForm();
    await server.call('registerPlayer', { body: player });
    const message = 'Este email já está cadastrado.';
    const reply = await signUp(arenaForm({ email: player.email, name: 'Arena Fantasma' }));
    expect([reply.statusCode, reply.json()]).toEqual([409, refusal('email_taken', message, { email: message })]);
    expect(await database.orm.select().from(arenas).where(eq(arenas.name, 'Arena Fantasma'))).toEqual([]);
  });

  it('makes neither when the arena cannot be written', async () => {
    const form = arenaForm();
    await database.pool.query("alter table arena add constraint refused check (name not like 'Recusada%')");
    const reply = await signUp({ ...form, name: 'Recusada' });
    await database.pool.query('alter table arena drop constraint refused');
    expect([reply.statusCode, reply.json()]).toEqual([500, refusal('internal')]);
    expect(await database.orm.select().from(people).where(eq(people.email, form.email))).toEqual([]);
  });

  it('takes the same form again for one whose answer was lost, and makes one arena', async () => {
    const form = arenaForm({ name: 'Arena Duas Vezes' });
    const [first, again] = [await signUp(form), await signUp(form)];
    expect([again.statusCode, again.json().data.user]).toEqual([201, first.json().data.user]);
    expect(await database.orm.select().from(arenas).where(eq(arenas.name, form.name))).toHaveLength(1);
  });

  // Red without `publishedAt: null` in server/areas/entry/signUp/arenaRow.ts.
  it('is found by nobody until it is published; then shown and offered, without a court too', async () => {
    const form = arenaForm({ name: 'Arena Sem Quadra', address: { city: 'Niterói' } });
    const { user } = (await signUp(form)).json().data;
    const made = await arenaOf(user._id);
    expect((await server.call('arena', { params: { id: made?.id ?? '' } })).statusCode).toBe(404);
    expect((await server.call('allArenas')).body).not.toContain('Arena Sem Quadra');
    await database.orm.update(arenas).set({ publishedAt: new Date() }).where(eq(arenas.ownerId, user._id));
    const { allArenas } = (await server.call('allArenas')).json().data;
    const card = allArenas.find(({ name }: { name: string }) => name === form.name);
    expect(card).toEqual({
      _id: card._id,
      name: 'Arena Sem Quadra',
      courtsNumber: 0,
      photos: [],
      address: { city: 'Niterói' },
    });
    expect(matchesSearch(card, 'sem quadra niteroi')).toBe(true);
    const params = { id: card._id };
    const today = momentIn(new Date(), DEFAULT_ZONE).day;
    expect((await server.call('arena', { params })).json().data.arena).toEqual({
      ...card,
      photoTexts: [],
      phone: form.phone,
      socials: { instagram: '@arenaressaca' },
      paymentMethod: 'local',
      zone: DEFAULT_ZONE,
      bookingRules: { maxDaysAhead: 60, maxUnpaidHours: 8, voucherUnit: 'reservation' },
      today,
    });
    const { day, month, year } = today;
    const availability = await server.call('availability', {
      params,
      query: `?day=${day}&month=${month}&year=${year}`,
    });
    expect([availability.statusCode, availability.json()]).toEqual([200, { data: { availableTimeSlots: [] } }]);
  });

  it('takes no booking before it is published, and none without a court', async () => {
    const owner = (await signUp(arenaForm())).json().data.user;
    const arena = await arenaOf(owner._id);
    const reply = await server.call('registerPlayer', { body: playerForm(), headers: { 'x-client': 'api' } });
    const { token } = reply.json().data;
    const date = momentIn(new Date(), DEFAULT_ZONE).day;
    const selectedTimeSlots = [{ court: NOBODY, timeSlots: [NOBODY], sport: 'FUTEVOLEI' }];
    const body = { arena: arena?.id, date, selectedTimeSlots };
    const early = await server.call('makeReservation', { token, body });
    expect([early.statusCode, early.json()]).toEqual([404, refusal('arena_not_found', OFF_AIR)]);
    await database.orm.update(arenas).set({ publishedAt: new Date() }).where(eq(arenas.ownerId, owner._id));
    const booked = await server.call('makeReservation', { token, body });
    expect([booked.statusCode, booked.json()]).toEqual([400, refusal('slot_unavailable')]);
  });
});
