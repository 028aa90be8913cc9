import { Schema } from 'effect';
import { TotalReais } from '../values/money.ts';

/** People, and what they paid altogether. */
const Paid = Schema.Struct({ people: Schema.Int, total: TotalReais });

/** The consequences of calling off an event or a category. */
export const CallingOff = Schema.Struct({
  /** How many live registrations would end. */
  registrations: Schema.Int,
  /** How many stand in categories that have a champion and stay as they are. */
  finished: Schema.Int,
  /** People who paid through the platform and get a refund; where nothing was played, those who withdrew after the draw too. */
  paidBack: Paid,
  /** People who paid the organizer, who has to return it. */
  paidToOrganizer: Paid,
  /** People who withdrew from what was played: their refund is the organizer's choice ({@link CallOff}). */
  withdrawn: Paid,
});
export type CallingOff = typeof CallingOff.Type;

/** How something is called off. */
export const CallOff = Schema.Struct({
  /** Whether those who withdrew from what was played get their money back too; not unless it is said. */
  refundsWithdrawn: Schema.optionalKey(Schema.Boolean),
});
