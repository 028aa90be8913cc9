import { Schema } from 'effect';
import { TotalReais } from '../money/money.ts';

/** The consequences of calling off an event or a category. */
export const CallingOff = Schema.Struct({
  /** How many live registrations would end. */
  registrations: Schema.Int,
  /** People who paid through the platform and get a refund. */
  paidBack: Schema.Struct({ people: Schema.Int, total: TotalReais }),
  /** People who paid the organizer, who has to return it. */
  paidToOrganizer: Schema.Struct({ people: Schema.Int, total: TotalReais }),
});
export type CallingOff = typeof CallingOff.Type;
