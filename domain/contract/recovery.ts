import { Schema } from 'effect';
import { ForgotForm, ResetForm } from '../session/credentials.ts';
import { Text } from '../values/text/text.ts';
import { ANYBODY, endpoint } from './endpoint.ts';

const LinkToken = Text.check(Schema.isMaxCodePoints(120));
const LINK_FAILURES = ['reset_link_invalid', 'reset_link_expired', 'reset_link_used'] as const;

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
    params: Schema.Struct({ token: LinkToken }),
    body: ResetForm,
    reply: Schema.Struct({}),
    failures: [...LINK_FAILURES, 'password_too_common'],
  }),
  checkResetLink: endpoint({
    method: 'POST',
    path: '/api/v1/auth/reset-link',
    callers: ANYBODY,
    summary: 'Diz se o link recebido ainda troca a senha, antes de alguém digitar uma; não o gasta (acréscimo)',
    body: Schema.Struct({ token: LinkToken }),
    reply: Schema.Struct({}),
    failures: LINK_FAILURES,
    addition: true,
  }),
};
