import { Schema } from 'effect';
import { textChecks } from '../values/text/text.ts';
import { NewPassword } from './credentials.ts';

export const LoginForm = Schema.Struct({
  email: Schema.String.check(
    Schema.isMinCodePoints(1, { message: 'O email é obrigatório.' }),
    Schema.isMaxCodePoints(254, { message: 'O email precisa ter no máximo 254 caracteres.' }),
    ...textChecks(),
  ),
  password: NewPassword,
});
export type LoginForm = typeof LoginForm.Type;
