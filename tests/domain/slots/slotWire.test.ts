import { expect, it } from 'vitest';
import { NewAlteration, SlotAlteration } from '#domain/slots/alteration.ts';
import { NewTimeSlot, SlotPrice, SlotPriceForm, TimeSlot, TimeSlotForm } from '#domain/slots/slot.ts';
import { DAY, ID, OTHER_ID } from '../samples.ts';
import { errorsOf, expectWire, inside } from '../wire.ts';

// SPEC 3, Time slot and Slot alteration; SPEC 5, Time slot. Red without a member, or a check, of the schemas of domain/slots.
it('goes over the wire as the specification has it', () => {
  expectWire(TimeSlot, { _id: ID, startHour: 18, price: 80.5, isAvailable: true, version: 1 });
  expectWire(NewTimeSlot, { startHour: 18, price: 80.5 });
  expectWire(SlotPrice, { price: 80.5 });
  const alteration = { timeSlot: ID, isAvailable: false, date: DAY, price: 80.5 };
  expectWire(NewAlteration, { ...alteration, court: OTHER_ID }, ['court', 'price']);
  const court = { _id: OTHER_ID, name: 'Quadra 1' };
  expectWire(SlotAlteration, { ...alteration, _id: ID, startHour: 18, court }, ['court', 'price']);
});

it('is typed as digits and an amount', () => {
  const told = (startHour: string) => errorsOf(TimeSlotForm, { startHour, price: '80' });
  const needed = { startHour: 'Informe o horário de início.' };
  for (const typed of ['', 'x', '123', '1x', 'x1']) expect(told(typed), typed).toEqual(needed);
  expect(inside(TimeSlotForm, { startHour: ' 7 ', price: '80' })).toEqual({ startHour: 7, price: 80_00 });
  expect(inside(SlotPriceForm, { price: '80' })).toEqual({ price: 80_00 });
  expect(errorsOf(SlotPriceForm, { price: '' })).toEqual({ price: 'Informe um valor.' });
});
