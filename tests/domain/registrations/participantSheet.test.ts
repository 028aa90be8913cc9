import { expect, it } from 'vitest';
import { participantSheetOf, shirtsOf } from '#domain/registrations/participantSheet.ts';
import type { PairRegistration } from '#domain/registrations/registration.ts';

const ID = '01910000-0000-7000-8000-000000000001';
const UNPAID = {
  isPlayerAlreadyPaid: false,
  isPartnerAlreadyPaid: false,
  isPlayerPaidViaOrganizer: false,
  isPartnerPaidViaOrganizer: false,
};

const REGISTRATIONS: readonly PairRegistration[] = [
  {
    ...UNPAID,
    id: ID,
    status: 'PAGA',
    player: { id: ID, name: '=Ana', city: 'Santos', phone: '13988887777' },
    partner: { id: ID, name: 'Bia' },
    isPlayerAlreadyPaid: true,
    isPartnerAlreadyPaid: true,
    isPartnerPaidViaOrganizer: true,
    tShirtsSize: { playerTShirtSize: 'M', partnerTShirtSize: 'PP' },
  },
  {
    ...UNPAID,
    id: ID,
    status: 'PENDENTE',
    player: { id: ID, name: 'Caio' },
    partner: { id: ID, name: 'Duda', invitation: { state: 'waiting' } },
    tShirtsSize: { playerTShirtSize: 'M' },
  },
  { ...UNPAID, id: ID, status: 'PENDENTE', player: { id: ID, name: 'Eva' } },
  {
    ...UNPAID,
    id: ID,
    status: 'PENDENTE',
    player: { id: ID, name: 'Gil', invitation: { state: 'waiting' } },
    tShirtsSize: { playerTShirtSize: 'G' },
  },
  { ...UNPAID, id: ID, status: 'CANCELADA', player: { id: ID, name: 'Foi' }, tShirtsSize: { playerTShirtSize: 'G4' } },
];

// Red without the filter of who has not answered and has no size, and without that of CANCELADA.
it('counts the shirts of those who take part, the smallest first', () => {
  expect(shirtsOf(REGISTRATIONS)).toEqual([
    { size: 'PP', count: 1 },
    { size: 'M', count: 2 },
    { size: 'G', count: 1 },
    { size: undefined, count: 1 },
  ]);
});

it('has a row for each who takes part, and below them the shirts where the event gives some', () => {
  const { fileName, csv } = participantSheetOf('Mista', REGISTRATIONS, true);
  expect(fileName).toBe('inscritos-mista.csv');
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFInscrição;Situação;Atleta;Cidade;Telefone;Camiseta;Camiseta informada por;Pagamento',
    "1;Paga;'=Ana;Santos;(13) 98888-7777;M;Atleta;Pela plataforma",
    '1;Paga;Bia;;;PP;Atleta;Com a organização',
    '2;Pendente;Caio;;;M;Atleta;',
    '2;Convite sem resposta;Duda;;;;;',
    '3;Pendente;Eva;;;;;',
    '4;Convite sem resposta;Gil;;;G;Organização;',
    '',
    'Camiseta;Quantidade',
    'PP;1',
    'M;2',
    'G;1',
    'Sem tamanho;1',
    '',
  ]);
  expect(participantSheetOf('Mista', REGISTRATIONS, false).csv).not.toContain('Quantidade');
});
