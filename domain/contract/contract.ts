import { accountEndpoints } from './account.ts';
import { arenaEndpoints } from './arenas.ts';
import { bookingEndpoints } from './booking.ts';
import { paymentEndpoints } from './payments.ts';
import { sessionEndpoints } from './session.ts';

/** Every call of the API, once. No path is written anywhere else. */
export const contract = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...arenaEndpoints,
  ...bookingEndpoints,
  ...paymentEndpoints,
};

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
