import { Schema, SchemaGetter } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { Id } from '../values/id.ts';
import { Version } from '../values/version.ts';
import { Reais, TypedReais } from '../values/money.ts';

/** An hour that an arena offers every day on every court. */
export const TimeSlot = Schema.Struct({
  id: Id,
  startHour: StartHour,
  price: Reais,
  isAvailable: Schema.Boolean,
  version: Version,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type TimeSlot = typeof TimeSlot.Type;

export const NewTimeSlot = Schema.Struct({ startHour: StartHour, price: Reais });
export const SlotPrice = Schema.Struct({ price: Reais });

/** What an hour cost before one price was set for all; `version` is the one that has the common price. */
export const FormerPrice = Schema.Struct({ id: Id, price: Reais, version: Version }).pipe(
  Schema.encodeKeys({ id: '_id' }),
);
export type FormerPrice = typeof FormerPrice.Type;

/** An hour as it is typed: digits only, never above 23 (see {@link hourTyped}). */
const TypedHour = Schema.String.check(
  Schema.makeFilter((typed) => /^\d{1,2}$/.test(typed.trim()) || 'Informe o horário de início.'),
).pipe(
  Schema.decodeTo(StartHour, {
    decode: SchemaGetter.transform(Number),
    encode: SchemaGetter.transform(String),
  }),
);

/** Formats an hour field while it is typed: only digits, and 23 for anything above. */
export function hourTyped(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 2);
  return Number(digits) > 23 ? '23' : digits;
}

/** The dialog 'Criar horário'. */
export const TimeSlotForm = Schema.Struct({ startHour: TypedHour, price: TypedReais });

/** The price of one slot, or of all. */
export const SlotPriceForm = Schema.Struct({ price: TypedReais });
