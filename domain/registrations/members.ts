import type { PairRegistration, Participant, ShirtSize, TeamRegistration } from './registration.ts';

/** A registration on its category's page. */
export type Registration = PairRegistration | TeamRegistration;

export interface Member {
  readonly person: Participant;
  readonly shirt: ShirtSize | undefined;
  /** Undefined for who may not know. */
  readonly paidVia: 'platform' | 'organizer' | 'pending' | undefined;
}

/** All players of a registration: a pair, a team of four, or a single player who waits for the draw. */
export function membersOf(registration: Registration): readonly Member[] {
  if ('team' in registration) {
    return registration.team.map(({ player, tShirtSize, isAlreadyPaid, isPaidViaOrganizer }) => ({
      person: player,
      shirt: tShirtSize,
      paidVia: wayOf(isAlreadyPaid, isPaidViaOrganizer),
    }));
  }
  const { player, partner, tShirtsSize } = registration;
  const first: Member = {
    person: player,
    shirt: tShirtsSize?.playerTShirtSize,
    paidVia: wayOf(registration.isPlayerAlreadyPaid, registration.isPlayerPaidViaOrganizer),
  };
  if (!partner) return [first];
  return [
    first,
    {
      person: partner,
      shirt: tShirtsSize?.partnerTShirtSize,
      paidVia: wayOf(registration.isPartnerAlreadyPaid, registration.isPartnerPaidViaOrganizer),
    },
  ];
}

function wayOf(isPaid: boolean | undefined, isViaOrganizer: boolean | undefined): Member['paidVia'] {
  if (isPaid === undefined) return undefined;
  if (!isPaid) return 'pending';
  return isViaOrganizer ? 'organizer' : 'platform';
}

/** Whether the person plays in the registration or is invited to it. */
export function isIn(registration: Registration, personId: string | undefined): boolean {
  return membersOf(registration).some(({ person }) => person.id === personId);
}

/** Whether the person accepted the registration or was confirmed by the organizer. */
export function takesPart(registration: Registration, personId: string | undefined): boolean {
  return membersOf(registration).some(({ person }) => person.id === personId && !isUnanswered(person));
}

/** Whether the invited player has neither accepted nor been confirmed by the organizer. */
export function isUnanswered({ invitation }: Pick<Participant, 'invitation'>): boolean {
  return invitation !== undefined && invitation.state !== 'confirmed';
}

/** Whether the shirt is what the organizer typed: whoever has not accepted told none, and only the organizer sees that one. */
export function isByOrganizer({ person, shirt }: Pick<Member, 'person' | 'shirt'>): boolean {
  return shirt !== undefined && person.invitation !== undefined;
}

/** The registrations that are not cancelled, the person's own first; else in their given order. */
export function liveRegistrations<R extends Registration>(all: readonly R[], personId: string | undefined): R[] {
  const live = all.filter(({ status }) => status !== 'CANCELADA');
  return [
    ...live.filter((registration) => isIn(registration, personId)),
    ...live.filter((registration) => !isIn(registration, personId)),
  ];
}
