import { mutants as booking } from './booking.ts';
import { mutants as events } from './events.ts';
import { mutants as found } from './found.ts';
import type { Mutant } from './mutant.ts';
import { mutants as owner } from './owner.ts';
import { mutants as payment } from './payment.ts';
import { mutants as session } from './session.ts';
import { mutants as shared } from './shared.ts';

/** Every single fault that the tests of the charts must notice. */
export const MUTANTS: readonly Mutant[] = [booking, payment, session, owner, events, shared, found].flat();
