import type { PairRegistration, Participant, ShirtSize, TeamRegistration } from './registration.ts';

/** A registration as its category's page shows it, whoever enters together there. */
export type Registration = PairRegistration | TeamRegistration;

/** One of those who play in a registration. */
export interface Member {
  readonly person: Participant;
  readonly shirt: ShirtSize | undefined;
  /** Nothing while the payment is awaited. */
  readonly paidVia: 'platform' | 'organizer' | undefined;
}

/** Everybody in a registration: a pair, four of a team, or one who waits to be drawn. */
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

function wayOf(isPaid: boolean, isViaOrganizer: boolean): Member['paidVia'] {
  if (!isPaid) return undefined;
  return isViaOrganizer ? 'organizer' : 'platform';
}

/** Whether a person was named in it: they play, or are asked to. */
export function isIn(registration: Registration, personId: string | undefined): boolean {
  return membersOf(registration).some(({ person }) => person.id === personId);
}

/** Whether a person plays in it: they said so, or its organizer counts on them. */
export function takesPart(registration: Registration, personId: string | undefined): boolean {
  return membersOf(registration).some(({ person }) => person.id === personId && !isUnanswered(person));
}

/** Whether somebody was named and nobody has spoken for them. */
export function isUnanswered({ invitation }: Pick<Participant, 'invitation'>): boolean {
  return invitation !== undefined && invitation.state !== 'confirmed';
}

/** Those that take part, one's own first; the others in the order in which they came. */
export function liveRegistrations<R extends Registration>(all: readonly R[], personId: string | undefined): R[] {
  const live = all.filter(({ status }) => status !== 'CANCELADA');
  return [
    ...live.filter((registration) => isIn(registration, personId)),
    ...live.filter((registration) => !isIn(registration, personId)),
  ];
}
