import fc from 'fast-check';
import { hasError, isStaticPix, parsePix } from 'pix-utils';
import { describe, expect, test } from 'vitest';
import { pixKeyOf, readPixKey } from '#domain/payment/pixKey.ts';
import { staticPix } from '#domain/payment/staticPix.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

/** The rule of the Receita Federal, told once more: weights from the right, 2 to 9 and round again, or up to 11. */
function withCheckDigits(body: string, mostWeight: number): string {
  const next = (text: string) => {
    const sum = Array.from(text)
      .toReversed()
      .reduce((all, digit, at) => all + Number(digit) * (2 + (at % mostWeight)), 0);
    return String((((sum * 10) % 11) % 10) % 10);
  };
  const first = body + next(body);
  return first + next(first);
}

const cpf = digits(9)
  .filter((body) => !/^(\d)\1*$/.test(body))
  .map((body) => withCheckDigits(body, 10));
const cnpj = digits(12)
  .filter((body) => !/^(\d)\1*$/.test(body))
  .map((body) => withCheckDigits(body, 8));
const phone = fc
  .tuple(fc.constantFrom('11', '21', '28', '38', '49', '53', '61', '79', '88', '91'), digits(8))
  .map(([area, number]) => ({ area, number: `9${number}` }));

const LONGEST_KEY = 77;
const email = fc.emailAddress({ size: 'small' }).filter(({ length }) => length <= LONGEST_KEY);

const dotted = (number: string) => number.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
const slashed = (number: string) => number.replace(/^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/, '$1.$2.$3/$4-$5');

/** What an organizer may type, and the key that a bank knows it by. */
const typedKey = fc.oneof(
  cpf.map((key) => ({ typed: dotted(key), key })),
  cnpj.map((key) => ({ typed: slashed(key), key })),
  cnpj.map((key) => ({ typed: key, key })),
  phone.map(({ area, number }) => ({ typed: `(${area}) ${number}`, key: `+55${area}${number}` })),
  phone.map(({ area, number }) => ({ typed: `+55 ${area} ${number}`, key: `+55${area}${number}` })),
  phone.map(({ area, number }) => ({ typed: `55${area}${number}`, key: `+55${area}${number}` })),
  phone.map(({ area, number }) => ({ typed: `${area} ${number}`, key: `+55${area}${number}` })),
  fc.uuid().map((key) => ({ typed: key.toUpperCase(), key })),
  email.map((address) => ({ typed: ` ${address}`, key: address.toLowerCase() })),
);

const words = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabc ãçéõ'.split('')), maxLength: 60 });
const NAME = /^[\x20-\x7e]{1,25}$/;
const CITY = /^[\x20-\x7e]{1,15}$/;

describe('the static code of a PIX key', () => {
  test('is read by pix-utils as that key, that person and no sum', () => {
    fc.assert(
      fc.property(typedKey, words, words, ({ typed, key }, name, city) => {
        const read = parsePix(staticPix({ key: typed, name, city }) ?? '');
        expect(!hasError(read) && isStaticPix(read) && read).toMatchObject({
          type: 'STATIC',
          pixKey: key,
          merchantName: expect.stringMatching(NAME),
          merchantCity: expect.stringMatching(CITY),
          txid: '***',
          transactionAmount: 0,
          countryCode: 'BR',
        });
      }),
    );
  });

  test('is, letter by letter', () => {
    const code = staticPix({
      key: 'Copa@Exemplo.com',
      name: 'Olga Conceição de Albuquerque Reis',
      city: 'São Vicente',
    });
    expect(code?.slice(0, -4)).toBe(
      '00020126380014br.gov.bcb.pix0116copa@exemplo.com5204000053039865802BR' +
        '5925Olga Conceicao de Albuque6011Sao Vicente62070503***6304',
    );
  });

  test('of a CNPJ with letters ends in the check of that key', () => {
    const code = staticPix({ key: '12.ABC.345/01DE-35', name: 'Arena Nova Ltda', city: 'Niterói' });
    expect(code).toContain('011412ABC34501DE35');
    expect(code?.slice(-4)).toBe('6F40');
  });

  test('is none where a bank would know no key', () => {
    expect(staticPix({ key: 'chave da Olga', name: 'Olga', city: 'Santos' })).toBeUndefined();
  });
});

describe('a PIX key as it is typed', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['11144477735', '11144477735'],
    ['11.222.333/0001-81', '11222333000181'],
    ['(13) 98888-7777', '+5513988887777'],
    ['+55 (13) 98888-7777', '+5513988887777'],
    ['11 91234-5678', '+5511912345678'],
    ['5511912345678', '+5511912345678'],
    ['13988887777', '+5513988887777'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12abc34501de35', '12ABC34501DE35'],
    ['Olga+Copa@Exemplo.com.br', 'olga+copa@exemplo.com.br'],
    ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
    ['a@b.c', 'a@b.c'],
    [`${'a'.repeat(65)}@exemplo.com`, `${'a'.repeat(65)}@exemplo.com`],
  ])('%s is %s', (typed, key) => {
    expect(pixKeyOf(typed)).toBe(key);
  });

  test.each([
    ['nothing', '   '],
    ['a CPF with a wrong digit', '529.982.247-26'],
    ['a CNPJ with a wrong digit', '11222333000182'],
    ['one digit all along', '111.111.111-11'],
    ['a CPF that may be a phone', withCheckDigits('139888877', 10)],
    ['a landline', '+551332345678'],
    ['a phone of nowhere', '+55 (03) 98888-7777'],
    ['a phone of another country', '+351 912 345 678'],
    ['an e-mail without its end', 'copa@exemplo'],
    ['an e-mail with an accent', 'josé@exemplo.com'],
    ['an e-mail that is too long', `${'a'.repeat(66)}@exemplo.com`],
    ['a random key cut short', '123e4567-e12b-12d1-a456-42665544000'],
    ['words', 'fale com a Olga'],
    ['a phone with a digit too many', '+55139888877771'],
    ['a CNPJ that is written as nobody writes it', '11-222-333-0001-81'],
  ])('%s is none', (_, typed) => {
    expect(pixKeyOf(typed)).toBeUndefined();
  });

  // Red without `isMobile` before the key, or without `isLandline`.
  test.each([
    [withCheckDigits('139888877', 10), 'ambiguous'],
    ['(13) 3234-5678', 'landline'],
    ['1332345678', 'landline'],
    ['fale com a Olga', 'unknown'],
  ])('%s says why it is none', (typed, fault) => {
    expect(readPixKey(typed)).toEqual({ fault });
  });

  test('of eleven digits is a CPF where they begin with no area code', () => {
    const bare = withCheckDigits('209888877', 10);
    expect(readPixKey(bare)).toEqual({ key: bare });
  });

  // Red without `^` or `$` in any pattern of pixKey.ts.
  test.each([
    '529.982.247-25',
    '11222333000181',
    '11.222.333/0001-81',
    '(13) 98888-7777',
    'copa@exemplo.com',
    '123e4567-e12b-12d1-a456-426655440000',
  ])('%s is none with something before or after it', (typed) => {
    const surrounded = [`é ${typed}`, `${typed} é`, `x${typed}`, `${typed}é`].map(pixKeyOf);
    expect(surrounded.filter((key) => key !== undefined && key !== `x${typed}`)).toEqual([]);
  });

  test('of a CPF or CNPJ, either check digit changed makes it none', () => {
    fc.assert(
      fc.property(fc.oneof(cpf.map(dotted), cnpj), fc.constantFrom(-1, -2), fc.nat(8), (typed, at, more) => {
        const changed = String((Number(typed.at(at)) + 1 + more) % 10);
        expect(pixKeyOf(typed.slice(0, at) + changed + (at === -1 ? '' : typed.slice(-1)))).toBeUndefined();
      }),
    );
  });

  test('is the same when it is read once more', () => {
    fc.assert(
      fc.property(typedKey, ({ typed }) => {
        const key = pixKeyOf(typed) ?? '';
        fc.pre(!/^\d{11}$/.test(key));
        expect(pixKeyOf(key)).toBe(key);
      }),
    );
  });
});
