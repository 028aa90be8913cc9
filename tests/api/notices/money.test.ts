import { beforeAll, beforeEach, expect, it } from 'vitest';
import { formatReais } from '#domain/values/money.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Act } from '#core/payment/sandbox/sandboxTeller.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, type TestArena, type TestPerson } from '../booking/world.ts';
import { openFestival, PRICE } from '../events/festival.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { openTreasury } from '../payouts/treasury.ts';
import { hearing } from './told.ts';

const HOUR = 60 * MINUTE;
const HOUR_OF_ANA = `${formatReais(80_50)} de Ana Souza: `;

/** Who is told when money that came does not stay where it came to. */
describeOnDatabases('what is heard of money in trouble', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let told: ReturnType<typeof hearing>;
  let arena: TestArena;
  let people: Readonly<Record<'ana' | 'bia' | 'owner', TestPerson>>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    told = hearing(bench);
    arena = await bench.arena('platform');
    const [ana, bia] = [await bench.player({ name: 'Ana Souza' }), await bench.player({ name: 'Bia Prado' })];
    people = { ana, bia, owner: arena.owner };
  });

  const lineTo = async (who: TestPerson): Promise<string | undefined> =>
    ((await told.list(who)).notices as readonly Notice[])[0]?.line;
  async function paidHour() {
    const hold = await bench.hold(arena, [18], { player: people.ana });
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    await told.heard(people);
    return hold;
  }
  /** What is heard in the two hours after the bank did something, in which it is asked more than once. */
  async function after(payment: string, what: Act): Promise<string[]> {
    await bench.bank(payment, what);
    for (const _ of 'twice') await bench.pass(HOUR / 2);
    return told.heard(people);
  }

  // Red without any of the three in `tellTrouble` of server/core/payment/tellMoney.ts, or either half of `wasInTrouble`.
  it('of a reservation: disputed, lost and won, by the desk, each once', async () => {
    const { payment } = await paidHour();
    await bench.bank(payment, 'contestar');
    await bench.pass(2 * HOUR);
    expect(await lineTo(arena.owner)).toContain(HOUR_OF_ANA);
    expect(await lineTo(arena.owner)).toMatch(/, 18:00 às 19:00\.$/);
    expect(await told.heard(people)).toEqual(['paymentDisputed owner']);
    expect(await after(payment, 'ganhar')).toEqual(['disputeWon owner']);
    expect(await after(payment, 'contestar')).toEqual(['paymentDisputed owner']);
    expect(await after(payment, 'perder')).toEqual(['paymentLost owner']);
    expect(await after(payment, 'ganhar')).toEqual(['disputeWon owner']);
  });

  it('that went back in the panel: by who paid; in part, by nobody', async () => {
    const { payment } = await paidHour();
    expect(await after(payment, 'devolver-parte')).toEqual([]);
    expect(await after(payment, 'devolver')).toEqual(['refundDone ana', 'reservationCancelled ana']);
  });

  it('that is to go back and is refused: by the desk', async () => {
    const { id, payment } = await paidHour();
    await bench.bank(payment, 'demorar');
    await bench.cancel(arena.owner, id);
    await bench.pass(MINUTE);
    expect(await told.heard(people)).toEqual(['reservationCancelled ana']);
    await bench.bank(payment, 'rejeitar');
    await bench.pass(2 * HOUR);
    expect(await lineTo(arena.owner)).toContain(HOUR_OF_ANA);
    expect(await told.heard(people)).toEqual(['refundRefused owner']);
  });

  // Red without `paidTooLate` in server/core/reservations/money/buyReservation.ts.
  it('that came when somebody else had the hour: by who paid, and again when it is back', async () => {
    const hold = await bench.hold(arena, [18], { player: people.ana });
    await bench.pass(63 * MINUTE);
    await bench.reserve(people.bia, orderOf(arena, bench.day, [18]));
    await told.heard(people);
    await bench.bank(hold.payment, 'pagar-atrasado');
    await bench.pass(5 * MINUTE);
    const heard = await told.heard(people);
    await bench.pass(5 * MINUTE);
    expect([...heard, ...(await told.heard(people))]).toEqual(['paidTooLate ana', 'refundDone ana']);
  });

  it('of a cart: disputed or refused, by who organizes; back, by who paid', async () => {
    const festival = await openFestival(bench);
    people = { ...people, owner: festival.organizer };
    async function paidCart() {
      const id = await festival.registered(people.ana, await festival.category(), { partner: people.bia.id });
      const { shoppingCart } = (await festival.call(people.ana, 'currentCart', festival.id)).body.data;
      const { payment } = (await festival.call(people.ana, 'payCart', shoppingCart._id)).body.data;
      const pix: string = payment.mpPaymentId;
      await bench.bank(pix, 'pagar');
      await bench.pass(MINUTE);
      await told.heard(people);
      return { id, pix };
    }
    const { id, pix } = await paidCart();
    await bench.bank(pix, 'contestar');
    await bench.pass(2 * HOUR);
    expect(await lineTo(festival.organizer)).toBe(`${formatReais(PRICE)} de Ana Souza, em Copa Maré.`);
    expect(await told.heard(people)).toEqual(['cartDisputed owner']);
    expect([await after(pix, 'perder'), await after(pix, 'ganhar')]).toEqual([[], []]);
    await bench.bank(pix, 'demorar');
    await festival.call(people.ana, 'cancelMyRegistration', id);
    await bench.pass(MINUTE);
    await told.heard(people);
    expect(await after(pix, 'rejeitar')).toEqual(['cartRefundRefused owner']);
    const [refused] = (await festival.call(festival.organizer, 'refusedRefunds', festival.id)).body.data.refusedRefunds;
    await festival.call(festival.organizer, 'returnCartRefund', refused._id);
    expect(await lineTo(people.ana)).toContain(formatReais(PRICE));
    expect(await told.heard(people)).toEqual(['cartRefundDone ana']);
    const other = await paidCart();
    expect((await after(other.pix, 'devolver')).toSorted()).toEqual([
      'cartRefundDone ana',
      'registrationLeft bia',
      'registrationLeft owner',
    ]);
  });

  // Red without `tellPayee` in server/areas/competitions/payouts/makePayout.ts, and when the answer for a retry tells again.
  it('of a payout: whoever is paid, once, where their money is shown', async () => {
    const treasury = openTreasury(bench, await bench.person('admin'));
    await paidHour();
    const { due } = await treasury.account(people.owner.id);
    const headers = { 'idempotency-key': newId() };
    for (const _ of 'twice') await treasury.pay(people.owner.id, {}, headers);
    expect((await told.list(people.owner)).notices).toEqual([
      expect.objectContaining({
        title: 'Repasse feito',
        line: `A Quadra Livre enviou ${formatReais(Math.round(due * 100))} a você.`,
        path: '/empresa/configuracoes',
      }),
    ]);
    expect(await told.heard(people)).toEqual(['payoutMade owner']);
  });
});
