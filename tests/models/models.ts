import type { charts } from '../../machines/index.ts';
import { model as account } from './account/account.ts';
import { model as avatar } from './account/avatar.ts';
import { model as erasure } from './account/erasure.ts';
import { model as booking } from './booking/booking.ts';
import { model as dayStrip } from './booking/dayStrip.ts';
import { model as myReservations } from './booking/myReservations.ts';
import { model as profileCompletion } from './booking/profileCompletion.ts';
import { model as command } from './command/command.ts';
import type { ChartModel } from './harness/model.ts';
import { model as navigation } from './navigation/navigation.ts';
import { model as payment } from './payment/payment.ts';
import { model as google } from './session/google.ts';
import { model as recovery } from './session/recovery.ts';
import { model as reset } from './session/reset.ts';
import { model as session } from './session/session.ts';
import { model as signUp } from './signUp/signUp.ts';
import { model as picture } from './uploads/picture.ts';
import { model as submission } from './submission/submission.ts';

export type ChartId = keyof typeof charts;

/** The model of every chart, for the levels that play it on a screen. A chart without one does not compile. */
export const MODELS: { readonly [id in ChartId]: ChartModel } = {
  session,
  google,
  signUp,
  picture,
  recovery,
  reset,
  account,
  avatar,
  erasure,
  navigation,
  dayStrip,
  booking,
  profileCompletion,
  payment,
  myReservations,
  submission,
  command,
};

export const CHART_IDS = Object.keys(MODELS).filter((id): id is ChartId => id in MODELS);
