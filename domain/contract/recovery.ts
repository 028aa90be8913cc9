import { Schema } from 'effect';
import { ForgotForm, ResetForm } from '../session/credentials.ts';
import { Text } from '../validation/text.ts';
import { ANYBODY, endpoint } from './endpoint.ts';

/** Password recovery. */
export const recoveryEndpoints = {
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/v1/auth/forgot-password',
    callers: ANYBODY,
    summary: 'Envia o link que troca a senha; responde o mesmo quando o email não tem conta',
    body: ForgotForm,
    reply: Schema.Struct({}),
    failures: ['too_many_attempts'],
  }),
  resetPassword: endpoint({
    method: 'PATCH',
    path: '/api/v1/auth/reset-password/:token',
    callers: ANYBODY,
    summary: 'Troca a senha com o link recebido e encerra todas as sessões',
    params: Schema.Struct({ token: Text.check(Schema.isMaxLength(120)) }),
    body: ResetForm,
    reply: Schema.Struct({}),
    failures: ['reset_link_invalid', 'reset_link_expired', 'reset_link_used', 'password_too_common'],
  }),
};
