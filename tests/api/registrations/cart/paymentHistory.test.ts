import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { HistoryCart } from '#domain/registrations/paymentHistory.ts';
import { describeOnDatabases } from '../../../database/databases.ts';
import type { TestDatabase } from '../../../database/TestDatabase.ts';
import type { TestPerson } from '../../booking/world.ts';
import { type Festival, openFestival, PRICE } from '../../events/festival.ts';
import { type Bench, MINUTE, openBench } from '../../payment/bench.ts';

const HOUR = 60 * MINUTE;
const EACH = PRICE / 100;

interface WirePix {
  readonly fate: string;
  readonly amount: number;
  readonly paidAt?: string;
  readonly shares: readonly { readonly name: string; readonly category: string; readonly amount: number }[];
  readonly refunds: readonly {
    readonly state: string;
    readonly amount: number;
    readonly doneAt?: string;
    readonly share?: { readonly name: string };
  }[];
}
type WireCart = Pick<HistoryCart, 'event'> & { readonly _id: string } & {
  readonly owed: readonly object[];
  readonly pix: readonly WirePix[];
};

describeOnDatabases('what a payer reads of their carts and PIX', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let festival: Festival;
  let ana: TestPerson;
  let bia: TestPerson;
  let category: string;
  let registration: string;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    festival = await openFestival(bench);
    [ana, bia] = [await bench.player({ name: 'Ana Souza' }), await bench.player({ name: 'Bia Prado' })];
    category = await festival.category();
    registration = await festival.registered(ana, category, { partner: bia.id });
  });

  const history = async (who: TestPerson, query = ''): Promise<readonly WireCart[]> =>
    (await bench.call(who, { url: `/api/v1/players/me/event-payments${query}` })).body.data.carts;
  const fates = async (who: TestPerson) => (await history(who)).map(({ pix }) => pix.map(({ fate }) => fate));
  const cartOf = async (who: TestPerson): Promise<string> =>
    (await festival.call(who, 'currentCart', festival.id)).body.data.shoppingCart._id;
  const pixOf = async (who: TestPerson, cart: string): Promise<string> =>
    (await festival.call(who, 'payCart', cart)).body.data.payment.mpPaymentId;

  // Red without `fateOf` by the clock, without the shares, or without `paidVia` of what is owed.
  it('is what is owed, then each code with its end: expired, pending, paid', async () => {
    const share = { category: 'Mista C/D', name: 'Ana Souza', amount: EACH };
    expect(await history(ana)).toMatchObject([
      { event: { id: festival.id, name: 'Copa Maré' }, owed: [share], pix: [] },
    ]);
    const cart = await cartOf(ana);
    await pixOf(ana, cart);
    // Not owed a second time beside the code that waits for it. Red without `isAsked` in readPaymentHistory.ts.
    expect(await history(ana)).toMatchObject([{ owed: [], pix: [{ fate: 'pending', amount: EACH, shares: [share] }] }]);
    database.passTime(HOUR + MINUTE);
    // Also before the bank has been asked.
    expect(await history(ana)).toMatchObject([{ owed: [share], pix: [{ fate: 'expired' }] }]);
    await bench.pass(2 * HOUR);
    const second = await pixOf(ana, cart);
    expect(await fates(ana)).toEqual([['pending', 'expired']]);
    await bench.bank(second, 'pagar');
    await bench.pass(MINUTE);
    const [paid] = await history(ana);
    expect(paid).toMatchObject({
      owed: [],
      pix: [{ fate: 'paid', shares: [share], refunds: [] }, { fate: 'expired' }],
    });
    expect(paid?.pix[0]?.paidAt).toEqual(expect.any(String));
    // Nobody reads another's.
    expect(await fates(bia)).toEqual([[]]);
    expect(await history(festival.organizer)).toEqual([]);
  });

  // Red without the refunds' shares, with the first share for each, or with `partRefunded` of what is back whole.
  it('says for whom it paid, and what went back of it, in part and then whole', async () => {
    const later = await festival.registered(ana, await festival.category(), { partner: bia.id });
    await festival.call(ana, 'takeShares', registration, { shares: 'all' });
    const pix = await pixOf(ana, await cartOf(ana));
    await bench.bank(pix, 'pagar');
    await bench.pass(MINUTE);
    const names = (await history(ana))[0]?.pix[0]?.shares.map(({ name }) => name);
    expect(names).toEqual(['Ana Souza', 'Bia Prado', 'Ana Souza']);
    await festival.call(ana, 'cancelMyRegistration', registration);
    await bench.pass(2 * HOUR);
    await bench.pass(MINUTE);
    const [cart] = await history(ana);
    expect(cart?.pix[0]?.fate).toBe('partRefunded');
    expect(cart?.pix[0]?.refunds.map(({ state, amount, share }) => [state, amount, share?.name])).toEqual([
      ['done', EACH, 'Ana Souza'],
      ['done', EACH, 'Bia Prado'],
    ]);
    await festival.call(ana, 'cancelMyRegistration', later);
    await bench.pass(2 * HOUR);
    await bench.pass(MINUTE);
    expect(await fates(ana)).toEqual([['refunded']]);
  });

  // Red without any line of `STATES`, or when only the provider's sum counts.
  it('says how far a refund is: ordered, refused, and returned by a person', async () => {
    const pix = await pixOf(ana, await cartOf(ana));
    await bench.bank(pix, 'pagar');
    await bench.pass(MINUTE);
    await bench.bank(pix, 'demorar');
    const seen = async () => {
      const [paid] = (await history(ana))[0]?.pix ?? [];
      return [paid?.fate, ...(paid?.refunds ?? []).map(({ state, doneAt }) => [state, doneAt !== undefined])];
    };
    await festival.call(ana, 'cancelMyRegistration', registration);
    expect(await seen()).toEqual(['paid', ['underWay', false]]);
    await bench.pass(MINUTE);
    expect(await seen()).toEqual(['paid', ['underWay', false]]);
    await bench.bank(pix, 'rejeitar');
    await bench.pass(2 * HOUR);
    expect(await seen()).toEqual(['paid', ['refused', false]]);
    const [{ _id }] = (await festival.call(festival.organizer, 'refusedRefunds', festival.id)).body.data.refusedRefunds;
    await festival.call(festival.organizer, 'returnCartRefund', _id);
    expect(await seen()).toEqual(['refunded', ['done', true]]);
    const settled = `/api/v1/shopping-carts/${(await history(ana))[0]?._id}/settlement?payment=${pix}`;
    expect((await bench.call(ana, { url: settled })).body.data).toEqual({ settlement: 'refunded' });
  });

  it('tells of a dispute, and is read by pages and by event', async () => {
    const pix = await pixOf(ana, await cartOf(ana));
    await bench.bank(pix, 'pagar');
    await bench.pass(MINUTE);
    await bench.bank(pix, 'contestar');
    await bench.pass(2 * HOUR);
    expect(await fates(ana)).toEqual([['disputed']]);
    const elsewhere = await openFestival(bench);
    expect(await history(ana, `?event=${elsewhere.id}`)).toEqual([]);
    expect(await history(ana, `?event=${festival.id}`)).toHaveLength(1);
    expect(await history(ana, '?page=2')).toEqual([]);
    for (const who of [(await bench.arena()).owner, await bench.person('admin')]) {
      expect((await festival.call(who, 'paymentHistory')).status).toBe(403);
    }
  });
});
