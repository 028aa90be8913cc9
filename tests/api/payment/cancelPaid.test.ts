import { Result } from 'effect';
import fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type CancellationPolicy, GIVES, tierFault } from '#domain/arenas/cancellationPolicy.ts';
import { contract } from '#domain/contract/contract.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { settle } from '#core/payment/settle.ts';
import { type Act, act } from '#core/payment/sandbox/sandboxTeller.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { orderOf, type TestArena, type TestPerson } from '../booking/world.ts';
import { openTreasury } from '../payouts/treasury.ts';
import { type Bench, MINUTE, openBench } from './bench.ts';

const HOUR = 60 * MINUTE;
const POLICY: CancellationPolicy = {
  tiers: [
    { hours: 24, percent: 100 },
    { hours: 6, percent: 50 },
  ],
  gives: 'refund',
  bonus: 0,
};
const CREDIT: CancellationPolicy = { ...POLICY, gives: 'credit', bonus: 10 };
type Hold = Awaited<ReturnType<Bench['hold']>>;

describeOnDatabases('a paid reservation that its player cancels', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
  });

  const arenaWith = (policy: CancellationPolicy | null) => bench.arena('platform', 2, { cancellationPolicy: policy });

  /** A paid hour at 18:00, and the clock at so many milliseconds before it. */
  async function paidAt(arena: TestArena, left?: number, more: { player?: TestPerson } = {}) {
    const hold = await bench.hold(arena, [18], more);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    if (left !== undefined) await bench.pass((await untilGame()) - left);
    return hold;
  }

  async function untilGame(): Promise<number> {
    const begins = instantOf(bench.day, 18, 'America/Sao_Paulo');
    return begins.getTime() - (await readNow(database)).getTime();
  }

  const shown = async (hold: Hold) => (await bench.read(hold.player, hold.id)).body.data.reservation;
  const quit = (who: TestPerson, id: string, token: string) =>
    bench.call(who, {
      method: 'PATCH',
      url: contract.cancelPaidReservation.path.replace(':id', id),
      payload: { token },
    });
  /** Cancels for what is shown now. */
  const quitNow = async (hold: Hold) => quit(hold.player, hold.id, (await shown(hold)).cancelQuote?.token ?? 'none');
  const creditOf = async ({ id: arenaId }: TestArena, { player }: Hold) => {
    const own = and(eq(playerCredits.arenaId, arenaId), eq(playerCredits.playerId, player.id));
    return (await database.orm.select().from(playerCredits).where(own))[0]?.centavos ?? 0;
  };
  const told = async () => (await database.orm.select().from(notices)).map(({ kind }) => kind);

  // SPEC 4. Red when `cancelTermsOf` gives terms without a policy.
  it('is refused where the arena has set nothing', async () => {
    const hold = await paidAt(await arenaWith(null));
    expect((await shown(hold)).cancelQuote).toBeUndefined();
    expect((await quit(hold.player, hold.id, 'refund-8050-8050-0')).body.error.code).toBe('not_cancellable');
    expect((await bench.cancel(hold.player, hold.id)).body.error.code).toBe('not_cancellable');
    expect((await bench.stateOf(hold)).status).toBe('PAGA');
  });

  it('goes back whole in the first tier, and its hours are free at once', async () => {
    const arena = await arenaWith(POLICY);
    const hold = await paidAt(arena, 25 * HOUR);
    expect((await shown(hold)).cancelQuote).toMatchObject({ paid: 80.5, returned: 80.5, bonus: 0, gives: 'refund' });
    const reply = await quitNow(hold);
    expect(reply.body.data.reservation).toMatchObject({
      status: 'CANCELADA',
      moneyNews: 'refunding',
      playerCancellation: { paid: 80.5, returned: 80.5, bonus: 0, gives: 'refund' },
    });
    expect((await bench.reserve(await bench.player(), orderOf(arena, bench.day, [18]))).status).toBe(201);
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'CANCELADA', refunded: true, charge: 'refunded' });
    expect(await bench.bankRow(hold.payment)).toMatchObject({ status: 'refunded', refundedCentavos: 80_50 });
  });

  // Red without `isPart` in server/core/payment/keepRefund.ts: the charge counts as refunded whole.
  it('goes back in part in the second, and the arena keeps the rest, less the fee', async () => {
    bench = await openBench(database, 500);
    const arena = await arenaWith(POLICY);
    const hold = await paidAt(arena, 7 * HOUR);
    await quitNow(hold);
    await bench.pass(MINUTE);
    expect(await bench.bankRow(hold.payment)).toMatchObject({ status: 'approved', refundedCentavos: 40_25 });
    expect(await bench.chargeOf(hold)).toMatchObject({ status: 'approved', refundedCentavos: 40_25 });
    expect(await bench.refundRows()).toMatchObject([
      { part: 'all', amountCentavos: 40_25, state: 'done', reason: 'cancelled by the player' },
    ]);
    expect(await shown(hold)).toMatchObject({ status: 'CANCELADA', moneyNews: 'refunded' });
    const url = `${contract.agenda.path}?day=${bench.day.day}&month=${bench.day.month}&year=${bench.day.year}`;
    const { body } = await bench.call(arena.owner, { url });
    expect(body.data.reservations).toMatchObject([{ playerCancellation: { paid: 80.5, returned: 40.25 } }]);
    const treasury = openTreasury(bench, await bench.person('admin'));
    // 5 % of R$ 40,25, rounded half up, are R$ 2,01.
    expect(await treasury.account(arena.owner.id)).toMatchObject({ due: 38.24 });
  });

  it('becomes a credit with its bonus where the arena gives credit, and no PIX goes back', async () => {
    const arena = await arenaWith(CREDIT);
    const hold = await paidAt(arena, 7 * HOUR);
    const reply = await quitNow(hold);
    expect(reply.body.data.reservation).toMatchObject({
      status: 'CANCELADA',
      refunded: false,
      playerCancellation: { paid: 80.5, returned: 40.25, bonus: 4.03, gives: 'credit' },
    });
    await bench.pass(HOUR);
    expect([await creditOf(arena, hold), await bench.refundRows()]).toEqual([44_28, []]);
    expect(await database.orm.select().from(movements)).toMatchObject([
      { kind: 'credit', method: 'player_credit', valueCentavos: -44_28, tillId: null },
    ]);
    expect(await bench.bankRow(hold.payment)).toMatchObject({ status: 'approved', refundedCentavos: 0 });
  });

  // Red without the token in server/areas/player/booking/cancelPaid.ts.
  it('is refused when what was shown is no more, with the sum of now, and done with that', async () => {
    const hold = await paidAt(await arenaWith(POLICY), 24 * HOUR + MINUTE);
    const { token } = (await shown(hold)).cancelQuote;
    await bench.pass(2 * MINUTE);
    const { body } = await quit(hold.player, hold.id, token);
    expect([body.error.code, body.message.replaceAll('\u00a0', ' ')]).toEqual([
      'quote_changed',
      'O valor que volta mudou: agora R$ 40,25 voltam pelo PIX e R$ 40,25 ficam com a arena. Confira e cancele de novo.',
    ]);
    expect([(await bench.stateOf(hold)).status, await bench.refundRows()]).toEqual(['PAGA', []]);
    expect((await quitNow(hold)).status).toBe(200);
    await bench.pass(MINUTE);
    expect(await bench.bankRow(hold.payment)).toMatchObject({ refundedCentavos: 40_25 });
  });

  // Red when `readBookingContext` or `cancelTermsOf` read the arena's policy of now.
  it('keeps the policy that it was made under', async () => {
    const arena = await arenaWith(POLICY);
    const hold = await paidAt(arena);
    const off = { tiers: [], gives: 'refund', bonus: 0 };
    const url = contract.updateCancellationPolicy.path;
    expect((await bench.call(arena.owner, { method: 'PATCH', url, payload: off })).status).toBe(200);
    expect((await shown(hold)).cancellationPolicy).toEqual(POLICY);
    expect((await quitNow(hold)).status).toBe(200);
    const later = await bench.hold(arena, [20]);
    expect((await shown(later)).cancellationPolicy).toBeUndefined();
  });

  it('is over after the last tier, once it has begun, and for anybody else', async () => {
    const arena = await arenaWith(POLICY);
    const hold = await paidAt(arena, 7 * HOUR);
    const { token } = (await shown(hold)).cancelQuote;
    for (const other of [await bench.player(), arena.owner]) {
      expect([404, 403]).toContain((await quit(other, hold.id, token)).status);
    }
    await bench.pass(2 * HOUR);
    expect((await shown(hold)).cancelQuote).toBeUndefined();
    expect((await quit(hold.player, hold.id, token)).body.error.code).toBe('not_cancellable');
  });

  // Red without `isAllThere` in server/core/reservations/cancelTerms.ts.
  it.each(['devolver-parte', 'contestar'] as const)('is for a person to look at after %s', async (what) => {
    const hold = await paidAt(await arenaWith(POLICY));
    const { token } = (await shown(hold)).cancelQuote;
    await bench.bank(hold.payment, what);
    await bench.pass(2 * HOUR);
    expect((await shown(hold)).cancelQuote).toBeUndefined();
    expect((await quit(hold.player, hold.id, token)).body.error.code).toBe('not_cancellable');
  });

  it('many times at once is paid back once', async () => {
    const arena = await arenaWith(CREDIT);
    const hold = await paidAt(arena, 7 * HOUR);
    const { token } = (await shown(hold)).cancelQuote;
    const replies = await Promise.all(Array.from({ length: 20 }, () => quit(hold.player, hold.id, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await creditOf(arena, hold)).toBe(44_28);
  });

  it('is told to the desk and to the player', async () => {
    const hold = await paidAt(await arenaWith(POLICY), 7 * HOUR);
    await quitNow(hold);
    await bench.pass(MINUTE);
    expect((await told()).toSorted()).toEqual(['ownCancellation', 'paidBookingCancelled', 'pixReceived', 'refundDone']);
  });

  const tiers = fc
    .array(fc.record({ hours: fc.nat(60), percent: fc.integer({ min: 1, max: 100 }) }), { minLength: 1, maxLength: 3 })
    .filter((some) => !tierFault(some));
  const policy = fc.record({ tiers, gives: fc.constantFrom(...GIVES), bonus: fc.nat(100) });
  const history = fc.record({
    policy,
    left: fc.integer({ min: 1, max: 70 * 60 }),
    // What the bank does before the player cancels, after it, and once the refund was sent.
    acts: fc.tuple(
      fc.constantFrom(undefined, 'demorar', 'contestar'),
      fc.constantFrom(undefined, 'devolver', 'devolver-parte'),
      fc.constantFrom(undefined, 'rejeitar', 'concluir', 'ganhar'),
    ),
  });

  /** Something happens at the bank, if it can. */
  const at = async (hold: Hold, what: Act | undefined) => what && act(database, hold.payment, what);

  // Refunds + credit without bonus + kept = paid, and the books are the bank's, whatever happens beside it.
  it('on any history returns what was shown, and the bank and the payouts agree', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ policy: of, left, acts: [before, after, last] }) => {
        await database.empty();
        bench = await openBench(database);
        const arena = await arenaWith({ ...of, bonus: of.gives === 'credit' ? of.bonus : 0 });
        const hold = await paidAt(arena, left * MINUTE);
        const { cancelQuote: quote } = await shown(hold);
        await at(hold, before);
        const reply = await quitNow(hold);
        expect(reply.status).toBe(quote ? 200 : 409);
        await at(hold, after);
        await bench.pass(2 * HOUR);
        await at(hold, last);
        await bench.pass(12 * HOUR);
        await bench.pass(12 * HOUR);
        await settle(bench.dependencies, Result.getOrThrow(await bench.provider.get(hold.payment)));
        const bank = await bench.bankRow(hold.payment);
        const charge = await bench.chargeOf(hold);
        expect(charge?.refundedCentavos).toBe(bank?.refundedCentavos);
        if (!quote) return;
        const { paid, returned, bonus, gives } = (await shown(hold)).playerCancellation;
        expect({ paid, returned, bonus, gives }).toEqual({
          paid: quote.paid,
          returned: quote.returned,
          bonus: quote.bonus,
          gives: quote.gives,
        });
        const [refund] = await bench.refundRows();
        if (gives === 'credit') {
          // What goes back to the payer takes its part of the credit along (decision 126).
          const there = 1 - (bank?.refundedCentavos ?? 0) / Math.round(paid * 100);
          expect(await creditOf(arena, hold)).toBe(Math.round(Math.round((returned + bonus) * 100) * there));
          expect(refund?.reason).not.toBe('cancelled by the player');
        } else {
          expect(await creditOf(arena, hold)).toBe(0);
          expect(refund?.amountCentavos).toBeLessThanOrEqual(Math.round(paid * 100));
          if (!before && !after) {
            expect(bank?.refundedCentavos).toBe(Math.round(returned * 100));
            expect(refund).toMatchObject({ state: 'done', amountCentavos: Math.round(returned * 100) });
          }
        }
      }),
      { numRuns: sweep(2, 500) },
    );
  });

  // Decision 062: what is kept of a cancelled one stays in the arena's figures. Red without `own` in `fateOf`.
  it('is in the spreadsheet as kept', async () => {
    const arena = await arenaWith(POLICY);
    await quitNow(await paidAt(arena, 7 * HOUR));
    const url = `${contract.reservationSheet.path}?month=${bench.day.month}&year=${bench.day.year}`;
    const { body } = await bench.call(arena.owner, { url });
    const [head = [], row = []] = String(body.data.csv)
      .split('\r\n')
      .map((line) => line.replaceAll('"', '').split(';'));
    expect(row[head.indexOf('Sinal mantido')]).toBe('40,25');
  });
});
