import { doneIf, type Outcome, type Workers } from '#platform/outbox/work.ts';
import { askOnce } from './askOnce.ts';
import { type ChargeFile, type ChargeRow, hasMoneyCome, readCharge } from './charges.ts';
import { endCharge } from './endCharge.ts';
import { openCharge } from './openCharge.ts';
import { sendRefunds } from './sendRefunds.ts';
import type { PaymentDependencies } from './settle.ts';
import { isReachable } from './unreachable.ts';
import { nextAsk, nextTry, nextWatch } from './watch.ts';

type PaymentWorkers = Pick<Workers, 'expireHold' | 'cancelCharge' | 'refundCharge' | 'reconcileCharge' | 'watchCharge'>;
type Work = (file: ChargeFile, now: Date) => Promise<Outcome>;

export function paymentWork(dependencies: PaymentDependencies): PaymentWorkers {
  /** A charge that no longer exists needs no work; one whose provider is not set up is kept until it is. */
  const onCharge =
    (work: Work) =>
    async ({ charge }: { charge: string }, now: Date): Promise<Outcome> => {
      const file = await readCharge(dependencies.database.orm, charge);
      if (!file) return 'done';
      return (await isReachable(dependencies, file.charge)) ? work(file, now) : { againAt: nextTry(now) };
    };
  const whileOpen = (work: Work): Work => {
    return async (file, now) => (hasMoneyCome(file.charge.status) ? 'done' : work(file, now));
  };

  return {
    refundCharge: onCharge(({ charge }, now) => sendRefunds(dependencies, charge, now)),
    cancelCharge: onCharge(whileOpen(async (file) => doneIf(await endCharge(dependencies, file)))),
    expireHold: onCharge(
      whileOpen(async (file) => (file.isAwaited ? doneIf(await endCharge(dependencies, file)) : 'done')),
    ),
    reconcileCharge: onCharge((file, now) => reconcile(dependencies, file, now)),
    watchCharge: onCharge((file, now) => watch(dependencies, file, now)),
  };
}

/** The request that made the reservation may still be waiting for the provider; until then the job leaves the charge to it. */
const OPENING_MS = 30_000;

async function reconcile(dependencies: PaymentDependencies, { charge }: ChargeFile, now: Date): Promise<Outcome> {
  if (hasMoneyCome(charge.status)) {
    // Only if `planOneAsk` planned this; otherwise the charge's own jobs ask.
    if (charge.nextAskAt === null || charge.status === 'refunded') return 'done';
    await askOnce(dependencies, charge, now);
    await sendRefunds(dependencies, await readAgain(dependencies, charge), now);
    return 'done';
  }
  const again = nextAsk(charge, now);
  if (charge.providerId !== null) await askOnce(dependencies, charge, now);
  else if (charge.status === 'requested' && now.getTime() - charge.createdAt.getTime() > OPENING_MS) {
    await openCharge(dependencies, charge.id, { isRepeated: true });
  }
  return again ? { againAt: again } : 'done';
}

/** Checks whether received money is still there: it may be refunded in the provider's panel, or disputed. */
async function watch(dependencies: PaymentDependencies, { charge }: ChargeFile, now: Date): Promise<Outcome> {
  if (charge.status === 'refunded') return 'done';
  await askOnce(dependencies, charge, now);
  const asked = await readAgain(dependencies, charge);
  const again = nextWatch(asked.movedAt ?? asked.createdAt, now);
  return again && asked.status !== 'refunded' ? { againAt: again } : 'done';
}

async function readAgain({ database }: PaymentDependencies, charge: ChargeRow): Promise<ChargeRow> {
  return (await readCharge(database.orm, charge.id))?.charge ?? charge;
}
