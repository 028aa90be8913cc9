import { accountHandlers } from './account/accountHandlers.ts';
import { leavingHandlers } from './account/leavingHandlers.ts';
import { agendaHandlers } from './agenda/agendaHandlers.ts';
import { arenaHandlers } from './arenas/arenaHandlers.ts';
import { arenaTournamentHandlers } from './arenaTournaments/arenaTournamentHandlers.ts';
import { auditHandlers } from './audit/auditHandlers.ts';
import { billHandlers } from './series/bills/billHandlers.ts';
import { bookingHandlers } from './booking/bookingHandlers.ts';
import { calendarHandlers } from './calendar/calendarHandlers.ts';
import { cartHandlers } from './registrations/cart/cartHandlers.ts';
import { closureHandlers } from './closures/closureHandlers.ts';
import { courtHandlers } from './courts/courtHandlers.ts';
import { debtHandlers } from './debts/debtHandlers.ts';
import { downloadHandlers } from './downloads/downloadHandlers.ts';
import { eventHandlers } from './events/eventHandlers.ts';
import { importHandlers } from './imports/importHandlers.ts';
import type { Handlers } from './http/contractRoutes.ts';
import { mailChoiceHandlers } from './mail/mailChoiceHandlers.ts';
import { noticeHandlers } from './notices/readNotices.ts';
import { operationHandlers } from './operation/operationHandlers.ts';
import { legalHandlers } from './legal/legalHandlers.ts';
import { ownArenaHandlers } from './ownArena/ownArenaHandlers.ts';
import type { Dependencies } from './dependencies.ts';
import { accountHandlersOf } from './payment/accounts/accountHandlers.ts';
import { paymentNotification } from './payment/notifications.ts';
import { paymentRelay } from './payment/relay.ts';
import { payoutHandlers } from './payouts/payoutHandlers.ts';
import { blockHandlers } from './players/blocks/blockArena.ts';
import { playerHandlers } from './players/playerHandlers.ts';
import { publicationHandlers } from './ownArena/publication.ts';
import { pushHandlers } from './push/subscriptions.ts';
import { whatsappHandlers } from './whatsapp/whatsappHandlers.ts';
import { hidingHandlers } from './operation/hideArena.ts';
import { publicPageHandlers } from './publicPages/publicPageHandlers.ts';
import { registrationHandlers } from './registrations/registrationHandlers.ts';
import { googleHandlers } from './session/google/googleHandlers.ts';
import { recoveryHandlers } from './session/recoveryHandlers.ts';
import { seriesInvitationHandlers } from './series/invitations/answerInvitation.ts';
import { requestHandlers } from './series/requests/requestHandlers.ts';
import { seriesHandlers } from './series/seriesHandlers.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import { signUpHandlers } from './signUp/signUpHandlers.ts';
import { slotHandlers } from './slots/slotHandlers.ts';
import { staffHandlers } from './staff/staffHandlers.ts';
import { statisticsHandlers } from './statistics/statisticsHandlers.ts';
import { tillHandlers } from './till/tillHandlers.ts';
import { scorerHandlers } from './tournament/scorers/scorerHandlers.ts';
import { tournamentHandlers } from './tournament/tournamentHandlers.ts';
import { unregisteredArenaHandlers } from './unregisteredArenas/unregisteredArenaHandlers.ts';
import { voucherHandlers } from './vouchers/voucherHandlers.ts';
import { waitingHandlers } from './waiting/waitingHandlers.ts';

export function makeHandlers(dependencies: Dependencies): Handlers {
  const { limits } = dependencies.settings;
  return {
    ...sessionHandlers({ ...dependencies, limits }),
    ...signUpHandlers(dependencies),
    ...recoveryHandlers(dependencies),
    ...googleHandlers(dependencies),
    ...accountHandlers(dependencies),
    ...leavingHandlers(dependencies),
    ...arenaHandlers(dependencies),
    ...bookingHandlers({ ...dependencies, areBookingsLimited: limits === 'strict' }),
    ...courtHandlers(dependencies),
    ...slotHandlers(dependencies),
    ...agendaHandlers(dependencies),
    ...closureHandlers(dependencies),
    ...seriesHandlers(dependencies),
    ...requestHandlers(dependencies),
    ...seriesInvitationHandlers(dependencies),
    ...blockHandlers(dependencies),
    ...waitingHandlers(dependencies),
    ...billHandlers(dependencies),
    ...importHandlers(dependencies),
    ...playerHandlers(dependencies),
    ...voucherHandlers(dependencies),
    ...statisticsHandlers(dependencies),
    ...debtHandlers(dependencies),
    ...tillHandlers(dependencies),
    ...ownArenaHandlers(dependencies),
    ...publicationHandlers(dependencies),
    ...staffHandlers(dependencies),
    ...arenaTournamentHandlers(dependencies),
    ...eventHandlers(dependencies),
    ...registrationHandlers(dependencies),
    ...cartHandlers(dependencies),
    ...tournamentHandlers(dependencies),
    ...scorerHandlers(dependencies),
    ...publicPageHandlers(dependencies),
    ...unregisteredArenaHandlers(dependencies),
    ...noticeHandlers(dependencies),
    ...calendarHandlers(dependencies),
    ...downloadHandlers(dependencies),
    ...mailChoiceHandlers(dependencies),
    ...pushHandlers(dependencies),
    ...whatsappHandlers(dependencies),
    ...operationHandlers(dependencies),
    ...auditHandlers(dependencies),
    ...hidingHandlers(dependencies),
    ...payoutHandlers(dependencies),
    ...legalHandlers(dependencies),
    ...accountHandlersOf(dependencies),
    paymentRelay: paymentRelay(dependencies),
    paymentNotification: paymentNotification(dependencies),
  };
}
