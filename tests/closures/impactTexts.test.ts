import { expect, it } from 'vitest';
import type { ClosureImpact } from '#domain/closures/closure.ts';
import { impactTexts } from '../../src/areas/owner/closures/impactTexts.ts';

const NOTHING: ClosureImpact = {
  hours: 4,
  closed: 0,
  reservations: 0,
  people: 0,
  atArena: 0,
  byGuests: 0,
  byPix: 0,
  onCourt: [],
  shortened: [],
  begun: [],
  offerable: [],
};
const ANA = { who: 'Ana', court: 'Quadra 1', until: 24 };
const ON_COURT = 'Em quadra agora: Ana (Quadra 1, até 00:00).';
const TOLD = 'Você tem 1 minuto para desfazer; depois, quem tem conta é avisado.';
const HALF = '2 destas horas já estão fechadas.';

// Red without each of the branches of impactTexts.ts.
it.each<[string, Partial<ClosureImpact>, readonly string[]]>([
  ['nothing is met', {}, ['Nenhuma reserva nestes horários.']],
  ['some plays on', { onCourt: [ANA] }, [ON_COURT, 'Nenhuma reserva é cancelada.']],
  [
    'some has begun',
    { begun: [{ who: 'Rui', hours: [19, 21] }] },
    [
      'Já começou e fica como está: Rui, 19:00 às 20:00 e 21:00 às 22:00. Trate no balcão.',
      'Nenhuma reserva é cancelada.',
    ],
  ],
  [
    'some has begun and loses the rest',
    { reservations: 1, shortened: [{ who: 'Ana', hours: [19], value: 80_50 }] },
    [`Já começou e perde só o que falta: Ana, 19:00 às 20:00 (R$\u00a080,50).`, `Nenhuma é cancelada inteira. ${TOLD}`],
  ],
  [
    'some loses the rest, and owes it',
    { reservations: 3, shortened: [{ who: 'Ana', hours: [19], value: 0 }] },
    ['Já começou e perde só o que falta: Ana, 19:00 às 20:00.', `As outras são canceladas. ${TOLD}`],
  ],
  ['some are met', { reservations: 2 }, [`Todas são canceladas. ${TOLD}`]],
  ['all plays on', { hours: 0, onCourt: [ANA] }, [expect.stringMatching(/^Nestes horários só há/), ON_COURT]],
  ['all is closed', { closed: 4 }, ['Estes horários já estão fechados.']],
  ['all but who plays', { closed: 4, onCourt: [ANA] }, ['Estes horários já estão fechados.', ON_COURT]],
  ['half is closed', { closed: 2 }, ['Nenhuma reserva nestes horários.', HALF]],
])('says what a closing does: %s', (_, impact, texts) => {
  expect(impactTexts({ ...NOTHING, ...impact })).toEqual(texts);
});
