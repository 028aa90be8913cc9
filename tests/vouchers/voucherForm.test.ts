import { expect, it } from 'vitest';
import {
  EMPTY_VOUCHER,
  rechargeFaults,
  toNewVoucher,
  voucherFaults,
} from '../../src/areas/owner/vouchers/voucherForm.ts';

const PLAYER = '0190c8f0-1111-7222-8333-444455550001';
const TYPED = {
  player: PLAYER,
  playerName: 'Ana Lima',
  code: ' verao-10 ',
  discount: '12,5',
  uses: 'credits',
  credits: '4',
  expire: '2026-12-31',
};

it('says what is missing, field by field', () => {
  expect(voucherFaults(EMPTY_VOUCHER)).toEqual({
    player: 'Informe o cliente do voucher.',
    code: 'Informe o código do voucher.',
    discount: 'O desconto precisa ser maior que 0 e no máximo 100%.',
    credits: 'Informe um valor válido',
  });
});

it('sends hundredths of a percent, and credits only when it is not for life', () => {
  expect(toNewVoucher(TYPED)).toEqual({
    player: PLAYER,
    code: 'verao-10',
    discount: 1_250,
    credits: 4,
    expire: { day: 31, month: 12, year: 2026 },
  });
  expect(toNewVoucher({ ...TYPED, uses: 'life', expire: '' })).toEqual({
    player: PLAYER,
    code: 'verao-10',
    discount: 1_250,
    lifetimeUse: true,
  });
});

it.each(['', '0', '101', '100,01', '12,', ',5', '1.2.3', '-5'])('takes %j for no discount', (discount) => {
  expect(Object.keys(voucherFaults({ ...TYPED, discount }))).toEqual(['discount']);
});

it.each(['100', '0,01', '33.33', '5'])('takes %s per cent', (discount) => {
  expect(voucherFaults({ ...TYPED, discount })).toEqual({});
});

it('recharges by at least one credit', () => {
  expect(['', '0', '10001', '1'].map((credits) => rechargeFaults({ credits }))).toEqual([
    { credits: 'Informe um valor válido' },
    { credits: 'Informe um valor válido' },
    { credits: 'Informe um valor válido' },
    {},
  ]);
});
