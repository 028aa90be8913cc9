import { expect, it } from 'vitest';
import {
  cellText,
  firstOfNextMonth,
  letterOf,
  scopeText,
  shortPrice,
  yieldsText,
} from '../../src/areas/owner/slots/rules/ruleTexts.ts';
import { ruleFaults, scopeOf, toRuleForm, typedRule } from '../../src/areas/owner/slots/rules/ruleForm.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const always = { weekdays: WEEK, fromHour: 0, untilHour: 24 };
const january = { day: 1, month: 1, year: 2027 };
const names = (id: string) => `Quadra ${id}`;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  [always, 'todos os dias, o dia todo'],
  [{ ...always, weekdays: [0, 6], fromHour: 7, untilHour: 12 }, 'sábado e domingo, 07h–12h'],
  [{ ...always, weekdays: [5, 1, 2, 3, 4], fromHour: 18 }, 'segunda a sexta, 18h–24h'],
  [{ ...always, weekdays: [1, 3, 5] }, 'segunda, quarta e sexta, o dia todo'],
  [{ ...always, weekdays: [0, 5, 6], courts: ['1', '2'] }, 'sexta a domingo, o dia todo, Quadra 1 e Quadra 2'],
  [{ ...always, from: january }, 'todos os dias, o dia todo, a partir de 1º de janeiro de 2027'],
  [{ ...always, until: { ...january, day: 31 } }, 'todos os dias, o dia todo, até 31 de janeiro de 2027'],
  [
    { ...always, weekdays: [3], from: january, until: { ...january, day: 31 } },
    'quarta, o dia todo, de 01/01/2027 a 31/01/2027',
  ],
])('a rule is said in plain words: %j', (scope, text) => {
  expect(scopeText(scope, names)).toBe(text);
});

it('a rule is called by its place in the list, and a cell by what decided it', () => {
  expect([0, 25, 26, 49].map(letterOf)).toEqual(['A', 'Z', 'A1', 'X1']);
  expect([['A'], ['A', 'C'], ['A', 'B', 'C']].map(yieldsText)).toEqual([
    'Onde coincide com A, vale A.',
    'Onde coincide com A ou C, valem elas.',
    'Onde coincide com A, B ou C, valem elas.',
  ]);
  const cell = { startHour: 7, price: 80_50, isAvailable: true } as const;
  expect(plain(cellText({ ...cell, decidedBy: 'rule', rule: 'x' }, 'B'))).toBe('R$ 80,50, regra B');
  expect(plain(cellText({ ...cell, decidedBy: 'slot', isAvailable: false }, undefined))).toBe(
    'R$ 80,50, preço do horário, fechado',
  );
  expect([80_00, 80_50, 1_234_00].map(shortPrice)).toEqual(['80', '80,50', '1.234']);
});

it('the next month is that of the next year in December', () => {
  expect(firstOfNextMonth({ day: 31, month: 12, year: 2026 })).toEqual(january);
  expect(firstOfNextMonth({ day: 31, month: 1, year: 2027 })).toEqual({ day: 1, month: 2, year: 2027 });
});

it('a rule in the form is the rule that was written, and the fault stands at its field', () => {
  const court = '01900000-0000-7000-8000-000000000001';
  const rule = { ...always, courts: [court], from: january, until: january, id: 'r', price: 70_00, version: 3 };
  const typed = typedRule(rule);
  expect(toRuleForm(typed)).toEqual({
    ...always,
    courts: [court],
    from: '2027-01-01',
    until: '2027-01-01',
    price: '70,00',
  });
  expect(scopeOf({ ...typed, price: '' })).toMatchObject({ ...always, courts: [court], from: january, until: january });
  expect(ruleFaults(typed)).toEqual({});
  expect(ruleFaults({ ...typed, price: '', weekdays: '' })).toEqual({
    price: 'Informe um valor.',
    weekdays: 'Escolha pelo menos um dia da semana.',
  });
  expect(ruleFaults({ ...typed, fromHour: '9', untilHour: '9' })).toEqual({
    untilHour: 'O fim precisa ser depois do começo.',
  });
  expect(scopeOf({ ...typed, weekdays: '' })).toBeUndefined();
});
