import { Schema } from 'effect';
import { ArenaSignUp, type SignUpForm } from '#domain/signUp/signUp.ts';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { zoneAsked } from './zoneAsked.ts';
import { newAccountFaults } from './newAccountFaults.ts';

/** The initial values, in the order of the fields on screen. */
export const EMPTY_ARENA = {
  name: '',
  manager: '',
  instagram: '',
  city: '',
  zone: '',
  phone: '',
  email: '',
  password: '',
  repeated: '',
};
type TypedArena = typeof EMPTY_ARENA;

/** Maps the nested paths of the request to the flat fields of the form. */
const FIELDS: Readonly<Record<string, string>> = { 'socials.instagram': 'instagram', 'address.city': 'city' };

export function toArena(typed: TypedArena): ArenaSignUp {
  return Schema.decodeUnknownSync(ArenaSignUp)(nested(typed));
}

export function arenaFaults(typed: TypedArena): FieldErrors {
  return byField(newAccountFaults(ArenaSignUp, nested(typed), typed));
}

/** Renames error paths to form fields: `address.city` becomes `city`. */
export function byField(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [FIELDS[path] ?? path, message]));
}

/** The submitted values by form field, to see which fields were changed since. */
export function asTyped(form: SignUpForm | null): object | null {
  if (!form || !('manager' in form)) return form;
  return { ...form, instagram: form.socials.instagram, city: form.address.city, zone: form.zone ?? '' };
}

function nested({ instagram, city, zone, ...rest }: TypedArena): object {
  return { ...rest, socials: { instagram }, address: { city }, ...zoneAsked(city, zone) };
}
