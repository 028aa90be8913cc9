import { Schema } from 'effect';
import { Id } from '../contract/id.ts';
import { Reais } from '../money/money.ts';
import { filledLines } from '../validation/text.ts';
import { Participant } from './registration.ts';

/** How a registration ended that is not taken out without a trace: its people gave up, or the tournament was called off. */
export const Ending = Schema.Literals(['withdrawn', 'calledOff']);
export type Ending = typeof Ending.Type;

/** One of those who were in it. Their money is there for the organizer, and for those of the same registration. */
export const FormerMember = Schema.Struct({
  player: Participant,
  money: Schema.optionalKey(
    Schema.Struct({
      /** What the platform received from them for this registration. */
      paid: Reais,
      isPaidViaOrganizer: Schema.Boolean,
      /** On its way back. */
      goingBack: Reais,
      givenBack: Reais,
      /** Why the organizer let it go back, where they did. */
      reason: Schema.optionalKey(Schema.String),
    }),
  ),
});
export type FormerMember = typeof FormerMember.Type;

/** A registration that ended, as its people and the organizer still see it. */
export const FormerRegistration = Schema.Struct({
  id: Id,
  ending: Ending,
  members: Schema.Array(FormerMember),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type FormerRegistration = typeof FormerRegistration.Type;

/** What an organizer says when they let a person's money go back. */
export const GrantedRefund = Schema.Struct({
  player: Id,
  reason: filledLines('Informe o motivo da devolução.').check(
    Schema.isMaxLength(200, { message: 'Use no máximo 200 caracteres.' }),
  ),
});
export type GrantedRefund = typeof GrantedRefund.Type;

/** Whether there is money of a person that neither went nor goes back. */
export function canGoBack({ money }: FormerMember): boolean {
  return money !== undefined && money.paid > money.goingBack + money.givenBack;
}
