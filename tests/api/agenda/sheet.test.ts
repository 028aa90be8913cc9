import { beforeAll, expect, it } from 'vitest';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { type Desk, openDesk } from './desk.ts';

describeOnDatabases('the sheet of reservations', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    arena = await world.arena('local');
    await desk.run('update arena set max_days_ahead = 200 where id = $1', [arena.id]);
  });

  const lines = (csv: string): string[] => csv.split('\r\n').slice(1, -1);
  const firstOf = ({ month, year }: Day, ahead: number): Day =>
    addDays({ day: 1, month: ((month - 1 + ahead) % 12) + 1, year: year + Math.floor((month - 1 + ahead) / 12) }, 0);

  it('has the month from its first to its last day, or one day of it', async () => {
    const [first, after] = [firstOf(world.today, 2), firstOf(world.today, 3)];
    const last = addDays(after, -1);
    for (const day of [addDays(first, -1), last, after, first]) await desk.reserved(arena, day, [18]);
    const other = await world.arena('local');
    await desk.run('update arena set max_days_ahead = 200 where id = $1', [other.id]);
    await desk.reserved(other, first, [18]);
    const month = await desk.sheet(arena.owner, `?month=${first.month}&year=${first.year}`);
    expect(month.status).toBe(200);
    expect(lines(month.body.data.csv).map((line) => line.slice(0, 10))).toEqual([formatDay(first), formatDay(last)]);
    const day = await desk.sheet(arena.owner, `?day=${last.day}&month=${last.month}&year=${last.year}`);
    expect(lines(day.body.data.csv)).toEqual([
      `${formatDay(last)};18:00 às 19:00;Quadra 1;Beach Tennis;Ana Souza;(13) 98888-7777;Pendente;Na arena;80,50;0,00;80,50;0,00;80,50;0,00;0,00;0,00;0,00;;;80,50`,
    ]);
    expect(day.body.data.fileName).toMatch(/^reservas-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  it('ends December in its own year', async () => {
    expect((await desk.sheet(arena.owner, '?month=12&year=2030')).body.data.fileName).toBe('reservas-2030-12.csv');
  });

  it('disarms the names of players, guests and courts', async () => {
    const day = addDays(world.day, 5);
    const { _id, player } = await desk.reserved(arena, day, [19], 1);
    await desk.run('update person set name = $2 where id = $1', [player._id, '=HYPERLINK("http://mal.exemplo";"Pix")']);
    await desk.run('update reservation_slot set court_name = $2 where reservation_id = $1', [_id, '+Quadra; "A"']);
    const { csv } = (await desk.sheet(arena.owner, `?day=${day.day}&month=${day.month}&year=${day.year}`)).body.data;
    expect(lines(csv)[0]?.split(';18:00')[0]).toContain(`;"'+Quadra; ""A""";Beach Tennis;"'=HYPERLINK(`);
  });

  it('is no day that does not exist, and nobody’s who has no arena', async () => {
    expect((await desk.sheet(arena.owner, '?day=31&month=2&year=2026')).status).toBe(400);
    expect((await desk.sheet(await world.person('arena-owner'), '?month=2&year=2026')).status).toBe(403);
  });
});
