import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { refusal } from '../testServer.ts';
import { caller, categoryForm, eventForm, openFestival } from './festival.ts';

const DAY_MS = 24 * 3_600_000;

describeOnDatabases('an event', (open) => {
  let database: TestDatabase;
  let world: World;
  let call: ReturnType<typeof caller>;
  let organizer: TestPerson;
  let admin: TestPerson;
  let stranger: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    call = caller(world);
    organizer = await world.player({ name: 'Olga Reis' });
    admin = await world.person('admin');
    stranger = await world.player();
  });

  const propose = async (change: object = {}) => {
    const { body } = await call(organizer, 'createEvent', '', eventForm(world.today, change));
    return String(body.data.event.id);
  };
  const names = async (who: TestPerson, query = '') => {
    const { body } = await world.call(who, { url: `/api/v1/events${query}` });
    return body.data.events.map(({ name, status }: { name: string; status: string }) => `${name} ${status}`);
  };

  it('waits for an admin, unseen by others', async () => {
    const made = await call(organizer, 'createEvent', '', eventForm(world.today, { name: '  Copa Maré ' }));
    const event = {
      ...eventForm(world.today),
      id: expect.any(String),
      status: 'AGUARDANDO_APROVACAO',
      organizer: { _id: organizer.id, name: 'Olga Reis' },
    };
    expect(made).toEqual({ status: 201, body: { data: { event } } });
    const { id } = made.body.data.event;
    expect(await call(stranger, 'event', id)).toEqual({ status: 404, body: refusal('event_not_found') });
    expect((await call(organizer, 'event', id)).body.data.event.status).toBe('AGUARDANDO_APROVACAO');
    expect((await call(admin, 'event', id)).status).toBe(200);
    expect(await names(stranger)).toEqual([]);
    expect(await names(stranger, '?status=AGUARDANDO_APROVACAO')).toEqual([]);
    expect(await names(admin, '?status=AGUARDANDO_APROVACAO')).toEqual(['Copa Maré AGUARDANDO_APROVACAO']);
  });

  // Red without `isClosedOn` in readEvents.ts: its card says 'Inscrições abertas' beside a tournament that is over.
  it('says in lists when nobody can register in any of its categories', async () => {
    const festival = await openFestival(world);
    const closed = async () => {
      const { events } = (await world.call(stranger, { url: '/api/v1/events' })).body.data;
      return events.map(({ isClosed }: { isClosed?: true }) => isClosed ?? false);
    };
    expect(await closed()).toEqual([false]);
    const [one, other] = [await festival.category(), await festival.category()];
    expect(await closed()).toEqual([false]);
    await call(festival.organizer, 'callOffCategory', one);
    expect(await closed()).toEqual([false]);
    const [ana, bia, carla, dora] = [
      await world.player(),
      await world.player(),
      await world.player(),
      await world.player(),
    ];
    await festival.registered(ana, other, { partner: bia.id });
    await festival.registered(carla, other, { partner: dora.id });
    await call(festival.organizer, 'drawGroups', other, { numberOfGroups: 1 });
    expect(await closed()).toEqual([true]);
    await festival.category();
    expect(await closed()).toEqual([false]);
  });

  it('is approved or cancelled once, by one of two admins', async () => {
    const id = await propose();
    const replies = await Promise.all([1, 2, 3].map(() => call(admin, 'decideEvent', id, { status: 'APROVADO' })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await call(admin, 'decideEvent', id, { status: 'CANCELADO' })).body.data.event.status).toBe('CANCELADO');
    expect(await call(admin, 'decideEvent', id, { status: 'APROVADO' })).toEqual({
      status: 409,
      body: refusal('event_decided'),
    });
  });

  it('is approved, under way and over by the clock', async () => {
    const id = await propose();
    await call(admin, 'decideEvent', id, { status: 'APROVADO' });
    expect(await names(stranger)).toEqual(['Copa Maré APROVADO']);
    expect(await names(stranger, '?status=EM_ANDAMENTO')).toEqual([]);
    database.passTime(11 * DAY_MS);
    expect(await names(stranger, '?status=EM_ANDAMENTO')).toEqual(['Copa Maré EM_ANDAMENTO']);
    expect(await names(stranger)).toEqual(['Copa Maré EM_ANDAMENTO']);
    database.passTime(3 * DAY_MS);
    expect(await names(stranger, '?status=FINALIZADO')).toEqual(['Copa Maré FINALIZADO']);
    expect(await names(stranger)).toEqual([]);
    expect((await call(admin, 'decideEvent', id, { status: 'CANCELADO' })).status).toBe(409);
  });

  it('says every field that is missing, and does not begin before today', async () => {
    const blank = {
      name: ' ',
      phoneToContact: '',
      arenaName: '',
      pixOrganizer: '',
      address: { city: '', street: ' ' },
    };
    const { status, body } = await call(organizer, 'createEvent', '', eventForm(world.today, blank));
    expect([status, body.details]).toEqual([
      400,
      {
        name: 'Informe o nome do evento',
        phoneToContact: 'Informe um telefone para contato',
        arenaName: 'Informe uma arena válida',
        pixOrganizer: 'Informe sua chave pix',
        'address.city': 'Informe o local do evento',
        'address.street': 'Informe o local do evento',
      },
    ]);
    const yesterday = toIsoDay(addDays(world.today, -1));
    const early = { eventDate: { startDate: yesterday, endDate: yesterday } };
    expect((await call(organizer, 'createEvent', '', eventForm(world.today, early))).body).toEqual(
      refusal('event_past'),
    );
  });

  it('gets categories from its organizer alone, within its days, until it is cancelled', async () => {
    const festival = await openFestival(world);
    const category = await festival.category();
    const { body } = await call(stranger, 'categories', festival.id);
    const known = { _id: category, name: 'Mista C/D', doublesTaken: 0, status: 'INSCRICOES', hasPublicPage: true };
    expect(body.data.tournaments).toEqual([{ ...categoryForm(world.today), ...known }]);
    expect(await call(stranger, 'createCategory', festival.id, categoryForm(world.today))).toEqual({
      status: 404,
      body: refusal('event_not_found'),
    });
    const late = { ...categoryForm(world.today), tournamentDate: { startDate: toIsoDay(addDays(world.today, 13)) } };
    expect((await call(festival.organizer, 'createCategory', festival.id, late)).body).toEqual(
      refusal('category_past'),
    );
    await call(festival.admin, 'decideEvent', festival.id, { status: 'CANCELADO' });
    const closed = await call(festival.organizer, 'createCategory', festival.id, categoryForm(world.today));
    expect(closed.body).toEqual(refusal('event_closed'));
  });

  it('is listed to its organizer in every state', async () => {
    await propose({ name: 'Primeira' });
    await propose({ name: 'Segunda' });
    const { body } = await call(organizer, 'myEvents');
    expect(body.data.events.map(({ name }: { name: string }) => name)).toEqual(['Segunda', 'Primeira']);
    expect((await call(stranger, 'myEvents')).body.data.events).toEqual([]);
  });
});
