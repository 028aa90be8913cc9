import { Result, Schema } from 'effect';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AlterationForm, timeOf } from '#domain/slots/alteration.ts';
import { hourTyped, NewTimeSlot, TimeSlotForm } from '#domain/slots/slot.ts';

describe('an hour that is typed', () => {
  test.each([
    ['', ''],
    ['7', '7'],
    ['07', '07'],
    ['23', '23'],
    ['24', '23'],
    ['99', '23'],
    ['180', '18'],
    ['1a2b', '12'],
    ['-5', '5'],
    ['6:30', '23'],
    ['as 7', '7'],
  ])('%j stands as %j in its field', (typed, kept) => {
    expect(hourTyped(typed)).toBe(kept);
  });

  test('never stands there above 23, and is taken whenever it stands there', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = hourTyped(typed);
        const read = Schema.decodeUnknownResult(TimeSlotForm)({ startHour: kept, price: '10' });
        expect(Result.isSuccess(read)).toBe(kept !== '');
        expect(Number(kept)).toBeLessThanOrEqual(23);
      }),
    );
  });
});

test('the form of a new hour is what the server takes', () => {
  const form = Schema.decodeUnknownSync(TimeSlotForm)({ startHour: '08', price: '1.234,5' });
  expect(form).toEqual({ startHour: 8, price: 123_450 });
  expect(Schema.encodeSync(NewTimeSlot)(form)).toEqual({ startHour: 8, price: 1_234.5 });
});

describe('the form of an alteration', () => {
  const read = Schema.decodeUnknownResult(AlterationForm);
  const good = { timeSlot: 'a-slot', isAvailable: true, date: '2028-02-29' };

  test('leaves out what is left empty', () => {
    expect(read(good)).toEqual(Result.succeed({ ...good, date: { day: 29, month: 2, year: 2028 } }));
    expect(read({ ...good, court: 'a-court', price: '80,5' })).toEqual(
      Result.succeed({ ...good, date: { day: 29, month: 2, year: 2028 }, court: 'a-court', price: 8_050 }),
    );
  });

  test.each([
    [{ timeSlot: '' }, 'Escolha o horário.'],
    [{ date: '' }, 'Escolha o dia.'],
    [{ date: '2027-02-31' }, 'Data inválida.'],
    [{ price: '1,0,0' }, 'Informe um valor válido'],
  ])('with %j says: %s', (change, fault) => {
    const result = read({ ...good, ...change });
    expect(Result.isFailure(result) && String(result.failure)).toContain(fault);
  });
});

test('the day of an alteration is past, today or future', () => {
  const today = { day: 1, month: 3, year: 2026 };
  const days = [
    { day: 28, month: 2, year: 2026 },
    { day: 31, month: 12, year: 2025 },
    today,
    { day: 2, month: 3, year: 2026 },
    { day: 1, month: 1, year: 2027 },
  ];
  expect(days.map((day) => timeOf(day, today))).toEqual(['past', 'past', 'today', 'future', 'future']);
});
