import { expect, it } from 'vitest';
import { membersOf } from '../../domain/registrations/members.ts';
import type { PairRegistration, TeamRegistration } from '../../domain/registrations/registration.ts';
import { owedFor, payerFaults, toReceived } from '../../src/tournament/paymentForm.ts';
import { cancelText } from '../../src/tournament/paymentTexts.ts';

const ID = '01910000-0000-7000-8000-000000000001';
const ana = { id: 'ana', name: 'Ana' };
const bia = { id: 'bia', name: 'Bia' };
const pair: PairRegistration = {
  id: ID,
  status: 'PENDENTE',
  player: ana,
  partner: bia,
  isPlayerAlreadyPaid: false,
  isPartnerAlreadyPaid: false,
  isPlayerPaidViaOrganizer: false,
  isPartnerPaidViaOrganizer: false,
};
const { partner: _, ...solo } = pair;
const unpaid = { isAlreadyPaid: false, isPaidViaOrganizer: false };
const team: TeamRegistration = {
  id: ID,
  status: 'PENDENTE',
  team: [
    { player: ana, ...unpaid },
    { player: bia, ...unpaid },
  ],
};

it('asks which of a pair has paid while neither has, and takes no other answer', () => {
  const owed = owedFor(pair);
  expect(owed.choices).toEqual([
    { value: 'player', label: 'Ana' },
    { value: 'partner', label: 'Bia' },
    { value: 'both', label: 'Dos dois' },
  ]);
  const faults = payerFaults(owed);
  const missing = { payer: 'Escolha de quem você recebeu.' };
  expect([faults({ payer: '' }), faults({ payer: 'team' }), faults({ payer: 'both' })]).toEqual([missing, missing, {}]);
});

it('knows who it is when one of a pair has paid, and names nobody for a team or for one alone', () => {
  const seen = [{ ...pair, isPlayerAlreadyPaid: true }, { ...pair, isPartnerAlreadyPaid: true }, team, solo].map(
    (registration) => {
      const { payer, choices, unpaid: owing } = owedFor(registration);
      return [payer, choices.length, owing.map(({ person }) => person.name)];
    },
  );
  expect(seen).toEqual([
    ['partner', 0, ['Bia']],
    ['player', 0, ['Ana']],
    [undefined, 0, ['Ana', 'Bia']],
    [undefined, 0, ['Ana']],
  ]);
  expect([toReceived({ id: ID }), toReceived({ id: ID, payer: 'partner' })]).toEqual([
    { params: { id: ID }, body: undefined },
    { params: { id: ID }, body: { payer: 'partner' } },
  ]);
});

it('says before a cancel what becomes of the money of each', () => {
  const viaOrganizer = { isPlayerAlreadyPaid: true, isPlayerPaidViaOrganizer: true };
  expect([
    cancelText(membersOf(pair)),
    cancelText(membersOf({ ...pair, isPlayerAlreadyPaid: true, isPartnerAlreadyPaid: true })),
    cancelText(membersOf({ ...solo, ...viaOrganizer })),
    cancelText([]),
  ]).toEqual([
    'Ana e Bia: a vaga fica livre. O que ainda não foi pago deixa de ser cobrado.',
    'Ana e Bia: a vaga fica livre. O que foi pago pela plataforma será devolvido a quem pagou.',
    'Ana: a vaga fica livre. O que foi pago direto ao organizador é ele quem devolve.',
    'A vaga fica livre.',
  ]);
});
