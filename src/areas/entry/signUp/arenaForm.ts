import { Schema } from 'effect';
import { ArenaSignUp, type SignUpForm } from '../../../../domain/signUp/signUp.ts';
import type { FieldErrors } from '../../../../domain/validation/issues.ts';
import { newAccountFaults } from './newAccountFaults.ts';

/** What is typed, in the order of the screen. */
export const EMPTY_ARENA = {
  name: '',
  manager: '',
  instagram: '',
  city: '',
  phone: '',
  email: '',
  password: '',
  repeated: '',
};
type TypedArena = typeof EMPTY_ARENA;

/** Where the wire keeps what the form has flat. */
const FIELDS: Readonly<Record<string, string>> = { 'socials.instagram': 'instagram', 'address.city': 'city' };

export function toArena(typed: TypedArena): ArenaSignUp {
  return Schema.decodeUnknownSync(ArenaSignUp)(nested(typed));
}

export function arenaFaults(typed: TypedArena): FieldErrors {
  return byField(newAccountFaults(ArenaSignUp, nested(typed), typed));
}

/** `address.city` is what the form calls `city`. */
export function byField(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [FIELDS[path] ?? path, message]));
}

/** What was sent as the form's fields have it, to see which of them were changed since. */
export function asTyped(form: SignUpForm | null): object | null {
  if (!form || !('manager' in form)) return form;
  return { ...form, instagram: form.socials.instagram, city: form.address.city };
}

function nested({ instagram, city, ...rest }: TypedArena): object {
  return { ...rest, socials: { instagram }, address: { city } };
}
