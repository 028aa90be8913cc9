import { describe, expect, it } from 'vitest';
import { verdictOn } from '#domain/vouchers/verdict.ts';
import { NewVoucher, Recharge, Voucher, VoucherCode, VoucherStatus } from '#domain/vouchers/voucher.ts';
import { errorsOf, expectWire, expectWords, inside } from '../wire.ts';

const ID = '01a1fea4-0000-7000-8000-000000000001';
const PLAYER = '01a1fea4-0000-7000-8000-000000000002';
const voucher = {
  _id: ID,
  code: 'VERAO',
  player: { _id: PLAYER, name: 'Ana' },
  status: 'ATIVO',
  discount: 0.25,
  credits: 3,
  unit: 'reservation',
  lifetimeUse: false,
  expire: { day: 21, month: 11, year: 2026 },
};
const newVoucher = { player: PLAYER, code: 'VERAO', discount: 0.125, credits: 3 };

// SPEC 3, Voucher. Red with another key, or without a member, in voucher.ts.
it('goes over the wire as the specification has it', () => {
  expectWire(Voucher, voucher, ['expire']);
  expect(inside(Voucher, voucher)).toMatchObject({ id: ID, player: { id: PLAYER }, discount: 2_500 });
  expectWords(VoucherStatus, ['ATIVO', 'EXPIRADO']);
});

// SPEC 5, Voucher creation. Each is red without the check that says it.
describe('a new voucher', () => {
  it('needs client, code and discount, and credits unless it is for life', () => {
    expectWire(NewVoucher, { ...newVoucher, lifetimeUse: false, expire: voucher.expire }, ['lifetimeUse', 'expire']);
    expectWire(NewVoucher, { player: PLAYER, code: 'VERAO', discount: 1, lifetimeUse: true });
    expect(errorsOf(NewVoucher, { ...newVoucher, lifetimeUse: true })).toEqual({
      credits: 'Informe os créditos do voucher.',
    });
    const { credits: _, ...withoutCredits } = newVoucher;
    expect(errorsOf(NewVoucher, withoutCredits)).toEqual({ credits: 'Informe os créditos do voucher.' });
    expect(errorsOf(NewVoucher, { ...newVoucher, code: ' ' })).toEqual({ code: 'Informe o código do voucher.' });
  });

  it('takes off something, and at most all', () => {
    const bounds = { discount: 'O desconto precisa ser maior que 0 e no máximo 100%.' };
    expect([0, 0.00001, -0.5, 1.0001].map((discount) => errorsOf(NewVoucher, { ...newVoucher, discount }))).toEqual([
      bounds,
      bounds,
      bounds,
      bounds,
    ]);
    const read = (discount: number) => inside(NewVoucher, { ...newVoucher, discount }).discount;
    expect([0.0001, 0.3333, 1].map(read)).toEqual([1, 3_333, 10_000]);
  });

  it('has from 1 to 10,000 whole credits', () => {
    const told = (credits: number) => errorsOf(NewVoucher, { ...newVoucher, credits })['credits'];
    expect([0, -1, 1.5, 10_001].map(told)).toEqual(Array(4).fill('Informe um valor válido'));
    expect([1, 10_000].map(told)).toEqual([undefined, undefined]);
  });

  it('has a code of at most 40 characters', () => {
    expect(errorsOf(NewVoucher, { ...newVoucher, code: 'x'.repeat(40) })).toEqual({});
    expect(errorsOf(NewVoucher, { ...newVoucher, code: 'x'.repeat(41) })).toEqual({
      code: 'O código precisa ter no máximo 40 caracteres.',
    });
  });
});

it('is recharged above 0, and looked up by a code', () => {
  expectWire(Recharge, { credits: 1 });
  expect(errorsOf(Recharge, { credits: 0 })).toEqual({ credits: 'Informe um valor válido' });
  expectWire(VoucherCode, { code: 'VERAO' });
  expect(errorsOf(VoucherCode, { code: '' })).toEqual({ code: 'Informe um código para validar' });
  expect(errorsOf(VoucherCode, { code: 'x'.repeat(41) })).toEqual({ code: 'Voucher não encontrado.' });
});

// RULES 4: usable when active, not past its day, and lifetime or credits. Each is red without its line of verdict.ts.
it('is judged at the counter in a sentence', () => {
  const told = (change: object) => verdictOn({ ...inside(Voucher, voucher), ...change });
  expect(told({})).toBe('Vale hoje: 25% de desconto para Ana. 3 créditos, até 21/11/2026.');
  expect(told({ expire: undefined, lifetimeUse: true, credits: 0 })).toBe(
    'Vale hoje: 25% de desconto para Ana. Uso vitalício.',
  );
  expect(told({ status: 'EXPIRADO' })).toBe('Este voucher de Ana está expirado.');
  expect(told({ credits: 0 })).toBe('Este voucher de Ana não tem mais créditos.');
  expect(told({ unit: 'hour' })).toBe('Vale hoje: 25% de desconto para Ana. 3 horas, até 21/11/2026.');
  expect(told({ unit: 'hour', credits: 0 })).toBe('Este voucher de Ana não tem mais horas.');
});
