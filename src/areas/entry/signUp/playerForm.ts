import { Schema } from 'effect';
import { PlayerSignUp } from '#domain/signUp/signUp.ts';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { newAccountFaults } from './newAccountFaults.ts';

/** The initial values, in the order of the fields on screen. */
export const EMPTY_PLAYER = { name: '', gender: '', city: '', phone: '', email: '', password: '', repeated: '' };
type TypedPlayer = typeof EMPTY_PLAYER;

export const toPlayer: (typed: TypedPlayer) => PlayerSignUp = Schema.decodeUnknownSync(PlayerSignUp);

export function playerFaults(typed: TypedPlayer): FieldErrors {
  return newAccountFaults(PlayerSignUp, typed, typed);
}
