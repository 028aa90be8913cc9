import { accountOf } from '#domain/agenda/received.ts';
import type { CancellationPolicy } from '#domain/arenas/cancellationPolicy.ts';
import { creditFor, paidByCredit } from '#domain/booking/creditUse.ts';
import { awaitsPix, HOLD_GRACE_MINUTES, HOLD_MINUTES, initialStatus, isLive } from '#domain/booking/reservation.ts';
import { splitEqually, standing, undoOf } from '#domain/ledger/movement.ts';
import { addDays } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { percentOf } from '#domain/values/money.ts';
import type { Books, Held } from './books.ts';
import type { Of } from './deeds.ts';

export const HOUR_MS = 60 * 60_000;
const HOLD_MS = (HOLD_MINUTES + HOLD_GRACE_MINUTES) * 60_000;

export interface Clock {
  now: Date;
}

export const nth = <One>(all: readonly One[], place: number) => all[place % Math.max(1, all.length)];
/** At least a centavo of a sum that is not zero. */
export const partOf = (sum: number, share: number) => Math.min(sum, Math.max(1, percentOf(sum, share * 100)));

/** What a deed came to: false where the rules refused it. */
export type Outcome = 'done' | 'back' | 'credit' | 'refund' | false;

/** What happens to single reservations. */
export function openReservations(books: Books, clock: Clock, first: CancellationPolicy) {
  const { accounts, flow, write, settle } = books;
  let policy = first;
  const all = () => accounts.flatMap(({ held }) => held);
  const moment = () => momentIn(clock.now, DEFAULT_ZONE);
  const isOpen = (held: Held) => isLive(held) && held.paymentMethod === 'local' && accountOf(held).left > 0;

  function hold(one: Pick<Held, 'account' | 'date' | 'hour' | 'paymentMethod' | 'totalValue' | 'status'>): Held {
    const { status, ...rest } = one;
    const before = { status, paidFrom: status, cancelledFrom: status };
    const held: Held = {
      ...rest,
      ...before,
      madeAt: clock.now,
      policy,
      installments: [],
      ledger: [],
      hasCode: awaitsPix(one),
    };
    one.account.held.push(held);
    return held;
  }

  return {
    hold,
    all,
    moment,
    setPolicy(told: Of<'setPolicy'>): Outcome {
      ({ policy } = told);
      return 'done';
    },

    book({ who, days, hour, price, discount, byPix, usesCredit }: Of<'book'>): Outcome {
      const account = accounts[who];
      if (!account) return false;
      const paymentMethod = byPix && account.hasAccount ? ('platform' as const) : ('local' as const);
      const total = price - percentOf(price, discount);
      const sale = { paymentMethod, status: initialStatus({ madeBy: 'player', paymentMethod, total }) };
      const where = { account, date: addDays(moment().day, days), hour, totalValue: total };
      if (!usesCredit) return hold({ ...where, ...sale }) && 'done';
      const use = creditFor({ credit: account.credit, total, paymentMethod });
      if (!use) return false;
      settle(hold({ ...where, ...paidByCredit(sale, use) }), use.used, 'player_credit');
      return 'credit';
    },

    /** Whether late money still pays is for the hours, which are not of this world; either way it is all of it. */
    payPix({ which, isFree }: Of<'payPix'>): Outcome {
      const held = nth(
        all().filter(({ hasCode }) => hasCode),
        which,
      );
      if (!held) return false;
      held.hasCode = false;
      flow(held.account, 'payment', 'platform', held.totalValue);
      const isKept = awaitsPix(held) || (held.status === 'EXPIRADA' && isFree);
      if (isKept) held.status = 'PAGA';
      else flow(held.account, 'refund', 'platform', -held.totalValue);
      return isKept ? 'done' : 'back';
    },

    pay({ which, share, by }: Of<'pay'>): Outcome {
      const held = nth(all().filter(isOpen), which);
      if (!held) return false;
      const total = partOf(accountOf(held).left, share);
      const { credit, hasAccount } = held.account;
      const ofCredit = hasAccount ? creditFor({ credit, total, paymentMethod: 'local' })?.used : undefined;
      const value = by === 'player_credit' ? ofCredit : total;
      if (value !== undefined) settle(held, value, by);
      return value !== undefined && (by === 'player_credit' ? 'credit' : 'done');
    },

    split({ which, share, people }: Of<'split'>): Outcome {
      const held = nth(all().filter(isOpen), which);
      const parts = held ? splitEqually(partOf(accountOf(held).left, share), people) : [];
      for (const part of parts) if (held && part > 0) settle(held, part, 'cash');
      return held !== undefined && 'done';
    },

    discount({ which, share }: Of<'discount'>): Outcome {
      const held = nth(all().filter(isOpen), which);
      if (held) settle(held, partOf(accountOf(held).left, share), null);
      return held !== undefined && 'done';
    },

    takeBack({ which }: Of<'takeBack'>): Outcome {
      const entries = all().flatMap((held) =>
        isLive(held) ? standing(held.ledger).map((line) => ({ held, line })) : [],
      );
      const entry = nth(entries, which);
      const line = entry?.held.ledger.find(({ id }) => id === entry.line.id);
      const undo = entry && undoOf(entry.held.ledger, entry.line.id, books.newId());
      if (!entry || !line || !undo) return false;
      const { held } = entry;
      write(held, { ...undo, method: line.method }, line.kind);
      held.installments = held.installments.filter(({ id }) => id !== line.id);
      if (held.status === 'PAGA') held.status = held.paidFrom;
      return 'done';
    },

    /** Time passes, and what is held too long for a PIX expires. */
    pass({ hours }: Of<'pass'>): Outcome {
      clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
      const isOver = (held: Held) => awaitsPix(held) && clock.now.getTime() - held.madeAt.getTime() > HOLD_MS;
      for (const held of all().filter(isOver)) held.status = 'EXPIRADA';
      return 'done';
    },
  };
}

export type Reservations = ReturnType<typeof openReservations>;
