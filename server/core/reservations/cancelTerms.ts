import { type CancellationPolicy, termsAt } from '#domain/arenas/cancellationPolicy.ts';
import type { ReservationStatus } from '#domain/booking/reservation.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { instantOf } from '#domain/values/days/moment.ts';

interface Booked {
  readonly status: ReservationStatus;
  readonly totalCentavos: number;
  readonly settledCentavos: number;
  readonly lostCentavos: number;
  readonly moneyBack: string;
  readonly chargeTrouble: string;
  readonly cancellationPolicy: CancellationPolicy | null;
  readonly day: string;
  readonly startHours: readonly number[];
  readonly zone: string;
  readonly charge: { readonly status: string; readonly amountCentavos: number } | null;
}

/**
 * What its player gets who cancels a reservation now. Nothing, unless its PIX paid for exactly all of it and is all there: what
 * was moved, disputed or returned before is for a person to look at.
 */
export function cancelTermsOf(booked: Booked, now: Date): ReturnType<typeof termsAt> {
  const { cancellationPolicy, charge, day, startHours, zone } = booked;
  if (!cancellationPolicy || !charge || !isAllThere(booked, charge)) return undefined;
  const begins = instantOf(fromIsoDay(day), Math.min(...startHours), zone);
  return termsAt(cancellationPolicy, { paid: charge.amountCentavos, begins }, now);
}

function isAllThere(booked: Booked, charge: NonNullable<Booked['charge']>): boolean {
  const { status, totalCentavos, settledCentavos, lostCentavos, moneyBack, chargeTrouble } = booked;
  return (
    status === 'PAGA' &&
    charge.status === 'approved' &&
    charge.amountCentavos === totalCentavos &&
    settledCentavos === 0 &&
    lostCentavos === 0 &&
    moneyBack === 'none' &&
    chargeTrouble === 'none'
  );
}
