import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { NOBODY, refusal } from '../testServer.ts';
import { type Desk, openDesk } from './desk.ts';

const GUEST = { guestPlayerName: ' Rui ', guestPhone: '13977776666' };
const NOT_FOUND = { status: 404, body: refusal('reservation_not_found') };

describeOnDatabases('a reservation that the desk gives to somebody else', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let ana: TestPerson;
  let bia: TestPerson;
  let id: string;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    [ana, bia] = [await world.player(), await world.player({ name: 'Bia Lima' })];
    id = (await desk.reserved(arena, world.day, [18], 0, ana))._id;
  });

  const seen = async (who: TestPerson) => (await world.read(who, id)).body.data?.reservation;
  const stored = async () => (await desk.run('select * from reservation where id = $1', [id])).rows[0];
  const refused = async (whom: object = { player: bia.id }) => {
    const before = await stored();
    const { status, body } = await desk.give(arena.owner, id, whom);
    expect(await stored()).toEqual(before);
    return [status, body.error?.code];
  };

  it('is theirs, with its hours and payments, and no longer that of who had it', async () => {
    await desk.add(arena.owner, id, { info: 'Ana', value: 30, method: 'cash' });
    const { player: _, ...before } = await seen(arena.owner);
    const { status, body } = await desk.give(arena.owner, id, { player: bia.id });
    expect(status).toBe(200);
    // Red when `madeBy` stays: the owner would be told the phone of who never booked there.
    const player = { _id: bia.id, name: 'Bia Lima' };
    const givings = [{ at: expect.any(String), by: 'Ana Souza', before: 'Ana Souza', isUndoable: true }];
    expect(body.data.reservation).toEqual({ ...before, status: 'CONFIRMADA', player, whomVersion: 2, givings });
    expect(await seen(bia)).toMatchObject({ _id: id, status: 'CONFIRMADA' });
    expect(await seen(ana)).toBeUndefined();
    expect((await desk.pay(arena.owner, id)).body.data.reservation.status).toBe('PAGA');
  });

  it('can be a guest’s, and a player’s again', async () => {
    const guest = (await desk.give(arena.owner, id, GUEST)).body.data.reservation;
    expect(guest).toMatchObject({ guestPlayerName: 'Rui', guestPhone: '13977776666' });
    expect(guest).not.toHaveProperty('player');
    const again = (await desk.give(arena.owner, id, { player: ana.id })).body.data.reservation;
    expect(again).toMatchObject({ player: { _id: ana.id } });
    expect(again).not.toHaveProperty('guestPhone');
  });

  // Red without `whom_version` in `MARK` of server/areas/owner/agenda/daySql.ts: each differs from the last in that alone.
  it('changes the day that others watch, each time', async () => {
    const namesake = await world.player();
    const marks: string[] = [];
    for (const whom of [{ player: namesake.id }, { player: ana.id }, GUEST, { ...GUEST, guestPlayerName: 'Lia' }]) {
      await desk.give(arena.owner, id, whom);
      marks.push((await desk.mark(arena.owner, world.day)).body.data.mark);
    }
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('leaves no mark of who did not come, not even by the undo of a move', async () => {
    await desk.pay(arena.owner, id);
    const mark = 'update reservation set no_show_at = now(), no_show_by = $2 where id = $1';
    await desk.run(mark, [id, arena.owner.id]);
    const hours = [{ court: arena.courts[1]?.id, startHour: 20, sport: 'BEACH_TENNIS' }];
    expect((await desk.move(arena.owner, id, { date: world.day, hours, totalValue: 80.5 })).status).toBe(200);
    await desk.give(arena.owner, id, { player: bia.id });
    expect((await desk.undoMove(arena.owner, id)).status).toBe(200);
    expect(await stored()).toMatchObject({ no_show_at: null, player_id: bia.id });
    await desk.run(mark, [id, arena.owner.id]);
    await desk.give(arena.owner, id, GUEST);
    expect(await stored()).toMatchObject({ no_show_at: null });
  });

  // Red without the version in `giveReservation`, and without the lock before it.
  it('goes to the first of two clerks who saw the same, and the other is told', async () => {
    const replies = await Promise.all([{ player: bia.id }, GUEST].map((whom) => desk.give(arena.owner, id, whom, 1)));
    expect(replies.map(({ status, body }) => String(body.error?.code ?? status)).toSorted()).toEqual([
      '200',
      'edit_conflict',
    ]);
    const winner = replies.find(({ status }) => status === 200)?.body.data.reservation;
    expect(await seen(arena.owner)).toEqual(winner);
  });

  describe('and takes back', () => {
    const undone = async () => (await desk.undoGiving(arena.owner, id)).body.error?.code;
    const moveTo = (startHour: number) =>
      desk.move(arena.owner, id, {
        date: world.day,
        hours: [{ court: arena.courts[1]?.id, startHour, sport: 'BEACH_TENNIS' }],
        totalValue: 80.5,
      });

    it('is what it was, for whom it was, with the mark and what was paid', async () => {
      await desk.add(arena.owner, id, { info: 'Ana', value: 30, method: 'cash' });
      await desk.run('update reservation set no_show_at = now(), no_show_by = $2 where id = $1', [id, arena.owner.id]);
      const { whom_version: _, ...before } = await stored();
      await desk.give(arena.owner, id, GUEST);
      expect((await desk.undoGiving(arena.owner, id)).body.data.reservation.player).toMatchObject({ _id: ana.id });
      expect(await stored()).toEqual({ ...before, whom_version: 3 });
      expect((await seen(ana))._id).toBe(id);
      // Red without the version in IS_AS_GIVEN of server/core/reservations/give/shownGivings.ts.
      expect(await undone()).toBe('not_undoable');
      await desk.give(arena.owner, id, { player: bia.id });
      expect(await undone()).toBeUndefined();
    });

    // Red without `givings` in shownReservation.ts; with `isUndoable` of all when the version is left out of IS_AS_GIVEN.
    it('is listed for the desk, with whose it was and whether it can be taken back, and for nobody else', async () => {
      expect(await seen(arena.owner)).not.toHaveProperty('givings');
      await desk.give(arena.owner, id, GUEST);
      await desk.give(arena.owner, id, { player: bia.id });
      const given = { at: expect.any(String), by: 'Ana Souza' };
      const first = { ...given, before: 'Ana Souza', isUndoable: false };
      const second = { ...given, before: 'Rui' };
      expect((await seen(arena.owner)).givings).toEqual([first, { ...second, isUndoable: true }]);
      expect(await seen(bia)).not.toHaveProperty('givings');
      await desk.undoGiving(arena.owner, id);
      const undone = { undoneAt: expect.any(String), undoneBy: 'Ana Souza' };
      expect((await seen(arena.owner)).givings).toEqual([first, { ...second, ...undone, isUndoable: false }]);
    });

    // Each red without its own line of IS_AS_GIVEN in server/core/reservations/give/shownGivings.ts.
    it.each([
      ['is paid', () => desk.pay(arena.owner, id)],
      ['is paid in part', () => desk.add(arena.owner, id, { info: 'Rui', value: 10, method: 'cash' })],
      ['is elsewhere', () => moveTo(20)],
      [
        'is marked',
        () => desk.run('update reservation set no_show_at = now(), no_show_by = player_id where id = $1', [id]),
      ],
      ['is cancelled', () => world.cancel(arena.owner, id)],
      ['was given on', () => desk.run('update reservation set whom_version = whom_version + 1 where id = $1', [id])],
    ])('stays when it %s since', async (_, follow) => {
      await desk.give(arena.owner, id, { player: bia.id });
      await follow();
      const before = await stored();
      expect(await undone()).toBe('not_undoable');
      expect(await stored()).toEqual(before);
    });

    // Red without `refuseWhatIsTheirs` in `undoGiving`, and without `sharePlayer` in it.
    it('stays whose credit once paid for it, and with whom it is when the other’s account is gone', async () => {
      await desk.give(arena.owner, id, { player: bia.id });
      await desk.run('insert into player_credit (arena_id, player_id, centavos) values ($1, $2, 5000)', [
        arena.id,
        bia.id,
      ]);
      const { body } = await desk.add(arena.owner, id, { info: '', value: 30, method: 'player_credit' });
      await desk.remove(arena.owner, body.data.reservation.installments[0]._id);
      expect(await undone()).toBe('not_givable');
      await desk.run("update person set status = 'inactive' where id = $1", [ana.id]);
      expect(await undone()).toBe('player_not_found');
    });

    it('once, of many at once, and never what was not given or is another arena’s', async () => {
      expect(await undone()).toBe('not_undoable');
      await desk.give(arena.owner, id, GUEST);
      const stranger = await world.arena('local');
      expect(await desk.undoGiving(stranger.owner, id)).toEqual(NOT_FOUND);
      const codes = await Promise.all(Array.from({ length: 5 }, undone));
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    });
  });

  // Each red without its own line of `refuseWhatIsTheirs`.
  it('stays whose it is when it is over', async () => {
    await world.cancel(arena.owner, id);
    expect(await refused()).toEqual([409, 'not_givable']);
  });

  it('stays whose voucher it uses', async () => {
    const { code } = await world.voucher({ arena, player: ana }, { credits: 1 });
    const line = { court: arena.courts[1]?.id, timeSlots: [arena.slots.get(19)], sport: 'BEACH_TENNIS' };
    const made = await world.reserve(ana, { arena: arena.id, date: world.day, selectedTimeSlots: [line], code });
    id = made.body.data.reservation._id;
    expect(await refused()).toEqual([409, 'not_givable']);
  });

  it('stays whose credit pays for it, even when that was taken back', async () => {
    await desk.run('insert into player_credit (arena_id, player_id, centavos) values ($1, $2, 5000)', [
      arena.id,
      ana.id,
    ]);
    const { body } = await desk.add(arena.owner, id, { info: '', value: 30, method: 'player_credit' });
    expect(await refused()).toEqual([409, 'not_givable']);
    await desk.remove(arena.owner, body.data.reservation.installments[0]._id);
    expect(await refused(GUEST)).toEqual([409, 'not_givable']);
  });

  it('stays whose PIX it waits for, even when the desk called that off', async () => {
    arena = await world.arena('platform');
    id = (await desk.reserved(arena, world.day, [18], 0, ana))._id;
    expect(await refused()).toEqual([409, 'not_givable']);
    await desk.counter(arena.owner, id);
    expect(await refused()).toEqual([409, 'not_givable']);
  });

  // Red while `canPlay` knows the accounts of players alone.
  it('goes to an owner, who plays too', async () => {
    const { owner } = await world.arena('local');
    const { body } = await desk.give(arena.owner, id, { player: owner.id });
    expect(body.data.reservation.player).toMatchObject({ _id: owner.id });
  });

  it('goes to nobody, to no admin, to no two, and to no account that is gone', async () => {
    await desk.run("update person set status = 'inactive' where id = $1", [bia.id]);
    for (const player of [NOBODY, (await world.person('admin')).id, bia.id])
      expect(await refused({ player })).toEqual([404, 'player_not_found']);
    for (const whom of [{}, { player: ana.id, ...GUEST }, { player: ana.id, guestPhone: '13977776666' }])
      expect((await refused(whom))[0]).toBe(400);
  });

  it('is nothing to another arena’s owner, to players, or of nothing', async () => {
    const stranger = await world.arena('local');
    expect(await desk.give(stranger.owner, id, GUEST)).toEqual(NOT_FOUND);
    expect(await desk.give(arena.owner, NOBODY, GUEST)).toEqual(NOT_FOUND);
    expect((await desk.give(ana, id, GUEST)).status).toBe(403);
  });
});
