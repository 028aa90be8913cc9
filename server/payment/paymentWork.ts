import { doneIf, type Outcome, type Workers } from '../outbox/work.ts';
import { askOnce } from './askOnce.ts';
import { type ChargeFile, type ChargeRow, hasMoneyCome, readCharge } from './charges.ts';
import { endCharge } from './endCharge.ts';
import { openCharge } from './openCharge.ts';
import { sendRefunds } from './sendRefunds.ts';
import type { PaymentParts } from './settle.ts';
import { isReachable } from './unreachable.ts';
import { nextAsk, nextTry, nextWatch } from './watch.ts';

type PaymentWorkers = Pick<Workers, 'expireHold' | 'cancelCharge' | 'refundCharge' | 'reconcileCharge' | 'watchCharge'>;
type Work = (file: ChargeFile, now: Date) => Promise<Outcome>;

/** What is done about charges while nobody waits. */
export function paymentWork(parts: PaymentParts): PaymentWorkers {
  /** Nothing is left to do about a charge that is gone; one whose provider is not set up is kept for when it is. */
  const onCharge =
    (work: Work) =>
    async ({ charge }: { charge: string }, now: Date): Promise<Outcome> => {
      const file = await readCharge(parts.database.orm, charge);
      if (!file) return 'done';
      return (await isReachable(parts, file.charge)) ? work(file, now) : { againAt: nextTry(now) };
    };
  const whileOpen = (work: Work): Work => {
    return async (file, now) => (hasMoneyCome(file.charge.status) ? 'done' : work(file, now));
  };

  return {
    refundCharge: onCharge(({ charge }, now) => sendRefunds(parts, charge, now)),
    cancelCharge: onCharge(whileOpen(async (file) => doneIf(await endCharge(parts, file)))),
    expireHold: onCharge(whileOpen(async (file) => (file.isAwaited ? doneIf(await endCharge(parts, file)) : 'done'))),
    reconcileCharge: onCharge((file, now) => reconcile(parts, file, now)),
    watchCharge: onCharge((file, now) => watch(parts, file, now)),
  };
}

/** The call that made the reservation may still be waiting for the provider: until then its charge is left to it. */
const OPENING_MS = 30_000;

async function reconcile(parts: PaymentParts, { charge }: ChargeFile, now: Date): Promise<Outcome> {
  if (hasMoneyCome(charge.status)) {
    // Only when it was told of in between; else its own jobs ask.
    if (charge.nextAskAt === null || charge.status === 'refunded') return 'done';
    await askOnce(parts, charge, now);
    await sendRefunds(parts, await readAgain(parts, charge), now);
    return 'done';
  }
  const again = nextAsk(charge, now);
  if (charge.providerId !== null) await askOnce(parts, charge, now);
  else if (charge.status === 'requested' && now.getTime() - charge.createdAt.getTime() > OPENING_MS) {
    await openCharge(parts, charge.id);
  }
  return again ? { againAt: again } : 'done';
}

/** Whether money that came is still there: it may have gone back in the provider's panel, or be disputed. */
async function watch(parts: PaymentParts, { charge }: ChargeFile, now: Date): Promise<Outcome> {
  if (charge.status === 'refunded') return 'done';
  await askOnce(parts, charge, now);
  const asked = await readAgain(parts, charge);
  const again = nextWatch(asked.movedAt ?? asked.createdAt, now);
  return again && asked.status !== 'refunded' ? { againAt: again } : 'done';
}

async function readAgain({ database }: PaymentParts, charge: ChargeRow): Promise<ChargeRow> {
  return (await readCharge(database.orm, charge.id))?.charge ?? charge;
}
