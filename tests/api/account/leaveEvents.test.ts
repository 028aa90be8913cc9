import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sandboxCharges } from '#platform/database/schema/payments.ts';
import { events } from '#platform/database/schema/events.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestPerson } from '../booking/world.ts';
import { eventForm, type Festival, openFestival, PRICE } from '../events/festival.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { openTreasury } from '../payouts/treasury.ts';
import { refusal } from '../testServer.ts';

const DAY = 24 * 60 * MINUTE;

describeOnDatabases('a player of events who gives the account up', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let festival: Festival;
  let ana: TestPerson;
  let bia: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    festival = await openFestival(bench);
    [ana, bia] = [await bench.player({ name: 'Ana Some Daqui' }), await bench.player({ name: 'Bia Prado' })];
  });

  /** Their login is fresh and they have no password, so none is asked for. */
  const erase = (who: TestPerson) => festival.call(who, 'eraseMyAccount', '', {});
  const payCart = async (who: TestPerson) => {
    const { shoppingCart } = (await festival.call(who, 'currentCart', festival.id)).body.data;
    const { payment } = (await festival.call(who, 'payCart', shoppingCart._id)).body.data;
    return String(payment.mpPaymentId);
  };
  const statusOf = async (id: string) => {
    const [row] = await database.orm.select().from(registrations).where(eq(registrations.id, id));
    return row?.status;
  };
  const bank = async () =>
    (await database.orm.select().from(sandboxCharges)).map((row) => [row.status, row.refundedCentavos]);
  const decide = (status: string) => festival.call(festival.admin, 'decideEvent', festival.id, { status });

  it('frees the places ahead, for the partner too, and gets back what was paid', async () => {
    const [paid, open] = [await festival.category({ places: 1 }), await festival.category()];
    const first = await festival.registered(ana, paid, { partner: bia.id });
    await bench.bank(await payCart(ana), 'pagar');
    await bench.pass(MINUTE);
    const second = await festival.registered(bia, open, { partner: ana.id });
    expect((await erase(ana)).status).toBe(200);
    await bench.pass(MINUTE);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['CANCELADA', 'CANCELADA']);
    expect(await bank()).toEqual([['refunded', PRICE]]);
    expect((await festival.call(bia, 'currentCart', festival.id)).body.data).toEqual({});
    const carla = await bench.player();
    expect((await festival.register(bia, paid, { partner: carla.id })).status).toBe(201);
    expect((await festival.register(bia, open, { partner: ana.id })).body.error.code).toBe('player_not_found');
  });

  it('leaves a PIX behind that nobody can pay any more', async () => {
    await festival.registered(ana, await festival.category(), { partner: bia.id });
    await payCart(ana);
    await erase(ana);
    await bench.pass(MINUTE);
    expect(await bank()).toEqual([['cancelled', 0]]);
  });

  it('stays where play has begun, as nobody', async () => {
    const shirts = await openFestival(bench, { haveTShirts: true });
    const category = await shirts.category();
    const sizes = { playerTShirtSize: 'M', partnerTShirtSize: 'G' };
    const id = await shirts.registered(ana, category, { partner: bia.id, ...sizes });
    database.passTime(10 * DAY);
    await database.pool.query("update session set last_password_at = last_password_at + interval '10 days'");
    expect((await erase(ana)).status).toBe(200);
    expect(await statusOf(id)).toBe('PENDENTE');
    const { body } = await shirts.call(shirts.organizer, 'registrations', category);
    expect(body.data.registrations[0].player).toEqual({ _id: ana.id, name: 'Conta excluída' });
    const [place] = await database.orm
      .select()
      .from(registrationMembers)
      .where(eq(registrationMembers.playerId, ana.id));
    expect([place?.isLive, place?.shirtSize]).toEqual([true, null]);
  });

  it('has to stay while others count on the event that they organize', async () => {
    expect(await erase(festival.organizer)).toEqual({ status: 409, body: refusal('organizes_event') });
    expect((await festival.call(festival.organizer, 'myEvents')).status).toBe(200);
    await decide('CANCELADO');
    expect((await erase(festival.organizer)).status).toBe(200);
  });

  it('may go when the event is over, and cannot be reached by what it said', async () => {
    database.passTime(13 * DAY);
    await database.pool.query("update session set last_password_at = last_password_at + interval '13 days'");
    expect((await erase(festival.organizer)).status).toBe(200);
    const { event } = (await festival.call(ana, 'event', festival.id)).body.data;
    expect(event).toMatchObject({
      status: 'FINALIZADO',
      organizer: { name: 'Conta excluída' },
      phoneToContact: '',
      pixOrganizer: '',
    });
  });

  // Red without refuseUnpaid in leaveEvents.
  it('has to stay while the platform has money of the events to pass on', async () => {
    await festival.registered(ana, await festival.category(), { partner: bia.id });
    await bench.bank(await payCart(ana), 'pagar');
    await bench.pass(MINUTE);
    await bench.pass(13 * DAY);
    await database.pool.query("update session set last_password_at = last_password_at + interval '13 days'");
    const words =
      'A plataforma ainda tem R$\u00a060,50 dos seus eventos a repassar a você. Sua conta pode ser excluída depois do repasse.';
    expect((await erase(festival.organizer)).body).toEqual(refusal('payout_owed', words, { due: 60.5 }));
    const treasury = openTreasury(bench, festival.admin);
    expect((await treasury.pay(festival.organizer.id)).status).toBe(201);
    expect((await erase(festival.organizer)).status).toBe(200);
  });

  it('takes along what nobody approved yet', async () => {
    const { body } = await festival.call(ana, 'createEvent', '', eventForm(bench.today));
    await erase(ana);
    const [row] = await database.orm.select().from(events).where(eq(events.id, body.data.event.id));
    expect(row?.status).toBe('CANCELADO');
    expect((await festival.call(festival.admin, 'decideEvent', row?.id, { status: 'APROVADO' })).body).toEqual(
      refusal('event_decided'),
    );
  });

  it('is not stopped by a partner who leaves at the same moment', async () => {
    await festival.registered(ana, await festival.category(), { partner: bia.id });
    const replies = await Promise.all([erase(ana), erase(bia)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });
});
