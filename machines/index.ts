import { bookingMachine } from './booking/booking.ts';
import { dayStripMachine } from './booking/dayStrip.ts';
import { myReservationsMachine } from './booking/myReservations.ts';
import { profileCompletionMachine } from './booking/profileCompletion.ts';
import { commandMachine } from './command/command.ts';
import { navigationMachine } from './navigation/navigation.ts';
import { paymentMachine } from './payment/payment.ts';
import { sessionMachine } from './session/session.ts';

/** Every chart of the product by its id: what the tests cover, the visualizer draws and the drawings show. */
export const charts = {
  session: sessionMachine,
  navigation: navigationMachine,
  dayStrip: dayStripMachine,
  booking: bookingMachine,
  profileCompletion: profileCompletionMachine,
  payment: paymentMachine,
  myReservations: myReservationsMachine,
  command: commandMachine,
} as const;
