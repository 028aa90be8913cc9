import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { makeStaff } from '../cast.ts';
import { goTo, keepSessions } from '../series/mensalista.ts';
import { refusal } from '../testServer.ts';
import { makePng } from '../uploads/pictures.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { END_TO_END, openLinks } from './links.ts';

const SUM = 161;
const KEY = { pixKey: '52998224725', pixReceiver: 'Maré Alta' };

describeOnDatabases('a payment link', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let links: ReturnType<typeof openLinks>;
  let arena: TestArena;
  let clerk: TestPerson;
  let id: string;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    desk = openDesk(world);
    links = openLinks(world);
    arena = await world.arena('local', 2, KEY);
    clerk = await makeStaff(database, arena.id, 'reception');
    const slots = [18, 19].map((hour) => arena.slots.get(hour));
    const selectedTimeSlots = [{ court: arena.courts[0]?.id, timeSlots: slots, sport: 'BEACH_TENNIS' }];
    const order = { arena: arena.id, date: world.day, selectedTimeSlots, guestPlayerName: 'Rui Prado de Sá' };
    id = (await desk.reserve(arena.owner, order)).body.data.reservation._id;
  });

  const state = async (token: string) => {
    const { status, body } = await links.open(token);
    return status === 200 ? (body.data.link.over ?? body.data.link.state) : body.error.code;
  };
  const said = async () => {
    const made = await links.make(clerk, id);
    expect((await links.say(made.token)).status).toBe(200);
    return made;
  };
  const payments = async () => (await world.read(arena.owner, id)).body.data.reservation.installments;
  const notices = async () =>
    (await database.pool.query("select person_id, facts from notice where kind = 'linkSaidPaid'")).rows;

  // Red without `subjectOf` in publicLink.ts, and when the guest's whole name is shown.
  it('shows to whoever has it what it is for, what is left in that moment, and of the person the first name alone', async () => {
    const { status, token, body } = await links.make(clerk, id);
    expect(status).toBe(200);
    expect(body.data.link).toEqual({
      _id: expect.any(String),
      state: 'open',
      madeAt: expect.any(String),
      isRepeated: false,
      left: SUM,
    });
    expect((await links.open(token)).body).toEqual({
      data: {
        link: {
          state: 'open',
          arena: { name: 'Arena Maré Alta', city: 'Santos', pix: { key: '52998224725', receiver: 'Maré Alta' } },
          firstName: 'Rui',
          date: world.day,
          courts: [{ name: 'Quadra 1', startHours: [18, 19] }],
          left: SUM,
        },
      },
    });
    await desk.add(arena.owner, id, { info: 'Bia', value: 61, method: 'cash' });
    expect((await links.open(token)).body.data.link.left).toBe(100);
  });

  it('keeps a hash of its secret alone', async () => {
    const { token } = await links.make(clerk, id);
    const rows = await links.rows();
    expect(rows).toMatchObject([{ token_hash: hashToken(token), state: 'open' }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  // Red without `deleteLinks` in makePaymentLink.
  it('is one for a reservation: another ends it, and so does whoever switches it off', async () => {
    const first = await links.make(clerk, id);
    const second = await links.make(arena.owner, id);
    expect([await state(first.token), await state(second.token)]).toEqual(['payment_link_not_found', 'open']);
    expect((await links.end(clerk, id)).status).toBe(200);
    expect(await state(second.token)).toBe('payment_link_not_found');
    expect((await links.say(second.token)).body.error.code).toBe('payment_link_not_found');
    expect((await links.end(clerk, id)).body.error.code).toBe('payment_link_not_found');
    expect((await links.read(clerk, id)).body).toEqual({ data: {} });
  });

  it('is made once, however often it is sent with one key, and never with a secret that is known', async () => {
    const token = newToken();
    const make = (reservation: string) =>
      world.call(clerk, {
        method: 'PUT',
        url: contract.makePaymentLink.path.replace(':id', reservation),
        payload: { token },
        headers: { 'idempotency-key': 'one' },
      });
    const replies = [await make(id), await make(id)];
    expect(replies[1]).toEqual(replies[0]);
    const other = await desk.reserved(arena, world.day, [20]);
    expect((await links.make(arena.owner, other._id, token)).body.error.code).toBe('idempotency_mismatch');
  });

  // Red without each of the refusals in makePaymentLink.
  it('is not made of what is paid, cancelled, begun or paid through the platform', async () => {
    const why = async (reservation: string) => (await links.make(clerk, reservation)).body.error?.code;
    const [paid, cancelled, online] = [
      await desk.reserved(arena, world.day, [20]),
      await desk.reserved(arena, world.day, [21]),
      await desk.reserved(arena, world.day, [22]),
    ];
    await desk.pay(arena.owner, paid._id);
    await desk.cancel(arena.owner, cancelled._id);
    await desk.run("update reservation set payment_method = 'platform' where id = $1", [online._id]);
    expect(await why(paid._id)).toBe('not_payable');
    expect(await why(cancelled._id)).toBe('not_payable');
    expect(await why(online._id)).toBe('paid_by_platform');
    await keepSessions(database);
    await goTo(database, world.day, 18);
    expect(await why(id)).toBe('payment_link_late');
  });

  // Red without `tell` in sayPaid.ts, and without `noteChange` the desk would not hear.
  it('is said to be paid with the number of the PIX: the whole desk is told and sees it', async () => {
    const { token } = await said();
    expect((await links.open(token)).body.data.link).toMatchObject({ state: 'said', said: SUM });
    expect((await links.open(token)).body.data.link.arena).not.toHaveProperty('pix');
    expect(new Set((await notices()).map(({ person_id: who }) => who))).toEqual(new Set([arena.owner.id, clerk.id]));
    expect((await notices())[0].facts).toMatchObject({ reservation: id, value: SUM * 100 });
    const waiting = await links.waiting(clerk);
    expect(waiting.body.data.links).toEqual([
      {
        link: {
          _id: expect.any(String),
          state: 'said',
          madeAt: expect.any(String),
          saidAt: expect.any(String),
          said: SUM,
          payer: 'Rui Prado',
          endToEnd: END_TO_END,
          isRepeated: false,
          left: SUM,
        },
        reservation: id,
        name: 'Rui Prado de Sá',
        date: world.day,
        courts: [{ name: 'Quadra 1', startHours: [18, 19] }],
      },
    ]);
  });

  // Red without `preparePicture` in sayPaid.ts, or with a shape that crops.
  it('takes a picture of the receipt, whole and encoded anew, and none that is no picture', async () => {
    const { token } = await links.make(clerk, id);
    const none = await links.sayWith(token, Buffer.from('%PDF-1.7 comprovante'));
    expect(none).toEqual({ status: 400, body: refusal('image_type') });
    const broken = await links.sayWith(token, Buffer.concat([(await makePng()).subarray(0, 40), Buffer.alloc(60)]));
    expect(broken).toEqual({ status: 400, body: refusal('image_unreadable') });
    expect([await state(token), await links.pictures()]).toEqual(['open', []]);
    expect((await links.sayWith(token, await makePng())).status).toBe(200);
    const { picture } = (await links.read(clerk, id)).body.data.link;
    expect(picture).toMatch(/^\/imagens\/[\w-]{22}-720\.webp$/);
    expect(await links.pictures()).toMatchObject([{ width: 720 }]);
  });

  it('needs a number or a picture, and a number that can be one', async () => {
    const { token } = await links.make(clerk, id);
    const say = async (endToEnd?: string) =>
      (await links.say(token, { payer: 'Rui', centavos: '16100', endToEnd })).body;
    expect((await say()).error.code).toBe('receipt_needed');
    expect((await say('123')).details).toHaveProperty('endToEnd');
    expect((await say(END_TO_END.replace('E', 'D'))).error.code).toBe('malformed');
    expect(await state(token)).toBe('open');
  });

  // Red when markPaymentLink records another method, or nothing.
  it('is marked as paid by the desk: a payment by PIX in the open till, which settles the reservation', async () => {
    const float = { method: 'POST', url: contract.startTill.path, payload: { float: 10 } } as const;
    expect((await world.call(arena.owner, float)).status).toBe(201);
    const { id: link, token } = await said();
    const { status, body } = await links.mark(clerk, link);
    expect([status, body.data.reservation.status]).toEqual([200, 'PAGA']);
    expect(await payments()).toMatchObject([{ kind: 'payment', info: 'Rui Prado', value: SUM, method: 'pix' }]);
    expect(await desk.books(id)).toEqual({ status: 'PAGA', settled: SUM * 100, sum: SUM * 100 });
    const { rows } = await database.pool.query('select till_id, recorded_by from movement where reservation_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ till_id: expect.any(String), recorded_by: clerk.id }]);
    expect(await state(token)).toBe('marked');
    expect((await links.waiting(clerk)).body.data.links).toEqual([]);
    expect((await links.say(token)).body.error.code).toBe('payment_link_said');
  });

  // Red without `reason` in toPublic.
  it('is not found by the desk: the payer reads why and says it again, with another picture in place of the first', async () => {
    const { id: link, token } = await links.make(clerk, id);
    await links.sayWith(token, await makePng());
    expect((await links.refuse(clerk, link, 'O valor não bate.')).status).toBe(200);
    expect((await links.open(token)).body.data.link).toMatchObject({ state: 'refused', reason: 'O valor não bate.' });
    expect((await links.mark(clerk, link)).body.error.code).toBe('payment_link_decided');
    expect((await links.say(token)).status).toBe(200);
    expect(await links.pictures()).toEqual([]);
    expect((await links.open(token)).body.data.link).not.toHaveProperty('reason');
    expect((await links.mark(clerk, link)).status).toBe(200);
    expect((await links.refuse(clerk, link)).body.error.code).toBe('payment_link_decided');
  });

  // Red without `IS_UNDONE` in linkRows.ts.
  it('waits for the desk again when the payment of its mark is taken back', async () => {
    const { id: link, token } = await said();
    await links.mark(clerk, link);
    const [payment] = await payments();
    expect((await desk.remove(arena.owner, payment._id)).status).toBe(200);
    expect(await state(token)).toBe('said');
    expect((await links.waiting(clerk)).body.data.links).toHaveLength(1);
    expect((await links.make(clerk, id)).body.error.code).toBe('payment_link_said');
    expect((await links.mark(arena.owner, link)).status).toBe(200);
    expect(await payments()).toHaveLength(1);
  });

  it('is refused, its payment taken back, while another link is there: that one counts', async () => {
    const { id: link, token } = await said();
    expect((await links.mark(clerk, link, 61)).status).toBe(200);
    const other = await links.make(clerk, id);
    const [payment] = await payments();
    await desk.remove(arena.owner, payment._id);
    expect((await links.refuse(clerk, link)).status).toBe(200);
    expect([await state(token), await state(other.token)]).toEqual(['payment_link_not_found', 'open']);
  });

  // Red without the condition on `value` in decideLink.ts.
  it('is said to be paid twice, or was received otherwise: the desk settles it without another payment', async () => {
    const { id: link, token } = await said();
    expect((await links.mark(clerk, link, 0)).body.details).toHaveProperty('value');
    await desk.pay(arena.owner, id, { method: 'pix' });
    expect((await links.waiting(clerk)).body.data.links).toMatchObject([{ link: { left: 0 } }]);
    expect((await links.mark(clerk, link)).body.error.code).toBe('not_payable');
    expect((await links.mark(clerk, link, 0)).status).toBe(200);
    expect([await state(token), await payments()]).toMatchObject(['marked', [{ value: SUM }]]);
  });

  it('is marked for no more than is left', async () => {
    const { id: link } = await said();
    await desk.add(arena.owner, id, { info: 'Bia', value: 100, method: 'cash' });
    expect((await links.mark(clerk, link)).body.error.code).toBe('installment_too_high');
    expect((await links.mark(clerk, link, 61)).status).toBe(200);
  });

  describe('is over', () => {
    const OVER = { status: 409, body: refusal('payment_link_over') };

    // Red without `overOf` in toPublic, each case by its line in overReasonOf.
    it('once the reservation is paid otherwise', async () => {
      const { token } = await links.make(clerk, id);
      await desk.pay(arena.owner, id);
      expect([await state(token), await links.say(token)]).toEqual(['paid', OVER]);
      expect((await links.open(token)).body.data.link.arena).not.toHaveProperty('pix');
    });

    it('once it is cancelled, and not any more once that is undone', async () => {
      const { token } = await links.make(clerk, id);
      await desk.cancel(arena.owner, id);
      expect([await state(token), await links.say(token)]).toEqual(['cancelled', OVER]);
      await desk.undoCancel(arena.owner, id);
      expect(await state(token)).toBe('open');
    });

    it('once the game has begun, but what was said before is marked after it', async () => {
      const { id: link, token } = await said();
      const other = await links.make(clerk, (await desk.reserved(arena, world.day, [18], 1))._id);
      await keepSessions(database);
      await goTo(database, world.day, 18);
      expect([await state(other.token), await links.say(other.token)]).toEqual(['begun', OVER]);
      expect(await state(token)).toBe('said');
      expect((await links.mark(clerk, link)).status).toBe(200);
    });

    it('once the reservation is somebody else’s, whose name it does not show', async () => {
      const { token } = await links.make(clerk, id);
      await desk.give(arena.owner, id, { guestPlayerName: 'Zélia' });
      expect([await state(token), await links.say(token)]).toEqual(['given', OVER]);
      expect((await links.open(token)).body.data.link).not.toHaveProperty('firstName');
    });
  });

  // Red without `forgetLinksOf` in forgetTraces.ts.
  it('finds nothing once its player is erased; what they said keeps its sum, and no name or picture', async () => {
    const player = await world.player({ name: 'Ana Planta' });
    const [mine, told] = [
      await desk.reserved(arena, world.day, [20], 0, player),
      await desk.reserved(arena, world.day, [21], 0, player),
    ];
    const open = await links.make(clerk, mine._id);
    const waiting = await links.make(clerk, told._id);
    await links.sayWith(waiting.token, await makePng());
    const erased = await world.call(player, { method: 'POST', url: contract.eraseMyAccount.path, payload: {} });
    expect(erased.status).toBe(200);
    expect([await state(open.token), await state(waiting.token)]).toEqual(
      Array.from({ length: 2 }, () => 'payment_link_not_found'),
    );
    expect(await links.rows()).toMatchObject([
      { state: 'said', said_centavos: SUM * 100, payer: null, end_to_end: null, picture: null },
    ]);
    expect(await links.pictures()).toEqual([]);
  });

  it('says of a number that was said of another reservation that it is repeated', async () => {
    await said();
    const other = await links.make(clerk, (await desk.reserved(arena, world.day, [20]))._id);
    await links.say(other.token);
    const { body } = await links.waiting(arena.owner);
    expect(body.data.links.map(({ link }: { link: { isRepeated: boolean } }) => link.isRepeated)).toEqual([true, true]);
  });

  // Red without `forgetOldLinks` in tidy.
  it('is forgotten half a year after it was made, unless it waits for the desk', async () => {
    await said();
    const { token } = await links.make(clerk, (await desk.reserved(arena, world.day, [20]))._id);
    await database.pool.query("update payment_link set made_at = made_at - interval '181 days'");
    await tidy(database);
    expect(await links.rows()).toMatchObject([{ state: 'said' }]);
    expect(await state(token)).toBe('payment_link_not_found');
  });
});
