import { accountEndpoints } from './account.ts';
import { agendaEndpoints } from './agenda.ts';
import { arenasEndpoints } from './arenas.ts';
import { directoryEndpoints } from './directory.ts';
import { arenaBlockEndpoints } from './arenaBlocks.ts';
import { arenaTournamentEndpoints } from './arenaTournaments.ts';
import { billEndpoints } from './bills.ts';
import { auditEndpoints } from './audit.ts';
import { bookingEndpoints } from './booking.ts';
import { calendarEndpoints } from './calendar.ts';
import { cartEndpoints } from './cart.ts';
import { closureEndpoints } from './closures.ts';
import { courtEndpoints } from './courts.ts';
import { debtEndpoints } from './debts.ts';
import { downloadEndpoints } from './downloads.ts';
import { eventEndpoints } from './events.ts';
import { finderEndpoints } from './finder.ts';
import { googleEndpoints } from './google.ts';
import { importEndpoints } from './imports.ts';
import { invitationEndpoints } from './invitations.ts';
import { mailEndpoints } from './mail.ts';
import { pushEndpoints } from './push.ts';
import { whatsappEndpoints } from './whatsapp.ts';
import { noticeEndpoints } from './notices.ts';
import { platformAdminEndpoints } from './platformAdmin.ts';
import { legalEndpoints } from './legal.ts';
import { arenaPixEndpoints } from './arenaPix.ts';
import { settingsEndpoints } from './settings.ts';
import { paymentEndpoints } from './payment.ts';
import { paymentAccountEndpoints } from './paymentAccount.ts';
import { paymentLinkEndpoints } from './paymentLinks.ts';
import { productEndpoints } from './products.ts';
import { payoutEndpoints } from './payouts.ts';
import { customerEndpoints } from './customers.ts';
import { ownRecordEndpoints } from './ownRecords.ts';
import { playerEndpoints } from './players.ts';
import { publicPageEndpoints } from './publicPages.ts';
import { publicationEndpoints } from './publication.ts';
import { recoveryEndpoints } from './recovery.ts';
import { registrationEndpoints } from './registrations.ts';
import { scorerEndpoints } from './scorers.ts';
import { seriesEndpoints } from './series.ts';
import { seriesInvitationEndpoints } from './seriesInvitations.ts';
import { seriesRequestEndpoints } from './seriesRequests.ts';
import { sessionEndpoints } from './session.ts';
import { signUpEndpoints } from './signUp.ts';
import { slotEndpoints } from './slots.ts';
import { staffEndpoints } from './staff.ts';
import { statisticsEndpoints } from './statistics.ts';
import { termsEndpoints } from './terms.ts';
import { tillEndpoints } from './till.ts';
import { tournamentEndpoints } from './tournament.ts';
import { unregisteredArenaEndpoints } from './unregisteredArenas.ts';
import { voucherEndpoints } from './vouchers.ts';
import { waitingEndpoints } from './waiting.ts';

/**
 * Every call of the API; no path is written anywhere else. A caller that needs only some of them, such as a screen,
 * imports those from the file of their area, so that the others are not loaded.
 */
export const contract = {
  ...sessionEndpoints,
  ...signUpEndpoints,
  ...recoveryEndpoints,
  ...googleEndpoints,
  ...accountEndpoints,
  // Before the arenas: `/arenas/free` is no arena's id.
  ...finderEndpoints,
  ...arenasEndpoints,
  ...directoryEndpoints,
  ...bookingEndpoints,
  ...paymentEndpoints,
  ...paymentAccountEndpoints,
  ...settingsEndpoints,
  ...arenaPixEndpoints,
  ...paymentLinkEndpoints,
  ...productEndpoints,
  ...publicationEndpoints,
  ...staffEndpoints,
  ...courtEndpoints,
  ...slotEndpoints,
  ...agendaEndpoints,
  ...closureEndpoints,
  ...seriesEndpoints,
  ...seriesRequestEndpoints,
  ...seriesInvitationEndpoints,
  ...arenaBlockEndpoints,
  ...waitingEndpoints,
  ...billEndpoints,
  ...importEndpoints,
  ...playerEndpoints,
  ...customerEndpoints,
  ...ownRecordEndpoints,
  ...voucherEndpoints,
  ...statisticsEndpoints,
  ...debtEndpoints,
  ...tillEndpoints,
  ...arenaTournamentEndpoints,
  ...eventEndpoints,
  ...registrationEndpoints,
  ...invitationEndpoints,
  ...cartEndpoints,
  ...tournamentEndpoints,
  ...scorerEndpoints,
  ...publicPageEndpoints,
  ...unregisteredArenaEndpoints,
  ...platformAdminEndpoints,
  ...auditEndpoints,
  ...payoutEndpoints,
  ...noticeEndpoints,
  ...calendarEndpoints,
  ...downloadEndpoints,
  ...mailEndpoints,
  ...pushEndpoints,
  ...whatsappEndpoints,
  ...legalEndpoints,
  ...termsEndpoints,
};

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
