import { expect, it } from 'vitest';
import { ArenaPixChange, ArenaPixForm, deskPixCode, pixIn, receiverShown } from '#domain/payment/arenaPix.ts';
import { decodeBrCode, parseFields } from '#domain/payment/brcode.ts';
import { errorsOf } from '../wire.ts';

const MARE = { key: 'caixa@mare.com', receiver: 'Associação Maré Alta de Beach Tennis' };

// Red without the amount, the receiver or the city in deskPixCode, and without its refusal of nothing to pay.
it('is a code with its sum, the name as it fits, and the city', () => {
  const code = deskPixCode(MARE, 'Santos', 80_50) ?? '';
  const fields = Object.fromEntries(
    decodeBrCode(code)
      .pipe((read) => (read._tag === 'Success' ? read.success.fields : []))
      .map(({ id, value }) => [id, value]),
  );
  expect([fields['54'], fields['59'], fields['60']]).toEqual(['80.50', 'Associacao Mare Alta de B', 'Santos']);
  expect(parseFields(fields['26'] ?? '')?.map(({ value }) => value)).toEqual(['br.gov.bcb.pix', 'caixa@mare.com']);
  expect(receiverShown(MARE)).toBe('Associacao Mare Alta de B');
  expect(deskPixCode(MARE, 'Santos')).not.toContain('5405');
  expect(deskPixCode(MARE, 'Santos', 0)).toBeUndefined();
  expect(deskPixCode({ ...MARE, key: '1332223333' }, 'Santos', 80_50)).toBeUndefined();
});

// Red without the filter of TypedKey, and of ArenaPixForm.
it('says beside the field what is wrong with a key', () => {
  const form = (pixKey: string, receiver = 'Maré Alta') => errorsOf(ArenaPixForm, { pixKey, receiver });
  const UNKNOWN = 'Confira: não parece ser email, CPF, CNPJ, chave aleatória nem celular.';
  expect(form('(13) 3222-3333')).toEqual({ pixKey: 'Telefone fixo não é chave PIX.' });
  expect(form('maré')).toEqual({ pixKey: UNKNOWN });
  expect(form('21987654321')).toEqual({});
  expect(form('caixa@mare.com', ' ')).toEqual({ receiver: expect.any(String) });
  expect(form('', 'Maré Alta')).toEqual({ pixKey: 'Informe a chave PIX.' });
  expect(form('', '')).toEqual({});
  expect(errorsOf(ArenaPixChange, { pix: { key: 'maré', receiver: 'Maré Alta' } })).toEqual({ 'pix.key': UNKNOWN });
});

it('with nothing typed is none', () => {
  expect(pixIn({ pixKey: ' ', receiver: ' ' })).toEqual({ pix: null });
  expect(pixIn({ pixKey: 'caixa@mare.com', receiver: 'Maré' })).toEqual({
    pix: { key: 'caixa@mare.com', receiver: 'Maré' },
  });
});
