import { doneIf, type Outcome, type Workers } from '../outbox/work.ts';
import { askOnce } from './askOnce.ts';
import { type ChargeFile, readCharge } from './charges.ts';
import { endCharge } from './endCharge.ts';
import { openCharge } from './openCharge.ts';
import { payRefund } from './refunds.ts';
import type { PaymentParts } from './settle.ts';
import { nextAsk } from './watch.ts';

type PaymentWorkers = Pick<Workers, 'expireHold' | 'cancelCharge' | 'refundCharge' | 'reconcileCharge'>;

/** What is done about charges while nobody waits. */
export function paymentWork(parts: PaymentParts): PaymentWorkers {
  /** Nothing is left to do about a charge that is gone, or whose money came. */
  const whileOpen =
    (work: (file: ChargeFile, now: Date) => Promise<Outcome>) =>
    async ({ charge }: { charge: string }, now: Date): Promise<Outcome> => {
      const file = await readCharge(parts.database.orm, charge);
      if (!file || file.charge.status === 'approved' || file.charge.status === 'refunded') return 'done';
      return work(file, now);
    };

  return {
    refundCharge: async ({ charge }) => doneIf(await payRefund(parts, charge)),
    cancelCharge: whileOpen(async (file) => doneIf(await endCharge(parts, file))),
    expireHold: whileOpen(async (file) => (file.isAwaited ? doneIf(await endCharge(parts, file)) : 'done')),
    reconcileCharge: whileOpen((file, now) => reconcile(parts, file, now)),
  };
}

/** The call that made the reservation may still be waiting for the provider: until then its charge is left to it. */
const OPENING_MS = 30_000;

async function reconcile(parts: PaymentParts, file: ChargeFile, now: Date): Promise<Outcome> {
  const { charge } = file;
  const again = nextAsk(charge, now);
  if (charge.providerId !== null) await askOnce(parts, charge, now);
  else if (charge.status === 'requested' && now.getTime() - charge.createdAt.getTime() > OPENING_MS) {
    await openCharge(parts, charge.id);
  }
  return again ? { againAt: again } : 'done';
}
