import { createECDH, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { isPushAddress, PUSH_RULES, type PushRules } from '#core/notices/push/pushRules.ts';
import { sendToService } from '#core/notices/push/sendToService.ts';
import { pushSubscriptions } from '#platform/database/schema/push.ts';
import { openWorld, type World } from '../api/booking/world.ts';
import { contract } from '#domain/contract/contract.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';
import { PushService } from '../api/push/PushService.ts';
import webPush from 'web-push';

const INSIDE = [
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://ana:senha@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com/x',
  'https://storage.googleapis.com/x',
  'https://fcm.googleapis.com./x',
  'https://evil.example\\@fcm.googleapis.com/x',
  'https://evil.example#fcm.googleapis.com',
  'https://push.services.mozilla.com/x',
  'https://notify.windows.com/x',
  'https://a.b.notify.windows.com/x',
  'https://web.push.apple.com.br/x',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/latest/meta-data/',
  'http://169.254.169.254/computeMetadata/v1/',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'file:///etc/passwd',
  'data:text/plain,x',
  'gopher://127.0.0.1:6379/_flushall',
  '//fcm.googleapis.com/x',
  'fcm.googleapis.com/x',
  '',
  '\u0000',
];
const SERVICES = [
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QAbc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
];

const keys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

// Red without `isPushAddress` in core/notices/push/subscriptions.ts, with a word less in core/notices/push/pushRules.ts, and, sent, without it in core/notices/push/sendToService.ts.
describe('a subscription that makes the server call inside of its network', () => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
    world = await openWorld(database);
  });

  const keep = async (body: object) => {
    const { method, path: url } = contract.keepPush;
    return world.call(await world.player(), { method, url, payload: body });
  };

  it.each(INSIDE)('%j is refused, and called by nobody', async (endpoint) => {
    const { status } = await keep({ endpoint, ...keys() });
    expect([status, await database.orm.$count(pushSubscriptions)]).toEqual([400, 0]);
    expect(await send(endpoint, { ...PUSH_RULES, fetch: refuseToCall })).toEqual({ sent: 'gone' });
  });

  it.each(SERVICES)('%s is told from them', async (endpoint) => {
    expect(isPushAddress(endpoint, PUSH_RULES)).toBe(true);
    expect(await send(endpoint, { ...PUSH_RULES, fetch: async () => new Response(null, { status: 201 }) })).toEqual({
      sent: 'accepted',
    });
  });

  it('a service that sends on to somewhere else is not followed', async () => {
    const [service, inside] = [await new PushService().open(), await new PushService().open()];
    service.answer = (response) => void response.writeHead(307, { location: `${inside.origin}/x` }).end();
    expect(await send(`${service.origin}/x`, service.rules())).toEqual({ sent: 'refused', why: 'answer 307' });
    expect([service.arrived.length, inside.arrived.length]).toEqual([1, 0]);
    await Promise.all([service.close(), inside.close()]);
  });

  it('keys that are none are refused too', async () => {
    const [endpoint = ''] = SERVICES;
    const { p256dh, auth } = keys();
    for (const wrong of [
      { p256dh: `B${'A'.repeat(86)}`, auth },
      { p256dh: p256dh.slice(1), auth },
      { p256dh, auth: `${auth}A` },
      { p256dh, auth: '../../../../../../../..' },
    ])
      expect((await keep({ endpoint, ...wrong })).status).toBe(400);
    expect((await keep({ endpoint: `${endpoint}${'x'.repeat(1_000)}`, p256dh, auth })).status).toBe(400);
    expect((await keep({ endpoint, p256dh, auth })).status).toBe(200);
  });
});

const refuseToCall = () => {
  throw new Error('The server called');
};

function send(endpoint: string, rules: PushRules) {
  return sendToService(
    {
      to: { endpoint, ...keys() },
      text: '{}',
      topic: 'x',
      lifeS: 60,
      isUrgent: false,
      contact: 'https://quadra.example',
      keys: webPush.generateVAPIDKeys(),
    },
    rules,
  );
}
