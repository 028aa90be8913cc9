import { expect, it } from 'vitest';
import { type DayFigures, dayLines } from '#domain/dayEnd/dayFigures.ts';

const USUAL: DayFigures = {
  day: '2026-03-05',
  reservations: 21,
  sold: 3_040_00,
  hours: { sold: 38, offered: 48, closed: 0 },
  received: [
    { method: 'pix', value: 720_00 },
    { method: 'cash', value: 480_00 },
  ],
  atArena: 230_00,
  viaPlatform: 97_50,
  tills: { closed: 2, over: 0, short: 5_00, isOpen: false },
  noShows: 2,
  nextHour: 7,
};
const said = (figures: Partial<DayFigures>) =>
  dayLines({ ...USUAL, ...figures }).map((line) => line.replaceAll('\u00a0', ' '));
const counted = { closed: 1, over: 0, short: 0, isOpen: false };

it('a day is six lines', () => {
  expect(said({})).toEqual([
    'Vendido: R$ 3.040,00, 21 reservas, 38 de 48 horas.',
    'Recebido: R$ 1.200,00 (PIX na arena R$ 720,00, Dinheiro R$ 480,00).',
    'A receber: R$ 230,00 na arena e R$ 97,50 pela plataforma.',
    'Caixa: falta de R$ 5,00.',
    'Faltas: 2 reservas.',
    'Amanhã, sexta-feira: primeira reserva às 07:00.',
  ]);
});

it('what was not is said too', () => {
  const none = { closed: 0, over: 0, short: 0, isOpen: false };
  expect(
    said({
      reservations: 1,
      sold: 0,
      hours: { sold: 0, offered: 1, closed: 47 },
      received: [],
      atArena: 0,
      viaPlatform: 0,
      tills: none,
      noShows: 1,
      nextHour: null,
    }),
  ).toEqual([
    'Vendido: R$ 0,00, 1 reserva, 0 de 1 hora, 47 fechadas.',
    'Recebido: nada.',
    'A receber: nada.',
    'Caixa: não foi aberto.',
    'Faltas: 1 reserva.',
    'Amanhã, sexta-feira: nenhuma reserva ainda.',
  ]);
});

it.each([
  [counted, 'confere'],
  [{ ...counted, over: 2_00 }, 'sobra de R$ 2,00'],
  [{ ...counted, closed: 2, over: 2_00, short: 1_00 }, 'falta de R$ 1,00 e sobra de R$ 2,00'],
  [{ ...counted, closed: 0, isOpen: true }, 'ainda aberto'],
  [{ ...counted, isOpen: true }, 'confere; um ainda está aberto'],
])('the tills %j are said as %s', (tills, text) => {
  expect(said({ tills })[3]).toBe(`Caixa: ${text}.`);
});
