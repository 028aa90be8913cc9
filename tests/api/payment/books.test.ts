import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { ProviderCharge } from '#core/payment/provider.ts';
import { settle } from '#core/payment/settle.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import type { TestPerson } from '../booking/world.ts';
import { openDesk } from '../agenda/desk.ts';
import { openFestival } from '../events/festival.ts';
import { openLinkPix } from '../paymentLinks/linkPix.ts';
import { openTreasury, type Treasury } from '../payouts/treasury.ts';
import { BANKS, type MoneyBank, type Standing } from './adapters.ts';
import { type Bench, MINUTE, openBench } from './bench.ts';
import { sandboxBank } from './sandboxBank.ts';

/** Histories per bank and database. */
const RUNS = sweep(4, 2_500);
/** Of each charge the platform keeps 5 %. */
const FEE = 500;

const AFTER = ['refund', 'refund half', 'dispute', 'lose', 'win', 'slow', 'fast', 'done', 'rejected'] as const;

/** What happens to money after it came, in whatever order. `tell` repeats a word of the bank that was heard before. */
const deed = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('bank' as const), what: fc.constantFrom(...AFTER) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('payout' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('hear' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('tell' as const), which: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.constantFrom(0, 1, 30) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('silence' as const) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

/** Something that was paid: for a reservation, by its payment link, or in a cart. */
interface Paid {
  readonly payment: string;
  readonly payee: TestPerson;
  readonly cancel: () => Promise<unknown>;
  /** The day whose figures it is in; a cart's share is in none. */
  readonly day?: Day;
}

interface Row {
  readonly status: string;
  readonly amount: number;
  readonly refunded: number;
  /** Refunds that we owe and the bank has not made. */
  readonly owed: number;
  readonly reservation: string | null;
  readonly moneyBack: string | null;
  readonly trouble: string | null;
  readonly lost: number | null;
  readonly claims: number;
  readonly lines: number;
}

const OPEN: Readonly<Record<string, (database: TestDatabase) => MoneyBank>> = { 'the sandbox': sandboxBank, ...BANKS };

describeOnDatabases('our books are', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.empty();
  });

  describe.each(Object.entries(OPEN))('those of %s', (_name, openBank) => {
    let bank: MoneyBank;
    let url: string;
    beforeAll(async () => {
      bank = openBank(database);
      url = await bank.server.start();
    });
    afterAll(() => bank.server.stop());

    async function pay(bench: Bench, purpose: 'reservation' | 'share' | 'link'): Promise<Paid> {
      const ana = await bench.player({ cpf: '52998224725' });
      if (purpose === 'share') return payShare(bench, ana);
      if (purpose === 'link') return payLink(bench, ana);
      const arena = await bench.arena('platform', 1);
      const { id, payment } = await bench.hold(arena, [18, 19], { player: ana });
      return { payment, payee: arena.owner, day: bench.day, cancel: () => bench.cancel(arena.owner, id) };
    }

    async function payLink(bench: Bench, ana: TestPerson): Promise<Paid> {
      const arena = await bench.arena('local', 1);
      const desk = openDesk(bench);
      const { _id: id } = await desk.reserved(arena, bench.day, [18, 19], 0, ana);
      const { payment } = await openLinkPix(bench, arena).linked(id);
      const cancel = async () => {
        const { rows } = await database.pool.query(
          'select settled_centavos as settled from reservation where id = $1',
          [id],
        );
        const value = rows[0].settled / 100;
        return desk.cancel(arena.owner, id, value > 0 ? { value, becomes: 'refund', method: 'cash' } : undefined);
      };
      return { payment, payee: arena.owner, cancel };
    }

    async function payShare(bench: Bench, ana: TestPerson): Promise<Paid> {
      const festival = await openFestival(bench);
      const bia = await bench.player();
      const registration = await festival.registered(ana, await festival.category(), { partner: bia.id });
      await festival.registered(ana, await festival.category(), { partner: bia.id });
      const cart = (await festival.call(ana, 'currentCart', festival.id)).body.data.shoppingCart;
      const { payment } = (await festival.call(ana, 'payCart', cart._id)).body.data;
      const cancel = () => festival.call(ana, 'cancelMyRegistration', registration);
      return { payment: String(payment.mpPaymentId), payee: festival.organizer, cancel };
    }

    async function atBank(payment: string, what: (typeof AFTER)[number]): Promise<void> {
      const { state, refunded, underWay } = await bank.standing(payment);
      const left = (await amountOf(payment)) - refunded - underWay;
      const isMine = state === 'approved';
      if (what === 'refund' && isMine && left > 0) await bank.refund(payment, left);
      if (what === 'refund half' && isMine && left > 1) await bank.refund(payment, Math.floor(left / 2));
      // A stand-in decides no refunds in a dispute, and none is disputed with a refund under way.
      if (what === 'dispute' && isMine && underWay === 0) await bank.dispute(payment);
      const isDisputed = state === 'disputed' || state === 'charged_back';
      if (what === 'lose' && isDisputed) await bank.lose(payment);
      if (what === 'win' && isDisputed) await bank.win(payment);
      if (what === 'slow' || what === 'fast') await bank.delayRefunds(what === 'slow', payment);
      if (what === 'done' || what === 'rejected') await bank.decideRefunds(what, payment);
    }

    async function amountOf(payment: string): Promise<number> {
      return (await read(payment)).amount;
    }

    async function live(bench: Bench, treasury: Treasury, paid: Paid, deeds: readonly Deed[]): Promise<void> {
      const heard: ProviderCharge[] = [];
      for (const one of deeds) {
        if (one.does === 'bank') await atBank(paid.payment, one.what);
        if (one.does === 'cancel') await paid.cancel();
        if (one.does === 'payout') await treasury.pay(paid.payee.id);
        if (one.does === 'silence') bench.provider.trouble('get', 'lost');
        if (one.does === 'wait') await bench.pass(one.hours * 60 * MINUTE + MINUTE);
        const answer = one.does === 'hear' ? await bench.provider.get(paid.payment) : undefined;
        if (answer?._tag === 'Success') heard.push(answer.success);
        const told = one.does === 'tell' ? heard[one.which % Math.max(1, heard.length)] : undefined;
        if (told) await settle(bench.dependencies, told);
      }
    }

    /** The line works again, what hangs at the bank is decided, and everybody has had time to ask. */
    async function finish(bench: Bench, payment: string): Promise<void> {
      bench.provider.calm();
      await bank.delayRefunds(false, payment);
      await bank.decideRefunds('done', payment);
      for (let days = 0; days < 8; days += 1) await bench.pass(24 * 60 * MINUTE);
      expect((await bank.standing(payment)).underWay).toBe(0);
    }

    async function read(payment: string): Promise<Row> {
      const { rows } = await database.pool.query<Row>(
        `select c.status, c.amount_centavos as amount, c.refunded_centavos as refunded,
          (select coalesce(sum(f.amount_centavos), 0)::int from refund f
            where f.charge_id = c.id and f.state in ('owed', 'sent', 'refused')) as owed,
          r.status as reservation, r.money_back as "moneyBack", r.charge_trouble as trouble, r.lost_centavos as lost,
          (select count(*)::int from slot_claim k where k.reservation_id = r.id) as claims,
          (select count(*)::int from reservation_slot s where s.reservation_id = r.id) as lines
        from charge c left join reservation r on r.id = c.reservation_id where c.provider_id = $1`,
        [payment],
      );
      const [row] = rows;
      if (!row) throw new Error('Nothing was paid');
      return row;
    }

    /** What the payee has by right, counted from the bank's books alone and from what we have still to give back. */
    function rightOf({ amount, owed }: Row, { state, refunded }: Standing): number {
      const held = state === 'approved' ? Math.max(0, amount - refunded - owed) : 0;
      return held - Math.floor((held * FEE + 5_000) / 10_000);
    }

    it(`whatever happens, in whatever order (${RUNS} histories)`, async () => {
      const purpose = fc.constantFrom('reservation' as const, 'share' as const, 'link' as const);
      const history = fc.array(deed, { minLength: 3, maxLength: 14 });
      const property = fc.asyncProperty(purpose, history, async (of, deeds) => {
        // Days pass in every history: the next one books from its own today.
        const bench = await openBench(database, FEE, { bank: bank.provider(url) });
        const treasury = openTreasury(bench, await bench.person('admin'));
        const paid = await pay(bench, of);
        await bank.approve(paid.payment);
        await bench.pass(MINUTE);
        await live(bench, treasury, paid, deeds);
        await finish(bench, paid.payment);

        const [row, standing] = [await read(paid.payment), await bank.standing(paid.payment)];
        expect([row.status, row.refunded]).toEqual([standing.state, standing.refunded]);
        const { due, toDeduct, payouts } = await treasury.mine(paid.payee);
        const given = payouts.reduce(
          (sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100),
          0,
        );
        const balance = Math.round(due * 100) - Math.round(toDeduct * 100);
        expect([standing.state, given + balance]).toEqual([
          standing.state,
          standing.state === 'disputed' ? given : rightOf(row, standing),
        ]);
        if (paid.day) await agreeWithFigures(bench, paid.payee, paid.day, { row, standing, given, balance });
        if (due > 0) await treasury.pay(paid.payee.id);
        const after = await treasury.mine(paid.payee);
        expect([after.due, after.toDeduct]).toEqual([0, toDeduct]);
      });
      await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    });

    interface Ending {
      readonly row: Row;
      readonly standing: Standing;
      readonly given: number;
      readonly balance: number;
    }

    /** Where the money is decides what the owner's figures and the player's hours say. */
    async function agreeWithFigures(bench: Bench, owner: TestPerson, day: Day, ending: Ending): Promise<void> {
      const { row, standing, given, balance } = ending;
      const { state, refunded } = standing;
      const isLive = row.reservation === 'PAGA';
      const isBack = state === 'refunded';
      expect([row.reservation === 'CANCELADA' || isLive, row.moneyBack === 'done']).toEqual([true, isBack]);
      expect(row.claims).toBe(isLive ? row.lines : 0);
      const lost = state === 'charged_back' ? row.amount : isBack ? 0 : refunded;
      const trouble = state === 'disputed' || state === 'charged_back' ? state : 'none';
      expect([row.lost, row.trouble]).toEqual([lost, trouble]);
      const url = `${contract.dailyFinancialStats.path}?date=${toIsoDay(day)}`;
      const { stats } = (await bench.call(owner, { method: 'GET', url })).body.data;
      const atArena = isLive && isBack ? row.amount : 0;
      // Nothing was given: all that is theirs is still to come.
      const viaPlatform = Math.round(stats.viaPlatform * 100);
      expect(Math.round(stats.atArena * 100)).toBe(atArena);
      if (!isLive || isBack || state === 'charged_back') expect(viaPlatform).toBe(0);
      else if (state === 'approved' && given === 0) expect(viaPlatform).toBe(balance);
      else if (state === 'approved') expect([0, balance]).toContain(viaPlatform);
    }
  });
});
