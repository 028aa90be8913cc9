import { Schema } from 'effect';

const INVALID_EMAIL = 'Informe um email válido.';

/** The e-mail of a new or changed account. The login form accepts any text instead. */
export const Email = Schema.String.check(
  Schema.isMinCodePoints(1, { message: 'O email é obrigatório.' }),
  Schema.isMaxCodePoints(254, { message: 'O email precisa ter no máximo 254 caracteres.' }),
  // The standard allows quotes and brackets, but only attacks on mail programs use them.
  Schema.isPattern(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u, {
    message: INVALID_EMAIL,
  }),
  // Invisible characters would make two different addresses look the same.
  Schema.isPattern(/^[^\p{C}\p{Default_Ignorable_Code_Point}]*$/u, { message: INVALID_EMAIL }),
);

/** The form in which an address is stored and looked up, so that its spelling does not allow a second account. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A password may contain any character. Lone surrogates are refused, because all of them hash to the same value. */
const IS_PASSWORD = Schema.isPattern(/^\P{Cs}*$/u, { message: 'A senha tem caracteres que não podem ser usados.' });

/** @param maximum in characters; an arena's password has its own limit */
export function newPassword(maximum: number) {
  return Schema.String.check(
    Schema.isMinCodePoints(1, { message: 'A senha é obrigatória.' }),
    Schema.isMinCodePoints(6, { message: 'A senha precisa ter no mínimo 6 caracteres.' }),
    Schema.isMaxCodePoints(maximum, { message: `A senha precisa ter no máximo ${maximum} caracteres.` }),
    IS_PASSWORD,
  );
}

/** The longest password in characters, because hashing a longer one takes more time. */
export const LONGEST_PASSWORD = 128;

/** An existing password, entered to prove one's identity. */
export const EnteredPassword = Schema.String.check(
  Schema.isMinCodePoints(1, { message: 'A senha é obrigatória.' }),
  Schema.isMaxCodePoints(LONGEST_PASSWORD, {
    message: `A senha precisa ter no máximo ${LONGEST_PASSWORD} caracteres.`,
  }),
  IS_PASSWORD,
);

export const NewPassword = newPassword(LONGEST_PASSWORD);

export const ForgotForm = Schema.Struct({ email: Email });
export type ForgotForm = typeof ForgotForm.Type;

/** The body of `PATCH /api/v1/auth/reset-password/{token}`. */
export const ResetForm = Schema.Struct({ password: NewPassword });
export type ResetForm = typeof ResetForm.Type;

/** The form of the account section. Without `password` the old one stays. */
export const AccountForm = Schema.Struct({
  email: Email,
  password: Schema.optionalKey(NewPassword),
  /** Needed when the login is older than ten minutes. */
  currentPassword: Schema.optionalKey(EnteredPassword),
});
export type AccountForm = typeof AccountForm.Type;
