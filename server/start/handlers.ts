import { accountHandlers } from '#areas/entry/account/accountHandlers.ts';
import { leavingHandlers } from './leaving/leavingHandlers.ts';
import { agendaHandlers } from '#areas/owner/agenda/agendaHandlers.ts';
import { directoryHandlers } from '#areas/player/directory/directoryHandlers.ts';
import { arenaTournamentHandlers } from '#areas/owner/arenaTournaments/arenaTournamentHandlers.ts';
import { auditHandlers } from '#areas/owner/audit/auditHandlers.ts';
import { billHandlers } from '#areas/owner/series/bills/billHandlers.ts';
import { bookingHandlers } from '#areas/player/booking/bookingHandlers.ts';
import { calendarHandlers } from '#areas/player/calendar/calendarHandlers.ts';
import { callingOffHandlers } from '#areas/competitions/callingOff/callingOffHandlers.ts';
import { cartHandlers } from '#areas/competitions/registrations/cart/cartHandlers.ts';
import { closureHandlers } from '#areas/owner/closures/closureHandlers.ts';
import { courtHandlers } from '#areas/owner/courts/courtHandlers.ts';
import { debtHandlers } from '#areas/owner/debts/debtHandlers.ts';
import { downloadHandlers } from './downloads/downloadHandlers.ts';
import { eventHandlers } from '#areas/competitions/events/eventHandlers.ts';
import { importHandlers } from '#areas/owner/imports/importHandlers.ts';
import type { Handlers } from '#core/calls/contractRoutes.ts';
import { mailChoiceHandlers } from '#core/notices/mail/mailChoiceHandlers.ts';
import { noticeHandlers } from '#areas/entry/notices/readNotices.ts';
import { platformAdminHandlers } from '#areas/competitions/platformAdmin/platformAdminHandlers.ts';
import { legalHandlers } from '#areas/entry/legal/legalHandlers.ts';
import { settingsHandlers } from '#areas/owner/settings/settingsHandlers.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { accountHandlersOf } from '#areas/entry/receivingAccount/accountHandlers.ts';
import { paymentLinkHandlers } from '#areas/owner/paymentLinks/paymentLinkHandlers.ts';
import { productHandlers } from '#areas/owner/products/productHandlers.ts';
import { paymentNotification } from '#core/payment/notifications.ts';
import { paymentRelay } from '#core/payment/relay.ts';
import { payoutHandlers } from '#areas/competitions/payouts/payoutHandlers.ts';
import { blockHandlers } from '#areas/owner/players/blocks/blockArena.ts';
import { recordHandlers } from '#areas/player/records/answerRecord.ts';
import { customerHandlers } from '#areas/owner/customers/customerHandlers.ts';
import { playerHandlers } from '#areas/owner/players/playerHandlers.ts';
import { publicationHandlers } from '#areas/owner/settings/publication.ts';
import { pushHandlers } from '#core/notices/push/subscriptions.ts';
import { whatsappHandlers } from '#core/notices/whatsapp/whatsappHandlers.ts';
import { hidingHandlers } from '#areas/competitions/platformAdmin/hideArena.ts';
import { publicPageHandlers } from '#areas/competitions/publicPages/publicPageHandlers.ts';
import { endOverdueOf } from '#areas/competitions/registrations/endInvitations.ts';
import { registrationHandlers } from '#areas/competitions/registrations/registrationHandlers.ts';
import { googleHandlers } from '#areas/entry/session/google/googleHandlers.ts';
import { recoveryHandlers } from '#areas/entry/session/recoveryHandlers.ts';
import { seriesInvitationHandlers } from '#areas/owner/series/invitations/answerInvitation.ts';
import { requestHandlers } from '#areas/owner/series/requests/requestHandlers.ts';
import { seriesHandlers } from '#areas/owner/series/seriesHandlers.ts';
import { sessionHandlers } from '#areas/entry/session/sessionHandlers.ts';
import { signUpHandlers } from '#areas/entry/signUp/signUpHandlers.ts';
import { slotHandlers } from '#areas/owner/slots/slotHandlers.ts';
import { staffHandlers } from '#areas/owner/staff/staffHandlers.ts';
import { statisticsHandlers } from '#areas/owner/statistics/statisticsHandlers.ts';
import { tillHandlers } from '#areas/owner/till/tillHandlers.ts';
import { scorerHandlers } from '#areas/competitions/tournament/scorers/scorerHandlers.ts';
import { tournamentHandlers } from '#areas/competitions/tournament/tournamentHandlers.ts';
import { unregisteredArenaHandlers } from '#areas/competitions/unregisteredArenas/unregisteredArenaHandlers.ts';
import { voucherHandlers } from '#areas/owner/vouchers/voucherHandlers.ts';
import { waitingHandlers } from '#areas/player/waiting/waitingHandlers.ts';

export function makeHandlers(dependencies: Dependencies): Handlers {
  const { limits } = dependencies.settings;
  return {
    ...sessionHandlers({ ...dependencies, limits }),
    ...signUpHandlers(dependencies),
    ...recoveryHandlers(dependencies),
    ...googleHandlers(dependencies),
    ...accountHandlers(dependencies),
    ...leavingHandlers(dependencies),
    ...directoryHandlers(dependencies),
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
    ...customerHandlers(dependencies),
    ...recordHandlers(dependencies),
    ...voucherHandlers(dependencies),
    ...statisticsHandlers(dependencies),
    ...debtHandlers(dependencies),
    ...paymentLinkHandlers(dependencies),
    ...productHandlers(dependencies),
    ...tillHandlers(dependencies),
    ...settingsHandlers(dependencies),
    ...publicationHandlers(dependencies),
    ...staffHandlers(dependencies),
    ...arenaTournamentHandlers(dependencies),
    ...eventHandlers(dependencies),
    ...callingOffHandlers(dependencies),
    ...registrationHandlers(dependencies),
    ...cartHandlers(dependencies),
    ...tournamentHandlers(dependencies, endOverdueOf),
    ...scorerHandlers(dependencies),
    ...publicPageHandlers(dependencies),
    ...unregisteredArenaHandlers(dependencies),
    ...noticeHandlers(dependencies),
    ...calendarHandlers(dependencies),
    ...downloadHandlers(dependencies),
    ...mailChoiceHandlers(dependencies),
    ...pushHandlers(dependencies),
    ...whatsappHandlers(dependencies),
    ...platformAdminHandlers(dependencies),
    ...auditHandlers(dependencies),
    ...hidingHandlers(dependencies),
    ...payoutHandlers(dependencies),
    ...legalHandlers(dependencies),
    ...accountHandlersOf(dependencies),
    paymentRelay: paymentRelay(dependencies),
    paymentNotification: paymentNotification(dependencies),
  };
}
