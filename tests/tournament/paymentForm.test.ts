import { expect, it } from 'vitest';
import { membersOf, type Registration } from '#domain/registrations/members.ts';
import type { PairRegistration, TeamRegistration } from '#domain/registrations/registration.ts';
import type { PhaseRead } from '../../machines/tournament/tournamentSetup.ts';
import { owedFor, payerFaults } from '../../src/areas/competitions/tournament/participants/paymentForm.ts';
import { leavingText, leavingTexts } from '../../src/areas/competitions/tournament/participants/leavingTexts.ts';

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
});

const viaOrganizer = { isPlayerAlreadyPaid: true, isPlayerPaidViaOrganizer: true };
const bothPaid = { isPlayerAlreadyPaid: true, isPartnerAlreadyPaid: true };
const text = (registration: Registration | undefined, phase: PhaseRead, isOrganizer = false) =>
  leavingText({ members: registration ? membersOf(registration) : [], price: 60_50, phase, isOrganizer });

// Red when `leavingIn` of src/areas/competitions/tournament/participants/leavingTexts.ts says 'free' of any phase after the registrations.
it('says before somebody leaves what becomes of the money of each, before the draw, after it, and after the final', () => {
  expect([
    text(pair, 'registrations'),
    text({ ...pair, ...bothPaid }, 'registrations'),
    text({ ...pair, isPlayerAlreadyPaid: true }, 'registrations'),
    text({ ...solo, ...viaOrganizer }, 'registrations'),
    text(undefined, 'registrations'),
    text({ ...pair, ...bothPaid }, 'groups'),
    text({ ...pair, isPlayerAlreadyPaid: true }, 'matches'),
    text({ ...pair, ...bothPaid }, 'secondPhase', true),
    text({ ...solo, ...viaOrganizer }, 'matches', true),
    text({ ...pair, ...bothPaid }, 'finished', true),
  ]).toMatchInlineSnapshot(`
    [
      "Ana e Bia: a vaga fica livre. O que ainda não foi pago deixa de ser cobrado.",
      "Ana e Bia: a vaga fica livre. Ana e Bia recebem, cada um, R$ 60,50 de volta.",
      "Ana e Bia: a vaga fica livre. Ana recebe R$ 60,50 de volta. O que ainda não foi pago deixa de ser cobrado.",
      "Ana: a vaga fica livre. O que foi pago direto à organização se combina com ela.",
      "A vaga fica livre.",
      "Ana e Bia: os grupos já foram sorteados; quem desiste sai do seu grupo, e não há como voltar. Os R$ 60,50 que Ana e Bia pagaram, cada um, pela plataforma não voltam: só a organização pode devolver, se achar justo.",
      "Ana e Bia: as partidas que faltam viram vitória de quem joga contra (W.O.), e não há como voltar. Os R$ 60,50 que Ana pagou pela plataforma não voltam: só a organização pode devolver, se achar justo. O que ainda não foi pago deixa de ser cobrado.",
      "Ana e Bia: as partidas que faltam viram vitória de quem joga contra (W.O.), e não há como voltar. Os R$ 60,50 que Ana e Bia pagaram, cada um, pela plataforma não voltam automaticamente: se for justo, devolva em “Quem desistiu”.",
      "Ana: as partidas que faltam viram vitória de quem joga contra (W.O.), e não há como voltar. O que foi pago direto a você é você quem combina a devolução.",
      "Ana e Bia: o torneio já terminou, e o resultado não muda. Os R$ 60,50 que Ana e Bia pagaram, cada um, pela plataforma não voltam automaticamente: se for justo, devolva em “Quem desistiu”.",
    ]
  `);
  const words = (phase: PhaseRead, isOrganizer: boolean) => leavingTexts(phase, isOrganizer).confirm;
  expect([
    words('registrations', false),
    words('groups', false),
    words('secondPhase', false),
    words('groups', true),
    words('finished', true),
  ]).toEqual(['Cancelar inscrição', 'Desistir', 'Desistir', 'Registrar desistência', 'Cancelar inscrição']);
});
