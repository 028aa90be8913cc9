import { Result, Schema } from 'effect';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskPhone, Phone, phoneDigits, readPhone, typedPhone, whatsappLink } from '#domain/people/phone.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength, maxLength });

describe('a phone, however it is written', () => {
  // Red without the zero, the carrier's code, the country or the area codes.
  test.each([
    ['13988887777', '13988887777'],
    ['(13) 98888-7777', '13988887777'],
    ['13 9 8888 7777', '13988887777'],
    ['+55 (13) 98888-7777', '13988887777'],
    ['+55 (0)13 98888-7777', '13988887777'],
    ['0055 13 98888-7777', '13988887777'],
    ['5513988887777', '13988887777'],
    ['+55 21 2222-3333', '2122223333'],
    ['552122223333', '2122223333'],
    ['(71) 3333-4444', '7133334444'],
    ['(011) 98888-7777', '11988887777'],
    ['021 98888-7777', '21988887777'],
    ['0 15 11 98888-7777', '11988887777'],
    ['0 21 11 3333-4444', '1133334444'],
    // 55 is an area too, in Rio Grande do Sul.
    ['(55) 98888-7777', '55988887777'],
    ['+55 55 98888-7777', '55988887777'],
    ['11 98888\u20137777', '11988887777'],
  ])('%s is %s', (text, digits) => {
    expect(readPhone(text)).toBe(digits);
  });

  test.each([
    '',
    '+351 912 345 678',
    '00351912345678',
    '+1 (305) 555-0199',
    '(20) 98888-7777',
    '98888-7777',
    '(11) 8888-7777',
    '(13) 98888-77779',
    'Olga 13 98888-7777',
    '13988887777 11988887777',
  ])('%j is none, and nothing of it is taken', (text) => {
    expect(readPhone(text)).toBeUndefined();
  });
});

describe('a number as it is typed or pasted into its field', () => {
  test.each([
    ['+55 (13) 98888-7777', '13988887777'],
    ['+55 71 3333-4444', '7133334444'],
    ['021 98888-7777', '21988887777'],
    ['+351 912 345 678', '351912345678'],
    // A digit too many takes nothing away.
    ['(55) 98888-77779', '55988887777'],
    ['(13) 5988887777', '13598888777'],
    ['13 9', '139'],
    ['', ''],
    ['9'.repeat(25), '9'.repeat(19)],
  ])('%j is %j', (pasted, digits) => {
    expect(typedPhone(pasted)).toBe(digits);
  });
});

describe('the mask', () => {
  test.each([
    ['', ''],
    ['2', '(2'],
    ['21', '(21'],
    ['219', '(21) 9'],
    ['2198888', '(21) 98888'],
    ['213333', '(21) 3333'],
    ['2133334', '(21) 3333-4'],
    ['2133334444', '(21) 3333-4444'],
    ['21333344445', '(21) 33334-4445'],
    ['21988887', '(21) 98888-7'],
    ['21988887777', '(21) 98888-7777'],
    ['351912345678', '351912345678'],
    ['(21) 98888-7777', '(21) 98888-7777'],
    ['tel: 21 98888 7777', '(21) 98888-7777'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  test('keeps all digits, in their order, whatever else is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(phoneDigits(maskPhone(typed))).toBe(phoneDigits(typed));
      }),
    );
    fc.assert(
      fc.property(digits(0, 20), (typed) => {
        expect(phoneDigits(maskPhone(typed))).toBe(typed);
      }),
    );
  });

  test('shown again changes nothing, so that typing on works', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(maskPhone(maskPhone(typed))).toBe(maskPhone(typed));
      }),
    );
  });

  test('can be taken away one key at a time', () => {
    fc.assert(
      fc.property(digits(1, 11), (typed) => {
        let shown = maskPhone(typed);
        for (let keys = 0; shown !== '' && keys < 20; keys += 1) shown = maskPhone(shown.slice(0, -1));
        expect(shown).toBe('');
      }),
    );
  });
});

describe('a phone that is sent', () => {
  const messageOf = (value: unknown): string | undefined => {
    const read = Schema.decodeUnknownResult(Phone)(value);
    return Result.isFailure(read) ? String(read.failure) : undefined;
  };

  test('is 11 to 19 digits, or the ten of a landline', () => {
    fc.assert(
      fc.property(digits(0, 25), (value) => {
        expect(messageOf(value) === undefined).toBe(/^(\d{2}[2-5]\d{7}|\d{11,19})$/.test(value));
      }),
    );
  });

  test.each([
    ['', 'O telefone é obrigatório.'],
    ['2198888777', 'O telefone precisa ter no mínimo 11 caracteres.'],
    ['2'.repeat(20), 'O telefone precisa ter no máximo 19 caracteres.'],
    ['(21) 98888-7777', 'O telefone precisa ter somente números.'],
    ['٢١٩٨٨٨٨٧٧٧٧', 'O telefone precisa ter somente números.'],
    ['21988887777\n', 'O telefone precisa ter somente números.'],
  ])('%j is refused: %s', (value, message) => {
    expect(messageOf(value)).toContain(message);
  });

  test('is called through WhatsApp with Brazil’s prefix', () => {
    expect(whatsappLink('(21) 98888-7777')).toBe('https://wa.me/5521988887777');
    expect(whatsappLink('351912345678')).toBe('https://wa.me/351912345678');
  });
});
