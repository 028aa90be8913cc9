import { beforeAll, expect, it } from 'vitest';
import { arenaPath, eventPath, reservePath, tournamentPath } from '../../domain/navigation/routes.ts';
import { readNow } from '../../server/database/database.ts';
import { categories, events } from '../../server/database/schema/events.ts';
import { newId } from '../../server/database/uuid.ts';
import { pageNames } from '../../server/pageNames.ts';
import { makeArena, makePerson } from '../api/cast.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

describeOnDatabases('the name of a page', (open) => {
  let database: TestDatabase;
  let organizerId: string;
  const nameOf = (path: string) => pageNames(database)(path);

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

  async function makeCategory(eventId: string, calledOffAt: Date | null = null) {
    const id = newId();
    await database.orm.insert(categories).values({
      id,
      eventId,
      name: 'Mista C/D',
      category: 'Mista C/D',
      doubleFormat: 'pre-formed',
      priceCentavos: 60_50,
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
    expect(await nameOf(arenaPath(closed.id))).toBeUndefined();
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

  it.each(['/', '/entrar', '/cliente/minhas-reservas', arenaPath('42'), arenaPath(newId()), '/eventos/%00', '/nada'])(
    'is unknown at %s',
    async (path) => {
      expect(await nameOf(path)).toBeUndefined();
    },
  );
});
