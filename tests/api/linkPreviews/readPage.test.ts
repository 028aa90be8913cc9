import { beforeAll, expect, it } from 'vitest';
import {
  arenaPath,
  eventPath,
  publicEventPath,
  publicTournamentPath,
  reservePath,
  tournamentPath,
} from '#domain/navigation/paths.ts';
import { readNow } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { newId } from '#platform/database/uuid.ts';
import { pageReader, linkPreviewReader } from '#start/linkPreviews/readPage.ts';
import { makeArena, makePerson } from '../cast.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';

describeOnDatabases('what a page is about', (open) => {
  let database: TestDatabase;
  let organizerId: string;
  const read = (path: string) => pageReader(linkPreviewReader(database, 'arena'))(path);
  /** Its name; `missing` or undefined as it is. */
  async function nameOf(path: string) {
    const page = await read(path);
    return typeof page === 'object' ? page.name : page;
  }

  beforeAll(async () => {
    database = await open();
    organizerId = (await makePerson(database, 'player')).id;
  });

  async function makeEvent(status: 'APROVADO' | 'CANCELADO' | 'AGUARDANDO_APROVACAO'): Promise<string> {
    const id = newId();
    await database.orm.insert(events).values({
      id,
      organizerId,
      name: 'Copa Maré',
      phoneToContact: '13988887777',
      startsOn: '2027-03-01',
      endsOn: '2027-03-02',
      arenaName: 'Arena Maré',
      pixOrganizer: 'copa@exemplo.com',
      city: 'Santos',
      street: 'Rua da Areia, 10',
      haveTShirts: false,
      status,
      paymentViaGateway: false,
      createdAt: await readNow(database),
    });
    return id;
  }

  async function makeCategory(eventId: string, calledOffAt: Date | null = null, priceCentavos = 60_50) {
    const id = newId();
    await database.orm.insert(categories).values({
      id,
      eventId,
      name: 'Mista C/D',
      category: 'Mista C/D',
      doubleFormat: 'pre-formed',
      priceCentavos,
      startsOn: '2027-03-01',
      registrationEndsOn: '2027-02-20',
      paymentEndsOn: '2027-02-25',
      firstPrizeCentavos: 0,
      secondPrizeCentavos: 0,
      thirdPrizeCentavos: 0,
      doublesNumber: 8,
      paymentViaGateway: false,
      createdAt: await readNow(database),
      calledOffAt,
    });
    return tournamentPath({ eventId, id, organizerId, name: 'Outro nome', isForTeams: false });
  }

  it('is that of an arena, on each of its pages, while it is open', async () => {
    const { id } = await makeArena(database, { name: 'Areia de Ouro' });
    for (const path of [arenaPath(id), reservePath(id), `/cliente/${id}`, `/cliente/${id}/reservar`]) {
      expect([path, await nameOf(path)]).toEqual([path, 'Areia de Ouro']);
    }
    const closed = await makeArena(database, { closedAt: await readNow(database) });
    expect(await nameOf(arenaPath(closed.id))).toBe('missing');
    expect(await nameOf(reservePath(closed.id))).toBeUndefined();
  });

  it('names the hours that a link to the reserve page names, and no others', async () => {
    const { id, court1 } = await makeArena(database, { name: 'Areia de Ouro' });
    const titleOf = async (path: string) => {
      const page = await read(path);
      return typeof page === 'object' ? page.preview.title : page;
    };
    const search = (day: string) => `?dia=${day}&quadra=${court1}&hora=18&esporte=FUTEVOLEI`;
    const titles = [
      `${reservePath(id)}${search('2099-03-05')}`,
      `/cliente/${id}/reservar${search('2099-03-05')}`,
      // Over, no day, no hour, and a page that chooses none.
      `${reservePath(id)}${search('2020-03-05')}`,
      `${reservePath(id)}${search('2099-02-31')}`,
      `${reservePath(id)}?dia=2099-03-05`,
      `${arenaPath(id)}${search('2099-03-05')}`,
    ].map(titleOf);
    const named = 'Quinta, 5 de março, 18:00 às 19:00 · Areia de Ouro';
    expect(await Promise.all(titles)).toEqual([named, named, ...Array(4).fill('Areia de Ouro')]);
  });

  // Red without the conditions on the status: strangers would read what is not approved.
  it('is that of an event that is approved, and of no other', async () => {
    expect(await nameOf(eventPath(await makeEvent('APROVADO')))).toBe('Copa Maré');
    expect(await nameOf(eventPath(await makeEvent('AGUARDANDO_APROVACAO')))).toBeUndefined();
    expect(await nameOf(eventPath(await makeEvent('CANCELADO')))).toBeUndefined();
  });

  it('is that of a category as it is stored, whatever its address says, unless it was called off', async () => {
    const event = await makeEvent('APROVADO');
    expect(await nameOf(await makeCategory(event))).toBe('Mista C/D');
    expect(await nameOf(await makeCategory(event, await readNow(database)))).toBeUndefined();
    expect(await nameOf(await makeCategory(await makeEvent('AGUARDANDO_APROVACAO')))).toBeUndefined();
  });

  it.each(['/', '/entrar', '/cliente/minhas-reservas', '/eventos/%00', eventPath(newId()), '/nada'])(
    'is nothing that strangers know at %s',
    async (path) => {
      expect(await nameOf(path)).toBeUndefined();
    },
  );

  // Red when a stranger's address of nothing is answered as if there were something.
  it.each([arenaPath('42'), arenaPath(newId()), publicEventPath(newId()), publicTournamentPath('%00')])(
    'is missing at %s',
    async (path) => {
      expect(await nameOf(path)).toBe('missing');
    },
  );

  it('has one address, whichever led to it', async () => {
    const { id } = await makeArena(database, {});
    for (const path of [arenaPath(id), reservePath(id), `/cliente/${id}`, `/cliente/${id}/reservar`]) {
      expect(await read(path)).toMatchObject({ preview: { path: arenaPath(id) } });
    }
    const event = await makeEvent('APROVADO');
    expect(await read(eventPath(event))).toMatchObject({ preview: { path: publicEventPath(event) } });
  });

  it('tells of an event its lowest price among the categories that strangers see', async () => {
    const event = await makeEvent('APROVADO');
    expect(await read(publicEventPath(event))).toMatchObject({ preview: { card: { headline: 'Copa Maré' } } });
    await makeCategory(event);
    await makeCategory(event, await readNow(database), 10_00);
    expect(await read(publicEventPath(event))).toMatchObject({
      preview: { card: { price: 'Inscrições a partir de R$\u00A060,50' } },
    });
  });
});
