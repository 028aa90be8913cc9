import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { refunds, sandboxCharges } from '#platform/database/schema/payments.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { type Festival, openFestival, PRICE } from '../api/events/festival.ts';
import { type Bench, MINUTE, openBench } from '../api/payment/bench.ts';
import { refusal } from '../api/testServer.ts';
import { fieldOf } from '../api/tournament/field.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const DAY = 24 * 60 * MINUTE;

interface Pair {
  readonly id: string;
  readonly people: readonly [TestPerson, TestPerson];
}

/** Row 53: play, lose, and take the money back; leave after the final. */
describeOnDatabases('attacks by leaving', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let festival: Festival;
  let category: string;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    festival = await openFestival(bench);
    category = await festival.category();
  });

  const field = () => fieldOf(festival, category);
  const pay = async (who: TestPerson) => {
    const { shoppingCart } = (await festival.call(who, 'currentCart', festival.id)).body.data;
    const { payment } = (await festival.call(who, 'payCart', shoppingCart._id)).body.data;
    await bench.bank(payment.mpPaymentId, 'pagar');
  };
  async function pairOf(count: number, index = 0): Promise<Pair> {
    const people = [
      await bench.player({ name: `Ana ${index}` }),
      await bench.player({ name: `Bia ${index}` }),
    ] as const;
    const id = await festival.registered(people[0], category, { partner: people[1].id });
    for (const person of people.slice(0, count)) await pay(person);
    return { id, people };
  }
  /** So many pairs of whom both have paid through the platform. */
  async function paidPairs(count: number): Promise<Pair[]> {
    const pairs: Pair[] = [];
    for (let index = 0; index < count; index += 1) pairs.push(await pairOf(2, index));
    await bench.pass(MINUTE);
    return pairs;
  }
  const sentBack = async () => {
    await bench.pass(MINUTE);
    return (await database.orm.select().from(sandboxCharges)).reduce((sum, row) => sum + row.refundedCentavos, 0);
  };
  const former = async (who: TestPerson) =>
    (await festival.call(who, 'formerRegistrations', category)).body.data.registrations;
  const statusOf = async (id: string) =>
    (await database.orm.select().from(registrations).where(eq(registrations.id, id)))[0]?.status;

  // Red when `leaveRegistration` of server/areas/competitions/registrations/endRegistration.ts calls `giveMoneyBack` after the draw too.
  it.each(['drawn', 'played'] as const)(
    '53: whoever gives up once the groups are %s takes no money along',
    async (how) => {
      const [first, second] = await paidPairs(4);
      await field().draw(1);
      if (how === 'played') {
        await field().makeMatches();
        await field().playAll();
      }
      expect((await festival.call(first?.people[1], 'cancelMyRegistration', first?.id)).status).toBe(200);
      expect((await festival.call(festival.organizer, 'cancelRegistration', second?.id)).status).toBe(200);
      expect([await statusOf(first?.id ?? ''), await statusOf(second?.id ?? '')]).toEqual(['CANCELADA', 'CANCELADA']);
      expect([await sentBack(), await database.orm.select().from(refunds)]).toEqual([0, []]);
    },
  );

  it('53: until the draw leaving is free, and all that was paid goes back', async () => {
    const [pair] = await paidPairs(1);
    expect((await festival.call(pair?.people[0], 'cancelMyRegistration', pair?.id)).status).toBe(200);
    expect(await sentBack()).toBe(2 * PRICE);
    // It leaves no trace on the page.
    expect(await former(festival.organizer)).toEqual([]);
  });

  // Red without `isDrawn` in `leaveRegistration` of server/areas/competitions/registrations/endRegistration.ts: the account's end is a way too.
  it('53: giving the account up after the draw takes no money along either', async () => {
    const [pair] = await paidPairs(2);
    await field().draw(1);
    expect((await festival.call(pair?.people[0], 'eraseMyAccount', '', {})).status).toBe(200);
    expect([await statusOf(pair?.id ?? ''), await sentBack()]).toEqual(['CANCELADA', 0]);
  });

  // Red without `hasChampion` in `lockOwn` of server/areas/competitions/registrations/cancelRegistration.ts, or when `leaveEvents` of
  // server/start/leaving/leaveEvents.ts does not ask for it.
  it('53: after the final nobody leaves by any way, and the organizer changes neither result nor money', async () => {
    const pairs = await paidPairs(2);
    await field().draw(1);
    await field().makeMatches();
    await field().playAll();
    await field().makeSecondPhase();
    const result = [await field().matches(), await field().groups(), await field().standing()];
    for (const { id, people } of pairs) {
      for (const person of people) {
        const reply = await festival.call(person, 'cancelMyRegistration', id);
        expect([reply.status, reply.body]).toEqual([409, refusal('tournament_finished')]);
        expect((await festival.call(person, 'removeRegistration', id)).status).toBe(409);
      }
    }
    const [first, second] = pairs;
    expect((await festival.call(first?.people[0], 'eraseMyAccount', '', {})).status).toBe(200);
    expect(await statusOf(first?.id ?? '')).toBe('PAGA');
    expect((await festival.call(festival.organizer, 'cancelRegistration', second?.id)).status).toBe(200);
    const names = JSON.stringify(result).replaceAll('Ana 0', 'Conta excluída');
    expect(JSON.parse(names)).toEqual([await field().matches(), await field().groups(), await field().standing()]);
    expect((await festival.call(festival.organizer, 'callOffCategory', category)).body).toEqual(
      refusal('tournament_finished'),
    );
    await festival.call(festival.admin, 'decideEvent', festival.id, { status: 'CANCELADO' });
    expect(await sentBack()).toBe(0);
  });

  // Red without both `isNull(registrationMembers.refundGrantedAt)` and `notExists` in server/areas/competitions/registrations/grantRefund.ts (one
  // alone holds); without `isLive` there, and without the organizer's id, by which a person grants it to themselves.
  it('53: the organizer lets one person’s money go back, once, with a reason, and nobody else does', async () => {
    const [pair] = await paidPairs(3);
    await field().draw(1);
    const [ana, bia] = pair?.people ?? [];
    const grant = (who: TestPerson | undefined, change: object = {}) =>
      festival.call(who, 'grantRefund', pair?.id, { player: ana?.id, reason: 'Machucou o pé.', ...change });
    expect((await grant(festival.organizer)).body).toEqual(refusal('registration_live'));
    await festival.call(bia, 'cancelMyRegistration', pair?.id);
    for (const who of [ana, bia, await bench.player(), (await openFestival(bench)).organizer]) {
      const reply = await grant(who);
      expect([reply.status, reply.body]).toEqual([404, refusal('registration_not_found')]);
    }
    expect((await grant(festival.organizer, { reason: ' ' })).body.details).toEqual({
      reason: 'Informe o motivo da devolução.',
    });
    expect((await grant(festival.organizer, { player: festival.admin.id })).body).toEqual(
      refusal('registration_not_found'),
    );
    const replies = await Promise.all(Array.from({ length: 5 }, () => grant(festival.organizer)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    expect(await sentBack()).toBe(PRICE);
    const money = (change: object) => ({ paid: PRICE / 100, isPaidViaOrganizer: false, goingBack: 0, ...change });
    const [seen] = await former(festival.organizer);
    expect(seen.members).toMatchObject([
      { money: money({ givenBack: PRICE / 100, reason: 'Machucou o pé.' }) },
      { money: money({ givenBack: 0 }) },
    ]);
    // Their partner sees it; others do not even learn of it.
    expect(await former(bia ?? festival.admin)).toHaveLength(1);
    expect(await former(await bench.player())).toEqual([]);
  });

  it('53: who paid the organizer, or nobody yet, is given nothing by the platform', async () => {
    const { id, people } = await pairOf(0);
    await pairOf(0, 1);
    await festival.call(festival.organizer, 'confirmPayment', id, { payer: 'player' });
    await field().draw(1);
    await festival.call(people[0], 'cancelMyRegistration', id);
    for (const { id: player } of people) {
      const reply = await festival.call(festival.organizer, 'grantRefund', id, { player, reason: 'Chuva.' });
      expect(reply.body).toEqual(refusal('nothing_to_refund'));
    }
    expect(await sentBack()).toBe(0);
  });

  // Red when `takeOutOfCarts` is left out of `endRegistration` in server/areas/competitions/registrations/endRegistration.ts.
  it('53: whoever gave up owes nothing any more, and a PIX that is paid late goes back', async () => {
    const { id, people } = await pairOf(0);
    await pairOf(0, 1);
    const { shoppingCart } = (await festival.call(people[0], 'currentCart', festival.id)).body.data;
    const { payment } = (await festival.call(people[0], 'payCart', shoppingCart._id)).body.data;
    await field().draw(1);
    await festival.call(people[0], 'cancelMyRegistration', id);
    for (const person of people) {
      expect((await festival.call(person, 'currentCart', festival.id)).body.data).toEqual({});
    }
    // Faster than the cancelling of the PIX.
    await bench.bank(payment.mpPaymentId, 'pagar');
    expect(await sentBack()).toBe(PRICE);
  });

  // Red without `event?.organizer.id !== personId` in `callOffEvent` of server/areas/competitions/callingOff/callOff.ts, or without the organizer in
  // server/areas/competitions/callingOff/readCallingOff.ts or in `lockOwnCategory` of server/areas/competitions/events/ownCategory.ts.
  it('26: calling off is the organizer’s own, for the event and for a category', async () => {
    const [pair] = await paidPairs(1);
    const others = [pair?.people[0], await bench.player(), (await openFestival(bench)).organizer];
    for (const who of others) {
      for (const name of ['callOffEvent', 'eventCallingOff'] as const) {
        expect((await festival.call(who, name, festival.id)).body).toEqual(refusal('event_not_found'));
      }
      for (const name of ['callOffCategory', 'categoryCallingOff'] as const) {
        expect((await festival.call(who, name, category)).body).toEqual(refusal('tournament_not_found'));
      }
    }
    expect([await statusOf(pair?.id ?? ''), await sentBack()]).toEqual(['PAGA', 0]);
  });

  // Red when `readMoney` or the phones of server/areas/competitions/registrations/readFormer.ts go to whoever asks.
  it('28: whoever was in a tournament that was called off sees with whom, and of others neither phone nor money', async () => {
    const [first, second] = await paidPairs(2);
    await festival.call(festival.organizer, 'callOffCategory', category);
    const [own, other] = await former(first?.people[0] ?? festival.admin);
    expect([own._id, other._id]).toEqual([first?.id, second?.id]);
    expect(own.members[1].player.phone).toBe('13988887777');
    expect(other.members).toEqual([
      { player: { _id: second?.people[0].id, name: 'Ana 1' } },
      { player: { _id: second?.people[1].id, name: 'Bia 1' } },
    ]);
    const asAdmin = await former(festival.admin);
    expect(JSON.stringify(asAdmin)).not.toMatch(/phone|city|money/);
    await bench.pass(DAY);
    const stranger = await bench.player();
    for (const name of ['formerRegistrations', 'registrations', 'groups', 'matches', 'progress'] as const) {
      expect((await festival.call(stranger, name, category)).body).toEqual(refusal('tournament_not_found'));
    }
    expect((await festival.call(stranger, 'categories', festival.id)).body.data.tournaments).toEqual([]);
  });
});
