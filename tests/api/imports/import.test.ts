import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type World } from '../booking/world.ts';
import { openClosing } from '../closures/closing.ts';
import { openSeries } from '../series/mensalista.ts';
import { csv, goodRows, line, openImports } from './files.ts';

describeOnDatabases('an import', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let day: World['day'];
  let imports: ReturnType<typeof openImports>;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    arena = await world.arena('local');
    imports = openImports(world);
    day = world.day;
  });

  /** A day of its own for every test. */
  const nextDay = () => (day = addDays(day, 1));

  const stored = async () => {
    const { rows } = await database.pool.query(
      `select (select count(*)::int from reservation where arena_id = $1) as reservations,
        (select count(*)::int from slot_claim where arena_id = $1) as claims,
        (select count(*)::int from occupant where arena_id = $1) as occupants,
        (select count(*)::int from imported_row where arena_id = $1) as rows,
        (select count(*)::int from movement where arena_id = $1) as movements`,
      [arena.id],
    );
    return rows[0];
  };

  const agendaOf = async () => (await openDesk(world).agenda(arena.owner, day)).body.data.reservations;

  it('says what it would do of each row, and changes nothing', async () => {
    nextDay();
    const file = csv(
      line(day, '18:00;20:00;Quadra 1;Rui Lima;(13) 98888-7777;150,00;sim;traz a rede'),
      line(day, '7 da noite;;Q2;Bia;;;;'),
      line(day, '18:00;19:00;Quadra 9;Cris;;;;'),
      line(day, '03:00;;Quadra 1;Duda;;;;'),
      'ontem;18:00;;Quadra 1;;;talvez;',
      '01/01/2020;18:00;;Quadra 1;Eva;;;;',
      '',
      line(day, '19:00;;Quadra 1;Fred;;;;'),
      line(day, '18h;20h;quadra 1;RUI LIMA;13988887777;;;'),
    );
    const before = await stored();
    const { status, body } = await imports.preview(arena.owner, file);
    expect(status).toBe(200);
    const { columns, counts, rows, found } = body.data;
    expect(columns).toEqual(
      Object.fromEntries(
        ['day', 'start', 'end', 'court', 'name', 'phone', 'total', 'paid', 'note'].map((name, place) => [
          name,
          String(place),
        ]),
      ),
    );
    expect(found.slice(0, 2)).toEqual([
      { heading: 'Data', sample: formatDay(day) },
      { heading: 'Início', sample: '18:00' },
    ]);
    expect(counts).toEqual({ taken: 1, mended: 1, refused: 6, already: 0 });
    expect(
      rows.map(({ line: at, outcome, remarks }: { line: number; outcome: string; remarks: string[] }) => [
        at,
        outcome,
        ...remarks,
      ]),
    ).toEqual([
      [2, 'taken'],
      [3, 'mended', '7 da noite → 19:00; Sem fim → 1 hora', 'Q2 → Quadra 2'],
      [4, 'refused', 'A arena não tem a quadra "Quadra 9"'],
      [5, 'refused', 'A arena não oferece 03:00 na Quadra 1 neste dia'],
      [6, 'refused', '"ontem" não é uma data', 'Falta o nome', '"talvez" não é um valor'],
      [7, 'refused', 'Este horário já passou'],
      [9, 'refused', '19:00 já é da linha 2'],
      [10, 'refused', 'Repetida: igual à linha 2'],
    ]);
    expect(rows[0].reservation).toEqual({
      date: day,
      from: 18,
      until: 20,
      court: 'Quadra 1',
      guestPlayerName: 'Rui Lima',
      total: 150,
      isPaid: true,
    });
    expect(rows[4].cells).toEqual(['ontem', '18:00', '', 'Quadra 1', '', '', 'talvez']);
    expect(await stored()).toEqual(before);
  });

  it('makes reservations of guests, at the price and paid as the file says, else at the arena’s', async () => {
    nextDay();
    const file = csv(
      line(day, '18:00;20:00;Quadra 1;Rui Lima;(13) 98888-7777;150,01;sim;traz a rede'),
      line(day, '21:00;;Quadra 2;Bia;;;;'),
      line(day, '22:00;23:00;Quadra 2;Dona;;0;sim;'),
    );
    const { status, body } = await imports.run(arena.owner, file);
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { counts: { taken: 2, mended: 1, refused: 0, already: 0 }, refused: [] },
    });
    const made = await agendaOf();
    const [rui, bia, dona] = ['Rui Lima', 'Bia', 'Dona'].map((name) =>
      made.find(({ guestPlayerName }: { guestPlayerName: string }) => guestPlayerName === name),
    );
    expect(rui).toMatchObject({
      guestPhone: '13988887777',
      status: 'PAGA',
      totalValue: 150.01,
      note: { text: 'traz a rede', version: 1 },
    });
    expect(
      rui.selectedTimeSlots[0].timeSlots.map(({ startHour, price }: { startHour: number; price: number }) => [
        startHour,
        price,
      ]),
    ).toEqual([
      [18, 75.01],
      [19, 75],
    ]);
    expect(bia).toMatchObject({ status: 'CONFIRMADA', totalValue: 80.5 });
    expect(dona).toMatchObject({ status: 'CONFIRMADA', totalValue: 0 });
    const { rows } = await database.pool.query(
      'select kind, method, value_centavos as value, till_id as till, recorded_by as by from movement where arena_id = $1',
      [arena.id],
    );
    expect(rows).toEqual([{ kind: 'payment', method: 'unknown', value: 15_001, till: null, by: arena.owner.id }]);
    // As any payment at the desk, it is undone there, and the reservation is owed again.
    const undone = await openDesk(world).remove(arena.owner, rui.installments[0]._id);
    expect(undone.body.data.reservation).toMatchObject({ status: 'CONFIRMADA', totalValue: 150.01 });
  });

  it('twice changes nothing, in whatever words, also after what it made was cancelled', async () => {
    nextDay();
    const file = csv(line(day, '18:00;19:00;Quadra 1;Rui;;;sim;'), line(day, '19:00;20:00;Quadra 1;Bia;;;;'));
    await imports.run(arena.owner, file);
    const [first] = await agendaOf();
    const url = contract.reservationDeeds.path.replace(':id', first._id);
    const { deeds } = (await world.call(arena.owner, { method: 'GET', url })).body.data;
    expect(deeds).toEqual([expect.objectContaining({ deed: 'importReservations', role: 'arena-owner' })]);
    await openDesk(world).cancel(arena.owner, first._id, { value: 80.5, becomes: 'deposit' });
    const before = await stored();
    const reworded = csv(line(day, '18h;19h;q1;RUI;;;não;outra'), line(day, '19;;quadra 1;bia;;99;;'));
    for (const again of [file, reworded]) {
      const { body } = await imports.run(arena.owner, again);
      expect(body.data).toEqual({ counts: { taken: 0, mended: 0, refused: 0, already: 2 }, refused: [] });
    }
    expect(await stored()).toEqual(before);
    expect((await imports.preview(arena.owner, file)).body.data.counts.already).toBe(2);
  });

  it('refuses a row whose hours were sold after the preview, says to whom, and makes the rest', async () => {
    nextDay();
    const file = csv(line(day, '18:00;20:00;Quadra 1;Rui;;;;'), line(day, '20:00;21:00;Quadra 1;Bia;;;;'));
    expect((await imports.preview(arena.owner, file)).body.data.counts.taken).toBe(2);
    await world.reserve(await world.player(), orderOf(arena, day, [19]));
    const { body } = await imports.run(arena.owner, file);
    expect(body.data).toEqual({
      counts: { taken: 1, mended: 0, refused: 1, already: 0 },
      refused: [
        {
          line: 2,
          outcome: 'refused',
          remarks: ['19:00 já é de Ana Souza'],
          cells: [formatDay(day), '18:00', '20:00', 'Quadra 1', 'Rui'],
        },
      ],
    });
    expect(await agendaOf()).toHaveLength(2);
  });

  // Red without `rights` in readOccupied, and without `whoHas` in plan.ts: the preview promised what the import refused.
  it('knows before, as after, whose an hour is beyond the claims of a series, and that one is closed', async () => {
    const own = await world.arena('local');
    const far = addDays(world.day, 7 * 40);
    expect((await openSeries(world, own).make({ guestPlayerName: 'Nina' })).status).toBe(201);
    const closed = await openClosing(world, own).close(
      { seen: { reservations: 0, atArena: 0, byPix: 0 } },
      { from: toIsoDay(addDays(world.day, 1)), until: toIsoDay(addDays(world.day, 1)) },
    );
    expect(closed.status).toBe(201);
    const file = csv(
      line(far, '19:00;20:00;Quadra 1;Rui;;;;'),
      line(far, '19:00;20:00;Quadra 2;Bia;;;;'),
      line(addDays(world.day, 1), '18:00;19:00;Quadra 1;Caio;;;;'),
    );
    const { rows, counts } = (await imports.preview(own.owner, file)).body.data;
    expect(rows.map(({ remarks }: { remarks: string[] }) => remarks)).toEqual([
      ['19:00 é do mensalista Nina'],
      [],
      ['18:00 está fechado: Chuva'],
    ]);
    expect((await imports.run(own.owner, file)).body.data.counts).toEqual(counts);
  });

  it('takes hours whose cancellation could still be undone, as the desk does', async () => {
    nextDay();
    const desk = openDesk(world);
    const { body } = await desk.reserve(arena.owner, { ...orderOf(arena, day, [18]), guestPlayerName: 'Zeca' });
    await desk.cancel(arena.owner, body.data.reservation._id);
    const run = await imports.run(arena.owner, csv(line(day, '18:00;19:00;Quadra 1;Rui;;;;')));
    expect(run.body.data.counts).toEqual({ taken: 1, mended: 0, refused: 0, already: 0 });
    expect((await desk.undoCancel(arena.owner, body.data.reservation._id)).status).toBe(409);
  });

  it('goes by the columns that the person chose', async () => {
    nextDay();
    const file = `Um;Dois;Três;Quatro\n${formatDay(day)};18:00;Rui;1`;
    const guessed = await imports.preview(arena.owner, file);
    expect(guessed.body.data.columns).toEqual({ day: '0', start: '1', name: '2' });
    const chosen = await imports.preview(arena.owner, file, { columns: { day: 0, start: 1, name: 2, court: 3 } });
    expect(chosen.body.data.counts).toEqual({ taken: 0, mended: 1, refused: 0, already: 0 });
    expect(chosen.body.data.rows[0].remarks).toEqual(['1 → Quadra 1']);
    expect((await imports.preview(arena.owner, file, { columns: { day: 40 } })).status).toBe(400);
  });

  // Red where either call leaves the separator out, and where `runInProcess` does not hand it on.
  it('parts the cells of a text as the person chose, and shows how they came out', async () => {
    nextDay();
    // Three rows of two commas each: more even than the right one.
    const rows = ['Data;Hora;Nome;Nota,a,b', ...[18, 19, 20].map((hour) => `${formatDay(day)};${hour}:00;Rui;x,y,z`)];
    const file = `Agenda, quadras, horários\n${rows.join('\n')}`;
    const guessed = (await imports.preview(arena.owner, file)).body.data;
    expect(guessed.text.separator).toBe('comma');
    expect(guessed.text.rows[1]).toEqual(['Data;Hora;Nome;Nota', 'a', 'b']);
    const chosen = (await imports.preview(arena.owner, file, { separator: 'semicolon' })).body.data;
    expect(chosen.text.rows[1]).toEqual(['Data', 'Hora', 'Nome', 'Nota,a,b']);
    const one = await world.arena('local', 1);
    const made = await imports.run(one.owner, file, { separator: 'semicolon' });
    expect(made.body.data.counts).toMatchObject({ taken: 3, refused: 0 });
    expect((await imports.preview(arena.owner, file, { separator: '|' })).status).toBe(400);
  });

  it('is no stranger’s, and goes to one’s own arena alone', async () => {
    nextDay();
    const file = csv(line(day, '18:00;19:00;Quadra 1;Rui;;;;'));
    for (const who of [undefined, await world.player()]) {
      expect((await imports.preview(who, file)).status).toBe(who ? 403 : 401);
      expect((await imports.run(who, file)).status).toBe(who ? 403 : 401);
    }
    const other = await world.arena('local');
    await imports.run(other.owner, file);
    expect(await agendaOf()).toEqual([]);
  });

  it('of the same file by two at once makes everything once', async () => {
    nextDay();
    const file = csv(...goodRows(addDays(day, 200), 600));
    const runs = await Promise.all([1, 2, 3].map(() => imports.run(arena.owner, file)));
    const taken = runs.map(({ body }) => body.data.counts.taken);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(600);
    const { rows } = await database.pool.query(
      `select count(*)::int as made, count(distinct (s.court_id, r.day, s.hour))::int as hours
        from reservation r join reservation_slot s on s.arena_id = r.arena_id and s.reservation_id = r.id
        where r.arena_id = $1 and r.guest_player_name like 'Cliente %'`,
      [arena.id],
    );
    expect(rows).toEqual([{ made: 600, hours: 600 }]);
  });

  describe('of 2,000 rows, of which 300 are wrong', () => {
    it('brings 1,700, names 300, and leaves the server free in between', async () => {
      const own = await world.arena('local');
      const wrong = [
        '31/02/2027;18:00;;Quadra 1;A;;;;',
        `${formatDay(day)};noite;;Quadra 1;A;;;;`,
        `${formatDay(day)};18:00;;Quadra 7;A;;;;`,
      ];
      const rows = goodRows(addDays(world.day, 1), 1_700);
      for (let index = 0; index < 300; index += 1) rows.splice(index * 6, 0, wrong[index % 3] ?? '');
      const file = csv(...rows);
      const began = performance.now();
      const preview = await imports.preview(own.owner, file);
      const previewed = performance.now();
      const run = await imports.run(own.owner, file);
      const ended = performance.now();
      console.info(
        `${database.kind}: 2,000 rows (${Math.round(file.length / 1000)} kB): preview ${Math.round(previewed - began)} ms, import ${Math.round(ended - previewed)} ms`,
      );
      expect(preview.body.data.counts).toEqual({ taken: 1_700, mended: 0, refused: 300, already: 0 });
      expect(run.body.data.counts).toEqual({ taken: 1_700, mended: 0, refused: 300, already: 0 });
      expect(run.body.data.refused).toHaveLength(300);
      const again = await imports.run(own.owner, file);
      expect(again.body.data.counts).toEqual({ taken: 0, mended: 0, refused: 300, already: 1_700 });
    });
  });

  it('lets no formula out again that came in with it', async () => {
    nextDay();
    await imports.run(arena.owner, csv(line(day, '18:00;19:00;Quadra 1;"=HYPERLINK(""http://x"")";;;;@SUM(A1)')));
    const query = `?day=${day.day}&month=${day.month}&year=${day.year}`;
    const { body } = await openDesk(world).sheet(arena.owner, query);
    expect(body.data.csv).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(body.data.csv).toContain(`;'@SUM(A1);`);
    expect(body.data.csv).not.toMatch(/(^|;)"?[=@]/m);
  });
});
