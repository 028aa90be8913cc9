import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { CODE_MINUTES } from '#domain/notices/whatsapp.ts';
import { people } from '#platform/database/schema/people.ts';
import { whatsappConsents, whatsappDeliveries } from '#platform/database/schema/whatsapp.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson } from '../booking/world.ts';
import { type Chat, openChat } from './chat.ts';
import { inbound } from './meta.ts';

const OFF = { isOffered: true };
const MINUTE_MS = 60_000;

describeOnDatabases('asking for notices by WhatsApp', (open) => {
  let database: TestDatabase;
  let chat: Chat;
  let ana: TestPerson;
  beforeAll(async () => {
    database = await open();
    chat = await openChat(database);
  });
  beforeEach(async () => {
    ana = await chat.world.player();
  });
  afterAll(() => chat.close());

  const rows = () => database.orm.$count(whatsappConsents, eq(whatsappConsents.personId, ana.id));
  const isOn = async (person: TestPerson) => 'since' in (await chat.stateOf(person));

  it('a code that is sent from a number links that number, and the page learns it', async () => {
    expect(await chat.stateOf(ana)).toEqual(OFF);
    const { data } = (await chat.call('makeWhatsappCode', ana)).body;
    expect(data.code).toMatch(/^QL-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const { origin, pathname, searchParams } = new URL(data.address);
    expect([origin + pathname, searchParams.get('text')]).toEqual([
      'https://wa.me/5513999990000',
      `Quero receber os avisos da Quadra Livre aqui. Meu código: ${data.code}`,
    ]);
    expect(await chat.stateOf(ana)).toEqual(OFF);
    const at = await chat.second();
    const from = chat.newNumber();
    const reply = await chat.write(`oi!! ${data.code.toLowerCase()} obrigada`, { from }, at);
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: {} }]);
    expect(await chat.stateOf(ana)).toEqual({
      isOffered: true,
      number: from,
      since: new Date(at * 1_000).toISOString(),
    });
  });

  it('somebody who hides the number behind a name is known by what Meta calls them', async () => {
    const user = 'BR.13491208655302741918';
    await chat.write(await chat.codeOf(ana), { user });
    expect(await chat.stateOf(ana)).toEqual({ isOffered: true, since: expect.any(String) });
    await chat.tellRestored(ana);
    expect(chat.arrivedAt(user)).toHaveLength(1);
    await chat.write('parar', { user });
    expect(await chat.stateOf(ana)).toEqual(OFF);
  });

  // Red without `gt(whatsappConsents.codeEndsAt, tx.now)`, and without `codeHash: null`, in server/core/notices/whatsapp/consents.ts.
  it('a code counts once, for a quarter of an hour, and until there is another', async () => {
    const [first, second] = [await chat.codeOf(ana), await chat.codeOf(ana)];
    await chat.write(first, { from: chat.newNumber() });
    expect(await isOn(ana)).toBe(false);
    const from = chat.newNumber();
    await chat.write(second, { from });
    await chat.write(second, { from: chat.newNumber() });
    expect(await chat.stateOf(ana)).toMatchObject({ number: from });
    const bia = await chat.world.player();
    const late = await chat.codeOf(bia);
    database.passTime(CODE_MINUTES * MINUTE_MS);
    await chat.write(late, { from: chat.newNumber() });
    expect(await isOn(bia)).toBe(false);
  });

  it('what a code that nobody sent has left is deleted, and a number stays', async () => {
    await chat.codeOf(ana);
    const bia = await chat.world.player();
    const number = await chat.link(bia);
    await chat.codeOf(bia);
    database.passTime(CODE_MINUTES * MINUTE_MS + 1);
    await tidy(database);
    expect([await rows(), await chat.stateOf(bia)]).toEqual([0, expect.objectContaining({ number })]);
  });

  // Red without the deletion in `proveSender`: the number would be two persons'.
  it('a number is of the person who proved it last', async () => {
    const bia = await chat.world.player();
    const from = await chat.link(ana);
    expect((await chat.write(await chat.codeOf(bia), { from })).statusCode).toBe(200);
    expect([await isOn(ana), await isOn(bia)]).toEqual([false, true]);
  });

  it('who is on may prove another number, and keeps the one they have until then', async () => {
    const first = await chat.link(ana);
    const code = await chat.codeOf(ana);
    expect(await chat.stateOf(ana)).toMatchObject({ number: first });
    const other = chat.newNumber();
    await chat.write(code, { from: other });
    expect(await chat.stateOf(ana)).toMatchObject({ number: other });
  });

  it.each(['PARAR', 'Parar.', ' sair ', 'Stop!', 'CANCELAR', 'cancélar', '*parar*'])('%j ends them', async (word) => {
    const from = await chat.link(ana);
    await chat.write(word, { from });
    expect([await chat.stateOf(ana), await rows()]).toEqual([OFF, 0]);
  });

  it.each(['não quero parar', 'oi', '', 'stopped', '👍'])('%j does not', async (word) => {
    const from = await chat.link(ana);
    await chat.write(word, { from });
    expect(await isOn(ana)).toBe(true);
  });

  // Red without `lte(whatsappConsents.since, at)` in `stopSender`.
  it('a word that was sent before they asked again, and is told late or again, ends nothing', async () => {
    const from = await chat.link(ana);
    const at = (await chat.second()) + 1;
    const stop = inbound({ text: 'PARAR', from, at });
    await chat.hook(stop);
    expect(await isOn(ana)).toBe(false);
    await chat.write(await chat.codeOf(ana), { from }, at + 60);
    await chat.hook(stop);
    expect(await isOn(ana)).toBe(true);
    await chat.write('PARAR', { from }, at + 120);
    expect(await isOn(ana)).toBe(false);
  });

  it('the page ends them too, twice as once, and somebody else does not', async () => {
    await chat.link(ana);
    const bia = await chat.world.player();
    await chat.call('endWhatsapp', bia);
    expect(await isOn(ana)).toBe(true);
    for (let time = 0; time < 2; time += 1) expect((await chat.call('endWhatsapp', ana)).body.data).toEqual(OFF);
    expect(await rows()).toBe(0);
  });

  it('whoever was erased has nothing left, and a code of theirs does nothing', async () => {
    await chat.link(ana);
    await chat.tellRestored(ana);
    const code = await chat.codeOf(ana);
    const { method, path: url } = contract.eraseMyAccount;
    await database.orm.update(people).set({ passwordHash: null }).where(eq(people.id, ana.id));
    const reply = await chat.world.call(ana, { method, url, payload: {} });
    expect(reply.status).toBe(200);
    await chat.write(code, { from: chat.newNumber() });
    const sent = await database.orm.$count(whatsappDeliveries, eq(whatsappDeliveries.personId, ana.id));
    expect([await rows(), sent]).toEqual([0, 0]);
  });

  it('are exported: the number, since when, and what became of each message', async () => {
    const number = await chat.link(ana);
    await chat.tellRestored(ana);
    const { method, path: url } = contract.exportMyData;
    const { data } = (await chat.world.call(ana, { method, url })).body;
    expect(data).toMatchObject({
      whatsapp: { number, since: expect.any(String) },
      whatsappMessages: [
        { notice: data.notices[0]?._id ?? data.notices[0]?.id, state: 'accepted', at: expect.any(String) },
      ],
    });
  });
});

describeOnDatabases('without a number at WhatsApp', (open) => {
  it('nobody is offered it, Meta is refused, and what was asked for before waits for nothing', async () => {
    const world = await openWorld(await open());
    const ana = await world.player();
    const call = (name: 'whatsapp' | 'makeWhatsappCode' | 'endWhatsapp') =>
      world.call(ana, { method: contract[name].method, url: contract[name].path });
    expect((await call('whatsapp')).body.data).toEqual({ isOffered: false });
    expect((await call('makeWhatsappCode')).body.error.code).toBe('whatsapp_not_offered');
    expect((await call('endWhatsapp')).body.data).toEqual({ isOffered: false });
    const { path: url } = contract.whatsappNotification;
    expect((await world.send({ method: 'POST', url, payload: '{}' })).statusCode).toBe(401);
    const query = '?hub.mode=subscribe&hub.verify_token=x&hub.challenge=1';
    expect((await world.send({ method: 'GET', url: url + query })).statusCode).toBe(401);
  });
});
