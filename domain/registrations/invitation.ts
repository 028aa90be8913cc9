import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';
import { IsoDay } from '../values/days/day.ts';
import { DoubleFormat } from '../events/category.ts';
import { Reais } from '../values/money.ts';
import { Participant, ShirtSize } from './registration.ts';

const HOUR_MS = 60 * 60_000;
/** How long an invited player can answer, unless the category's registrations close earlier. */
const ANSWER_MS = 72 * HOUR_MS;
/** How much longer the organizer can confirm or replace a player who did not answer; then the registration ends. */
const DECISION_MS = 24 * HOUR_MS;
/** When an invitation sent now ends. `closesAt`: when the category's registrations close. */
export function invitationEnd(now: Date, closesAt: Date): Date {
  const end = new Date(now.getTime() + ANSWER_MS);
  return end < closesAt ? end : closesAt;
}

/** Until when the organizer can decide about an unanswered invitation. */
export function decisionEnd(invitedUntil: Date): Date {
  return new Date(invitedUntil.getTime() + DECISION_MS);
}

/** The inverse of {@link decisionEnd}: the organizer can no longer decide about invitations that ended by then. */
export function decisionStart(now: Date): Date {
  return new Date(now.getTime() - DECISION_MS);
}

/** An invitation, for the player who has to answer. It contains no phone numbers. */
export const Invitation = Schema.Struct({
  /** The registration's id. */
  id: Id,
  event: Schema.Struct({ id: Id, name: Schema.String, arenaName: Schema.String, city: Schema.String }),
  tournament: Schema.Struct({
    id: Id,
    category: Schema.String,
    doubleFormat: DoubleFormat,
    startDate: IsoDay,
    individualRegistrationPrice: Reais,
    paymentViaGateway: Schema.Boolean,
    deadlinePayment: IsoDay,
  }).pipe(Schema.encodeKeys({ id: '_id' })),
  /** Absent when that player has left the registration. */
  invitedBy: Schema.optionalKey(Participant),
  /** The other players of the registration. */
  others: Schema.Array(Participant),
  expiresAt: Instant,
  /** The organizer has confirmed the player, who has not answered. */
  isConfirmed: Schema.Boolean,
  /** The groups exist: who refuses now leaves the others without them in the middle of it. Absent: they do not. */
  isDrawn: Schema.optionalKey(Schema.Boolean),
  haveTShirts: Schema.Boolean,
  /** The size that the inviting player guessed. */
  tShirtSize: Schema.optionalKey(ShirtSize),
  /** Another player has paid this player's share, or has it in their cart. */
  isPaidByOther: Schema.Boolean,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Invitation = typeof Invitation.Type;

/** For the sender: an invitation that was not accepted, which ended the registration. */
export const InvitationAnswer = Schema.Struct({
  id: Id,
  event: Schema.Struct({ id: Id, name: Schema.String }),
  tournament: Schema.Struct({ id: Id, category: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' })),
  player: Participant,
  /** `declined`: refused. `lapsed`: not answered in time. */
  outcome: Schema.Literals(['declined', 'lapsed']),
  answeredAt: Instant,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type InvitationAnswer = typeof InvitationAnswer.Type;

export const InvitationAccepted = Schema.Struct({ tShirtSize: Schema.optionalKey(ShirtSize) });

/** The invited player whom the organizer confirms. */
export const InvitedPlayer = Schema.Struct({ player: Id });

/** `replacement` takes the place of the invited `player`. */
export const Replacement = Schema.Struct({ player: Id, replacement: Id });

/** The shares that move into the caller's cart: `own`, or `all` that are unpaid in the registration. */
export const SharesTaken = Schema.Struct({ shares: Schema.Literals(['own', 'all']) });

const NAMES = new Intl.ListFormat('pt-BR');
const MOST_NAMES = 3;

/** The message that unanswered invitations block the draw, and what the organizer can do. */
export function unansweredText(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  const more = names.length - shown.length;
  const who = NAMES.format(more > 0 ? [...shown, `mais ${more}`] : shown);
  return `Falta a resposta de ${who}. Em Participantes, confirme, troque ou cancele antes de sortear.`;
}
