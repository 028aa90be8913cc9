import { Schema } from 'effect';
import { isWellFormed } from '../validation/text.ts';

const INVALID_EMAIL = 'Informe um email válido.';

/** The e-mail of an account that is being made or changed; at login anything may be typed. */
export const Email = Schema.String.check(
  Schema.isMinLength(1, { message: 'O email é obrigatório.' }),
  Schema.isMaxLength(254, { message: 'O email precisa ter no máximo 254 caracteres.' }),
  // Quotes and brackets are allowed by the standard and used by nobody but who wants to confuse a mail program.
  Schema.isPattern(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/, {
    message: INVALID_EMAIL,
  }),
  // Of two addresses that look the same one must not be another.
  Schema.makeFilter((email: string) => !/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(email) || INVALID_EMAIL),
);

/** One account per address, however it is typed: what is stored and looked up. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Any character may be in a password. Half a surrogate pair is none: all of them would be hashed as the same one. */
const IS_PASSWORD = Schema.makeFilter(
  (password: string) => isWellFormed(password) || 'A senha tem caracteres que não podem ser usados.',
);

/** @param maximum characters: an arena's password has a bound of its own */
export function newPassword(maximum: number) {
  return Schema.String.check(
    Schema.isMinLength(1, { message: 'A senha é obrigatória.' }),
    Schema.isMinLength(6, { message: 'A senha precisa ter no mínimo 6 caracteres.' }),
    Schema.isMaxLength(maximum, { message: `A senha precisa ter no máximo ${maximum} caracteres.` }),
    IS_PASSWORD,
  );
}

/** As long as a password may be, because hashing takes the longer the more there is. */
export const LONGEST_PASSWORD = 128;

/** A password as it is given to prove who one is. */
export const GivenPassword = Schema.String.check(
  Schema.isMinLength(1, { message: 'A senha é obrigatória.' }),
  Schema.isMaxLength(LONGEST_PASSWORD, { message: `A senha precisa ter no máximo ${LONGEST_PASSWORD} caracteres.` }),
  IS_PASSWORD,
);

export const NewPassword = newPassword(LONGEST_PASSWORD);

export const ForgotForm = Schema.Struct({ email: Email });
export type ForgotForm = typeof ForgotForm.Type;

/** What `PATCH /api/v1/auth/reset-password/{token}` takes. */
export const ResetForm = Schema.Struct({ password: NewPassword });
export type ResetForm = typeof ResetForm.Type;

/** What the account section asks for; a password that is not given stays. */
export const AccountForm = Schema.Struct({
  email: Email,
  password: Schema.optionalKey(NewPassword),
  /** Asked for when the login is older than ten minutes. */
  currentPassword: Schema.optionalKey(GivenPassword),
});
export type AccountForm = typeof AccountForm.Type;
