import { Result } from 'effect';
import fc from 'fast-check';
import { createStaticPix, hasError, isStaticPix, parsePix } from 'pix-utils';
import { describe, expect, test } from 'vitest';
import { type BrField, crc16, decodeBrCode, encodeBrCode, parseFields } from '#domain/payment/brcode.ts';

/** Banco Central, Manual de Padrões para Iniciação do Pix. */
const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet.split('')), minLength, maxLength });

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const words = (maxLength: number) =>
  letters(`${ALPHANUMERIC} `, 1, maxLength).filter((text) => text.trim() === text && text !== '');

const charge = fc.record({
  key: letters(`${ALPHANUMERIC}@.+-`, 1, 77),
  receiver: words(25),
  city: words(15),
  amount: fc.integer({ min: 1, max: 1_000_000_00 }),
  reference: letters(ALPHANUMERIC, 1, 25),
});

const value = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 99 });
/** Ids outside of the templates, whose values must be fields themselves. */
const plainId = fc
  .integer({ min: 0, max: 99 })
  .filter((id) => id !== 62 && id !== 63 && (id < 26 || id > 51))
  .map((id) => String(id).padStart(2, '0'));

function written(fields: readonly BrField[]): string {
  const body = fields.map((field) => field.id + String(field.value.length).padStart(2, '0') + field.value).join('');
  return `${body}6304${crc16(`${body}6304`)}`;
}

function fieldOf(fields: readonly BrField[], id: string): string | undefined {
  return fields.find((field) => field.id === id)?.value;
}

describe('a BR Code of ours', () => {
  test('tells back all that was written', () => {
    fc.assert(
      fc.property(charge, (order) => {
        const { fields } = Result.getOrThrow(decodeBrCode(encodeBrCode(order)));
        expect(fields).toEqual([
          { id: '00', value: '01' },
          { id: '26', value: fieldOf(fields, '26') },
          { id: '52', value: '0000' },
          { id: '53', value: '986' },
          { id: '54', value: (order.amount / 100).toFixed(2) },
          { id: '58', value: 'BR' },
          { id: '59', value: order.receiver },
          { id: '60', value: order.city },
          { id: '62', value: fieldOf(fields, '62') },
        ]);
        expect(parseFields(fieldOf(fields, '26') ?? '')).toEqual([
          { id: '00', value: 'br.gov.bcb.pix' },
          { id: '01', value: order.key },
        ]);
        expect(parseFields(fieldOf(fields, '62') ?? '')).toEqual([{ id: '05', value: order.reference }]);
      }),
    );
  });

  test('is read by pix-utils as what was meant', () => {
    fc.assert(
      fc.property(charge, (order) => {
        const read = parsePix(encodeBrCode(order));
        expect(!hasError(read) && isStaticPix(read) && read).toMatchObject({
          type: 'STATIC',
          pixKey: order.key,
          merchantName: order.receiver,
          merchantCity: order.city,
          transactionAmount: order.amount / 100,
          txid: order.reference,
          transactionCurrency: '986',
          countryCode: 'BR',
        });
      }),
    );
  });

  test('without an amount or a reference leaves both to the payer', () => {
    const code = encodeBrCode({ key: 'pix@arena.example', receiver: 'Arena', city: 'Natal' });
    const read = parsePix(code);
    expect(!hasError(read) && isStaticPix(read) && [read.transactionAmount, read.txid]).toEqual([0, '***']);
  });

  test('is plain ASCII whatever the receiver is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (receiver, city) => {
        const code = encodeBrCode({ key: 'pix@arena.example', receiver, city });
        expect(code).toMatch(/^[\x20-\x7e]+$/);
        expect(Result.isSuccess(decodeBrCode(code))).toBe(true);
      }),
    );
    const code = encodeBrCode({ key: 'k', receiver: 'São João das Três Praias e Areias', city: 'São Gonçalo' });
    expect(code).toContain('5924Sao Joao das Tres Praias6011Sao Goncalo');
  });

  test('takes letters and digits alone from a reference', () => {
    const code = encodeBrCode({ key: 'k', receiver: 'A', city: 'B', reference: '0190-aé-'.repeat(9) });
    expect(code).toContain('62290525' + '0190a'.repeat(5));
  });

  test('refuses a key that does not fit instead of writing another', () => {
    const withKey = (length: number) => encodeBrCode({ key: 'x'.repeat(length), receiver: 'A', city: 'B' });
    expect(() => withKey(78)).toThrow(new RangeError('BR Code field 26 is longer than 99 characters'));
    expect(withKey(77)).toContain('x'.repeat(77));
  });
});

describe('reading', () => {
  test('takes the example of the manual', () => {
    expect(decodeBrCode(MANUAL)).toEqual(
      Result.succeed({
        fields: [
          { id: '00', value: '01' },
          { id: '26', value: '0014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' },
          { id: '52', value: '0000' },
          { id: '53', value: '986' },
          { id: '58', value: 'BR' },
          { id: '59', value: 'Fulano de Tal' },
          { id: '60', value: 'BRASILIA' },
          { id: '62', value: '0503***' },
        ],
      }),
    );
  });

  test('takes what pix-utils writes', () => {
    fc.assert(
      fc.property(charge, ({ key, receiver, city, amount, reference }) => {
        const made = createStaticPix({
          pixKey: key,
          merchantName: receiver,
          merchantCity: city,
          transactionAmount: amount / 100,
          txid: reference,
        });
        const code = hasError(made) ? '' : made.toBRCode();
        const { fields } = Result.getOrThrow(decodeBrCode(code));
        expect([fieldOf(fields, '54'), fieldOf(fields, '62')]).toEqual([
          (amount / 100).toFixed(2),
          `05${String(reference.length).padStart(2, '0')}${reference}`,
        ]);
      }),
    );
  });

  test('refuses any one character changed, in any place', () => {
    fc.assert(
      fc.property(charge, fc.nat(), fc.integer({ min: 0x20, max: 0x7e }), (order, place, character) => {
        const code = encodeBrCode(order);
        const at = place % code.length;
        const other = String.fromCharCode(character);
        fc.pre(code[at] !== other);
        const changed = code.slice(0, at) + other + code.slice(at + 1);
        expect(Result.isFailure(decodeBrCode(changed))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('refuses a code cut short or with something after it', () => {
    for (let length = 0; length < MANUAL.length; length += 1) {
      expect(Result.isFailure(decodeBrCode(MANUAL.slice(0, length)))).toBe(true);
    }
    expect(Result.isFailure(decodeBrCode(`${MANUAL} `))).toBe(true);
  });

  test.each([
    [
      'a length that runs over the end, under a right CRC',
      '00020126360014BR.GOV.BCB.PIX0114+5511943214321520400005303986540566.665802BR5907EMPRESA6008BRASILIA62080503***6304170E',
      'wrong length',
    ],
    ['a template whose own fields do not add up', written([{ id: '26', value: '0099br.gov.bcb.pix' }]), 'wrong length'],
    ['the last such template', written([{ id: '51', value: '0099x' }]), 'wrong length'],
    ['a reference whose fields do not add up', written([{ id: '62', value: '0599x' }]), 'wrong length'],
    [
      'such a template after what is right',
      written([
        { id: '00', value: '01' },
        { id: '26', value: 'x' },
      ]),
      'wrong length',
    ],
    ['a field without a value', written([{ id: '00', value: '' }]), 'wrong length'],
    ['letters where a length is due', written([{ id: 'ab', value: '01' }]), 'wrong length'],
    ['a CRC in lower case', MANUAL.slice(0, -4) + '1d3d', 'wrong CRC'],
    ['another CRC', MANUAL.slice(0, -4) + '1D3E', 'wrong CRC'],
    ['no CRC', MANUAL.slice(0, -8), 'no CRC at the end'],
    ['nothing', '', 'no CRC at the end'],
  ])('refuses %s', (_, code, reason) => {
    expect(Result.isFailure(decodeBrCode(code)) && decodeBrCode(code)).toMatchObject({
      failure: { _tag: 'MalformedBrCode', reason },
    });
  });

  test('keeps ids that it does not know, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: plainId, value }), { minLength: 1 }), (fields) => {
        expect(decodeBrCode(written(fields))).toEqual(Result.succeed({ fields }));
      }),
    );
  });

  test('never throws on what a person may paste', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(Result.isFailure(decodeBrCode(`${text}6304${crc16(`${text}6304`)}x`))).toBe(true);
      }),
    );
  });
});

test.each([
  ['', 'FFFF'],
  ['123456789', '29B1'],
  ['A', 'B915'],
])('the CRC16/CCITT-FALSE of %j is %s', (text, crc) => {
  expect(crc16(text)).toBe(crc);
});
