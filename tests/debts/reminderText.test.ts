import { expect, it } from 'vitest';
import type { Bill } from '#domain/series/bill.ts';
import { addDays } from '#domain/values/days/day.ts';
import { reminderText } from '../../src/areas/owner/series/bills/billsTexts.ts';

const due = { day: 10, month: 3, year: 2026 };
const BILL = { arenaName: 'Arena Maré Alta', month: { month: 3, year: 2026 }, left: 480_00, due } as Bill;
const first = (days: number, bill = BILL) =>
  reminderText(bill, 'Rui', addDays(due, days), ['Podemos combinar o pagamento?'])
    .replaceAll('\u00a0', ' ')
    .split('\n');

// Red with the days the other way round, and without the `ends` of a late one.
it('the desk reminds of a bill in the words of its day: before it is due, on the day, and after it', () => {
  expect(first(-2)).toEqual([
    'Olá, Rui!',
    'Mensalidade de março vence em breve.',
    'Arena Maré Alta: R$ 480,00, até 10/03/2026.',
    'Podemos combinar o pagamento?',
  ]);
  expect(first(0)[1]).toBe('Mensalidade de março vence hoje.');
  expect(first(1, { ...BILL, ends: addDays(due, 16) }).slice(1, 3)).toEqual([
    'Mensalidade de março está atrasada.',
    'Arena Maré Alta: faltam R$ 480,00, que venceram em 10/03/2026. Sem pagamento, o seu horário fica livre em 26/03/2026.',
  ]);
});
