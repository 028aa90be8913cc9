import { describe, expect, it, test } from 'vitest';
import { formatCnpj, isCnpj } from '#domain/legal/cnpj.ts';

describe('a CNPJ', () => {
  // The last is the example of the Receita Federal for a CNPJ with letters.
  it.each(['11.222.333/0001-81', '11222333000181', '00.000.000/0001-91', '12.ABC.345/01DE-35', '12abc34501de35'])(
    'has right check digits: %s',
    (text) => {
      expect(isCnpj(text)).toBe(true);
    },
  );

  // Red without either check digit, the length, or the refusal of one place fourteen times.
  it.each([
    '',
    '11.222.333/0001-80',
    '11.222.333/0001-91',
    '12.ABC.345/01DE-3A',
    '1122233300018',
    '112223330001811',
    '00.000.000/0000-00',
    '11.222.333/0001-8é',
  ])('is not %j', (text) => {
    expect(isCnpj(text)).toBe(false);
  });
});

test('a CNPJ is shown with its punctuation', () => {
  expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
});
