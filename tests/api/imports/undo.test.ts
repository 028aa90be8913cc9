import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { workbookOfSheets } from '../../server/imports/zip.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { joinTeam } from '../cast.ts';
import { csv, goodRows, line, openImports } from './files.ts';

const DAY_MS = 24 * 3_600_000;

describeOnDatabases('an import that is undone', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let imports: ReturnType<typeof openImports>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    desk = openDesk(world);
    arena = await world.arena('local');
    imports = openImports(world);
  });

  const made = async (who: TestPerson = arena.owner) =>
    (await world.call(who, { method: 'GET', url: contract.madeImports.path })).body.data.imports;
  const undo = (id: string, who = arena.owner) =>
    world.call(who, { method: 'PATCH', url: contract.undoImport.path.replace(':id', id) });
  const count = async (query: string) => {
    const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${query}`);
    return rows[0]?.n;
  };
  const live = () => count("reservation where status <> 'CANCELADA'");
  const idOf = async (name: string): Promise<string> => {
    const { rows } = await database.pool.query('select id from reservation where guest_player_name = $1', [name]);
    return rows[0].id;
  };
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body.error?.code ?? status;

  it('takes back what nobody touched, and lists the rest with why', async () => {
    const names = ['Paga', 'Livre', 'Movida', 'Dada', 'Recebida', 'Anotada', 'Cancelada'];
    const rows = names.map((name, index) =>
      line(addDays(world.day, index), `18:00;19:00;Quadra 1;${name};;80,50;${name === 'Paga' ? 'sim' : ''};`),
    );
    await imports.run(arena.owner, csv(...rows));
    const [batch] = await made();
    expect(batch).toMatchObject({ made: 7, undone: 0, by: 'Ana Souza' });
    const court = arena.courts[0]?.id;
    const to = {
      date: addDays(world.day, 2),
      hours: [{ court, startHour: 20, sport: 'BEACH_TENNIS' }],
      totalValue: 80.5,
    };
    const touched = [
      await desk.move(arena.owner, await idOf('Movida'), to),
      await desk.give(arena.owner, await idOf('Dada'), { guestPlayerName: 'Caio' }),
      await desk.add(arena.owner, await idOf('Recebida'), { value: 20, info: '', kind: 'payment', method: 'pix' }),
      await desk.note(arena.owner, await idOf('Anotada'), 'traz a rede'),
      await desk.cancel(arena.owner, await idOf('Cancelada')),
    ];
    expect(touched.every(({ status }) => status < 300)).toBe(true);
    const { status, body } = await undo(batch._id);
    expect([status, body.data.undone]).toEqual([200, 2]);
    expect(body.data.kept.map(({ name, why }: { name: string; why: string }) => [name, why])).toEqual([
      ['Movida', 'moved'],
      ['Caio', 'given'],
      ['Recebida', 'money'],
      ['Anotada', 'noted'],
      ['Cancelada', 'closed'],
    ]);
    expect(await desk.books(await idOf('Paga'))).toEqual({ status: 'CANCELADA', settled: 0, sum: 0 });
    expect(await count(`audit_entry where deed = 'undoImport' and chain = '${arena.id}'`)).toBe(2);
    // Hours are free, and the same rows can come in again.
    const again = await imports.run(arena.owner, csv(...rows.slice(0, 2)));
    expect(again.body.data.counts).toMatchObject({ taken: 2, already: 0 });
  });

  it('is undone once by two at once, part by part, and again takes nothing', async () => {
    await imports.run(arena.owner, csv(...goodRows(world.day, 600)));
    const [batch] = await made();
    const replies = await Promise.all([undo(batch._id), undo(batch._id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.reduce((sum, { body }) => sum + body.data.undone, 0)).toBe(600);
    expect([await live(), await count("occupant where kind = 'booking'")]).toEqual([0, 0]);
    expect((await undo(batch._id)).body.data).toEqual({ undone: 0, kept: [] });
    expect(await made()).toMatchObject([{ made: 600, undone: 600, undoneAt: expect.any(String) }]);
  });

  it('is the management’s of that arena alone, for seven days', async () => {
    await imports.run(arena.owner, csv(...goodRows(world.day, 3)));
    const [batch] = await made();
    const [other, receptionist] = [await world.arena('local'), await world.player()];
    await joinTeam(database, { arenaId: arena.id, personId: receptionist.id, role: 'reception' });
    expect([codeOf(await undo(batch._id, other.owner)), codeOf(await undo(batch._id, receptionist))]).toEqual([
      'import_not_found',
      'forbidden',
    ]);
    expect(await made(other.owner)).toEqual([]);
    database.passTime(7 * DAY_MS);
    expect([await made(), codeOf(await undo(batch._id)), await live()]).toEqual([[], 'import_too_old', 3]);
  });

  it('of several sheets is one import, and each row says its sheet', async () => {
    const head = ['Data', 'Início', 'Quadra', 'Nome'];
    const row = (days: number, name: string) => [formatDay(addDays(world.day, days)), '18:00', 'Quadra 1', name];
    const file = workbookOfSheets([
      { name: 'Março', rows: [head, row(0, 'Rui'), row(1, 'Bia')] },
      {
        name: 'Contatos',
        rows: [
          ['Nome', 'Telefone'],
          ['Rui', '13988887777'],
        ],
      },
      { name: 'Abril', rows: [head, row(2, 'Caio'), row(0, 'Tarde demais')] },
      { name: 'Velha', isHidden: true, rows: [head, row(3, 'Eva')] },
    ]);
    const { data } = (await imports.preview(arena.owner, file)).body;
    expect(
      data.sheets.map(({ name, rows, isRead }: { name: string; rows: number; isRead: boolean }) => [
        name,
        rows,
        isRead,
      ]),
    ).toEqual([
      ['Março', 2, true],
      ['Contatos', 1, false],
      ['Abril', 2, true],
      ['Velha', 1, false],
    ]);
    expect(data.rows.at(-1)).toMatchObject({ sheet: 'Abril', line: 3, remarks: ['18:00 já é da linha 2 de "Março"'] });
    expect((await imports.run(arena.owner, file)).body.data.counts).toMatchObject({ taken: 3, refused: 1 });
    expect(await made()).toMatchObject([{ made: 3 }]);
  });
});
