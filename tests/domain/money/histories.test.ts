import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_ZONE, instantOf } from '#domain/values/days/moment.ts';
import { percentOf } from '#domain/values/money.ts';
import { sweep } from '../../sweep.ts';
import { openBills } from './bills.ts';
import { openBooks } from './books.ts';
import { openCancelling } from './cancelling.ts';
import { type Deed, histories } from './deeds.ts';
import { openMensalistas } from './mensalistas.ts';
import { openReservations, type Outcome } from './reservations.ts';

const HISTORIES = sweep(1_000, 10_000);
const DEEDS = 50;
/** A leap day is near. */
const BEGINS = instantOf({ day: 20, month: 1, year: 2028 }, 12, DEFAULT_ZONE);

type History = ReturnType<typeof histories> extends fc.Arbitrary<infer Told> ? Told : never;

/** An arena with two players and a guest to whom nothing has happened yet. */
function openArena({ policy, rule }: History) {
  const clock = { now: BEGINS };
  const books = openBooks();
  const reservations = openReservations(books, clock, policy);
  const cancelling = openCancelling(books, clock, reservations);
  const mensalistas = openMensalistas(books, reservations, cancelling.call);
  const bills = openBills(books, reservations, mensalistas.all, rule);
  const { accounts, flow, faults } = books;

  function tell(told: Deed): Outcome {
    switch (told.do) {
      case 'book':
        return reservations.book(told);
      case 'payPix':
        return reservations.payPix(told);
      case 'pay':
        return reservations.pay(told);
      case 'split':
        return reservations.split(told);
      case 'discount':
        return reservations.discount(told);
      case 'takeBack':
        return reservations.takeBack(told);
      case 'setPolicy':
        return reservations.setPolicy(told);
      case 'leave':
        return cancelling.leave(told);
      case 'cancel':
        return cancelling.cancel(told);
      case 'undoCancel':
        return cancelling.undoCancel(told);
      case 'close':
        return cancelling.close(told);
      case 'series':
        return mensalistas.series(told);
      case 'skip':
        return mensalistas.skip(told);
      case 'end':
        return mensalistas.end(told);
      case 'payBill':
        return bills.payBill(told);
      case 'forgiveBill':
        return bills.forgiveBill(told);
      case 'askPix':
        return bills.askPix(told);
      case 'payBillByPix':
        return bills.payBillByPix(told);
      case 'payOut': {
        const account = accounts[told.who];
        const value = account ? percentOf(account.credit, told.share * 100) : 0;
        if (!account || value === 0) return false;
        flow(account, 'refund', told.method, -value);
        account.credit -= value;
        return 'done';
      }
      case 'pass':
        reservations.pass(told);
        mensalistas.extendAll();
        return 'done';
    }
  }
  return { tell, faults };
}

/** In how many ways deeds end that are not refused; each has to happen often. */
const OUTCOMES = 29;

/*
 * Red without one of these, among others: `+ own.bonus` in `fateOf`, `Math.floor` in `percentOf`, 'CANCELADA' in `OVER` (a bill has
 * its skipped weeks), `Math.min` in `creditFor` or in `billOf`, `rest -= ofCredit` in `paymentsOf`, `bill.left === amount` in
 * `paymentsByPix`, `- given` in `shareOf`, `- returned` in `keptOf`, `kind === 'credit'` in `settledBy`, `!undone.has(id)` in
 * `standing`, the line of guests in `receivedFor`; and with `* 200` for `* 100` of a tier in `termsAt`.
 */
it('that was received is earned, was refunded, or is owed as credit, of each person, after every deed', () => {
  const happened = new Map<string, number>();
  fc.assert(
    fc.property(histories(DEEDS), (history) => {
      const { tell, faults } = openArena(history);
      for (const deed of history.deeds) {
        const outcome = tell(deed);
        const key = `${deed.do} ${outcome}`;
        if (outcome) happened.set(key, (happened.get(key) ?? 0) + 1);
        const found = faults();
        if (found.length > 0) expect([deed, found]).toEqual([deed, []]);
      }
    }),
    { numRuns: HISTORIES },
  );
  expect([...happened.values()].filter((times) => times > HISTORIES / 50)).toHaveLength(OUTCOMES);
});
