import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { people } from '#platform/database/schema/people.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { joinTeam, PASSWORD } from '../cast.ts';
import { openClosing } from '../closures/closing.ts';
import { openTestServer, refusal } from '../testServer.ts';
import { openSeries, weekOf } from './mensalista.ts';

/** Twelve weeks and one of margin: its first day is three days after today. */
const CLAIMED_WEEKS = 13;

describeOnDatabases('a mensalista', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let day: Day;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    desk = openDesk(world);
    arena = await world.arena('local', 2);
    day = world.day;
    player = await world.player();
  });

  const series = () => openSeries(world, arena);
  const week = (index: number) => weekOf(world, index);
  const book = (on: Day, hours: readonly number[], court = 0, name = 'Bia') =>
    desk.reserve(arena.owner, { ...orderOf(arena, on, hours, court), guestPlayerName: name });
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body.error?.code ?? status;
  const notices = async (person: TestPerson) => {
    const { rows } = await database.pool.query('select kind from notice where person_id = $1 order by id', [person.id]);
    return rows.map(({ kind }) => kind);
  };
  const skip = (on: Day) => ({ day: toIsoDay(on) });

  it('has each week of the claimed ones as an ordinary reservation at the agreed price', async () => {
    const made = await series().make({ player: player.id });
    expect(made.status).toBe(201);
    const { _id, weeks, claimedUntil } = made.body.data.series;
    expect(claimedUntil).toBe(toIsoDay(addDays(world.today, 84 + 7)));
    expect(weeks.map((one: { day: string; state: string }) => [one.day, one.state])).toEqual(
      Array.from({ length: CLAIMED_WEEKS }, (_, index) => [toIsoDay(week(index)), 'kept']),
    );
    const { reservation } = (await world.read(arena.owner, weeks[2].reservation)).body.data;
    expect(reservation).toMatchObject({
      status: 'CONFIRMADA',
      paymentMethod: 'local',
      totalValue: 150.5,
      series: _id,
      date: week(2),
      selectedTimeSlots: [
        {
          timeSlots: [
            { startHour: 18, price: 75.25 },
            { startHour: 19, price: 75.25 },
          ],
        },
      ],
    });
    expect((await world.read(player, weeks[2].reservation)).body.data.reservation.series).toBe(_id);
    expect(await notices(player)).toEqual(['seriesInvited']);
    expect((await series().read()).body).toMatchObject({
      data: { series: [{ _id, player: { _id: player.id } }] },
      pages: 1,
    });
  });

  // Red when `conflictAt` leaves a kind out, or the preview looks at fewer than 52 weeks.
  it('is told every conflict of 52 weeks, and where else each could be', async () => {
    await book(week(1), [19]);
    await openClosing(world, arena).close(
      { seen: { reservations: 0, atArena: 0, byPix: 0 }, reason: 'maintenance' },
      { from: toIsoDay(week(2)), until: toIsoDay(week(2)) },
    );
    await desk.alter(arena, toIsoDay(week(3)), 18, 0, false);
    await openSeries(world, arena).make({ startHour: 19, hours: 1, from: toIsoDay(week(4)), until: toIsoDay(week(4)) });
    await book(week(51), [18]);
    await book(week(52), [18]);
    const { preview } = (await series().preview()).body.data;
    expect(preview.weeks).toBe(52);
    const found = preview.found.filter(({ conflicts }: { conflicts: object[] }) => conflicts.length > 0);
    expect(found.map(({ day: on, conflicts }: { day: string; conflicts: object[] }) => [on, conflicts])).toEqual([
      [toIsoDay(week(1)), [{ startHour: 19, kind: 'reservation', who: 'Bia' }]],
      [toIsoDay(week(2)), [18, 19].map((startHour) => ({ startHour, kind: 'closure', reason: 'maintenance' }))],
      [toIsoDay(week(3)), [{ startHour: 18, kind: 'altered' }]],
      [toIsoDay(week(4)), [{ startHour: 19, kind: 'series', who: 'Rui' }]],
      [toIsoDay(week(51)), [{ startHour: 18, kind: 'reservation', who: 'Bia' }]],
    ]);
    expect(found[0]).toMatchObject({ courts: [arena.courts[1]?.id], startHours: [7, 8, 9, 20, 21, 22] });
  });

  it('is not made over conflicts that nobody has decided about', async () => {
    await book(week(1), [19]);
    expect(await series().make()).toMatchObject({ status: 400, body: refusal('series_undecided') });
    expect((await series().read()).body.data.series).toEqual([]);
  });

  it('has each week where it was decided, however far off, and none that was skipped', async () => {
    for (const index of [1, 2, 40]) await book(week(index), [19]);
    const made = await series().make({}, [
      skip(week(1)),
      { day: toIsoDay(week(2)), court: arena.courts[1]?.id },
      { day: toIsoDay(week(40)), startHour: 20 },
    ]);
    const { weeks } = made.body.data.series;
    expect(weeks).toHaveLength(CLAIMED_WEEKS + 1);
    expect([weeks[1].state, weeks[2].state, weeks[13].day]).toEqual(['skipped', 'kept', toIsoDay(week(40))]);
    const placed = async (id: string) => (await world.read(arena.owner, id)).body.data.reservation.selectedTimeSlots[0];
    expect((await placed(weeks[2].reservation)).court.name).toBe('Quadra 2');
    expect(
      (await placed(weeks[13].reservation)).timeSlots.map((slot: { startHour: number }) => slot.startHour),
    ).toEqual([20, 21]);
  });

  // Red without the comparison of tokens in createSeries.ts: the week would be refused, or lost, and nobody told.
  it('is refused with the new list when a conflict came while somebody looked', async () => {
    const { token } = (await series().preview()).body.data.preview;
    await book(week(30), [18], 0, 'Léo');
    const refused = await series().create({ token });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'preview_changed' } } });
    const { found, token: now } = refused.body.details;
    expect(found).toContainEqual({
      day: toIsoDay(week(30)),
      conflicts: [{ startHour: 18, kind: 'reservation', who: 'Léo' }],
      courts: [arena.courts[1]?.id],
      startHours: expect.arrayContaining([19, 20]),
    });
    expect((await series().create({ token: now, choices: [skip(week(30))] })).status).toBe(201);
  });

  it('is refused where it begins in the past, on another’s court, or for nobody', async () => {
    const elsewhere = await world.arena('local', 1);
    const court = elsewhere.courts[0]?.id;
    const past = toIsoDay(addDays(world.today, -1));
    const nobody = '01999999-9999-7999-8999-999999999999';
    expect(codeOf(await series().preview({ court }))).toBe('court_not_found');
    expect(codeOf(await series().make({ from: past }))).toBe('series_dates');
    expect(codeOf(await series().make({ player: nobody }))).toBe('player_not_found');
    expect(codeOf(await series().make({}, [skip(addDays(day, 1))]))).toBe('week_not_found');
  });

  describe('beyond the weeks that are claimed', () => {
    const far = 30;

    // Red without the call of `heldByRight` in book.ts: the hour was sold, and lost by the mensalista half a year later.
    it('keeps its weekday’s hours from bookings and moves, and nothing else', async () => {
      await series().make();
      expect([codeOf(await book(week(far), [19])), codeOf(await book(week(far), [20]))]).toEqual(['slot_taken', 201]);
      expect([codeOf(await book(addDays(week(far), 1), [19])), codeOf(await book(week(far), [19], 1))]).toEqual([
        201, 201,
      ]);
      const { _id } = (await book(addDays(day, 1), [9])).body.data.reservation;
      const hours = [{ court: arena.courts[0]?.id, startHour: 18, sport: 'BEACH_TENNIS' }];
      expect(codeOf(await desk.move(arena.owner, _id, { date: week(far), hours, totalValue: 80.5 }))).toBe(
        'slot_taken',
      );
    });

    // Red without RIGHTS in the day's query, or in its mark: the desk saw the hour as free, and lost the race for it.
    it('shows them to its desk as what they are, as long as they are', async () => {
      const rightsOf = async (date: Day) => {
        const { rights, mark } = (await desk.agenda(arena.owner, date)).body.data;
        expect((await desk.mark(arena.owner, date)).body.data.mark).toBe(mark);
        return { rights, mark };
      };
      const before = await rightsOf(week(far));
      expect(before.rights).toEqual([]);
      const { _id } = (await series().make({ player: player.id })).body.data.series;
      const court = arena.courts[0]?.id;
      const own = [18, 19].map((startHour) => ({ court, startHour, who: expect.any(String) }));
      const made = await rightsOf(week(far));
      expect(made.rights).toEqual(own);
      expect(made.mark).not.toBe(before.mark);
      expect((await rightsOf(week(2))).rights).toEqual([]);
      expect((await rightsOf(addDays(week(far), 1))).rights).toEqual([]);
      await series().skip(_id, week(far));
      expect((await rightsOf(week(far))).rights).toEqual([]);
      await series().end(_id, week(2));
      expect((await rightsOf(week(far + 1))).rights).toEqual([]);
    });

    // Red without `rights` in weekDayOf, or in the day's query of server/areas/player/directory/availability.ts: the hours looked free until they were refused.
    it('shows them as taken in the week of its desk and where that reserves, and as nothing to others', async () => {
      const free = async () => {
        const ofWeek = (await desk.week(arena.owner, week(far))).body.data.days[0];
        const at = ofWeek.hours.filter(({ startHour }: { startHour: number }) => [18, 20].includes(startHour));
        const { availableTimeSlots } = (await availability(arena.owner)).body.data;
        return {
          week: at.map(({ free: count, who }: { free: number; who: string[] }) => [count, who]),
          reserve: hoursOf(availableTimeSlots[0]),
        };
      };
      const availability = (who: TestPerson) => {
        const query = new URLSearchParams(Object.entries(week(far)).map(([name, value]) => [name, String(value)]));
        return world.call(who, {
          method: 'GET',
          url: `${contract.availability.path.replace(':id', arena.id)}?${query}`,
        });
      };
      const hoursOf = ({ slots }: { slots: { startHour: number; isAvailable: boolean }[] }) =>
        [18, 20].map((hour) => slots.find(({ startHour }) => startHour === hour)?.isAvailable);
      expect(await free()).toEqual({
        week: [
          [2, []],
          [2, []],
        ],
        reserve: [true, true],
      });
      const { _id } = (await series().make()).body.data.series;
      expect(await free()).toEqual({
        week: [
          [1, ['Rui']],
          [2, []],
        ],
        reserve: [false, true],
      });
      await series().skip(_id, week(far));
      expect(await free()).toEqual({
        week: [
          [2, []],
          [2, []],
        ],
        reserve: [true, true],
      });
    });

    // Red without `heldByRight` in occupy: two had the hour, one by right.
    it('keeps them from what was cancelled before and is brought back', async () => {
      const { _id } = (await book(week(far), [19])).body.data.reservation;
      await desk.cancel(arena.owner, _id);
      expect((await series().make()).status).toBe(201);
      expect(codeOf(await desk.undoCancel(arena.owner, _id))).toBe('slot_taken');
    });

    it('leaves others the weeks that are skipped, until they are restored', async () => {
      const { _id } = (await series().make()).body.data.series;
      expect((await series().skip(_id, week(far))).body.data.week).toMatchObject({ state: 'skipped' });
      expect((await series().restore(_id, week(far))).body.data.week).toMatchObject({ state: 'kept' });
      expect(codeOf(await book(week(far), [19]))).toBe('slot_taken');
      await series().skip(_id, week(far));
      expect(codeOf(await book(week(far), [19]))).toBe(201);
      const { error, message } = (await series().restore(_id, week(far))).body;
      expect([error.code, message]).toEqual([
        'slot_taken',
        'O horário desta semana já não está livre. 19:00 às 20:00: reserva de Bia.',
      ]);
    });

    it('is one series’ alone', async () => {
      await series().make();
      const other = openSeries(world, arena);
      const { found } = (await other.preview()).body.data.preview;
      expect(found.filter(({ conflicts }: { conflicts: object[] }) => conflicts.length > 0)).toHaveLength(52);
      const all = Array.from({ length: 52 }, (_, index) => skip(week(index)));
      expect(codeOf(await other.make({}, all))).toBe('weekday_taken');
    });

    it('is nobody’s once the series has an end before them', async () => {
      await series().make({ until: toIsoDay(week(20)) });
      expect([codeOf(await book(week(20), [18])), codeOf(await book(week(21), [18]))]).toEqual(['slot_taken', 201]);
    });
  });

  describe('a week', () => {
    it('is skipped, which the player hears, and restored while it is free', async () => {
      const { _id, weeks } = (await series().make({ player: player.id })).body.data.series;
      expect((await series().skip(_id, week(1))).body.data.week).toEqual({ day: toIsoDay(week(1)), state: 'skipped' });
      expect((await world.read(player, weeks[1].reservation)).body.data.reservation.status).toBe('CANCELADA');
      database.passTime(12_000);
      await world.runDue();
      expect(await notices(player)).toEqual(['seriesInvited', 'reservationCancelled']);
      const restored = (await series().restore(_id, week(1))).body.data.week;
      expect(restored).toMatchObject({ state: 'kept' });
      expect(restored.reservation).not.toBe(weeks[1].reservation);
      expect(await notices(player)).toEqual(['seriesInvited', 'reservationCancelled', 'reservationByDesk']);
      // Repeating either changes nothing.
      expect((await series().restore(_id, week(1))).body.data.week).toEqual(restored);
      await series().skip(_id, week(1));
      expect((await series().skip(_id, week(1))).body.data.week.state).toBe('skipped');
    });

    // Red without `unsaySkip` in occurrence.ts: the newest notice says that the arena cancelled what stands.
    it('that is restored before its player has heard of it leaves nothing to hear', async () => {
      const { _id } = (await series().make({ player: player.id })).body.data.series;
      const before = await notices(player);
      await series().skip(_id, week(1));
      await series().restore(_id, week(1));
      database.passTime(60_000);
      await world.runDue();
      expect(await notices(player)).toEqual(before);
    });

    it('that was cancelled in the agenda is one that was skipped, and its undo brings it back', async () => {
      const { _id, weeks } = (await series().make()).body.data.series;
      const stateOf = async () => (await series().read()).body.data.series[0].weeks[1].state;
      await desk.cancel(arena.owner, weeks[1].reservation);
      expect(await stateOf()).toBe('skipped');
      await desk.undoCancel(arena.owner, weeks[1].reservation);
      expect(await stateOf()).toBe('kept');
      await series().skip(_id, week(1));
      await series().restore(_id, week(1));
      expect(codeOf(await desk.undoCancel(arena.owner, weeks[1].reservation))).toBe('slot_taken');
    });

    // Red without `refuseMadeAnew` in undoCancellation.ts: a reservation that is in no week, no bill and no end of the series.
    it('that was made anew and cancelled again comes back as a week, and not as the reservation of before', async () => {
      const { _id, weeks } = (await series().make({ player: player.id })).body.data.series;
      await series().skip(_id, week(1));
      const { reservation } = (await series().restore(_id, week(1))).body.data.week;
      expect((await world.cancel(player, reservation)).status).toBe(200);
      expect(codeOf(await desk.undoCancel(arena.owner, weeks[1].reservation))).toBe('not_undoable');
      expect((await series().restore(_id, week(1))).body.data.week.state).toBe('kept');
    });

    // Red without the refusal in `cancelWeek`: money would be left on a cancelled reservation, undecided.
    it('whose reservation is moved says to which day, and is of its own day all the same', async () => {
      const { weeks } = (await series().make()).body.data.series;
      const [{ reservation }] = weeks;
      const hours = [18, 19].map((startHour) => ({ court: arena.courts[1]?.id, startHour, sport: 'BEACH_TENNIS' }));
      const move = (date: Day) => desk.move(arena.owner, reservation, { date, hours, totalValue: 150.5 });
      const first = async () => (await series().read()).body.data.series[0].weeks[0];
      const to = addDays(day, 1);
      expect(codeOf(await move(to))).toBe(200);
      expect(await first()).toMatchObject({ day: toIsoDay(day), state: 'kept', playedOn: toIsoDay(to) });
      expect(codeOf(await move(day))).toBe(200);
      expect(Object.keys(await first())).not.toContain('playedOn');
    });

    // Red without `seriesId` in planMove.ts: the bill of the month would have grown by a move.
    it('keeps the price that was agreed when it is moved, and another hour costs what it costs', async () => {
      const { weeks } = (await series().make()).body.data.series;
      const [{ reservation }] = weeks;
      const move = (startHours: readonly number[], totalValue: number) =>
        desk.move(arena.owner, reservation, {
          date: addDays(day, 1),
          hours: startHours.map((startHour) => ({ court: arena.courts[1]?.id, startHour, sport: 'BEACH_TENNIS' })),
          totalValue,
        });
      expect(codeOf(await move([8, 9], 161))).toBe('price_differs');
      expect((await move([8, 9], 150.5)).body.data.reservation.totalValue).toBe(150.5);
      expect(codeOf(await move([8, 9, 10], 150.5))).toBe('price_differs');
      expect((await move([8, 9, 10], 231)).body.data.reservation.totalValue).toBe(231);
    });

    it('that is over stands among those of before, the last one first', async () => {
      await database.pool.query("update session set expires_at = expires_at + interval '1 year'");
      const { _id } = (await series().make()).body.data.series;
      await series().skip(_id, week(1));
      database.passTime(17 * 24 * 3_600_000);
      const [{ weeks, past }] = (await series().read()).body.data.series;
      const told = (all: readonly { day: string; state: string }[]) => all.map((one) => [one.day, one.state]);
      expect(told(past)).toEqual([
        [toIsoDay(week(1)), 'skipped'],
        [toIsoDay(day), 'kept'],
      ]);
      expect(weeks[0].day).toBe(toIsoDay(week(2)));
      database.passTime(-17 * 24 * 3_600_000);
    });

    it('with money is not skipped, nor one of another day', async () => {
      const { _id, weeks } = (await series().make()).body.data.series;
      await desk.add(arena.owner, weeks[1].reservation, { info: 'Rui', value: 10, method: 'cash' });
      expect(codeOf(await series().skip(_id, week(1)))).toBe('week_paid');
      expect(codeOf(await series().skip(_id, addDays(week(1), 1)))).toBe('week_not_found');
      expect(codeOf(await series().skip(_id, addDays(week(0), -7)))).toBe('week_not_found');
    });
  });

  describe('its end', () => {
    it('cancels the weeks after it, keeps those with money, and frees hours and right', async () => {
      const { _id, weeks } = (await series().make({ player: player.id })).body.data.series;
      await desk.pay(arena.owner, weeks[4].reservation);
      // Red without its person in lockAfter of endSeries.ts: who has this week by now would have lost it.
      await desk.give(arena.owner, weeks[5].reservation, { guestPlayerName: 'Bia' });
      const known = (await series().read()).body.data.series[0].weeks;
      expect(known.map(({ hasMoney }: { hasMoney?: boolean }) => hasMoney === true).indexOf(true)).toBe(4);
      const ended = await series().end(_id, week(2));
      expect(ended.body.data.series).toEqual({ _id, cancelled: CLAIMED_WEEKS - 5, kept: 1 });
      expect(codeOf(await book(week(5), [18]))).toBe('slot_taken');
      expect([codeOf(await book(week(2), [18])), codeOf(await book(week(4), [18]))]).toEqual([
        'slot_taken',
        'slot_taken',
      ]);
      expect([codeOf(await book(week(3), [18])), codeOf(await book(week(40), [18]))]).toEqual([201, 201]);
      expect(await notices(player)).toEqual(['seriesInvited', 'seriesEnded']);
      expect(codeOf(await series().end(_id, week(3)))).toBe('series_dates');
    });

    // Red without endSeriesOf in endBookings.ts, or in leaveArenas.ts: the job would go on booking for nobody.
    it('comes with the account of its player, and with the arena', async () => {
      const server = await openTestServer(database);
      const passwordHash = await hashPassword(PASSWORD);
      await database.orm.update(people).set({ passwordHash });
      const leave = (who: TestPerson) =>
        server.call('eraseMyAccount', { token: who.token, body: { password: PASSWORD } });
      const endOf = async (id: string) =>
        (await database.pool.query('select until_day::text from series where id = $1', [id])).rows;
      const { _id } = (await series().make({ player: player.id })).body.data.series;
      await openSeries(world, arena).make({ startHour: 20 });
      expect((await leave(player)).statusCode).toBe(200);
      expect([codeOf(await book(week(40), [18])), codeOf(await book(week(2), [18]))]).toEqual([201, 201]);
      const left = (await series().read()).body.data.series;
      // One that never began is not listed.
      expect(left.map(({ startHour }: { startHour: number }) => startHour)).toEqual([20]);
      expect(await endOf(_id)).toEqual([{ until_day: expect.any(String) }]);
      expect((await leave(arena.owner)).statusCode).toBe(200);
      const { rows } = await database.pool.query('select count(*)::int as rights from series_right');
      expect(rows).toEqual([{ rights: 0 }]);
    });

    // Red with the day in UTC: an account that left at eleven at night kept its hour of the next day.
    it('is on the arena’s own day when it comes late in the evening', async () => {
      const server = await openTestServer(database);
      await database.orm.update(people).set({ passwordHash: await hashPassword(PASSWORD) });
      await series().make({ player: player.id });
      const eleven = (on: Day) => new Date(`${toIsoDay(on)}T23:00:00-03:00`).getTime();
      const now = Date.now() + database.clock.aheadMs();
      const evening = eleven(world.today) > now ? world.today : addDays(world.today, 1);
      database.passTime(eleven(evening) - now);
      await server.call('eraseMyAccount', { token: player.token, body: { password: PASSWORD } });
      const { rows } = await database.pool.query('select until_day::text from series');
      expect(rows).toEqual([{ until_day: toIsoDay(evening) }]);
    });
  });

  it('is the management’s to make and end, the desk’s to see, and another arena’s not at all', async () => {
    const [receptionist, manager] = [await world.player(), await world.player()];
    await joinTeam(database, { arenaId: arena.id, personId: receptionist.id, role: 'reception' });
    await joinTeam(database, { arenaId: arena.id, personId: manager.id, role: 'manager' });
    const { _id } = (await openSeries(world, arena).make()).body.data.series;
    const asDesk = openSeries(world, arena, receptionist);
    expect([codeOf(await asDesk.preview()), codeOf(await asDesk.end(_id, week(1)))]).toEqual([
      'forbidden',
      'forbidden',
    ]);
    expect([codeOf(await asDesk.read()), codeOf(await asDesk.skip(_id, week(1)))]).toEqual([200, 200]);
    expect(codeOf(await openSeries(world, arena, manager).preview())).toBe(200);
    const others = openSeries(world, await world.arena('local', 1));
    expect(codeOf(await openSeries(world, arena, player).preview())).toBe('forbidden');
    expect(codeOf(await others.skip(_id, week(1)))).toBe('series_not_found');
    expect(codeOf(await others.restore(_id, week(1)))).toBe('series_not_found');
    expect(codeOf(await others.end(_id, week(1)))).toBe('series_not_found');
    expect((await others.read()).body.data.series).toEqual([]);
  });

  it('leaves an entry of who made it on each reservation', async () => {
    const { _id, weeks } = (await series().make()).body.data.series;
    const { rows } = await database.pool.query(
      "select subject_id from audit_entry where deed = 'createSeries' and person_id = $1",
      [arena.owner.id],
    );
    expect(new Set(rows.map(({ subject_id: id }) => id))).toEqual(
      new Set([_id, ...weeks.map(({ reservation }: { reservation: string }) => reservation)]),
    );
    expect(rows).toHaveLength(CLAIMED_WEEKS + 1);
  });

  it('keeps its court from being deleted', async () => {
    const { _id } = (await series().make()).body.data.series;
    for (let index = 0; index < CLAIMED_WEEKS; index += 1) await series().skip(_id, week(index));
    database.passTime(12_000);
    const deleted = await world.call(arena.owner, { method: 'DELETE', url: `/api/v1/courts/${arena.courts[0]?.id}` });
    expect(codeOf(deleted)).toBe('court_in_use');
  });
});
