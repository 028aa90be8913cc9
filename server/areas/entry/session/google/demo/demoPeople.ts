import { DEMO_ACCOUNTS } from '#core/people/demoAccounts.ts';

/** A person who can be chosen at the demo provider. */
export interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly hasPicture: boolean;
  /** What happens when a visitor chooses this person. */
  readonly note: string;
}

const [marina] = DEMO_ACCOUNTS;

/** One person for each possible outcome of signing in. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    id: 'duda',
    name: 'Duda Nascimento',
    email: 'duda.nascimento@exemplo.test',
    isVerified: true,
    hasPicture: true,
    note: 'Conta nova, com foto',
  },
  {
    id: 'ze',
    name: 'Zé',
    email: 'ze.da.praia@exemplo.test',
    isVerified: true,
    hasPicture: false,
    note: 'Conta nova, de nome curto e sem foto',
  },
  {
    id: 'marina',
    name: marina.name,
    email: marina.email,
    isVerified: true,
    hasPicture: false,
    note: 'Já tem conta aqui, com senha',
  },
  {
    id: 'nino',
    name: 'Nino Prates',
    email: 'nino.prates@exemplo.test',
    isVerified: false,
    hasPicture: false,
    note: 'Email ainda não confirmado',
  },
];
