import { Result, Schema } from 'effect';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  percentOf,
  formatReais,
  moneyTyped,
  Reais,
  readReais,
  TotalReais,
  TypedReais,
  typeReais,
} from '#domain/values/money.ts';
import { errorsOf, inside } from '../wire.ts';

const centavos = fc.integer({ min: 0, max: 1_000_000_00 });
const basisPoints = fc.integer({ min: 0, max: 10_000 });
const read = Schema.decodeUnknownResult(Reais);
const write = Schema.encodeSync(Reais);

describe('reais on the wire', () => {
  test('come back as the centavos that left', () => {
    fc.assert(
      fc.property(centavos, (sum) => {
        const onTheWire: unknown = JSON.parse(JSON.stringify(write(sum)));
        expect(read(onTheWire)).toEqual(Result.succeed(sum));
      }),
    );
  });

  test('are read exactly as a person writes them', () => {
    fc.assert(
      fc.property(centavos, (sum) => {
        const written = `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`;
        expect(read(Number(written))).toEqual(Result.succeed(sum));
      }),
    );
  });

  test.each([120.505, 0.001, 1e-5, -0.01, -120, 1_000_000.01, 1e15, Number.NaN, Infinity, -Infinity, '120', null, [1]])(
    'refuse %s',
    (value) => {
      expect(Result.isFailure(read(value))).toBe(true);
    },
  );

  test('refuse a third decimal wherever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (thousandths) => {
        fc.pre(thousandths % 10 !== 0);
        expect(Result.isFailure(read(thousandths / 1_000))).toBe(true);
      }),
    );
  });

  // Red without the message of either check of Reais.
  test('are refused in one sentence', () => {
    for (const value of [Infinity, 0.001, -1, 1_000_000.01])
      expect(errorsOf(Reais, value)).toEqual({ '': 'Informe um valor válido' });
  });

  // Red with Centavos in place of the sum's own check, and with `<` or `||` changed in TotalReais.
  test('of many amounts may be more than one amount is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (sum) => {
        expect(inside(TotalReais, sum / 100)).toBe(sum);
      }),
    );
    for (const value of [0.001, 120.505, Infinity, Number.NaN])
      expect(errorsOf(TotalReais, value)).toEqual({ '': 'Informe um valor válido' });
    expect(errorsOf(TotalReais, -1)).not.toEqual({});
  });

  test('know one zero', () => {
    expect(read(-0)).toStrictEqual(Result.succeed(0));
  });
});

describe('a discount', () => {
  test('is the nearest centavo, half a centavo going up', () => {
    fc.assert(
      fc.property(centavos, basisPoints, (sum, discount) => {
        const exact = BigInt(sum) * BigInt(discount);
        const rest = exact % 10_000n;
        const rounded = exact / 10_000n + (rest >= 5_000n ? 1n : 0n);
        expect(percentOf(sum, discount)).toBe(Number(rounded));
      }),
    );
  });

  test('is never more than the sum, and all of it at 100 %', () => {
    fc.assert(
      fc.property(centavos, basisPoints, (sum, discount) => {
        expect(percentOf(sum, discount)).toBeLessThanOrEqual(sum);
        expect(percentOf(sum, 0)).toBe(0);
        expect(percentOf(sum, 10_000)).toBe(sum);
      }),
    );
  });

  test.each([
    [5, 1_000, 1],
    [4, 1_000, 0],
    [1, 5_000, 1],
    [12_345, 3_333, 4_115],
    [9_990, 1_250, 1_249],
  ])('of %i centavos at %i hundredths of a percent is %i', (sum, discount, off) => {
    expect(percentOf(sum, discount)).toBe(off);
  });
});

describe('money as text', () => {
  test('is Brazilian: points for thousands, a comma, two decimals', () => {
    fc.assert(
      fc.property(centavos, (sum) => {
        const whole = String(Math.floor(sum / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
        expect(formatReais(sum)).toBe(`R$\u00a0${whole},${String(sum % 100).padStart(2, '0')}`);
      }),
    );
  });

  test.each([
    [0, 'R$\u00a00,00'],
    [5, 'R$\u00a00,05'],
    [12_050, 'R$\u00a0120,50'],
    [1_000_000_00, 'R$\u00a01.000.000,00'],
  ])('%i → %s', (sum, text) => {
    expect(formatReais(sum)).toBe(text);
  });
});

describe('a sum that is typed', () => {
  test('is read as it is shown in its field', () => {
    fc.assert(
      fc.property(centavos, (sum) => {
        expect(readReais(typeReais(sum))).toBe(sum);
        expect(readReais(typeReais(sum).replaceAll('.', ''))).toBe(sum);
        expect(readReais((sum / 100).toFixed(2))).toBe(sum);
        expect(readReais(moneyTyped(formatReais(sum)))).toBe(sum);
      }),
    );
  });

  test.each([
    ['0', 0],
    ['0,5', 50],
    ['12', 1_200],
    ['1234,56', 123_456],
    ['1.234,56', 123_456],
    ['1.234', 123_400],
    ['1.234.567,8', 123_456_780],
    ['1234.56', 123_456],
    ['10.5', 1_050],
    [' 80,50 ', 8_050],
    ['007', 700],
  ])('%s is read', (typed, sum) => {
    expect(readReais(typed)).toBe(sum);
  });

  test.each([
    '',
    ' ',
    ',',
    '.',
    '1,0,0',
    '1.23,4',
    '1.2.3',
    'x1.50',
    '1.234.50',
    '12.34,5',
    '1,234',
    '1,234.56',
    '-1',
    '1e3',
    'NaN',
    '0x10',
  ])('%j is no sum', (typed) => {
    expect(readReais(typed)).toBeUndefined();
  });

  // Red without either number of digits in money.ts.
  test('is shown in its field with two decimals', () => {
    expect([0, 5, 80_50, 1_234_56].map(typeReais)).toEqual(['0,00', '0,05', '80,50', '1.234,56']);
  });

  test.each([
    ['R$ 1.234,56', '1.234,56'],
    ['abc12,5', '12,5'],
    ['-10', '10'],
    ['1e3', '13'],
    ['1,0,0', '1,0,0'],
    ['123456789012345', '12345678901234'],
  ])('of %j the field keeps %j', (typed, kept) => {
    expect(moneyTyped(typed)).toBe(kept);
  });

  test('never makes the field keep what is no digit, comma or dot, nor change what is right', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(moneyTyped(typed)).toMatch(/^[\d.,]{0,14}$/);
        expect(moneyTyped(moneyTyped(typed))).toBe(moneyTyped(typed));
      }),
    );
  });

  test('says what is wrong with it', () => {
    const faultOf = (typed: string) => {
      const result = Schema.decodeUnknownResult(TypedReais)(typed);
      return Result.isFailure(result) ? String(result.failure) : result.success;
    };
    expect(faultOf('1.234,5')).toBe(123_450);
    expect(faultOf(' 7 ')).toBe(700);
    expect(errorsOf(TypedReais, ' ')).toEqual({ '': 'Informe um valor.' });
    expect(faultOf('')).toContain('Informe um valor.');
    expect(faultOf('  ')).toContain('Informe um valor.');
    expect(faultOf('1,0,0')).toContain('Informe um valor válido');
    expect(faultOf('99999999999')).toContain('Informe um valor válido');
  });
});
