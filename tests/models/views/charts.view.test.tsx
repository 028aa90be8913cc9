import { afterAll, beforeAll } from 'vitest';
import { playChart } from '../harness/playChart.ts';
import { CHART_IDS, type ChartId, MODELS } from '../models.ts';
import { openSceneWorld, type SceneWorld } from '../scenes/sceneWorld.ts';
import type { Stage } from './stage.ts';
import { accountStage } from './stages/account.ts';
import { arenaTournamentsStage } from './stages/arenaTournaments.ts';
import { agendaStage } from './stages/agenda.ts';
import { avatarStage } from './stages/avatar.ts';
import { bookingStage } from './stages/booking.ts';
import { commandStage } from './stages/command.ts';
import { commandsStage } from './stages/commands.ts';
import { courtsStage } from './stages/courts.ts';
import { dayStripStage } from './stages/dayStrip.ts';
import { emailConfirmationStage } from './stages/emailConfirmation.ts';
import { erasureStage } from './stages/erasure.ts';
import { callOffStage } from './stages/callOff.ts';
import { categoryCreationStage } from './stages/categoryCreation.ts';
import { eventApprovalStage } from './stages/eventApproval.ts';
import { eventCreationStage } from './stages/eventCreation.ts';
import { googleStage } from './stages/google.ts';
import { installmentsStage } from './stages/installments.ts';
import { myReservationsStage } from './stages/myReservations.ts';
import { navigationStage } from './stages/navigation.ts';
import { ownerBookingStage } from './stages/ownerBooking.ts';
import { paymentStage } from './stages/payment.ts';
import { pictureStage } from './stages/picture.ts';
import { playerSearchStage } from './stages/playerSearch.ts';
import { profileCompletionStage } from './stages/profileCompletion.ts';
import { recoveryStage } from './stages/recovery.ts';
import { cartStage } from './stages/cart.ts';
import { invitationStage } from './stages/invitation.ts';
import { invitedStage } from './stages/invited.ts';
import { registrationStage } from './stages/registration.ts';
import { resetStage } from './stages/reset.ts';
import { revocationStage } from './stages/revocation.ts';
import { sessionStage } from './stages/session.ts';
import { signUpStage } from './stages/signUp.ts';
import { alterationsStage } from './stages/alterations.ts';
import { slotsStage } from './stages/slots.ts';
import { statisticsStage } from './stages/statistics.ts';
import { pictureSubmissionStage } from './stages/pictureSubmission.ts';
import { submissionStage } from './stages/submission.ts';
import { scoreStage } from './stages/score.ts';
import { tournamentStage } from './stages/tournament.ts';
import { unregisteredArenasStage } from './stages/unregisteredArenas.ts';
import { voucherCheckStage } from './stages/voucherCheck.ts';
import { vouchersStage } from './stages/vouchers.ts';
import { watchStage } from './stages/watch.ts';
import { viewDriver } from './viewDriver.ts';

/** Where each chart is played; a stage is set anew for each path. */
const STAGES: { readonly [id in ChartId]: (world: SceneWorld) => Promise<Stage> } = {
  session: sessionStage,
  revocation: revocationStage,
  google: googleStage,
  signUp: signUpStage,
  picture: pictureStage,
  recovery: recoveryStage,
  reset: resetStage,
  account: accountStage,
  avatar: avatarStage,
  erasure: erasureStage,
  emailConfirmation: emailConfirmationStage,
  navigation: navigationStage,
  dayStrip: dayStripStage,
  booking: bookingStage,
  ownerBooking: ownerBookingStage,
  profileCompletion: profileCompletionStage,
  payment: paymentStage,
  myReservations: myReservationsStage,
  courts: courtsStage,
  unregisteredArenas: unregisteredArenasStage,
  arenaTournaments: arenaTournamentsStage,
  eventCreation: eventCreationStage,
  eventApproval: eventApprovalStage,
  categoryCreation: categoryCreationStage,
  callOff: callOffStage,
  slots: slotsStage,
  alterations: alterationsStage,
  statistics: statisticsStage,
  installments: installmentsStage,
  agenda: agendaStage,
  submission: submissionStage,
  pictureSubmission: pictureSubmissionStage,
  command: commandStage,
  commands: commandsStage,
  playerSearch: playerSearchStage,
  vouchers: vouchersStage,
  voucherCheck: voucherCheckStage,
  registration: registrationStage,
  invitation: invitationStage,
  invited: invitedStage,
  cart: cartStage,
  tournament: tournamentStage,
  watch: watchStage,
  score: scoreStage,
};

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

for (const id of CHART_IDS) {
  playChart({ level: 'views', where: 'on the views' }, MODELS[id], async (path) =>
    viewDriver(MODELS[id], path, world, await STAGES[id](world)),
  );
}
