import { accountMachine } from './account/account.ts';
import { avatarMachine } from './account/avatar.ts';
import { erasureMachine } from './account/erasure.ts';
import { bookingMachine } from './booking/booking.ts';
import { dayStripMachine } from './booking/dayStrip.ts';
import { myReservationsMachine } from './booking/myReservations.ts';
import { profileCompletionMachine } from './booking/profileCompletion.ts';
import { commandMachine } from './command/command.ts';
import { navigationMachine } from './navigation/navigation.ts';
import { paymentMachine } from './payment/payment.ts';
import { googleMachine } from './session/google.ts';
import { recoveryMachine } from './session/recovery.ts';
import { resetMachine } from './session/reset.ts';
import { sessionMachine } from './session/session.ts';
import { signUpMachine } from './signUp/signUp.ts';
import { submissionMachine } from './submission/submission.ts';
import { pictureMachine } from './uploads/picture.ts';

/** Every chart of the product by its id: what the tests cover, the visualizer draws and the drawings show. */
export const charts = {
  session: sessionMachine,
  google: googleMachine,
  signUp: signUpMachine,
  picture: pictureMachine,
  recovery: recoveryMachine,
  reset: resetMachine,
  account: accountMachine,
  avatar: avatarMachine,
  erasure: erasureMachine,
  navigation: navigationMachine,
  dayStrip: dayStripMachine,
  booking: bookingMachine,
  profileCompletion: profileCompletionMachine,
  payment: paymentMachine,
  myReservations: myReservationsMachine,
  submission: submissionMachine,
  command: commandMachine,
} as const;
