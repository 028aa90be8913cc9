import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sandboxCharges } from '#platform/database/schema/payments.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestPerson } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { refusal } from '../testServer.ts';
import { fieldOf } from '../tournament/field.ts';
import { eventForm, type Festival, openFestival, PRICE } from './festival.ts';

const REAIS = PRICE / 100;
const NOTHING = { paid: 0, isPaidViaOrganizer: false, goingBack: 0, givenBack: 0 };

describeOnDatabases('an event that is called off', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let festival: Festival;
  let ana: TestPerson;
  let bia: TestPerson;
  let stranger: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    festival = await openFestival(bench);
    [ana, bia] = [await bench.player({ name: 'Ana Souza' }), await bench.player({ name: 'Bia Prado' })];
    stranger = await bench.player();
  });

  /** Both are in it; Ana paid through the platform, and Bia paid the organizer. */
  async function entered(): Promise<{ category: string; id: string }> {
    const category = await festival.category();
    const id = await festival.registered(ana, category, { partner: bia.id });
    const { shoppingCart } = (await festival.call(ana, 'currentCart', festival.id)).body.data;
    const { payment } = (await festival.call(ana, 'payCart', shoppingCart._id)).body.data;
    await bench.bank(payment.mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    await festival.call(festival.organizer, 'confirmPayment', id, { payer: 'partner' });
    return { category, id };
  }
  const read = async (who: TestPerson) => (await festival.call(who, 'event', festival.id)).body;
  const joined = async (who: TestPerson) => (await festival.call(who, 'joinedEvents')).body.data.events;
  const former = async (who: TestPerson, category: string) =>
    (await festival.call(who, 'formerRegistrations', category)).body.data.registrations;
  const sentBack = async () =>
    (await database.orm.select().from(sandboxCharges)).reduce((sum, row) => sum + row.refundedCentavos, 0);

  // Red without `wasInIt` in server/areas/competitions/events/readEvents.ts: 'Evento não encontrado' to those who paid.
  it.each(['admin', 'organizer'] as const)(
    'by its %s stays visible to its organizer and to all who were in it, with what each paid and got back',
    async (by) => {
      const { category, id } = await entered();
      const reply =
        by === 'admin'
          ? await festival.call(festival.admin, 'decideEvent', festival.id, { status: 'CANCELADO' })
          : await festival.call(festival.organizer, 'callOffEvent', festival.id);
      expect([reply.status, reply.body.data.event.status]).toEqual([200, 'CANCELADO']);
      const place = (person: TestPerson, name: string, money: object) => ({
        player: { _id: person.id, name, phone: '13988887777', city: 'Santos' },
        money: { ...NOTHING, ...money },
      });
      const seen = (money: object) => [
        {
          _id: id,
          ending: 'calledOff',
          members: [
            place(ana, 'Ana Souza', { paid: REAIS, ...money }),
            place(bia, 'Bia Prado', { isPaidViaOrganizer: true }),
          ],
        },
      ];
      expect(await former(festival.organizer, category)).toEqual(seen({ goingBack: REAIS }));
      await bench.pass(MINUTE);
      expect(await sentBack()).toBe(PRICE);
      for (const who of [ana, bia, festival.organizer]) {
        expect((await read(who)).data.event).toMatchObject({ name: 'Copa Maré', status: 'CANCELADO' });
        expect(await former(who, category)).toEqual(seen({ givenBack: REAIS }));
        const { tournaments } = (await festival.call(who, 'categories', festival.id)).body.data;
        expect(tournaments).toMatchObject([{ _id: category, status: 'CANCELADO', doublesTaken: 0 }]);
        expect((await festival.call(who, 'registrations', category)).body.data.registrations).toEqual([]);
      }
      expect(await joined(ana)).toMatchObject([{ id: festival.id, status: 'CANCELADO' }]);
      // Whoever was not in it learns nothing of it.
      expect([await read(stranger), await joined(stranger)]).toEqual([refusal('event_not_found'), []]);
      for (const name of ['registrations', 'formerRegistrations', 'groups', 'matches', 'progress'] as const) {
        expect((await festival.call(stranger, name, category)).body).toEqual(refusal('tournament_not_found'));
      }
      expect((await festival.call(stranger, 'categories', festival.id)).body).toEqual(refusal('event_not_found'));
    },
  );

  // Red without `gte(events.endsOn, …)` or the statuses in `callOffEvent` of server/areas/competitions/callingOff/callOff.ts.
  it('is called off once, approved or not, and not when it is over', async () => {
    const { organizer, call } = festival;
    const { id } = (await call(organizer, 'createEvent', '', eventForm(bench.today))).body.data.event;
    expect((await call(organizer, 'callOffEvent', id)).body.data.event.status).toBe('CANCELADO');
    expect((await call(organizer, 'callOffEvent', id)).body).toEqual(refusal('event_decided'));
    database.passTime(13 * 24 * 60 * MINUTE);
    expect((await call(organizer, 'callOffEvent', festival.id)).body).toEqual(refusal('event_decided'));
  });

  // Red when server/areas/competitions/callingOff/readCallingOff.ts counts what is not live.
  it('says before what it comes to', async () => {
    const { category } = await entered();
    const other = await festival.category();
    await festival.registered(ana, other, { partner: bia.id });
    const paid = { people: 1, total: REAIS };
    const none = { people: 0, total: 0 };
    const ofEvent = { registrations: 2, finished: 0, paidBack: paid, paidToOrganizer: paid, withdrawn: none };
    const preview = async (name: 'eventCallingOff' | 'categoryCallingOff', id: string) =>
      (await festival.call(festival.organizer, name, id)).body.data.callingOff;
    expect(await preview('eventCallingOff', festival.id)).toEqual(ofEvent);
    expect(await preview('categoryCallingOff', category)).toEqual({ ...ofEvent, registrations: 1 });
    expect((await festival.call(festival.organizer, 'callOffCategory', category)).status).toBe(200);
    expect(await preview('eventCallingOff', festival.id)).toEqual({
      ...ofEvent,
      registrations: 1,
      paidBack: none,
      paidToOrganizer: none,
    });
  });

  // Red without `calledOffAt` in server/areas/competitions/events/ownCategory.ts, in categoryOf, and in server/areas/competitions/events/visibleCategory.ts.
  it('may be one category alone: the others go on, and in it nothing is written any more', async () => {
    const { category } = await entered();
    const other = await festival.category();
    const field = fieldOf(festival, category);
    expect((await festival.call(festival.organizer, 'callOffCategory', category)).body.data.tournament).toMatchObject({
      _id: category,
      status: 'CANCELADO',
    });
    const refused = [
      await festival.call(festival.organizer, 'callOffCategory', category),
      await field.draw(1),
      await field.makeMatches(),
      await field.makeSecondPhase(),
    ];
    for (const { body } of refused) expect(body).toEqual(refusal('tournament_cancelled'));
    const carla = await bench.player();
    expect((await festival.register(stranger, category, { partner: carla.id })).body).toEqual(
      refusal('tournament_closed'),
    );
    const listed = async (who: TestPerson) =>
      (await festival.call(who, 'categories', festival.id)).body.data.tournaments.map(
        (one: { _id: string; status: string }) => [one._id, one.status],
      );
    expect(await listed(stranger)).toEqual([[other, 'INSCRICOES']]);
    for (const who of [ana, bia, festival.organizer, festival.admin]) {
      expect(await listed(who)).toEqual([
        [category, 'CANCELADO'],
        [other, 'INSCRICOES'],
      ]);
    }
    await bench.pass(MINUTE);
    expect(await sentBack()).toBe(PRICE);
    expect((await festival.register(ana, other, { partner: bia.id })).status).toBe(201);
  });

  /** Two pairs, each of whom paid through the platform, drawn into one group; Carla's withdrew then. */
  async function withdrawn(plays: boolean): Promise<string> {
    const { category } = await entered();
    const [carla, eva] = [await bench.player(), await bench.player()];
    const left = await festival.registered(carla, category, { partner: (await bench.player()).id });
    await festival.registered(eva, category, { partner: (await bench.player()).id });
    const { shoppingCart } = (await festival.call(carla, 'currentCart', festival.id)).body.data;
    const { payment } = (await festival.call(carla, 'payCart', shoppingCart._id)).body.data;
    await bench.bank(payment.mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    const field = fieldOf(festival, category);
    await field.draw(1);
    await field.makeMatches();
    if (plays) {
      const [first] = await field.matches();
      await field.set(first?._id ?? '', 6, 2);
    }
    await festival.call(festival.organizer, 'cancelRegistration', left);
    return category;
  }
  const preview = async (id: string) =>
    (await festival.call(festival.organizer, 'categoryCallingOff', id)).body.data.callingOff;

  // Red without `withdrawnFrom` in `endCategory` of server/areas/competitions/callingOff/callOff.ts: 80 instead of 160.
  it('returns to those who withdrew after the draw too, as long as nothing was played', async () => {
    const category = await withdrawn(false);
    const everybody = { people: 2, total: 2 * REAIS };
    expect(await preview(category)).toMatchObject({ registrations: 2, paidBack: everybody, withdrawn: { people: 0 } });
    await festival.call(festival.organizer, 'callOffEvent', festival.id);
    await bench.pass(MINUTE);
    expect(await sentBack()).toBe(2 * PRICE);
  });

  // Red without `hasPlay` there, and without `refundsWithdrawn`.
  it.each([false, true])('and where something was played if the organizer says so: %s', async (refundsWithdrawn) => {
    const category = await withdrawn(true);
    const one = { people: 1, total: REAIS };
    expect(await preview(category)).toMatchObject({ registrations: 2, paidBack: one, withdrawn: one });
    await festival.call(festival.organizer, 'callOffCategory', category, { refundsWithdrawn });
    await bench.pass(MINUTE);
    expect(await sentBack()).toBe(refundsWithdrawn ? 2 * PRICE : PRICE);
  });

  // Red without `!hasChampion` in `callOffCategories` of server/areas/competitions/callingOff/callOff.ts.
  it('keeps the result of a category that was played to its end, and what was paid for it', async () => {
    const { category } = await entered();
    const [carla, dora] = [await bench.player(), await bench.player()];
    await festival.registered(carla, category, { partner: dora.id });
    const field = fieldOf(festival, category);
    await field.draw(1);
    await field.makeMatches();
    await field.playAll();
    await field.makeSecondPhase();
    for (const [who, name, body] of [
      [festival.organizer, 'callOffEvent', {}],
      [festival.admin, 'decideEvent', { status: 'CANCELADO' }],
    ] as const) {
      expect((await festival.call(who, name, festival.id, body)).body).toEqual(refusal('tournament_finished'));
    }
    expect(await preview(category)).toMatchObject({ registrations: 0, finished: 2, paidBack: { people: 0 } });
    await festival.category();
    const before = [await field.matches(), await field.standing()];
    expect((await festival.call(festival.organizer, 'callOffEvent', festival.id)).status).toBe(200);
    await bench.pass(MINUTE);
    expect([await sentBack(), await field.matches(), await field.standing()]).toEqual([0, ...before]);
    const { tournaments } = (await festival.call(carla, 'categories', festival.id)).body.data;
    expect(tournaments).toMatchObject([{ status: 'FINALIZADO', doublesTaken: 2 }]);
  });
});
