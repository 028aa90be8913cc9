import { Schema } from 'effect';
import { Id, Instant } from '../contract/id.ts';
import { Reais } from '../money/money.ts';
import { ENTRY_FAULTS } from './entryFaults.ts';

export const RegistrationStatus = Schema.Literals(['PENDENTE', 'PAGA', 'CANCELADA']);
export type RegistrationStatus = typeof RegistrationStatus.Type;

export const ShirtSize = Schema.Literals(['PP', 'P', 'M', 'G', 'G1', 'G2', 'G3', 'G4']);
export type ShirtSize = typeof ShirtSize.Type;

/** Members of a team, the one who registers it last. */
const TEAM_SIZE = 4;

/**
 * How somebody stands who was named by another and has not accepted: they may still answer, no longer (and the organizer
 * decides), or the organizer counts on them.
 */
const InvitationState = Schema.Struct({
  state: Schema.Literals(['waiting', 'lapsed', 'confirmed']),
  /** When that ends; for the organizer and those of the same registration alone. */
  until: Schema.optionalKey(Instant),
});

/**
 * A participant. Phone, city and shirt are there for the organizer and for those of the same registration alone, and
 * only of who has accepted.
 */
export const Participant = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  city: Schema.optionalKey(Schema.String),
  /** Absent of who has accepted. */
  invitation: Schema.optionalKey(InvitationState),
  /** In whose cart the share is that they owe; for those of the same registration alone. */
  payer: Schema.optionalKey(Id),
  /** What the bank says of their share's PIX: the payer objects, or has got the money back so. For organizer and admins. */
  dispute: Schema.optionalKey(Schema.Literals(['disputed', 'charged_back'])),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Participant = typeof Participant.Type;

/** A pair, or one who waits to be drawn into one, as its category's page shows it. */
export const PairRegistration = Schema.Struct({
  id: Id,
  status: RegistrationStatus,
  player: Participant,
  partner: Schema.optionalKey(Participant),
  isPlayerAlreadyPaid: Schema.Boolean,
  isPartnerAlreadyPaid: Schema.Boolean,
  isPlayerPaidViaOrganizer: Schema.Boolean,
  isPartnerPaidViaOrganizer: Schema.Boolean,
  tShirtsSize: Schema.optionalKey(
    Schema.Struct({
      playerTShirtSize: Schema.optionalKey(ShirtSize),
      partnerTShirtSize: Schema.optionalKey(ShirtSize),
    }),
  ),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type PairRegistration = typeof PairRegistration.Type;

export const TeamRegistration = Schema.Struct({
  id: Id,
  status: RegistrationStatus,
  team: Schema.Array(
    Schema.Struct({
      player: Participant,
      tShirtSize: Schema.optionalKey(ShirtSize),
      isAlreadyPaid: Schema.Boolean,
      isPaidViaOrganizer: Schema.Boolean,
    }),
  ),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type TeamRegistration = typeof TeamRegistration.Type;

/** What a cart and its owner's pages show of a registration. `totalValue`: what the owner of the cart pays for it. */
export const OwnRegistration = Schema.Struct({
  id: Id,
  tournament: Schema.Struct({ id: Id, category: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' })),
  totalValue: Reais,
  status: RegistrationStatus,
  player: Participant,
  partner: Schema.optionalKey(Participant),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type OwnRegistration = typeof OwnRegistration.Type;

const TeamMember = Schema.Struct({ player: Id, tShirtSize: Schema.optionalKey(ShirtSize) });
const { teamNeeded, twice } = ENTRY_FAULTS;

/** By the format of the category: a partner, a team of four with oneself last, or neither. */
export const NewRegistration = Schema.Struct({
  partner: Schema.optionalKey(Id),
  playerTShirtSize: Schema.optionalKey(ShirtSize),
  partnerTShirtSize: Schema.optionalKey(ShirtSize),
  team: Schema.optionalKey(
    Schema.Array(TeamMember).check(
      Schema.makeFilter((team) => team.length === TEAM_SIZE || teamNeeded),
      Schema.makeFilter((team) => new Set(team.map(({ player }) => player)).size === team.length || twice),
    ),
  ),
});
export type NewRegistration = typeof NewRegistration.Type;

/** An organizer registers others. */
export const OrganizersRegistration = Schema.Struct({
  ...NewRegistration.fields,
  player: Schema.optionalKey(Id),
}).check(Schema.makeFilter(({ player, partner }) => player === undefined || player !== partner || twice));
export type OrganizersRegistration = typeof OrganizersRegistration.Type;

/** Whose payment an organizer has received; all of a registration's when absent. */
export const PaymentReceived = Schema.Struct({
  payer: Schema.optionalKey(Schema.Literals(['player', 'partner', 'both'])),
});
