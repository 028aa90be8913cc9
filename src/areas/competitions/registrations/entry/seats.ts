import type { RegistrationForm } from '../../../../../machines/registrations/registration.ts';

/** The initial values: texts, as a draft keeps them. `name1` is the name shown for `player1`. */
export const EMPTY_ENTRY = {
  player1: '',
  name1: '',
  shirt1: '',
  player2: '',
  name2: '',
  shirt2: '',
  player3: '',
  name3: '',
  shirt3: '',
  player4: '',
  name4: '',
  shirt4: '',
};
export type TypedEntry = typeof EMPTY_ENTRY;

/** The form fields of one player of a registration, and their labels. */
export interface SeatFields {
  readonly player: keyof TypedEntry;
  readonly name: keyof TypedEntry;
  readonly shirt: keyof TypedEntry;
  readonly isSelf: boolean;
  readonly label: string;
  readonly shirtLabel: string;
}

/** The players of each form, in the order of the request: in a team, the player who registers it comes last. */
export const SEATS: Readonly<Record<RegistrationForm, readonly SeatFields[]>> = {
  pairRegistration: [self(1), { ...other(2), label: 'Sua dupla', shirtLabel: 'Camiseta da sua dupla' }],
  teamRegistration: [other(1), other(2), other(3), self(4)],
  soloRegistration: [self(1)],
  organizersPairRegistration: [other(1), other(2)],
  organizersTeamRegistration: [other(1), other(2), other(3), other(4)],
  organizersSoloRegistration: [{ ...other(1), label: 'Jogador', shirtLabel: 'Camiseta do jogador' }],
};

type SeatNumber = 1 | 2 | 3 | 4;

function self(seat: SeatNumber): SeatFields {
  return { ...fieldsOf(seat), isSelf: true, label: 'Você', shirtLabel: 'Sua camiseta' };
}

function other(seat: SeatNumber): SeatFields {
  const [label, shirtLabel] = [`Jogador ${seat}`, `Camiseta do jogador ${seat}`];
  return { ...fieldsOf(seat), isSelf: false, label, shirtLabel };
}

function fieldsOf(seat: SeatNumber) {
  return { player: `player${seat}`, name: `name${seat}`, shirt: `shirt${seat}` } as const;
}
