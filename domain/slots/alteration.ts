import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { Id } from '../values/id.ts';
import { compareDays, Day, IsoDay } from '../values/days/day.ts';
import { Reais, TypedReais } from '../values/money.ts';

/** A change of one slot on one day, for one court or, without `court`, for all. It is never edited, only deleted. */
export const SlotAlteration = Schema.Struct({
  id: Id,
  timeSlot: Id,
  startHour: StartHour,
  date: Day,
  court: Schema.optionalKey(Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }))),
  price: Schema.optionalKey(Reais),
  isAvailable: Schema.Boolean,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type SlotAlteration = typeof SlotAlteration.Type;

/** Without `price` the slot keeps its own price. */
export const NewAlteration = Schema.Struct({
  timeSlot: Id,
  isAvailable: Schema.Boolean,
  date: Day,
  court: Schema.optionalKey(Id),
  price: Schema.optionalKey(Reais),
});
export type NewAlteration = typeof NewAlteration.Type;

/** The dialog of a new alteration. Empty fields are left out. */
export const AlterationForm = Schema.Struct({
  timeSlot: Schema.String.check(Schema.makeFilter((id) => id !== '' || 'Escolha o horário.')),
  isAvailable: Schema.Boolean,
  date: Schema.String.check(Schema.makeFilter((iso) => iso !== '' || 'Escolha o dia.')).pipe(Schema.decodeTo(IsoDay)),
  court: Schema.optionalKey(Schema.String),
  price: Schema.optionalKey(TypedReais),
});
export type AlterationForm = typeof AlterationForm.Encoded;

/** Compares an alteration's day with today, for its colour in the list. */
export function timeOf(date: Day, today: Day): 'past' | 'today' | 'future' {
  const order = compareDays(date, today);
  if (order === 0) return 'today';
  return order < 0 ? 'past' : 'future';
}
