import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { whatsappDeliveries } from '#platform/database/schema/whatsapp.ts';
import { cloudApi } from '#core/notices/whatsapp/cloudApi.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { type Chat, openChat } from '../api/whatsapp/chat.ts';
import { inbound, signatureOf, statuses } from '../api/whatsapp/meta.ts';
import { MetaStandIn } from '../api/whatsapp/MetaStandIn.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const { path: url } = contract.whatsappNotification;

describe('whoever plays Meta', () => {
  let database: TestDatabase;
  let chat: Chat;
  let ana: TestPerson;
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
    chat = await openChat(database);
  });
  beforeEach(async () => {
    ana = await chat.world.player();
  });
  afterAll(() => chat.close());

  const isOn = async () => 'since' in (await chat.stateOf(ana));

  // Red without `isFromMeta` in server/core/notices/whatsapp/whatsappHandlers.ts.
  it('and did not sign, or signed something else, links nobody and stops nobody', async () => {
    const code = await chat.codeOf(ana);
    const from = chat.newNumber();
    const at = await chat.second();
    const body = inbound({ text: code, from, at });
    const right = signatureOf(body);
    const wrong = [
      '',
      'sha256=',
      right.replace('sha256=', ''),
      right.replace('sha256=', 'sha1='),
      right.slice(0, -1),
      `${right}0`,
      right.toUpperCase(),
      signatureOf(body, 'another-secret'),
      signatureOf(body, ''),
      signatureOf(inbound({ text: 'oi', from, at })),
      `sha256=${'0'.repeat(64)}`,
      `${right}, ${right}`,
    ];
    for (const signature of wrong) {
      const reply = await chat.hook(body, signature);
      expect([signature, reply.statusCode, reply.json().error.code]).toEqual([signature, 401, 'invalid_signature']);
    }
    const without = await chat.world.send({
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': 'application/json' },
    });
    expect([without.statusCode, await isOn()]).toEqual([401, false]);
    // One byte of it is another.
    expect((await chat.hook(body.replace(from, `${from}1`), right)).statusCode).toBe(401);
    await chat.hook(body, right);
    await chat.hook(inbound({ text: 'PARAR', from, at }), right);
    expect(await isOn()).toBe(true);
  });

  it('and repeats what was signed changes nothing the second time', async () => {
    const body = inbound({ text: await chat.codeOf(ana), from: chat.newNumber(), at: await chat.second() });
    await chat.hook(body);
    await chat.call('endWhatsapp', ana);
    await chat.hook(body);
    expect(await isOn()).toBe(false);
  });

  it('and signs for another number of the same account is not meant', async () => {
    const text = await chat.codeOf(ana);
    await chat.hook(inbound({ text, from: chat.newNumber(), at: await chat.second(), phoneId: '99999999999' }));
    expect(await isOn()).toBe(false);
  });

  it("and tells of somebody else's message, or of none, changes no other", async () => {
    const bia = await chat.world.player();
    const [number] = [await chat.link(ana), await chat.link(bia)];
    await chat.tellRestored(ana);
    await chat.tellRestored(bia);
    const [message] = chat.arrivedAt(number);
    const before = await database.orm.select().from(whatsappDeliveries).orderBy(whatsappDeliveries.mark);
    await chat.hook(statuses({ wamid: 'wamid.of-somebody-else', state: 'failed', code: 131_026 }));
    // The mark of a message whose id is known, under another id.
    await chat.hook(
      statuses({ wamid: 'wamid.of-somebody-else', mark: message?.mark ?? '', state: 'failed', code: 131_026 }),
    );
    await chat.hook(statuses({ wamid: message?.wamid ?? '', state: 'played' }));
    expect(await database.orm.select().from(whatsappDeliveries).orderBy(whatsappDeliveries.mark)).toEqual(before);
    expect(await isOn()).toBe(true);
  });

  it('guesses no code', async () => {
    const code = await chat.codeOf(ana);
    const from = chat.newNumber();
    const near = [
      code.slice(0, -1),
      `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`,
      'QL-',
      'QL-%%%%-%%%%-%%%%',
      "QL-' OR 1=1",
    ];
    for (const text of near) expect((await chat.write(text, { from })).statusCode).toBe(200);
    expect(await isOn()).toBe(false);
    // Each has 59 bits.
    const codes = await Promise.all(Array.from({ length: 50 }, () => chat.codeOf(ana)));
    expect(new Set(codes).size).toBe(50);
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '{"object":"page","entry":[]}',
    '{"object":"whatsapp_business_account"}',
    '{"object":"whatsapp_business_account","entry":[{"changes":[{"field":"messages","value":null}]}]}',
    '{"object":"whatsapp_business_account","entry":[{"changes":[{"field":"account_update","value":{"event":"x"}}]}]}',
    '{"__proto__":{"object":"whatsapp_business_account"}}',
  ])('and signs %j is answered at once, and nothing follows', async (body) => {
    expect((await chat.hook(body)).statusCode).toBe(200);
  });

  it('and signs messages and states that nobody knows is heard about the others in the same body', async () => {
    const from = chat.newNumber();
    const body = JSON.parse(inbound({ text: await chat.codeOf(ana), from, at: await chat.second() }));
    const [{ changes }] = body.entry;
    changes[0].value.messages.unshift(
      { from, id: 'wamid.x', timestamp: '1', type: 'sticker', sticker: {} },
      { from: 'javascript:alert(1)', id: 'wamid.x', timestamp: '1760000000', type: 'text', text: { body: 'PARAR' } },
      { from, timestamp: '-1', type: 'text', text: { body: 'PARAR' } },
      7,
    );
    changes[0].value.statuses = [{ id: '\u0000', status: 'sent' }, { id: 'wamid.x', status: 'gone' }, null];
    expect((await chat.hook(JSON.stringify(body))).statusCode).toBe(200);
    expect(await isOn()).toBe(true);
  });

  // Red without `mostBytes` in core/calls/contractRoutes.ts: Meta's own bodies would be refused.
  it('sends three megabytes and no more', async () => {
    const big = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [],
      filling: 'x'.repeat(3 * 1024 * 1024 - 100),
    });
    expect((await chat.hook(big)).statusCode).toBe(200);
    const reply = await chat.hook(`${big}${' '.repeat(1_000)}`);
    expect([reply.statusCode, reply.json().error.code]).toEqual([413, 'too_large']);
  });

  // Red without `isOurToken` in server/core/notices/whatsapp/whatsappHandlers.ts.
  it('asks whether the address is ours with the word that only Meta knows', async () => {
    const ask = (query: Record<string, string>) => chat.world.send({ method: 'GET', url, query });
    const right = {
      'hub.mode': 'subscribe',
      'hub.verify_token': chat.meta.settings.verifyToken,
      'hub.challenge': '1158201444',
    };
    const reply = await ask(right);
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      '1158201444',
    ]);
    expect((await ask({ ...right, 'hub.verify_token': 'another' })).statusCode).toBe(401);
    expect((await ask({ ...right, 'hub.verify_token': '' })).statusCode).toBe(401);
    expect((await ask({ ...right, 'hub.mode': 'unsubscribe' })).statusCode).toBe(401);
    expect((await ask({ ...right, 'hub.challenge': '<script>alert(1)</script>' })).statusCode).toBe(401);
    expect((await ask({})).statusCode).toBe(401);
  });
});

it('whatever Meta leads to is not followed, and whatever never answers is not waited for', async () => {
  const [meta, inside] = [await new MetaStandIn().open(), await new MetaStandIn().open()];
  const message = {
    to: { number: '5513988887777' },
    template: 'quadra_reservas',
    parameters: ['a', 'b'],
    linkEnd: 'x',
    mark: 'x',
  };
  meta.answers.push((response) => void response.writeHead(307, { location: `${inside.settings.url}/x` }).end());
  expect(await cloudApi(meta.settings).send(message)).toEqual({ sent: 'refused', code: 307 });
  meta.answers.push(() => undefined);
  expect(await cloudApi(meta.settings, 200).send(message)).toEqual({ sent: 'trouble' });
  expect([meta.arrived.length, inside.arrived.length + inside.strange.length]).toEqual([2, 0]);
  await Promise.all([meta.close(), inside.close()]);
});
