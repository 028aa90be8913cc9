import { accountHandlers } from './account/accountHandlers.ts';
import { arenaHandlers } from './arenas/arenaHandlers.ts';
import { bookingHandlers } from './booking/bookingHandlers.ts';
import type { Handlers } from './http/contractRoutes.ts';
import type { Parts } from './parts.ts';
import { paymentNotification } from './payments/notifications.ts';
import { paymentRelay } from './payments/relay.ts';
import { googleHandlers } from './session/google/googleHandlers.ts';
import { recoveryHandlers } from './session/recoveryHandlers.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import { signUpHandlers } from './signUp/signUpHandlers.ts';

/** What answers every call of the contract. */
export function makeHandlers(parts: Parts): Handlers {
  const { limits } = parts.settings;
  return {
    ...sessionHandlers({ ...parts, limits }),
    ...signUpHandlers(parts),
    ...recoveryHandlers(parts),
    ...googleHandlers(parts),
    ...accountHandlers(parts),
    ...arenaHandlers(parts.database),
    ...bookingHandlers({ ...parts, areBookingsLimited: limits === 'strict' }),
    paymentRelay: paymentRelay(parts),
    paymentNotification: paymentNotification(parts),
  };
}
