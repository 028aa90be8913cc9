import { Result, Schema } from 'effect';
import type { OrderRefused } from '../../../../machines/booking/bookingOutcomes.ts';
import { type Refused, toFailed } from '../../../shared/api/failure.ts';

const Taken = Schema.Struct({
  taken: Schema.Array(Schema.Struct({ court: Schema.String, timeSlot: Schema.String })),
});

/** The outcome for a booking chart when the server refused the order. */
export function refusalOf(refused: Refused): OrderRefused {
  const { code, message, details } = refused;
  if (code === 'voucher_not_found' || code === 'voucher_too_few') return { _tag: 'VoucherRefused', message };
  if (code !== 'slot_taken') return toFailed(refused);
  const decoded = Schema.decodeUnknownResult(Taken)(details);
  return { _tag: 'SlotTaken', message, taken: Result.isSuccess(decoded) ? decoded.success.taken : [] };
}
