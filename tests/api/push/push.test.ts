import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import type { FactsOf } from '#domain/notices/notice.ts';
import { MOST_DEVICES } from '#domain/notices/push.ts';
import { readNow } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { sessions } from '#platform/database/schema/people.ts';
import { pushSubscriptions } from '#platform/database/schema/push.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { PUSH_RULES } from '#core/notices/push/pushRules.ts';
import { pushWork } from '#core/notices/push/pushWork.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { ORIGIN } from '../testDependencies.ts';
import { type Device, senderOf } from './Device.ts';
import { PushService } from './PushService.ts';

type Called =
  | 'pushKey'
  | 'keepPush'
  | 'endPush'
  | 'logout'
  | 'switchMailGroup'
  | 'chooseQuietHours'
  | 'readNoticesUpTo';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const BOOKED = { arena: 'Arena Maré Alta', day: '2099-03-05', hours: '18:00 às 20:00' };
const LINE = 'Arena Maré Alta, quinta-feira, 5 de março, 18:00 às 20:00. A arena desfez o cancelamento.';

describeOnDatabases('notices on devices', (open) => {
  let database: TestDatabase;
  let service: PushService;
  let world: World;
  let ana: TestPerson;
  beforeAll(async () => {
    database = await open();
    service = await new PushService().open();
    world = await openWorld(database, { push: service.rules() });
  });
  beforeEach(async () => {
    service.arrived.length = 0;
    service.answer = (response) => void response.writeHead(201).end();
    ana = await world.player();
  });
  afterAll(async () => {
    await service.close();
  });

  const call = (name: Called, who: TestPerson, payload?: object) => {
    const { method, path: url } = contract[name];
    return world.call(who, { method, url, ...(payload && { payload }) });
  };
  const keep = (device: Device, person = ana) => call('keepPush', person, device.subscription);
  async function deviceOf(person: TestPerson): Promise<Device> {
    const device = service.device();
    expect((await keep(device, person)).status).toBe(200);
    return device;
  }
  async function tellRestored(person = ana, subject = newId()): Promise<void> {
    const facts: FactsOf<'reservationRestored'> = { reservation: subject, ...BOOKED };
    await inTransaction(database, (tx) =>
      tell(tx, 'reservationRestored', { to: onePerson(person.id), subject, facts }),
    );
    await world.runDue();
  }
  const noticeOf = async ({ id }: TestPerson) => {
    const [row] = await database.orm.select().from(notices).where(eq(notices.personId, id));
    return row?.id ?? '';
  };
  const arrivedAt = ({ path }: Device) => service.arrived.filter((one) => one.path === path);
  const kept = ({ id }: TestPerson) => database.orm.$count(pushSubscriptions, eq(pushSubscriptions.personId, id));

  it('reach a device as its service wants them, readable to it alone, from whom it agreed with', async () => {
    const [device, other] = [await deviceOf(ana), service.device()];
    const { key } = (await call('pushKey', ana)).body.data;
    const subject = newId();
    await tellRestored(ana, subject);
    const [message, ...more] = arrivedAt(device);
    if (!message) throw new Error('nothing arrived');
    expect(more).toEqual([]);
    const id = await noticeOf(ana);
    expect(device.read(message)).toEqual({
      id,
      title: 'A sua reserva vale de novo',
      line: LINE,
      path: `/cliente/minhas-reservas/${subject}`,
    });
    expect(() => other.read(message)).toThrow();
    expect(message.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: id.replaceAll('-', ''),
    });
    expect(message.body.toString('latin1')).not.toContain('Arena');
    const now = Date.now() / 1_000;
    const sender = senderOf(message);
    expect(sender).toEqual({ key, claims: { aud: service.origin, sub: ORIGIN, exp: expect.any(Number) } });
    expect(Number(Reflect.get(Object(sender.claims), 'exp'))).toBeGreaterThan(now);
    expect(Number(Reflect.get(Object(sender.claims), 'exp'))).toBeLessThanOrEqual(now + 24 * 3_600);
  });

  it('are signed with one key, whoever asks first', async () => {
    const keys = await Promise.all([1, 2, 3].map(async () => (await call('pushKey', ana)).body.data.key));
    expect(new Set(keys).size).toBe(1);
  });

  // Red with a random topic in server/core/notices/push/pushWork.ts.
  it('come a second time under the same name when the process dies before it is noted', async () => {
    const device = await deviceOf(ana);
    await tellRestored();
    await database.orm.update(outbox).set({ doneAt: null }).where(eq(outbox.kind, 'sendPush'));
    await world.runDue();
    const told = arrivedAt(device).map((message) => [message.headers['topic'], device.read(message)]);
    expect(told).toHaveLength(2);
    expect(told[0]).toEqual(told[1]);
  });

  // Red without the deletion in server/core/notices/push/pushWork.ts.
  it.each([404, 410])('end where the device is gone (%i), and only there', async (status) => {
    const [gone, other] = [await deviceOf(ana), await deviceOf(ana)];
    service.answer = (response) => void response.writeHead(status).end();
    await tellRestored();
    expect(await kept(ana)).toBe(0);
    service.answer = (response) => void response.writeHead(201).end();
    expect((await keep(other)).status).toBe(200);
    await tellRestored();
    expect([arrivedAt(gone).length, arrivedAt(other).length]).toEqual([1, 2]);
  });

  // Red without the signal in server/core/notices/push/sendToService.ts.
  it('are tried again where the service hangs, breaks or is busy, and given up where it refuses', async () => {
    const device = await deviceOf(ana);
    const answers: (typeof service.answer)[] = [
      () => undefined,
      (response) => void response.writeHead(503).end(),
      (response) => void response.writeHead(429, { 'retry-after': '1800' }).end(),
      (response) => void response.writeHead(403).end(),
    ];
    service.answer = (response) => answers.shift()?.(response);
    service.patienceMs = 2_000;
    await tellRestored();
    service.patienceMs = PUSH_RULES.patienceMs;
    // Two and four seconds after the first two tries.
    for (let time = 0; time < 2; time += 1) {
      database.passTime(10_000);
      await world.runDue();
    }
    expect(arrivedAt(device)).toHaveLength(3);
    database.passTime(20 * MINUTE_MS);
    await world.runDue();
    expect(arrivedAt(device)).toHaveLength(3);
    for (const minutes of [11, 120]) {
      database.passTime(minutes * MINUTE_MS);
      await world.runDue();
    }
    expect([arrivedAt(device).length, answers]).toEqual([4, []]);
    expect(await kept(ana)).toBe(1);
  });

  it('are not worth more than a day', async () => {
    const device = await deviceOf(ana);
    service.answer = (response) => void response.writeHead(500).end();
    await tellRestored();
    service.answer = (response) => void response.writeHead(201).end();
    database.passTime(25 * HOUR_MS);
    await world.runDue();
    expect(arrivedAt(device)).toHaveLength(1);
  });

  // Red without `isInSession` in server/core/notices/push/pushWork.ts.
  it('end with the session that asked for them', async () => {
    const device = await deviceOf(ana);
    service.answer = (response) => void response.writeHead(500).end();
    await tellRestored();
    service.answer = (response) => void response.writeHead(201).end();
    expect((await call('logout', ana)).status).toBe(200);
    database.passTime(HOUR_MS);
    await world.runDue();
    await tellRestored();
    expect(arrivedAt(device)).toHaveLength(1);
    await tidy(database);
    expect(await kept(ana)).toBe(0);
    const bia = await world.player();
    const hers = await deviceOf(bia);
    await database.orm
      .update(sessions)
      .set({ expiresAt: await readNow(database) })
      .where(eq(sessions.personId, bia.id));
    await tellRestored(bia);
    expect(arrivedAt(hers)).toEqual([]);
  });

  it('end when the person says so, on that device, and nobody else can', async () => {
    const [here, there] = [await deviceOf(ana), await deviceOf(ana)];
    const body = { endpoint: here.subscription.endpoint };
    const bia = await world.player();
    expect((await call('endPush', bia, body)).status).toBe(200);
    expect(await kept(ana)).toBe(2);
    expect((await call('endPush', ana, body)).status).toBe(200);
    await tellRestored();
    expect([arrivedAt(here).length, arrivedAt(there).length]).toEqual([0, 1]);
  });

  it('follow whoever signed in on a device last', async () => {
    const bia = await world.player();
    const device = await deviceOf(ana);
    await keep(device, bia);
    await tellRestored(ana);
    expect(arrivedAt(device)).toEqual([]);
    await tellRestored(bia);
    expect(arrivedAt(device)).toHaveLength(1);
    expect([await kept(ana), await kept(bia)]).toEqual([0, 1]);
  });

  it('reach so many devices of a person, the newest', async () => {
    const devices: Device[] = [];
    for (let made = 0; made <= MOST_DEVICES; made += 1) {
      devices.push(await deviceOf(ana));
      database.passTime(1);
    }
    await tellRestored();
    expect(devices.map((device) => arrivedAt(device).length)).toEqual([0, ...devices.slice(1).map(() => 1)]);
  });

  // Red without `choiceOf` in server/core/notices/push/pushWork.ts.
  it('come or not as the person chose, by mail and on devices apart', async () => {
    const device = await deviceOf(ana);
    const turn = (body: object) => call('switchMailGroup', ana, body);
    const { data } = (await turn({ group: 'reservations', isOn: false, by: 'push' })).body;
    expect(data).toEqual({ off: [], pushOff: ['reservations'], whatsappOff: [] });
    await tellRestored();
    expect(arrivedAt(device)).toEqual([]);
    await turn({ group: 'reservations', isOn: true, by: 'push' });
    await turn({ group: 'reservations', isOn: false });
    await tellRestored();
    expect(arrivedAt(device)).toHaveLength(1);
  });

  it('wait while their reader wants quiet', async () => {
    const device = await deviceOf(ana);
    const { hour } = momentIn(await readNow(database), DEFAULT_ZONE);
    await call('chooseQuietHours', ana, { quiet: { from: hour, to: (hour + 1) % 24 } });
    await tellRestored();
    expect(arrivedAt(device)).toEqual([]);
    database.passTime(HOUR_MS);
    await world.runDue();
    expect(arrivedAt(device)).toHaveLength(1);
  });

  // Red without `isNull(notices.readAt)`, and without `isStillSo`, in server/core/notices/push/pushWork.ts.
  it('do not come of what was read meanwhile, nor of what is to be reminded of no more', async () => {
    const device = await deviceOf(ana);
    service.answer = (response) => void response.writeHead(500).end();
    await tellRestored();
    service.answer = (response) => void response.writeHead(201).end();
    await call('readNoticesUpTo', ana, { upTo: await noticeOf(ana) });
    const subject = newId();
    const facts: FactsOf<'reservationSoon'> = { reservation: subject, ...BOOKED };
    await inTransaction(database, (tx) => tell(tx, 'reservationSoon', { to: onePerson(ana.id), subject, facts }));
    database.passTime(HOUR_MS);
    await world.runDue();
    expect(arrivedAt(device)).toHaveLength(1);
  });

  it('are jobs that nobody fails over a subscription whose keys are none', async () => {
    const row = { id: newId(), endpoint: `${service.origin}/x`, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const [session] = await database.orm.select().from(sessions).where(eq(sessions.personId, ana.id));
    const since = await readNow(database);
    await database.orm
      .insert(pushSubscriptions)
      .values({ ...row, personId: ana.id, sessionHash: session?.tokenHash ?? '', since });
    await tellRestored();
    expect([service.arrived, await kept(ana)]).toEqual([[], 0]);
    const work = pushWork(world.dependencies);
    const job = { person: ana.id, notice: await noticeOf(ana), subscription: row.id };
    expect(await work.sendPush(job, since, { job: newId(), attempt: 1 })).toBe('done');
  });
});
