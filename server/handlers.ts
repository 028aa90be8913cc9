import { accountHandlers } from './account/accountHandlers.ts';
import { agendaHandlers } from './agenda/agendaHandlers.ts';
import { arenaHandlers } from './arenas/arenaHandlers.ts';
import { arenaTournamentHandlers } from './arenaTournaments/arenaTournamentHandlers.ts';
import { bookingHandlers } from './booking/bookingHandlers.ts';
import { cartHandlers } from './registrations/cart/cartHandlers.ts';
import { courtHandlers } from './courts/courtHandlers.ts';
import { eventHandlers } from './events/eventHandlers.ts';
import type { Handlers } from './http/contractRoutes.ts';
import { ownArenaHandlers } from './ownArena/ownArenaHandlers.ts';
import type { Parts } from './parts.ts';
import { paymentNotification } from './payment/notifications.ts';
import { paymentRelay } from './payment/relay.ts';
import { playerHandlers } from './players/playerHandlers.ts';
import { registrationHandlers } from './registrations/registrationHandlers.ts';
import { googleHandlers } from './session/google/googleHandlers.ts';
import { recoveryHandlers } from './session/recoveryHandlers.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import { signUpHandlers } from './signUp/signUpHandlers.ts';
import { slotHandlers } from './slots/slotHandlers.ts';
import { statisticsHandlers } from './statistics/statisticsHandlers.ts';
import { tournamentHandlers } from './tournament/tournamentHandlers.ts';
import { unregisteredArenaHandlers } from './unregisteredArenas/unregisteredArenaHandlers.ts';
import { voucherHandlers } from './vouchers/voucherHandlers.ts';

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
    ...courtHandlers(parts),
    ...slotHandlers(parts),
    ...agendaHandlers(parts),
    ...playerHandlers(parts),
    ...voucherHandlers(parts),
    ...statisticsHandlers(parts),
    ...ownArenaHandlers(parts),
    ...arenaTournamentHandlers(parts),
    ...eventHandlers(parts),
    ...registrationHandlers(parts),
    ...cartHandlers(parts),
    ...tournamentHandlers(parts),
    ...unregisteredArenaHandlers(parts),
    paymentRelay: paymentRelay(parts),
    paymentNotification: paymentNotification(parts),
  };
}
