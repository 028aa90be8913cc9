import type { charts } from '../../machines/index.ts';
import { model as account } from './account/account.ts';
import { model as avatar } from './account/avatar.ts';
import { model as emailConfirmation } from './account/emailConfirmation.ts';
import { model as erasure } from './account/erasure.ts';
import { model as agenda } from './agenda/agenda.ts';
import { model as installments } from './agenda/installments.ts';
import { model as arenaTournaments } from './arenaTournaments/arenaTournaments.ts';
import { model as booking } from './booking/booking.ts';
import { model as dayStrip } from './booking/dayStrip.ts';
import { model as myReservations } from './booking/myReservations.ts';
import { model as profileCompletion } from './booking/profileCompletion.ts';
import { model as command } from './command/command.ts';
import { model as commands } from './command/commands.ts';
import { model as courts } from './courts/courts.ts';
import { model as callOff } from './events/callOff.ts';
import { model as categoryCreation } from './events/categoryCreation.ts';
import { model as eventApproval } from './events/eventApproval.ts';
import { model as eventCreation } from './events/eventCreation.ts';
import type { ChartModel } from './harness/model.ts';
import { model as navigation } from './navigation/navigation.ts';
import { model as ownerBooking } from './agenda/ownerBooking.ts';
import { model as payment } from './payment/payment.ts';
import { model as playerSearch } from './players/playerSearch.ts';
import { model as cart } from './registrations/cart.ts';
import { model as invitation } from './registrations/invitation.ts';
import { model as invited } from './registrations/invited.ts';
import { model as registration } from './registrations/registration.ts';
import { model as google } from './session/google.ts';
import { model as recovery } from './session/recovery.ts';
import { model as reset } from './session/reset.ts';
import { model as revocation } from './session/revocation.ts';
import { model as session } from './session/session.ts';
import { model as signUp } from './signUp/signUp.ts';
import { model as alterations } from './slots/alterations.ts';
import { model as slots } from './slots/slots.ts';
import { model as voucherCheck } from './vouchers/voucherCheck.ts';
import { model as vouchers } from './vouchers/vouchers.ts';
import { model as unregisteredArenas } from './unregisteredArenas/unregisteredArenas.ts';
import { model as picture } from './uploads/picture.ts';
import { model as statistics } from './statistics/statistics.ts';
import { model as pictureSubmission } from './submission/pictureSubmission.ts';
import { model as submission } from './submission/submission.ts';
import { model as score } from './tournament/score.ts';
import { model as tournament } from './tournament/tournament.ts';
import { model as watch } from './watch/watch.ts';

export type ChartId = keyof typeof charts;

/** The model of every chart, for the levels that play it on a screen. A chart without one does not compile. */
export const MODELS: { readonly [id in ChartId]: ChartModel } = {
  session,
  revocation,
  google,
  signUp,
  picture,
  recovery,
  reset,
  account,
  avatar,
  erasure,
  emailConfirmation,
  navigation,
  dayStrip,
  booking,
  ownerBooking,
  profileCompletion,
  payment,
  myReservations,
  courts,
  unregisteredArenas,
  arenaTournaments,
  eventCreation,
  eventApproval,
  categoryCreation,
  callOff,
  slots,
  alterations,
  statistics,
  installments,
  agenda,
  submission,
  pictureSubmission,
  command,
  commands,
  playerSearch,
  vouchers,
  voucherCheck,
  registration,
  invitation,
  invited,
  cart,
  tournament,
  watch,
  score,
};

export const CHART_IDS = Object.keys(MODELS).filter((id): id is ChartId => id in MODELS);
