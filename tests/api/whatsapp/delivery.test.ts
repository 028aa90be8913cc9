import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { FactsOf } from '#domain/notices/notice.ts';
import { DELIVERY_STATES } from '#domain/notices/whatsapp.ts';
import { readNow } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { whatsappDeliveries } from '#platform/database/schema/whatsapp.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestPerson } from '../booking/world.ts';
import { hearing } from '../notices/told.ts';
import { BOOKED, type Chat, openChat } from './chat.ts';
import { statuses } from './meta.ts';
import { refusing } from './MetaStandIn.ts';

const LINE = 'Arena Maré Alta, quinta-feira, 5 de março, 18:00 às 20:00. A arena desfez o cancelamento.';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describeOnDatabases('notices by WhatsApp', (open) => {
  let database: TestDatabase;
  let chat: Chat;
  let ana: TestPerson;
  let number: string;
  beforeAll(async () => {
    database = await open();
    chat = await openChat(database);
  });
  beforeEach(async () => {
    chat.meta.answers.length = 0;
    ana = await chat.world.player();
    number = await chat.link(ana);
  });
  afterAll(async () => {
    expect(chat.meta.strange).toEqual([]);
    await chat.close();
  });

  const arrived = () => chat.arrivedAt(number);
  const messageOf = () => {
    const [message] = arrived();
    if (!message) throw new Error('nothing arrived');
    return message;
  };
  const delivery = async () => {
    const { state, code, wamid } = whatsappDeliveries;
    const [row] = await database.orm
      .select({ state, code, wamid })
      .from(whatsappDeliveries)
      .where(eq(whatsappDeliveries.personId, ana.id));
    return row;
  };
  const isOn = async () => 'since' in (await chat.stateOf(ana));
  const later = async (ms: number) => {
    database.passTime(ms);
    await chat.world.runDue();
  };
  const noticeOf = async () => {
    const [row] = await database.orm.select().from(notices).where(eq(notices.personId, ana.id));
    return row?.id ?? '';
  };
  /** The process dies after Meta took the message and before that was noted. */
  async function dieBeforeNoting(): Promise<void> {
    await database.orm.update(outbox).set({ doneAt: null }).where(eq(outbox.kind, 'sendWhatsapp'));
    await database.orm
      .update(whatsappDeliveries)
      .set({ state: 'sending', wamid: null })
      .where(eq(whatsappDeliveries.personId, ana.id));
  }

  it('come by the template of their group, with a button that leads to the thing, to whoever asked', async () => {
    const subject = newId();
    await chat.tellRestored(ana, subject);
    await chat.tellRestored(await chat.world.player());
    const [message, ...more] = arrived();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      template: 'quadra_reservas',
      parameters: ['A sua reserva vale de novo', LINE],
      linkEnd: `cliente/minhas-reservas/${subject}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(await delivery()).toEqual({ state: 'accepted', code: null, wamid: message?.wamid });
    // Meta is told nothing by which the person is known here.
    expect(JSON.stringify(message)).not.toContain(ana.id);
  });

  it('have no typed name that would be shown as a link', async () => {
    await chat.tellRestored(ana, newId(), 'www.golpe.example');
    expect(messageOf().parameters.join(' ')).not.toContain('golpe');
  });

  // Red without the check of `state` in server/core/notices/whatsapp/whatsappWork.ts.
  it('come a second time only when the process died before it was noted, and Meta has said nothing since', async () => {
    await chat.tellRestored(ana);
    await dieBeforeNoting();
    await chat.hook(statuses({ ...messageOf(), state: 'sent' }));
    await chat.world.runDue();
    expect(arrived()).toHaveLength(1);
    expect(await delivery()).toEqual({ state: 'sent', code: null, wamid: messageOf().wamid });
    await dieBeforeNoting();
    await chat.world.runDue();
    expect(arrived()).toHaveLength(2);
    expect(new Set(arrived().map(({ mark }) => mark)).size).toBe(1);
  });

  it('are told of by their mark while Meta never answered, and not sent again', async () => {
    chat.meta.answers.push((response) => void response.destroy());
    await chat.tellRestored(ana);
    expect(await delivery()).toEqual({ state: 'sending', code: null, wamid: null });
    await chat.hook(statuses({ ...messageOf(), state: 'delivered' }));
    await later(HOUR_MS);
    expect([arrived().length, (await delivery())?.state]).toEqual([1, 'delivered']);
  });

  // Red without `inArray(whatsappDeliveries.state, less)` in server/core/notices/whatsapp/deliveries.ts.
  it('never go back, in whatever order and however often Meta tells of them', async () => {
    const told = fc.array(fc.constantFrom('sent', 'delivered', 'read', 'failed'), { minLength: 1, maxLength: 6 });
    await chat.tellRestored(ana);
    const { wamid } = messageOf();
    await fc.assert(
      fc.asyncProperty(told, async (states) => {
        await database.orm
          .update(whatsappDeliveries)
          .set({ state: 'accepted' })
          .where(eq(whatsappDeliveries.wamid, wamid));
        for (const state of states)
          await chat.hook(statuses({ wamid, state, ...(state === 'failed' && { code: 131_000 }) }));
        const most = Math.max(...states.map((state) => DELIVERY_STATES.indexOf(state)));
        expect((await delivery())?.state).toBe(DELIVERY_STATES[most]);
      }),
      { numRuns: 25, seed: 110 },
    );
  });

  it.each([
    [429, 130_429],
    [400, 130_429],
    [400, 131_056],
    [400, 4],
    [500, 131_000],
    [503, 2],
  ])('are tried again where Meta answers %i with %i', async (status, code) => {
    chat.meta.answers.push(refusing(status, code));
    await chat.tellRestored(ana);
    expect((await delivery())?.state).toBe('sending');
    await later(10_000);
    expect([arrived().length, (await delivery())?.state]).toEqual([2, 'accepted']);
  });

  it('are tried again where it hangs up, leads elsewhere or says nothing readable, not before it wants to be asked, and given up after a day', async () => {
    chat.meta.answers.push(
      (response) => void response.destroy(),
      (response) => void response.writeHead(200).end('<html>'),
      (response) => void response.writeHead(429, { 'retry-after': '1800' }).end(),
      (response) => void response.writeHead(500).end(),
    );
    await chat.tellRestored(ana);
    for (let time = 0; time < 2; time += 1) await later(10_000);
    expect(arrived()).toHaveLength(3);
    await later(20 * MINUTE_MS);
    expect(arrived()).toHaveLength(3);
    await later(11 * MINUTE_MS);
    expect(arrived()).toHaveLength(4);
    await later(DAY_MS);
    expect([arrived().length, (await delivery())?.state]).toEqual([4, 'sending']);
  });

  /** Why a person finds in the app that they are told by WhatsApp no more, the oldest first. */
  const whyEnded = async () =>
    (await database.orm.select().from(notices).where(eq(notices.personId, ana.id)).orderBy(notices.id)).flatMap(
      ({ kind, facts }) => (kind === 'whatsappEnded' ? [facts] : []),
    );

  // Red without `whyUnreachable`, and without `tell`, in server/core/notices/whatsapp/news.ts.
  it.each([
    [131_026, 'undeliverable'],
    [131_050, 'stopped'],
  ])(
    'end where Meta says %i, at once or later, and only then, which the app says with the reason',
    async (code, reason) => {
      await chat.tellRestored(ana);
      const failed = statuses({ ...messageOf(), state: 'failed', code });
      await chat.hook(failed);
      expect([await delivery(), await isOn()]).toEqual([{ state: 'failed', code, wamid: messageOf().wamid }, false]);
      await chat.tellRestored(ana);
      expect(arrived()).toHaveLength(1);
      database.passTime(MINUTE_MS);
      await chat.write(await chat.codeOf(ana), { from: number });
      await chat.hook(failed);
      expect(await isOn()).toBe(true);
      chat.meta.answers.push(refusing(400, code));
      await chat.tellRestored(ana);
      expect([arrived().length, await isOn()]).toEqual([2, false]);
      expect(await whyEnded()).toEqual([{ reason }, { reason }]);
      const { notices: shown } = await hearing(chat.world).list(ana);
      expect(shown).toContainEqual(
        expect.objectContaining({ title: 'Os avisos por WhatsApp pararam', path: ROUTES.settings.path }),
      );
    },
  );

  // Red without `lte(whatsappConsents.since, madeAt)` in server/core/notices/whatsapp/consents.ts.
  it('do not end for a message from before they asked anew', async () => {
    await chat.tellRestored(ana);
    database.passTime(MINUTE_MS);
    await chat.write(await chat.codeOf(ana), { from: number });
    await chat.hook(statuses({ ...messageOf(), state: 'failed', code: 131_026 }));
    expect([(await delivery())?.state, await isOn(), await whyEnded()]).toEqual(['failed', true, []]);
  });

  it('do not end for another failure, at once or later', async () => {
    chat.meta.answers.push(refusing(400, 131_047));
    await chat.tellRestored(ana);
    expect([await delivery(), await isOn()]).toEqual([{ state: 'failed', code: 131_047, wamid: null }, true]);
    await chat.tellRestored(ana);
    await chat.hook(statuses({ wamid: arrived()[1]?.wamid ?? '', state: 'failed', code: 131_049 }));
    await later(HOUR_MS);
    expect([arrived().length, await isOn(), await whyEnded()]).toEqual([2, true, []]);
  });

  it.each([
    [401, 190],
    [400, 132_000],
    [404, 132_001],
    [403, 200],
  ])(
    'fail where Meta answers %i with %i, so that the operator sees it, and go once that is mended',
    async (status, code) => {
      chat.meta.answers.push(refusing(status, code));
      await chat.tellRestored(ana);
      const [job] = await database.orm
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, 'sendWhatsapp'), isNull(outbox.doneAt)));
      expect([job?.attempts, job?.lastError, arrived().length]).toEqual([1, `WhatsappMisset ${code}`, 1]);
      await later(10_000);
      expect([arrived().length, (await delivery())?.state]).toEqual([2, 'accepted']);
    },
  );

  // Red without `choiceOf` in server/core/notices/whatsapp/whatsappWork.ts.
  it('come or not as the person chose, by each channel apart', async () => {
    const turn = (isOn_: boolean, by: string) =>
      chat.call('switchMailGroup', ana, { group: 'reservations', isOn: isOn_, by });
    const { data } = (await turn(false, 'whatsapp')).body;
    expect(data).toEqual({ off: [], pushOff: [], whatsappOff: ['reservations'] });
    await chat.tellRestored(ana);
    expect(arrived()).toEqual([]);
    await turn(true, 'whatsapp');
    await turn(false, 'mail');
    await turn(false, 'push');
    await chat.tellRestored(ana);
    expect(arrived()).toHaveLength(1);
  });

  it('wait while their reader wants quiet', async () => {
    const { hour } = momentIn(await readNow(database), DEFAULT_ZONE);
    await chat.call('chooseQuietHours', ana, { quiet: { from: hour, to: (hour + 1) % 24 } });
    await chat.tellRestored(ana);
    expect(arrived()).toEqual([]);
    await later(HOUR_MS);
    expect(arrived()).toHaveLength(1);
  });

  // Red without `isNull(notices.readAt)`, and without `isStillSo`, in server/core/notices/whatsapp/whatsappWork.ts.
  it('do not come of what was read meanwhile, of what is to be reminded of no more, nor after a word to stop', async () => {
    chat.meta.answers.push(refusing(500, 131_000));
    await chat.tellRestored(ana);
    await chat.call('readNoticesUpTo', ana, { upTo: await noticeOf() });
    const subject = newId();
    const facts: FactsOf<'reservationSoon'> = { reservation: subject, ...BOOKED };
    await inTransaction(database, (tx) => tell(tx, 'reservationSoon', { to: onePerson(ana.id), subject, facts }));
    await later(HOUR_MS);
    expect(arrived()).toHaveLength(1);
    chat.meta.answers.push(refusing(500, 131_000));
    await chat.tellRestored(ana);
    await chat.write('PARAR', { from: number });
    await later(HOUR_MS);
    expect(arrived()).toHaveLength(2);
  });

  it('leave no number and no text in the log', async () => {
    chat.world.logged.length = 0;
    chat.meta.answers.push(refusing(400, 131_047), refusing(401, 190));
    await chat.tellRestored(ana);
    await chat.tellRestored(ana);
    const logged = JSON.stringify(chat.world.logged);
    expect(chat.world.logged).toHaveLength(2);
    for (const secret of [number, 'Arena', chat.meta.settings.token]) expect(logged).not.toContain(secret);
  });

  it('are forgotten with the notices that they are about', async () => {
    await chat.tellRestored(ana);
    database.passTime(89 * DAY_MS);
    await tidy(database);
    expect(await delivery()).toBeDefined();
    database.passTime(2 * DAY_MS);
    await tidy(database);
    expect(await delivery()).toBeUndefined();
  });
});
