import { Schema } from 'effect';

/** The e-mail of an account that is being made or changed; at login anything may be typed. */
export const Email = Schema.String.check(
  Schema.isMinLength(1, { message: 'O email é obrigatório.' }),
  Schema.isMaxLength(254, { message: 'O email precisa ter no máximo 254 caracteres.' }),
  // Quotes and brackets are allowed by the standard and used by nobody but who wants to confuse a mail program.
  Schema.isPattern(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/, {
    message: 'Informe um email válido.',
  }),
);

/** One account per address, however it is typed: what is stored and looked up. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** @param maximum characters: an arena's password has a bound of its own */
export function newPassword(maximum: number) {
  return Schema.String.check(
    Schema.isMinLength(1, { message: 'A senha é obrigatória.' }),
    Schema.isMinLength(6, { message: 'A senha precisa ter no mínimo 6 caracteres.' }),
    Schema.isMaxLength(maximum, { message: `A senha precisa ter no máximo ${maximum} caracteres.` }),
  );
}

/** As long as a password may be, because hashing takes the longer the more there is. */
export const LONGEST_PASSWORD = 128;

/** A password as it is given to prove who one is. */
export const GivenPassword = Schema.String.check(
  Schema.isMinLength(1, { message: 'A senha é obrigatória.' }),
  Schema.isMaxLength(LONGEST_PASSWORD, { message: `A senha precisa ter no máximo ${LONGEST_PASSWORD} caracteres.` }),
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
