import { accountOf, choicesFor, fateOf, receivedAtArena } from '#domain/agenda/received.ts';
import { keptOf, tokenOf } from '#domain/arenas/cancellationPolicy.ts';
import { cancelObstacleOf, hasBegun } from '#domain/booking/cancelObstacle.ts';
import { cancellableFrom, isLive } from '#domain/booking/reservation.ts';
import { receivedFor } from '#domain/closures/closure.ts';
import { partFault, type ReceivedMoney, shareOf } from '#domain/ledger/cancellation.ts';
import { undoOf } from '#domain/ledger/movement.ts';
import { givesPixBack } from '#domain/booking/pixBack.ts';
import { addDays, compareDays, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE as zone } from '#domain/values/days/moment.ts';
import { cancelTermsOf } from '#core/reservations/cancelTerms.ts';
import type { Books, Held } from './books.ts';
import type { Of } from './deeds.ts';
import { type Clock, HOUR_MS, nth, type Outcome, partOf, type Reservations } from './reservations.ts';

const PLAYER = { id: '', name: '' };

/** How reservations are called off. */
export function openCancelling({ flow, write, newId }: Books, clock: Clock, { all, moment }: Reservations) {
  const hasMoney = (held: Held) => accountOf(held).received > 0;
  const begun = ({ date, hour }: Held) => hasBegun({ date, startHours: [hour] }, moment());

  /** As the desk or a closure does. @param received what becomes of what was received, if anything was */
  function call(held: Held, received?: ReceivedMoney): void {
    const isBack = givesPixBack({ ...held, moneyBack: 'none', totalCentavos: held.totalValue });
    if (isBack) flow(held.account, 'refund', 'platform', -held.totalValue);
    held.cancellation = { at: clock.now, ...(received && { received }) };
    held.cancelledFrom = held.status;
    held.status = 'CANCELADA';
    const { given, kept } = received ? shareOf(received) : { given: 0, kept: 0 };
    if (given + kept !== (received?.value ?? 0)) throw new Error('A share of what was received is lost');
    if (received && given > 0)
      write(held, { kind: 'refund', value: -given, method: received.method ?? 'player_credit' });
  }

  function leavePaid(held: Held, shownHoursAgo: number): Outcome {
    const booked = { settledCentavos: 0, lostCentavos: 0, moneyBack: 'none', chargeTrouble: 'none', zone };
    const { account, totalValue: totalCentavos, hour } = held;
    const charge = { status: 'approved', amountCentavos: totalCentavos };
    const row = { ...booked, ...held, totalCentavos, charge, cancellationPolicy: held.policy };
    const termsAt = (at: Date) => cancelTermsOf({ ...row, day: toIsoDay(held.date), startHours: [hour] }, at);
    const [shown, terms] = [termsAt(new Date(clock.now.getTime() - shownHoursAgo * HOUR_MS)), termsAt(clock.now)];
    const most = Math.min(totalCentavos, shown?.returned ?? 0);
    if (terms && (terms.returned > most || terms.returned + keptOf(terms) !== terms.paid))
      throw new Error(`A refund of ${terms.returned} where ${most} is the most`);
    if (!terms || !shown || tokenOf(terms) !== tokenOf(shown)) return false;
    const { paid, returned, bonus, gives } = terms;
    held.status = 'CANCELADA';
    held.playerCancellation = { paid, returned, bonus, gives };
    if (gives === 'refund') flow(account, 'refund', 'platform', -returned);
    else write(held, { kind: 'credit', value: -fateOf(held).credited, method: 'player_credit' });
    return gives;
  }

  return {
    call,

    leave({ which, isPaid, shownHoursAgo }: Of<'leave'>): Outcome {
      const theirs = all().filter((one) => isLive(one) && one.account.hasAccount && (!isPaid || hasMoney(one)));
      const held = nth(theirs, which);
      if (!held) return false;
      if (held.status === 'PAGA' && held.paymentMethod === 'platform') return leavePaid(held, shownHoursAgo);
      const { received, discounted } = accountOf(held);
      const facts = { date: held.date, startHours: [held.hour], settled: received + discounted };
      const isTheirs = cancellableFrom('player').includes(held.status) && !cancelObstacleOf(facts, moment());
      if (isTheirs) held.status = 'CANCELADA';
      return isTheirs && 'done';
    },

    cancel({ which, isPaid, becomes, share, method }: Of<'cancel'>): Outcome {
      const can = all().filter((one) => cancellableFrom('owner').includes(one.status) && (!isPaid || hasMoney(one)));
      const held = nth(can, which);
      if (!held) return false;
      const value = receivedAtArena(held);
      if (value === 0) call(held);
      if (value === 0) return 'done';
      if (!choicesFor(held.account.hasAccount ? { player: PLAYER } : {}).includes(becomes)) return false;
      const part = partOf(value, share);
      if (partFault(part, value)) throw new Error('A part that is none');
      call(held, { value, becomes, ...(becomes === 'refund' && { method, part }) });
      return becomes === 'deposit' ? 'done' : becomes;
    },

    /** Of one whose money became credit the database says whether that is still there. */
    undoCancel({ which }: Of<'undoCancel'>): Outcome {
      const cancelled = all().filter(({ status, cancellation }) => status === 'CANCELADA' && cancellation);
      const held = nth(
        cancelled.filter((one) => one.paymentMethod === 'local' && fateOf(one).credited === 0),
        which,
      );
      if (!held) return false;
      const refund = held.ledger.findLast(({ kind }) => kind === 'refund');
      const undo = refund && undoOf(held.ledger, refund.id, newId());
      if (undo) write(held, { ...undo, method: refund.method }, 'refund');
      delete held.cancellation;
      held.status = held.cancelledFrom;
      return 'done';
    },

    close({ days, more, becomes, method }: Of<'close'>): Outcome {
      const from = addDays(moment().day, days);
      const isIn = ({ date }: Held) => compareDays(date, from) >= 0 && compareDays(date, addDays(from, more)) <= 0;
      const met = all().filter((held) => isLive(held) && isIn(held) && !begun(held));
      const money = { becomes, ...(becomes === 'refund' && { method }) };
      for (const held of met) {
        const value = receivedAtArena(held);
        call(held, value > 0 ? receivedFor(money, value, held.account.hasAccount) : undefined);
      }
      return met.length > 0 && 'done';
    },
  };
}
