import { Schema } from 'effect';

export const LoginForm = Schema.Struct({
  email: Schema.String.check(
    Schema.isMinLength(1, { message: 'O email é obrigatório.' }),
    Schema.isMaxLength(254, { message: 'O email precisa ter no máximo 254 caracteres.' }),
  ),
  password: Schema.String.check(
    Schema.isMinLength(1, { message: 'A senha é obrigatória.' }),
    Schema.isMinLength(6, { message: 'A senha precisa ter no mínimo 6 caracteres.' }),
    Schema.isMaxLength(128, { message: 'A senha precisa ter no máximo 128 caracteres.' }),
  ),
});
export type LoginForm = typeof LoginForm.Type;
