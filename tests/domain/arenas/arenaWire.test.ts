import { describe, expect, it } from 'vitest';
import {
  Arena,
  DISPLAY_PRICE_CENTAVOS,
  instagramLink,
  PAYMENT_METHOD_NAMES,
  PaymentMethod,
  VisitedArena,
} from '#domain/arenas/arena.ts';
import { ArenaSummary } from '#domain/arenas/arenaSummary.ts';
import {
  BookingRules,
  BookingRulesForm,
  DEFAULT_BOOKING_RULES,
  daysAheadText,
  lastBookableDay,
  unpaidHoursText,
} from '#domain/arenas/bookingRules.ts';
import { ArenaProfile } from '#domain/arenas/arenaProfile.ts';
import { searchKeyOf } from '#domain/directory/search.ts';
import { ID } from '../samples.ts';
import { errorsOf, expectWire, expectWords, inside } from '../wire.ts';

const ADDRESS = { city: 'Santos', street: 'Rua da Areia, 10', district: 'Gonzaga' };
const SUMMARY = { _id: ID, name: 'Arena', avatar: '/a.webp', courtsNumber: 3, photos: ['/p.webp'], address: ADDRESS };
const LOWEST = { lowestPrice: 50.5 };

// SPEC 3, Arena. Red without a member, or with another word, in arena.ts.
it('goes over the wire as the specification has it', () => {
  expectWire(ArenaSummary, { ...SUMMARY, ...LOWEST }, ['avatar', 'address.street', 'address.district', 'lowestPrice']);
  const arena = {
    ...SUMMARY,
    photoTexts: ['Quadra 1'],
    description: 'Areia fina',
    phone: '13988887777',
    socials: { instagram: '@arena' },
    paymentMethod: 'local',
    zone: 'America/Sao_Paulo',
    bookingRules: { maxDaysAhead: 60, maxUnpaidHours: 8, voucherUnit: 'reservation' },
  };
  const open = ['avatar', 'description', 'address.street', 'address.district', 'phone', 'socials.instagram'];
  expectWire(Arena, { ...arena, pix: { key: 'caixa@mare.com', receiver: 'Maré' } }, [...open, 'pix']);
  const night = { period: 'night', lowest: 50.5, highest: 70 };
  const visited = { ...arena, today: { day: 5, month: 3, year: 2026 }, prices: { lowest: 50.5, periods: [night] } };
  expectWire(VisitedArena, visited, [...open, 'prices']);
  expect(errorsOf(Arena, { ...arena, socials: { instagram: 1 } })).not.toEqual({});
  expectWords(PaymentMethod, ['local', 'platform']);
  expect(PAYMENT_METHOD_NAMES).toEqual({ platform: 'Plataforma', local: 'Na arena' });
});

// SPEC 2, Arena page: a fixed 40 per hour, and a link to Instagram.
it('is shown with a price and a link', () => {
  expect(DISPLAY_PRICE_CENTAVOS).toBe(40_00);
  expect(['@arena', 'arena', 'a@b', 'a b'].map(instagramLink)).toEqual([
    'https://instagram.com/arena',
    'https://instagram.com/arena',
    'https://instagram.com/a%40b',
    'https://instagram.com/a%20b',
  ]);
});

it('is found by name, district and city', () => {
  expect(searchKeyOf({ name: 'Pé na Areia', district: 'Calhau', city: 'São Luís' })).toBe(
    'pe na areia calhau sao luis',
  );
  expect(searchKeyOf({ name: ' Areia', district: null, city: 'São Luís' })).toBe('areia sao luis');
});

// SPEC 5, Arena registration; SPEC 7: PATCH arenas/me/profile.
it('is edited as it was registered', () => {
  const profile = {
    name: 'Arena',
    address: { city: 'Santos' },
    socials: { instagram: '@arena' },
    phone: '13988887777',
  };
  expectWire(ArenaProfile, profile, ['socials.instagram']);
  expect(errorsOf(ArenaProfile, { name: '', address: { city: '' }, socials: { instagram: 'a' }, phone: '1' })).toEqual({
    name: 'O nome da arena é obrigatório.',
    'address.city': 'A cidade é obrigatória.',
    'socials.instagram': 'O Instagram precisa ter no mínimo 2 caracteres.',
    phone: 'O telefone precisa ter no mínimo 11 caracteres.',
  });
});

// RULES 3: 60 days ahead unless the arena says otherwise; RULES 4: at most 8 unpaid hours. Red without the bound.
describe('the limits of its players', () => {
  const DAYS = 'Informe de 1 a 365 dias.';
  const HOURS = 'Informe de 1 a 200 horas.';
  const told = (maxDaysAhead: number, maxUnpaidHours: number) =>
    errorsOf(BookingRules, { maxDaysAhead, maxUnpaidHours, voucherUnit: 'hour' });

  it('are 60 days and 8 hours unless it says otherwise', () => {
    expect(DEFAULT_BOOKING_RULES).toEqual({ maxDaysAhead: 60, maxUnpaidHours: 8, voucherUnit: 'reservation' });
    expectWire(BookingRules, { maxDaysAhead: 60, maxUnpaidHours: 8, voucherUnit: 'hour' });
    const withEnd = { maxDaysAhead: 60, maxUnpaidHours: 8, voucherUnit: 'hour', creditMonths: 6 };
    expectWire(BookingRules, withEnd, ['creditMonths']);
  });

  it('are from 1 to 365 days and from 1 to 200 hours', () => {
    expect([told(1, 1), told(365, 200)]).toEqual([{}, {}]);
    const outside = { maxDaysAhead: DAYS, maxUnpaidHours: HOURS };
    expect([told(0, 0), told(366, 201)]).toEqual([outside, outside]);
  });

  it('are typed as digits', () => {
    const form = (text: string) => ({
      maxDaysAhead: text,
      maxUnpaidHours: text,
      voucherUnit: 'hour',
      creditMonths: '12',
    });
    expect([' 60 ', '007'].map((text) => inside(BookingRulesForm, form(text)).maxDaysAhead)).toEqual([60, 7]);
    for (const typed of ['', 'x', '1x', 'x1', '0060', '1.5', '-1']) {
      expect(errorsOf(BookingRulesForm, form(typed)), typed).toEqual({ maxDaysAhead: DAYS, maxUnpaidHours: HOURS });
    }
    for (const creditMonths of ['never', '3', '24'])
      expectWire(BookingRulesForm, {
        maxDaysAhead: '60',
        maxUnpaidHours: '8',
        voucherUnit: 'reservation',
        creditMonths,
      });
    expect(inside(BookingRulesForm, form('  60  ')).maxUnpaidHours).toBe(60);
  });

  it('end the strip of days with a sentence', () => {
    expect(lastBookableDay({ day: 31, month: 12, year: 2026 }, { maxDaysAhead: 60 })).toEqual({
      day: 1,
      month: 3,
      year: 2027,
    });
    expect([1, 60].map((maxDaysAhead) => daysAheadText({ maxDaysAhead }))).toEqual([
      'Esta arena aceita reservas com até 1 dia de antecedência.',
      'Esta arena aceita reservas com até 60 dias de antecedência.',
    ]);
    const END = 'pela frente. Para reservar mais, cancele alguma ou fale com a arena.';
    expect([1, 8].map((maxUnpaidHours) => unpaidHoursText({ maxUnpaidHours }))).toEqual([
      `Nesta arena você pode ter até 1 hora ainda não paga ${END}`,
      `Nesta arena você pode ter até 8 horas ainda não pagas ${END}`,
    ]);
  });
});
