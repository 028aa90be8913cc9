import { accountEndpoints } from './account.ts';
import { arenaEndpoints } from './arenas.ts';
import { bookingEndpoints } from './booking.ts';
import { googleEndpoints } from './google.ts';
import { paymentEndpoints } from './payments.ts';
import { recoveryEndpoints } from './recovery.ts';
import { sessionEndpoints } from './session.ts';
import { signUpEndpoints } from './signUp.ts';

/**
 * Every call of the API, once. No path is written anywhere else. Who needs only some, as the app's screens do, imports
 * those from the file of their area, and leaves the others unloaded.
 */
export const contract = {
  ...sessionEndpoints,
  ...signUpEndpoints,
  ...recoveryEndpoints,
  ...googleEndpoints,
  ...accountEndpoints,
  ...arenaEndpoints,
  ...bookingEndpoints,
  ...paymentEndpoints,
};

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
