import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';
import { Reais } from '../values/money.ts';
import { ENTRY_FAULTS } from './entryFaults.ts';

export const RegistrationStatus = Schema.Literals(['PENDENTE', 'PAGA', 'CANCELADA']);
export type RegistrationStatus = typeof RegistrationStatus.Type;

export const ShirtSize = Schema.Literals(['PP', 'P', 'M', 'G', 'G1', 'G2', 'G3', 'G4']);
export type ShirtSize = typeof ShirtSize.Type;

/** Members of a team; the one who registers it is the last. */
const TEAM_SIZE = 4;

/**
 * The state of an invitation that was not accepted. `waiting`: the player can still answer. `lapsed`: the time is over and
 * the organizer decides. `confirmed`: the organizer has confirmed the player.
 */
const InvitationState = Schema.Struct({
  state: Schema.Literals(['waiting', 'lapsed', 'confirmed']),
  /** When this state ends; only for the organizer and players of the same registration. */
  until: Schema.optionalKey(Instant),
});

/**
 * A participant. Only the organizer and players of the same registration get phone, city and shirt, and only of a player
 * who has accepted.
 */
export const Participant = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  city: Schema.optionalKey(Schema.String),
  /** Absent when the player has accepted, or was not invited. */
  invitation: Schema.optionalKey(InvitationState),
  /** The person whose cart holds the player's unpaid share; only for players of the same registration. */
  payer: Schema.optionalKey(Id),
  /** The dispute of the PIX of their share: open, or decided for the payer. Only for the organizer and admins. */
  dispute: Schema.optionalKey(Schema.Literals(['disputed', 'charged_back'])),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Participant = typeof Participant.Type;

/**
 * A pair, or a single player who waits for the draw, on its category's page. Its status and who has paid are only for the
 * organizer, admins and players of the same registration.
 */
export const PairRegistration = Schema.Struct({
  id: Id,
  status: Schema.optionalKey(RegistrationStatus),
  player: Participant,
  partner: Schema.optionalKey(Participant),
  isPlayerAlreadyPaid: Schema.optionalKey(Schema.Boolean),
  isPartnerAlreadyPaid: Schema.optionalKey(Schema.Boolean),
  isPlayerPaidViaOrganizer: Schema.optionalKey(Schema.Boolean),
  isPartnerPaidViaOrganizer: Schema.optionalKey(Schema.Boolean),
  tShirtsSize: Schema.optionalKey(
    Schema.Struct({
      playerTShirtSize: Schema.optionalKey(ShirtSize),
      partnerTShirtSize: Schema.optionalKey(ShirtSize),
    }),
  ),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type PairRegistration = typeof PairRegistration.Type;

/** A team; what is said of a pair holds for it too. */
export const TeamRegistration = Schema.Struct({
  id: Id,
  status: Schema.optionalKey(RegistrationStatus),
  team: Schema.Array(
    Schema.Struct({
      player: Participant,
      tShirtSize: Schema.optionalKey(ShirtSize),
      isAlreadyPaid: Schema.optionalKey(Schema.Boolean),
      isPaidViaOrganizer: Schema.optionalKey(Schema.Boolean),
    }),
  ),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type TeamRegistration = typeof TeamRegistration.Type;

/** A registration in a cart and on the pages of the cart's owner. `totalValue`: the owner's price for it. */
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

/** A category's format needs a partner, a team of four with the registering player last, or neither. */
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

/** An organizer's registration of other players. */
export const OrganizersRegistration = Schema.Struct({
  ...NewRegistration.fields,
  player: Schema.optionalKey(Id),
}).check(Schema.makeFilter(({ player, partner }) => player === undefined || player !== partner || twice));
export type OrganizersRegistration = typeof OrganizersRegistration.Type;

/** `payer`: whose payment the organizer has received; when absent, everybody's. */
export const PaymentReceived = Schema.Struct({
  payer: Schema.optionalKey(Schema.Literals(['player', 'partner', 'both'])),
});
