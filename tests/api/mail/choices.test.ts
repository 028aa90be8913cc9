import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { MAIL_GROUPS, type MailGroup, mailPath } from '#domain/notices/mailChoices.ts';
import { readNow } from '#platform/database/database.ts';
import { mailChoices } from '#platform/database/schema/mail.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { lockMailChoices } from '#core/notices/mail/mailChoices.ts';
import { signMailToken } from '#core/notices/mail/mailToken.ts';
import { messageOf } from '#platform/mail/message.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { newToken } from '#core/people/tokens.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { openTestServer, type TestServer } from '../testServer.ts';
import { hearing } from '../notices/told.ts';

const HOUR_MS = 3_600_000;
const BOOKED = { arena: 'Arena Maré Alta', day: '2099-03-05', hours: '18:00 às 20:00' };

describeOnDatabases('letters that people want', (open) => {
  let database: TestDatabase;
  let world: World;
  let server: TestServer;
  let ana: TestPerson;
  let email: string;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    server = await openTestServer(database);
  });
  beforeEach(async () => {
    email = `${newId()}@exemplo.com`;
    ana = await world.player({ email });
  });
  afterAll(async () => {
    await server.app.close();
  });

  const choices = async () => (await server.call('mailChoices', { token: ana.token })).json().data;
  const turn = (group: string, isOn: boolean) =>
    server.call('switchMailGroup', { token: ana.token, body: { group, isOn } });
  const quiet = (hours: object | null) => server.call('chooseQuietHours', { token: ana.token, body: { quiet: hours } });
  const letters = () => world.dependencies.sent.filter(({ to }) => to === email);
  async function tellCancelled(): Promise<void> {
    const subject = newId();
    const facts = { reservation: subject, ...BOOKED };
    await inTransaction(database, (tx) => tell(tx, 'reservationRestored', { to: onePerson(ana.id), subject, facts }));
    await world.runDue();
  }
  async function tellRefunded(): Promise<void> {
    const subject = newId();
    const facts = { reservation: subject, ...BOOKED, value: 10_00 };
    await inTransaction(database, (tx) => tell(tx, 'refundDone', { to: onePerson(ana.id), subject, facts }));
    await world.runDue();
  }
  async function tokenOf(group: MailGroup): Promise<string> {
    const { linkKey } = await inTransaction(database, (tx) => lockMailChoices(tx, ana.id));
    return signMailToken({ personId: ana.id, group }, linkKey);
  }
  const get = (token: string) => server.app.inject({ url: mailPath(token) });
  const post = (token: string, payload: string) =>
    server.app.inject({
      method: 'POST',
      url: mailPath(token),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const ONE_CLICK = 'List-Unsubscribe=One-Click';

  it('are all, at any hour, until they choose', async () => {
    expect(await choices()).toEqual({ off: [], pushOff: [], whatsappOff: [] });
    expect((await turn('series', false)).json().data).toEqual({ off: ['series'], pushOff: [], whatsappOff: [] });
    await turn('series', false);
    await turn('reservations', false);
    expect(await choices()).toEqual({ off: ['reservations', 'series'], pushOff: [], whatsappOff: [] });
    await turn('series', true);
    expect((await quiet({ from: 22, to: 7 })).json().data).toEqual({
      off: ['reservations'],
      pushOff: [],
      whatsappOff: [],
      quiet: { from: 22, to: 7 },
    });
    expect((await quiet(null)).json().data).toEqual({ off: ['reservations'], pushOff: [], whatsappOff: [] });
    expect([(await turn('always', false)).statusCode, (await quiet({ from: 5, to: 5 })).statusCode]).toEqual([
      400, 400,
    ]);
  });

  // Red without `turnOf` in server/core/notices/noticeWork.ts.
  it('of a group that is off do not come; in the app it is told; what moved money comes', async () => {
    await turn('reservations', false);
    await tellCancelled();
    expect(letters()).toEqual([]);
    expect(await hearing(world).titles(ana)).toEqual(['A sua reserva vale de novo']);
    for (const group of MAIL_GROUPS) await turn(group, false);
    await tellRefunded();
    expect(letters().map(({ subject, unsubscribe }) => [subject, unsubscribe])).toEqual([
      ['Pagamento devolvido', undefined],
    ]);
  });

  // Red with `off` in the place of `on` in `switchGroup`, and with `off` alone in unsubscribePage.ts.
  it('of the end of a day come on request, and no more once their link was followed', async () => {
    const token = await tokenOf('day');
    expect((await get(token)).body).not.toContain('Não receber mais');
    const none = { off: [], pushOff: [], whatsappOff: [] };
    expect((await turn('day', true)).json().data).toEqual({ ...none, on: ['day'] });
    expect((await get(token)).body).toContain('Não receber mais');
    await post(token, ONE_CLICK);
    expect(await choices()).toEqual(none);
  });

  // Red without `whenQuietEnds` in server/core/notices/mail/mailChoices.ts.
  it('wait while their reader wants quiet, and then come', async () => {
    const { hour } = momentIn(await readNow(database), DEFAULT_ZONE);
    await quiet({ from: hour, to: (hour + 2) % 24 });
    await tellCancelled();
    database.passTime(HOUR_MS);
    await world.runDue();
    expect(letters()).toEqual([]);
    await tellRefunded();
    expect(letters().map(({ subject }) => subject)).toEqual(['Pagamento devolvido']);
    database.passTime(HOUR_MS);
    await world.runDue();
    expect(letters()).toHaveLength(2);
  });

  it('say in their headers and at their end how to turn them off', async () => {
    await tellCancelled();
    const [letter] = letters();
    const address = letter?.unsubscribe ?? '';
    expect(address).toContain(`/emails/${ana.id}.reservations.`);
    expect(letter?.text).toContain(`Não receber mais os emails do grupo Reservas:\n${address}\n`);
    expect(letter?.html).toContain(`href="${address}"`);
    if (!letter) throw new Error('no letter');
    expect(messageOf(letter, 'a@b.test').headers).toMatchObject({
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  // Red with `switchMail` in the GET of server/core/notices/mail/unsubscribePage.ts.
  it('are turned off by a POST to the link, with no session, and by no scanner that opens it', async () => {
    const token = await tokenOf('reminders');
    const shown = await get(token);
    expect([shown.statusCode, shown.body.includes('Não receber mais')]).toEqual([200, true]);
    await server.app.inject({ method: 'HEAD', url: mailPath(token) });
    expect(await choices()).toEqual({ off: [], pushOff: [], whatsappOff: [] });
    for (let time = 0; time < 2; time += 1) {
      const done = await post(token, ONE_CLICK);
      expect([done.statusCode, done.body.includes('Voltar a receber')]).toEqual([200, true]);
      expect(await choices()).toEqual({ off: ['reminders'], pushOff: [], whatsappOff: [] });
    }
    expect((await get(token)).body).toContain('Você não recebe mais');
    await post(token, 'ligar=1');
    expect(await choices()).toEqual({ off: [], pushOff: [], whatsappOff: [] });
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const payload = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
    await server.app.inject({ method: 'POST', url: mailPath(token), headers: multipart, payload });
    expect(await choices()).toEqual({ off: ['reminders'], pushOff: [], whatsappOff: [] });
  });

  // Red without `isSigned` in server/core/notices/mail/unsubscribePage.ts.
  it('are turned off by no link that was not signed for them and that group', async () => {
    const token = await tokenOf('events');
    const bia = await world.player();
    const forged = [
      token.replace('events', 'series'),
      token.replace(ana.id, bia.id),
      `${ana.id}.events.${newToken()}`,
      signMailToken({ personId: ana.id, group: 'events' }, newToken()),
      `${token}x`,
      'nada',
      `${'-'.repeat(36)}.events.${newToken()}`,
    ];
    for (const one of forged)
      expect([(await get(one)).statusCode, (await post(one, ONE_CLICK)).statusCode]).toEqual([404, 404]);
    expect(await choices()).toEqual({ off: [], pushOff: [], whatsappOff: [] });
    expect(await database.orm.$count(mailChoices, eq(mailChoices.personId, bia.id))).toBe(0);
  });

  it('end with the account, and the link is in no log', async () => {
    const token = await tokenOf('events');
    await get(token);
    await server.call('eraseMyAccount', { token: ana.token, body: {} });
    expect((await get(token)).statusCode).toBe(404);
    expect(await database.orm.$count(mailChoices, eq(mailChoices.personId, ana.id))).toBe(0);
    expect(server.log.join('\n')).not.toContain(token);
  });
});
