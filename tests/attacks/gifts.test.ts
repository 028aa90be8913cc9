import { beforeAll, beforeEach, expect, it } from 'vitest';
import { UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import { FAILURES } from '#domain/contract/failure.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../api/booking/world.ts';
import { joinTeam } from '../api/cast.ts';
import { hearing } from '../api/notices/told.ts';
import { refusal } from '../api/testServer.ts';
import { voucherDesk } from '../api/vouchers/desk.ts';
import { describeOnDatabases } from '../database/databases.ts';

/** What an hour costs in a test's arena, in reais. */
const PRICE = 80.5;
/** 30 % of it. */
const MOST = 24.15;

/** Row 71. */
describeOnDatabases('what a team gives away', (open) => {
  let world: World;
  let desk: ReturnType<typeof openDesk>;
  let vouchers: ReturnType<typeof voucherDesk>;
  let arena: TestArena;
  let people: { owner: TestPerson; manager: TestPerson; clerk: TestPerson };
  let player: TestPerson;
  let reservation: string;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    vouchers = voucherDesk(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    const join = async (role: 'manager' | 'reception') => {
      const person = await world.player();
      await joinTeam(world.database, { arenaId: arena.id, personId: person.id, role });
      return person;
    };
    people = { owner: arena.owner, manager: await join('manager'), clerk: await join('reception') };
    player = await world.player();
    ({ _id: reservation } = await desk.reserved(arena, world.day, [18], 0, player));
    await heard();
  });

  /** When the time to take a gift back is over. */
  const heard = async () => {
    world.database.passTime(UNDO_ENDS_MS);
    await world.runDue();
    return hearing(world).heard(people);
  };
  const discount = (who: TestPerson, value: number) => desk.add(who, reservation, { info: 'DESCONTO', value });
  const given = async () => {
    const { installments } = (await world.read(arena.owner, reservation)).body.data.reservation;
    return installments.map(({ info, value }: { info: string; value: number }) => [info, value]);
  };
  const tooMuch = (field: string, message: string) => ({
    status: 409,
    body: refusal('gift_too_great', message, { [field]: message }),
  });
  const DISCOUNT = tooMuch('value', 'A recepção dá até 30% de desconto. Acima disso, peça a um gerente ou ao dono.');

  // Red without `watchDiscount` in agenda/installments.ts: in `addInstallment`, and in `splitPayment`.
  it('71: reception lets go 30% at most, in one piece, in many, or among payments', async () => {
    expect(await discount(people.clerk, PRICE)).toEqual(DISCOUNT);
    expect(await discount(people.clerk, MOST + 0.01)).toEqual(DISCOUNT);
    const parts = [
      { info: 'Rui', value: 10, method: 'cash' },
      { info: 'DESCONTO', value: 70.5 },
    ];
    expect(await desk.split(people.clerk, reservation, parts)).toEqual(DISCOUNT);
    expect(await given()).toEqual([]);
    expect((await discount(people.clerk, MOST)).status).toBe(201);
    expect(await discount(people.clerk, 0.01)).toEqual(DISCOUNT);
    expect((await desk.add(people.clerk, reservation, { info: 'Rui', value: 50, method: 'cash' })).status).toBe(201);
    expect(await given()).toEqual([
      ['DESCONTO', MOST],
      ['Rui', 50],
    ]);
    expect(await heard()).toEqual([]);
  });

  // Red with `readDiscounted` before the discount is written.
  it('71: also of ten discounts at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => discount(people.clerk, 8.05)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await given()).toEqual(Array.from({ length: 3 }, () => ['DESCONTO', 8.05]));
  });

  // Red without `tell` in `watchDiscount`.
  it('71: a manager lets go what they want, and the owners hear of it', async () => {
    expect((await discount(people.manager, MOST)).status).toBe(201);
    expect(await heard()).toEqual([]);
    expect((await discount(people.manager, 20)).status).toBe(201);
    expect(await heard()).toEqual(['discountGiven owner']);
    expect(await discount(people.clerk, 0.01)).toEqual(DISCOUNT);
    expect((await discount(people.owner, PRICE - MOST - 20)).status).toBe(201);
    expect(await heard()).toEqual([]);
  });

  // Red without `watchSale` in areas/owner/vouchers/sellVoucher.ts.
  it('71: reception sells no hours for a cent', async () => {
    const sale = { player: player.id, credits: 10, method: 'cash' };
    const tooCheap = tooMuch(
      'price',
      'A recepção vende por no mínimo R$ 563,50. Abaixo disso, peça a um gerente ou ao dono.',
    );
    for (const price of [0.01, 563.49]) {
      const reply = await vouchers.sell(people.clerk, { ...sale, price });
      expect({ ...reply, body: plain(reply.body) }).toEqual(tooCheap);
    }
    expect((await vouchers.list(arena.owner)).body.data.vouchers).toEqual([]);
    expect((await vouchers.sell(people.clerk, { ...sale, price: 563.5 })).status).toBe(201);
    expect(await heard()).toEqual(['voucherReceived somebody else']);
    expect((await vouchers.sell(people.manager, { ...sale, price: 0.01 })).status).toBe(201);
    expect(await heard()).toEqual(['voucherGiven owner', 'voucherReceived somebody else']);
    expect((await vouchers.sell(people.owner, { ...sale, price: 0.01 })).status).toBe(201);
    expect(await heard()).toEqual(['voucherReceived somebody else']);
  });

  // Red without `readLowestPrice` reading the rules.
  it('71: what a rule makes cheaper is what an hour is worth', async () => {
    const rule = { weekdays: [1], fromHour: 7, untilHour: 12, price: 40 };
    const made = await world.call(arena.owner, { method: 'POST', url: '/api/v1/price-rules', payload: rule });
    expect(made.status).toBe(201);
    const sale = { player: player.id, credits: 1, method: 'cash' };
    expect((await vouchers.sell(people.clerk, { ...sale, price: 27.99 })).status).toBe(409);
    expect((await vouchers.sell(people.clerk, { ...sale, price: 28 })).status).toBe(201);
  });

  // Red without `watchVoucher` in areas/owner/vouchers/createVoucher.ts, or in areas/owner/vouchers/changeVoucher.ts.
  it('71: the owners hear of vouchers that a manager gives', async () => {
    const voucher = { player: player.id, code: 'AMIGO', discount: 1, credits: 5 };
    const { body } = await vouchers.create(people.manager, voucher);
    expect(await heard()).toEqual(['voucherGiven owner', 'voucherReceived somebody else']);
    await vouchers.recharge(people.manager, body.data.voucher._id, 50);
    expect(await heard()).toEqual(['voucherGiven owner', 'voucherRecharged somebody else']);
    await vouchers.create(people.manager, { ...voucher, code: 'POUCO', discount: 0.3 });
    await vouchers.create(people.owner, { ...voucher, code: 'DONO' });
    expect(await heard()).toEqual(['voucherReceived somebody else', 'voucherReceived somebody else']);
  });

  it('is refused with a sentence that says how much', () => {
    expect(FAILURES.gift_too_great.message).toContain('30%');
  });
});

/** Money is printed with a space that does not break. */
function plain(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll('\u00a0', ' '));
}
