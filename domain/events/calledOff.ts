import { Schema } from 'effect';
import { TotalReais } from '../money/money.ts';

/** What calling an event or a category off comes to. */
export const CallingOff = Schema.Struct({
  /** Live registrations that end. */
  registrations: Schema.Int,
  /** Whoever paid through the platform gets it back. */
  paidBack: Schema.Struct({ people: Schema.Int, total: TotalReais }),
  /** Whoever paid the organizer has to get it from there. */
  paidToOrganizer: Schema.Struct({ people: Schema.Int, total: TotalReais }),
});
export type CallingOff = typeof CallingOff.Type;
