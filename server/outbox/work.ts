import { askOnce } from '../payments/askOnce.ts';
import { type ChargeFile, readCharge } from '../payments/charges.ts';
import { endCharge } from '../payments/endCharge.ts';
import { openCharge } from '../payments/openCharge.ts';
import { payRefund } from '../payments/refunds.ts';
import type { PaymentParts } from '../payments/settle.ts';
import { nextAsk } from '../payments/watch.ts';
import type { JobKind } from './jobs.ts';

/** What became of a job: over, to be looked at again at an hour of its own, or to be tried again because it failed. */
export type Outcome = 'done' | 'failed' | { readonly againAt: Date };

/** What a job does. All of it may be repeated, also by two processes at once. */
export async function work(parts: PaymentParts, kind: JobKind, chargeId: string, now: Date): Promise<Outcome> {
  if (kind === 'refundCharge') return doneIf(await payRefund(parts, chargeId));
  const file = await readCharge(parts.database.orm, chargeId);
  if (!file || file.charge.status === 'approved' || file.charge.status === 'refunded') return 'done';
  switch (kind) {
    case 'cancelCharge':
      return doneIf(await endCharge(parts, file));
    case 'expireHold':
      return file.reservation.status === 'PENDENTE' ? doneIf(await endCharge(parts, file)) : 'done';
    case 'reconcileCharge':
      return reconcile(parts, file, now);
  }
}

function doneIf(success: boolean): Outcome {
  return success ? 'done' : 'failed';
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
