import { expect, it } from 'vitest';
import {
  ArenaTournament,
  ArenaTournamentStatus,
  NewArenaTournament,
  statusOn,
} from '#domain/arenaTournaments/arenaTournament.ts';
import { ID } from '../samples.ts';
import { errorsOf, expectWire, expectWords, inside } from '../wire.ts';

const FORM = {
  name: 'Copa',
  phoneToContact: '13988887777',
  registrationPeriod: { startDate: '2030/05-01', endDate: '2030/05-08' },
  executionPeriod: { startDate: '2030/05-10', endDate: '2030/05-12' },
};
const day = (of: number) => ({ day: of, month: 5, year: 2030 });
const told = (change: object) => errorsOf(NewArenaTournament, { ...FORM, ...change });

// SPEC 3, Arena tournament. Red without a member, or with another word, in arenaTournament.ts.
it('goes over the wire as the specification has it', () => {
  const all = { ...FORM, _id: ID, avatar: '/copa.webp', address: { city: 'Santos' }, status: 'INSCRICAO' };
  expectWire(ArenaTournament, all, ['avatar']);
  expectWire(NewArenaTournament, FORM);
  expectWords(ArenaTournamentStatus, ['INSCRICAO', 'EXECUCAO', 'CONCLUIDO', 'CANCELADO']);
});

// SPEC 5, Arena tournament creation. Each is red without the check that says it.
it('is named, and has a phone of 11 digits at least', () => {
  expect(told({ name: ' ', phoneToContact: '' })).toEqual({
    name: 'Informe o nome do torneio.',
    phoneToContact: 'O telefone é obrigatório.',
  });
  expect(told({ name: 'x'.repeat(80) })).toEqual({});
  expect(told({ name: 'x'.repeat(81) })).toEqual({ name: 'O nome do torneio precisa ter no máximo 80 caracteres.' });
});

it('is sent with a slash for the first dash, and read either way', () => {
  const period = { startDate: '2030-05-01', endDate: '2030/05/08' };
  expect(inside(NewArenaTournament, { ...FORM, registrationPeriod: period }).registrationPeriod).toEqual({
    startDate: day(1),
    endDate: day(8),
  });
  for (const startDate of ['', '2030-05-011', '12030-05-01', '2030.05.01', '203-05-01']) {
    expect(told({ registrationPeriod: { ...period, startDate } }), startDate).toEqual({
      'registrationPeriod.startDate': 'Informe a data.',
    });
  }
});

it('neither ends before it begins nor is played before it can be entered', () => {
  const period = (startDate: string, endDate: string) => ({
    startDate: `2030-05-${startDate}`,
    endDate: `2030-05-${endDate}`,
  });
  expect(told({ registrationPeriod: period('08', '08'), executionPeriod: period('08', '08') })).toEqual({});
  expect(told({ registrationPeriod: period('08', '07') })).toEqual({
    'registrationPeriod.endDate': 'O fim das inscrições não pode ser antes do começo.',
  });
  expect(told({ executionPeriod: period('12', '11') })).toEqual({
    'executionPeriod.endDate': 'O fim do torneio não pode ser antes do começo.',
  });
  expect(told({ registrationPeriod: period('08', '08'), executionPeriod: period('07', '12') })).toEqual({
    'executionPeriod.startDate': 'O torneio não pode começar antes das inscrições.',
  });
});

// SPEC 2, /empresa/torneios: Inscrição, Execução, Concluídos and Cancelados.
it('stands by the day, unless it was cancelled', () => {
  const period = { executionPeriod: { startDate: day(10), endDate: day(12) } };
  const on = (of: number) => statusOn(day(of), { ...period, isCancelled: false });
  expect([9, 10, 12, 13].map(on)).toEqual(['INSCRICAO', 'EXECUCAO', 'EXECUCAO', 'CONCLUIDO']);
  expect(statusOn(day(13), { ...period, isCancelled: true })).toBe('CANCELADO');
});
