import { Schema } from 'effect';
import { NewArena } from '#domain/signUp/signUp.ts';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import type { FormOf } from '../../../../machines/submission/forms.ts';
import { byField, faultsOf, zoneAsked } from '../signUp/index.ts';

type TypedArena = FormOf<'newArena'>;

/** The initial values, in the order of the fields on screen. */
export const NO_ARENA: TypedArena = { name: '', instagram: '', city: '', zone: '', phone: '' };

export function newArenaFaults(typed: TypedArena): FieldErrors {
  return byField(faultsOf(NewArena, nested(typed)));
}

export function toNewArena(typed: TypedArena): NewArena {
  return Schema.decodeUnknownSync(NewArena)(nested(typed));
}

function nested({ name, instagram, city, zone, phone }: TypedArena): object {
  return { name, phone, socials: { instagram }, address: { city }, ...zoneAsked(city, zone) };
}
