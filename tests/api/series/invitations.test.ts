import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { INVITATION_HOURS } from '#domain/series/invitation.ts';
import { people } from '#platform/database/schema/people.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { PASSWORD } from '../cast.ts';
import { openTestServer } from '../testServer.ts';
import { openSeries, weekOf } from './mensalista.ts';

const HOUR_MS = 3_600_000;

describeOnDatabases('a series that a player is asked about', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    arena = await world.arena('local', 2);
    player = await world.player({ name: 'Bia Rocha' });
  });

  const series = () => openSeries(world, arena);
  const offer = async (wish: object = {}): Promise<string> =>
    (await series().offer({ player: player.id, ...wish })).body.data.series._id;
  const answer = (path: string, id: string, who = player) =>
    world.call(who, { method: 'PATCH', url: path.replace(':id', id) });
  const accept = (id: string, who = player) => answer(contract.acceptSeries.path, id, who);
  const decline = (id: string, who = player) => answer(contract.refuseSeries.path, id, who);
  const mine = async (who = player) =>
    (await world.call(who, { method: 'GET', url: contract.mySeriesInvitations.path })).body.data.invitations;
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body.error?.code ?? status;
  const notices = async (person: TestPerson) => {
    const { rows } = await database.pool.query('select kind from notice where person_id = $1 order by id', [person.id]);
    return rows.map(({ kind }) => kind);
  };
  /** Live weeks of the series, by whose they are. */
  const weeksOf = async (id: string) => {
    const { rows } = await database.pool.query(
      `select player_id as player, guest_player_name as name, count(*)::int as weeks from reservation
        where series_id = $1 and status <> 'CANCELADA' group by 1, 2`,
      [id],
    );
    return rows;
  };
  const leave = async (who: TestPerson) => {
    const server = await openTestServer(database);
    await database.orm.update(people).set({ passwordHash: await hashPassword(PASSWORD) });
    return server.call('eraseMyAccount', { token: who.token, body: { password: PASSWORD } });
  };

  // Red when createSeries.ts stores the player instead of the name.
  it('has its hours at once, and nothing in the account but the question', async () => {
    const id = await offer();
    expect(await weeksOf(id)).toEqual([{ player: null, name: 'Bia Rocha', weeks: 13 }]);
    expect((await world.list(player)).body.data.reservations).toEqual([]);
    const { rows: bills } = await database.pool.query('select from series where player_id = $1', [player.id]);
    expect(bills).toEqual([]);
    expect(await notices(player)).toEqual(['seriesInvited']);
    const [asked] = await mine();
    expect(asked).toMatchObject({ _id: id, arena: { _id: arena.id }, startHour: 18, hours: 2, price: 150.5 });
    const [listed] = (await series().read()).body.data.series;
    expect(listed).toMatchObject({ guestPlayerName: 'Bia Rocha', invitedUntil: asked.endsAt });
    expect(listed.player).toBeUndefined();
  });

  it('is theirs once they accept, weeks and all, and the desk hears it', async () => {
    const id = await offer();
    expect((await accept(id)).body.data.invitation).toMatchObject({ _id: id, answer: 'accepted' });
    expect(await weeksOf(id)).toEqual([{ player: player.id, name: null, weeks: 13 }]);
    expect((await world.list(player)).body.data.reservations.length).toBeGreaterThan(0);
    expect(await mine()).toEqual([]);
    expect(await notices(arena.owner)).toEqual(['seriesAccepted']);
    const [listed] = (await series().read()).body.data.series;
    expect(listed).toMatchObject({ player: { _id: player.id } });
    expect(listed.invitedUntil).toBeUndefined();
    expect([codeOf(await accept(id)), codeOf(await decline(id))]).toEqual([
      'series_invitation_over',
      'series_invitation_over',
    ]);
  });

  it.each([
    ['refused', 'seriesDeclined'],
    ['unanswered for 72 hours', 'seriesUnanswered'],
  ])('goes on under the name alone when it is %s', async (how, told) => {
    const id = await offer();
    if (how === 'refused') expect((await decline(id)).status).toBe(200);
    else {
      database.passTime(INVITATION_HOURS * HOUR_MS);
      // Too late, however busy the outbox is.
      expect(codeOf(await accept(id))).toBe('series_invitation_over');
      await world.runDue();
    }
    expect(await notices(arena.owner)).toEqual([told]);
    expect(await weeksOf(id)).toEqual([{ player: null, name: 'Bia Rocha', weeks: 13 }]);
    expect([await mine(), (await world.list(player)).body.data.reservations]).toEqual([[], []]);
    expect(codeOf(await accept(id))).toBe('series_invitation_over');
    expect(await notices(player)).toEqual(['seriesInvited']);
  });

  it('is nobody else’s to answer', async () => {
    const id = await offer();
    const other = await world.player();
    expect([codeOf(await accept(id, other)), codeOf(await decline(id, other))]).toEqual([
      'series_invitation_not_found',
      'series_invitation_not_found',
    ]);
    expect(codeOf(await accept(id, arena.owner))).toBe('forbidden');
  });

  it('leaves to somebody else what was given to them meanwhile', async () => {
    const id = await offer();
    const { rows } = await database.pool.query('select id from reservation where series_id = $1 order by day', [id]);
    const payload = { guestPlayerName: 'Caio' };
    const url = contract.giveReservation.path.replace(':id', rows[1].id);
    expect((await world.call(arena.owner, { method: 'PATCH', url, payload })).status).toBe(200);
    await accept(id);
    const weeks = new Map((await weeksOf(id)).map((one) => [one.name, one.weeks]));
    expect([weeks.get('Caio'), weeks.get(null), weeks.size]).toEqual([1, 12, 2]);
  });

  // Red without withdrawInvitations in endAfter (areas/owner/series/endSeries.ts).
  it('is a question no more once the arena ends the series', async () => {
    const id = await offer();
    expect((await series().end(id, weekOf(world, 2))).status).toBe(200);
    expect([await mine(), codeOf(await accept(id))]).toEqual([[], 'series_invitation_over']);
  });

  // Red without forgetInvited in start/leaving/endBookings.ts.
  it('ends with the account while it waits; a refused one keeps no name of it', async () => {
    const [waits, refused] = [await offer(), await offer({ startHour: 20 })];
    await decline(refused);
    expect((await leave(player)).statusCode).toBe(200);
    expect((await weeksOf(waits)).reduce((sum, { weeks }) => sum + weeks, 0)).toBeLessThanOrEqual(1);
    expect(await weeksOf(refused)).toEqual([{ player: null, name: 'Conta excluída', weeks: 13 }]);
    const named = await database.pool.query("select from reservation where guest_player_name = 'Bia Rocha'");
    expect(named.rows).toEqual([]);
  });

  describe('at once', () => {
    /** What is left must be one of two: all theirs and accepted, or nothing theirs. */
    async function isWhole(id: string): Promise<void> {
      const { rows } = await database.pool.query('select answer from series_invitation where series_id = $1', [id]);
      const theirs = (await weeksOf(id)).filter((week) => week.player === player.id);
      if (rows[0].answer !== 'accepted') expect(theirs).toEqual([]);
      else expect((await weeksOf(id)).filter((week) => week.player === null)).toEqual([]);
    }

    // Red when answer() in answerInvitation.ts does not look whether endInvitations found one.
    it.each(['refused', 'ended'])('accepted and %s has one outcome', async (other) => {
      for (let round = 0; round < 4; round += 1) {
        // Of one player the arena would be refused the next one (`reachPlayer`), unless an earlier one was accepted.
        player = await world.player();
        const id = await offer({ startHour: 18 + round, hours: 1 });
        const against = () => (other === 'refused' ? decline(id) : series().end(id, weekOf(world, 2)));
        const replies = await Promise.all([accept(id), against(), accept(id)]);
        expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
        await isWhole(id);
      }
    });

    it('accepted when its time ends has one outcome', async () => {
      const id = await offer();
      database.passTime(INVITATION_HOURS * HOUR_MS - 1_000);
      const passing = (async () => {
        database.passTime(1_000);
        await world.runDue();
      })();
      const [reply] = await Promise.all([accept(id), passing]);
      expect([200, 409]).toContain(reply.status);
      await isWhole(id);
    });
  });
});
