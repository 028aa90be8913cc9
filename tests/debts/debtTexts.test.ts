import { expect, it } from 'vitest';
import type { Debtor } from '#domain/debts/debt.ts';
import { encodeBrCode } from '#domain/payment/brcode.ts';
import { whatsappMessageLink } from '#domain/people/phone.ts';
import { chargeText, moreText, summaryText } from '../../src/areas/owner/debts/debtTexts.ts';

const ON = { day: 5, month: 3, year: 2026 };
const DEBT = {
  id: '1',
  date: ON,
  courts: [{ name: 'Quadra 1', startHours: [18, 19] }],
  left: 100_00,
  isNoShow: false,
};
const BIA: Debtor = {
  player: { id: '2', name: 'Bia Reis', phone: '13988887777' },
  owed: 180_50,
  reservations: 2,
  bills: 0,
  noShows: 0,
  since: ON,
  debts: [
    DEBT,
    { ...DEBT, id: '3', date: { ...ON, day: 6 }, courts: [{ name: 'Quadra 2', startHours: [7] }], left: 80_50 },
  ],
};
const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

it('asks for the sum, day by day', () => {
  expect(spaces(chargeText(BIA, { name: 'Arena Maré Alta' }))).toBe(
    [
      'Olá, Bia Reis! Sobre suas reservas em Arena Maré Alta, falta pagar R$ 180,50:',
      '• qui, 05/03/2026, 18:00 às 20:00 · Quadra 1: R$ 100,00',
      '• sex, 06/03/2026, 07:00 às 08:00 · Quadra 2: R$ 80,50',
      'Podemos combinar o pagamento?',
    ].join('\n'),
  );
});

// Red without `payLines` in debtTexts.ts, or with a code without its sum.
it('says how to pay where the arena has a key of its own, with the sum in the code', () => {
  const arena = {
    name: 'Arena Maré Alta',
    address: { city: 'São José dos Campos' },
    pix: { key: 'caixa@mare.com', receiver: 'Maré Alta Esportes de Areia Ltda' },
  };
  const code = encodeBrCode({
    key: 'caixa@mare.com',
    receiver: 'Mare Alta Esportes de Are',
    city: 'Sao Jose dos Ca',
    amount: 180_50,
  });
  expect(chargeText(BIA, arena).split('\n').slice(-3)).toEqual([
    'Você pode pagar por PIX: chave caixa@mare.com, em nome de Mare Alta Esportes de Are.',
    'Ou copie e cole no app do banco:',
    code,
  ]);
});

it('asks for those that are not listed too', () => {
  const many = { ...BIA, reservations: 23, guestPlayerName: 'Turma' };
  expect(chargeText(many, { name: 'Arena' }).split('\n').at(-2)).toBe('• e mais 21 reservas');
  expect(moreText({ ...BIA, reservations: 3 })).toBe('e mais 1 reserva');
});

it('says since when, and how often nobody came', () => {
  expect(summaryText(BIA)).toBe('2 reservas desde 05/03/2026');
  expect(summaryText({ ...BIA, reservations: 1, noShows: 1 })).toBe(
    '1 reserva desde 05/03/2026 · não compareceu 1 vez',
  );
  expect(summaryText({ ...BIA, noShows: 2 })).toBe('2 reservas desde 05/03/2026 · não compareceu 2 vezes');
});

it('asks for a bill by its month, and counts it apart', () => {
  const bill = { ...DEBT, billOf: { month: 3, year: 2026 }, left: 360_00 };
  const late: Debtor = { ...BIA, bills: 1, reservations: 1, owed: 460_00, debts: [bill, DEBT] };
  expect(spaces(chargeText(late, { name: 'Arena' })).split('\n')[1]).toBe(
    '• Mensalidade de março, 18:00 às 20:00 · Quadra 1: R$ 360,00',
  );
  expect(summaryText(late)).toBe('1 mensalidade e 1 reserva desde 05/03/2026');
  expect(summaryText({ ...late, reservations: 0, bills: 2 })).toBe('2 mensalidades desde 05/03/2026');
  expect(moreText({ ...late, reservations: 3 })).toBe('e mais 2 pendências');
});

it('goes to a number, or to whom the owner picks', () => {
  expect(whatsappMessageLink('R$ 10 & já?', '(13) 98888-7777')).toBe(
    'https://wa.me/5513988887777?text=R%24%2010%20%26%20j%C3%A1%3F',
  );
  expect(whatsappMessageLink('Olá')).toBe('https://wa.me/?text=Ol%C3%A1');
});
