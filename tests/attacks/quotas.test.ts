import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { providerSignIns } from '#platform/database/schema/people.ts';
import { makePerson } from '../api/cast.ts';
import { eventForm } from '../api/events/festival.ts';
import { openGoogleWorld } from '../api/google/world.ts';
import { openTestServer, refusal, type TestServer } from '../api/testServer.ts';
import { FORM_HEADERS, formOf, picturePart } from '../api/uploads/form.ts';
import { makeJpeg } from '../api/uploads/pictures.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

describeOnDatabases('what one person may ask of the server', (open) => {
  let database: TestDatabase;
  /** Two processes on one database. */
  let servers: readonly [TestServer, TestServer];
  let jpeg: Buffer;
  beforeAll(async () => {
    database = await open();
    servers = [await openTestServer(database), await openTestServer(database)];
    jpeg = await makeJpeg();
  });

  describe('pictures', () => {
    const send = (token: string, turn: number, bytes: Uint8Array = jpeg) =>
      servers[turn % 2 === 0 ? 0 : 1].app.inject({
        method: contract.updateMyAvatar.method,
        url: contract.updateMyAvatar.path,
        headers: { ...FORM_HEADERS, authorization: `Bearer ${token}` },
        payload: formOf([picturePart(bytes)]),
        // Of as many addresses: what is counted is the person.
        remoteAddress: `10.2.0.${turn + 1}`,
      });

    // Row 51. Red without `limitUploads` in core/calls/contractRoutes.ts, or with a count that each process keeps for itself.
    it('are twenty an hour, however many come at once, by whichever process', async () => {
      const { token } = await makePerson(database, 'player');
      const replies = await Promise.all(Array.from({ length: 24 }, (_, turn) => send(token, turn)));
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: 20 }, () => 200),
        ...Array.from({ length: 4 }, () => 429),
      ]);
      const refused = await send(token, 24);
      const wait = Number(refused.headers['retry-after']);
      expect([wait > 3_000, wait <= 3_600]).toEqual([true, true]);
      expect(refused.json()).toEqual(
        refusal('too_many_uploads', `Muitas tentativas. Aguarde ${Math.ceil(wait / 60)} minutos e tente novamente.`, {
          seconds: wait,
        }),
      );
      // Nobody else waits, and an hour later neither does this person.
      expect((await send((await makePerson(database, 'player')).token, 25)).statusCode).toBe(200);
      database.passTime(3_600_000);
      expect((await send(token, 26)).statusCode).toBe(200);
    });

    // Row 51. Red when only pictures that could be read are counted.
    it('count also when they are none', async () => {
      const { token } = await makePerson(database, 'player');
      const nothing = Buffer.from('nothing');
      for (let turn = 0; turn < 20; turn += 1) expect((await send(token, turn, nothing)).statusCode).toBe(400);
      expect((await send(token, 20)).statusCode).toBe(429);
    });
  });

  describe('events', () => {
    const propose = async (token: string, turn: number) => {
      const { day } = momentIn(await readNow(database), DEFAULT_ZONE);
      return servers[turn % 2 === 0 ? 0 : 1].call('createEvent', { token, body: eventForm(day) });
    };

    // Row 51. Red without `refuseTooMany` in areas/competitions/events/createEvent.ts; on PostgreSQL also without the lock before it.
    it('wait for approval by five at most, however many are proposed at once', async () => {
      const [{ token }, admin] = [await makePerson(database, 'player'), await makePerson(database, 'admin')];
      const replies = await Promise.all(Array.from({ length: 9 }, (_, turn) => propose(token, turn)));
      const made = replies.filter(({ statusCode }) => statusCode === 201);
      const refused = replies.filter(({ statusCode }) => statusCode === 409);
      expect([made.length, refused.length]).toEqual([5, 4]);
      expect(refused[0]?.json()).toEqual(
        refusal(
          'too_many_proposals',
          'Você já tem 5 eventos aguardando aprovação. Aguarde a resposta para propor outro.',
        ),
      );
      await servers[0].call('decideEvent', {
        token: admin.token,
        params: { id: made[0]?.json().data.event.id },
        body: { status: 'APROVADO' },
      });
      expect([(await propose(token, 0)).statusCode, (await propose(token, 1)).statusCode]).toEqual([201, 409]);
      expect((await propose((await makePerson(database, 'player')).token, 0)).statusCode).toBe(201);
    });

    // Red without endsOn in `refuseTooMany`: nobody answers for an event whose days went by.
    it('that were never answered stop counting when their days are over', async () => {
      const { token } = await makePerson(database, 'player');
      for (let turn = 0; turn < 5; turn += 1) await propose(token, turn);
      database.passTime(14 * 24 * 3_600_000);
      expect((await propose(token, 0)).statusCode).toBe(201);
    });
  });

  // Row 51, and 20. Red when `beginAttempt` (core/people/google/attempts.ts) writes a row.
  it('links to Google leave nothing behind until somebody comes back, and then one row', async () => {
    const world = await openGoogleWorld(database);
    const rows = () => database.orm.select().from(providerSignIns);
    const visitor = world.visitor();
    for (let turn = 0; turn < 20; turn += 1) await visitor.begin();
    expect(await rows()).toEqual([]);
    await visitor.ticket(world.someone().id);
    expect(await rows()).toHaveLength(1);
    await world.close();
  });
});
