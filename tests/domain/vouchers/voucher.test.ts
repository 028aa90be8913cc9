import { expect, it } from 'vitest';
import { makeCode } from '#domain/vouchers/makeCode.ts';
import { leftOf, percentOf, usesOf, validityOf } from '#domain/vouchers/verdict.ts';
import { foldCode, isUsable, statusOn } from '#domain/vouchers/voucher.ts';

const today = { day: 21, month: 11, year: 2026 };
const tomorrow = { day: 22, month: 11, year: 2026 };
const terms = { status: 'ATIVO', credits: 1, lifetimeUse: false, expire: today } as const;

it('is usable up to its last day, while it is active and has a use left', () => {
  expect([
    isUsable(terms, today),
    isUsable({ ...terms, expire: null }, tomorrow),
    isUsable({ ...terms, credits: 0, lifetimeUse: true }, today),
    isUsable(terms, tomorrow),
    isUsable({ ...terms, credits: 0 }, today),
    isUsable({ ...terms, status: 'EXPIRADO' }, today),
  ]).toEqual([true, true, true, false, false, false]);
});

it('is EXPIRADO past its day or when its owner says so', () => {
  expect([
    statusOn(terms, today),
    statusOn(terms, tomorrow),
    statusOn({ ...terms, status: 'EXPIRADO' }, today),
  ]).toEqual(['ATIVO', 'EXPIRADO', 'EXPIRADO']);
});

it('has one code however it is typed', () => {
  expect(['verao-10', ' VERAO-10 ', 'Verao-10'].map(foldCode)).toEqual(['VERAO-10', 'VERAO-10', 'VERAO-10']);
  expect(foldCode('verão'.normalize('NFD'))).toBe('VERÃO');
});

it('is given a code that cannot be misread', () => {
  expect(makeCode(Uint8Array.from([0, 1, 7, 8, 23, 24, 31, 255]))).toBe('ABHJ-Z299');
  const all = makeCode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  expect(new Set(all.replaceAll('-', '')).size).toBe(32);
  expect(all).not.toMatch(/[IO01]/);
});

it('is told in words', () => {
  expect([percentOf(2_500), percentOf(1_250), percentOf(3_333), percentOf(10_000)]).toEqual([
    '25%',
    '12,5%',
    '33,33%',
    '100%',
  ]);
  expect([0, 1, 1_200].map((credits) => usesOf({ lifetimeUse: false, credits, unit: 'reservation' }))).toEqual([
    '0 créditos',
    '1 crédito',
    '1.200 créditos',
  ]);
  const hours = (credits: number) => leftOf({ lifetimeUse: false, credits, unit: 'hour' });
  expect([0, 1, 10].map(hours)).toEqual(['0 horas restantes', '1 hora restante', '10 horas restantes']);
  expect([usesOf, leftOf].map((say) => say({ lifetimeUse: true, credits: 0, unit: 'hour' }))).toEqual([
    'Uso vitalício',
    'Uso vitalício',
  ]);
  expect([validityOf(today), validityOf(undefined)]).toEqual(['Até 21/11/2026', 'Sem data de validade']);
});
