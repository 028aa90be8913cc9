import { accountMachine } from './account/account.ts';
import { avatarMachine } from './account/avatar.ts';
import { emailConfirmationMachine } from './account/emailConfirmation.ts';
import { erasureMachine } from './account/erasure.ts';
import { agendaMachine } from './agenda/agenda.ts';
import { installmentsMachine } from './agenda/installments.ts';
import { arenaTournamentsMachine } from './arenaTournaments/arenaTournaments.ts';
import { bookingMachine } from './booking/booking.ts';
import { dayStripMachine } from './booking/dayStrip.ts';
import { myReservationsMachine } from './booking/myReservations.ts';
import { profileCompletionMachine } from './booking/profileCompletion.ts';
import { commandMachine } from './command/command.ts';
import { commandsMachine } from './command/commands.ts';
import { courtsMachine } from './courts/courts.ts';
import { callOffMachine } from './events/callOff.ts';
import { categoryCreationMachine } from './events/categoryCreation.ts';
import { eventApprovalMachine } from './events/eventApproval.ts';
import { eventCreationMachine } from './events/eventCreation.ts';
import { navigationMachine } from './navigation/navigation.ts';
import { ownerBookingMachine } from './agenda/ownerBooking.ts';
import { paymentMachine } from './payment/payment.ts';
import { playerSearchMachine } from './players/playerSearch.ts';
import { cartMachine } from './registrations/cart.ts';
import { invitationMachine } from './registrations/invitation.ts';
import { invitedMachine } from './registrations/invited.ts';
import { registrationMachine } from './registrations/registration.ts';
import { googleMachine } from './session/google.ts';
import { recoveryMachine } from './session/recovery.ts';
import { resetMachine } from './session/reset.ts';
import { revocationMachine } from './session/revocation.ts';
import { sessionMachine } from './session/session.ts';
import { signUpMachine } from './signUp/signUp.ts';
import { alterationsMachine } from './slots/alterations.ts';
import { slotsMachine } from './slots/slots.ts';
import { statisticsMachine } from './statistics/statistics.ts';
import { pictureSubmissionMachine } from './submission/pictureSubmission.ts';
import { submissionMachine } from './submission/submission.ts';
import { scoreMachine } from './tournament/score.ts';
import { tournamentMachine } from './tournament/tournament.ts';
import { unregisteredArenasMachine } from './unregisteredArenas/unregisteredArenas.ts';
import { pictureMachine } from './uploads/picture.ts';
import { voucherCheckMachine } from './vouchers/voucherCheck.ts';
import { vouchersMachine } from './vouchers/vouchers.ts';
import { watchMachine } from './watch/watch.ts';

/** Every chart of the product by its id: what the tests cover, the visualizer draws and the drawings show. */
export const charts = {
  session: sessionMachine,
  revocation: revocationMachine,
  google: googleMachine,
  signUp: signUpMachine,
  picture: pictureMachine,
  recovery: recoveryMachine,
  reset: resetMachine,
  account: accountMachine,
  avatar: avatarMachine,
  erasure: erasureMachine,
  emailConfirmation: emailConfirmationMachine,
  navigation: navigationMachine,
  dayStrip: dayStripMachine,
  booking: bookingMachine,
  ownerBooking: ownerBookingMachine,
  profileCompletion: profileCompletionMachine,
  payment: paymentMachine,
  myReservations: myReservationsMachine,
  courts: courtsMachine,
  unregisteredArenas: unregisteredArenasMachine,
  arenaTournaments: arenaTournamentsMachine,
  eventCreation: eventCreationMachine,
  eventApproval: eventApprovalMachine,
  categoryCreation: categoryCreationMachine,
  callOff: callOffMachine,
  slots: slotsMachine,
  alterations: alterationsMachine,
  statistics: statisticsMachine,
  installments: installmentsMachine,
  agenda: agendaMachine,
  submission: submissionMachine,
  pictureSubmission: pictureSubmissionMachine,
  command: commandMachine,
  commands: commandsMachine,
  playerSearch: playerSearchMachine,
  vouchers: vouchersMachine,
  voucherCheck: voucherCheckMachine,
  registration: registrationMachine,
  invitation: invitationMachine,
  invited: invitedMachine,
  cart: cartMachine,
  tournament: tournamentMachine,
  watch: watchMachine,
  score: scoreMachine,
} as const;
