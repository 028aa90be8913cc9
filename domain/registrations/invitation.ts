import { Schema } from 'effect';
import { Id, Instant } from '../contract/id.ts';
import { IsoDay } from '../days/day.ts';
import { DoubleFormat } from '../events/category.ts';
import { Reais } from '../money/money.ts';
import { Participant, ShirtSize } from './registration.ts';

const HOUR_MS = 60 * 60_000;
/** How long a named player may answer, unless the registrations of the category close before. */
const ANSWER_MS = 72 * HOUR_MS;
/** How much longer the organizer may confirm or replace who did not answer; then the registration ends. */
const DECISION_MS = 24 * HOUR_MS;
/** Until when an invitation of now can be answered. `closesAt`: when the registrations of its category close. */
export function invitationEnd(now: Date, closesAt: Date): Date {
  const end = new Date(now.getTime() + ANSWER_MS);
  return end < closesAt ? end : closesAt;
}

/** Until when the organizer may decide about an invitation that nobody answered. */
export function decisionEnd(invitedUntil: Date): Date {
  return new Date(invitedUntil.getTime() + DECISION_MS);
}

/** The inverse: an invitation that ended then, or before, has no time left now. */
export function decisionStart(now: Date): Date {
  return new Date(now.getTime() - DECISION_MS);
}

/** An invitation as the player sees it who is to answer. Nobody's telephone is in it. */
export const Invitation = Schema.Struct({
  /** Of the registration. */
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
  /** Absent when they have left. */
  invitedBy: Schema.optionalKey(Participant),
  /** Who else is to play in the registration. */
  others: Schema.Array(Participant),
  expiresAt: Instant,
  /** The organizer counts on them although they have not answered. */
  isConfirmed: Schema.Boolean,
  haveTShirts: Schema.Boolean,
  /** What whoever invites has guessed. */
  tShirtSize: Schema.optionalKey(ShirtSize),
  /** Somebody else has paid their share, or has it in their own cart. */
  isPaidByOther: Schema.Boolean,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Invitation = typeof Invitation.Type;

/** What became of an invitation that somebody sent, where that ended the registration. */
export const InvitationAnswer = Schema.Struct({
  id: Id,
  event: Schema.Struct({ id: Id, name: Schema.String }),
  tournament: Schema.Struct({ id: Id, category: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' })),
  player: Participant,
  /** Refused, or not answered in time. */
  outcome: Schema.Literals(['declined', 'lapsed']),
  answeredAt: Instant,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type InvitationAnswer = typeof InvitationAnswer.Type;

export const InvitationAccepted = Schema.Struct({ tShirtSize: Schema.optionalKey(ShirtSize) });

/** Which of a registration's invited players the organizer counts on. */
export const InvitedPlayer = Schema.Struct({ player: Id });

/** Who comes in for an invited player. */
export const Replacement = Schema.Struct({ player: Id, replacement: Id });

/** Whose shares go into the caller's own cart: what they owe themselves, or what nobody of the registration has paid. */
export const SharesTaken = Schema.Struct({ shares: Schema.Literals(['own', 'all']) });

const NAMES = new Intl.ListFormat('pt-BR');
const MOST_NAMES = 3;

/** Why a category cannot be drawn yet, and what its organizer can do about it. */
export function unansweredText(names: readonly string[]): string {
  const told = names.slice(0, MOST_NAMES);
  const more = names.length - told.length;
  const who = NAMES.format(more > 0 ? [...told, `mais ${more}`] : told);
  return `Falta a resposta de ${who}. Em Participantes, confirme, troque ou cancele antes de sortear.`;
}
