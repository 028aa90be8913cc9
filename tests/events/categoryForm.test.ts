import { expect, test } from 'vitest';
import {
  categoryFaults,
  emptyCategory,
  placesTyped,
  toNewCategory,
} from '../../src/areas/competitions/events/manage/categoryForm.ts';

const DAYS = { first: { day: 10, month: 5, year: 2030 }, last: { day: 12, month: 5, year: 2030 } };
const TYPED = {
  ...emptyCategory(DAYS),
  category: ' Mista C/D ',
  doublesNumber: '16',
  individualRegistrationPrice: '80,50',
  startDate: '2030-05-11',
  deadlinePayment: '2030-05-09',
  firstPlace: '1.000',
  secondPlace: '500,00',
  thirdPlace: '0',
};

test('an empty form says at each field what is missing', () => {
  expect(categoryFaults(emptyCategory(DAYS))).toEqual({
    category: 'Informe a categoria.',
    doublesNumber: 'Informe um valor acima de zero.',
    individualRegistrationPrice: 'Informe um valor acima de zero.',
    startDate: 'Informe a data.',
    deadlinePayment: 'Informe a data.',
    firstPlace: 'Informe um valor válido',
    secondPlace: 'Informe um valor válido',
    thirdPlace: 'Informe um valor válido',
  });
});

test('what is no sum and what are too many places is told where it was typed', () => {
  const typed = { individualRegistrationPrice: '1,2,3', doublesNumber: '2000' };
  expect(categoryFaults({ ...TYPED, ...typed })).toEqual({
    individualRegistrationPrice: 'Informe um valor válido',
    doublesNumber: 'Informe no máximo 1024.',
  });
});

test('a whole form becomes what the server takes, in centavos and days', () => {
  expect(categoryFaults(TYPED)).toEqual({});
  expect(toNewCategory(TYPED)).toEqual({
    category: 'Mista C/D',
    doubleFormat: 'pre-formed',
    tournamentDate: { startDate: { day: 11, month: 5, year: 2030 } },
    deadlinePayment: { day: 9, month: 5, year: 2030 },
    individualRegistrationPrice: 80_50,
    doublesNumber: 16,
    prizeAmount: { firstPlace: 1_000_00, secondPlace: 500_00, thirdPlace: 0 },
    paymentViaGateway: true,
  });
});

test('the day of an event of one day is chosen already', () => {
  expect(emptyCategory({ first: DAYS.first, last: DAYS.first }).startDate).toBe('2030-05-10');
});

test('of a number of places digits alone are kept', () => {
  expect(placesTyped('16 duplas, -2')).toBe('162');
});
