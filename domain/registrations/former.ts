import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { Reais } from '../values/money.ts';
import { filledLines } from '../values/text/text.ts';
import { Participant } from './registration.ts';

/** How a registration ended that still is shown: its players withdrew, or the tournament was called off. */
export const Ending = Schema.Literals(['withdrawn', 'calledOff']);
export type Ending = typeof Ending.Type;

/** A player of an ended registration. Only the organizer and players of the same registration get `money`. */
export const FormerMember = Schema.Struct({
  player: Participant,
  money: Schema.optionalKey(
    Schema.Struct({
      /** What the platform received from them for this registration. */
      paid: Reais,
      isPaidViaOrganizer: Schema.Boolean,
      /** Refunds under way. */
      goingBack: Reais,
      givenBack: Reais,
      /** The organizer's reason, if they granted a refund. */
      reason: Schema.optionalKey(Schema.String),
    }),
  ),
});
export type FormerMember = typeof FormerMember.Type;

/** An ended registration, as its players and the organizer still see it. */
export const FormerRegistration = Schema.Struct({
  id: Id,
  ending: Ending,
  members: Schema.Array(FormerMember),
  /** Its place in the draw can be given to others. Only for the organizer, and only when it is so. */
  canBeReplaced: Schema.optionalKey(Schema.Boolean),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type FormerRegistration = typeof FormerRegistration.Type;

/** An organizer's form that grants one person a refund. */
export const GrantedRefund = Schema.Struct({
  player: Id,
  reason: filledLines('Informe o motivo da devolução.').check(
    Schema.isMaxCodePoints(200, { message: 'Use no máximo 200 caracteres.' }),
  ),
});
export type GrantedRefund = typeof GrantedRefund.Type;

/** Whether a part of the person's payment is neither refunded nor being refunded. */
export function canGoBack({ money }: FormerMember): boolean {
  return money !== undefined && money.paid > money.goingBack + money.givenBack;
}
