import { Schema } from 'effect';
import { EnteredPassword } from '../session/credentials.ts';
import { Ticket } from '../session/google.ts';
import { ANYBODY, endpoint } from './endpoint.ts';
import { BegunSession } from './session.ts';

/** Signing in through an OpenID provider. */
export const googleEndpoints = {
  googleLink: endpoint({
    method: 'GET',
    path: '/api/v1/auth/google/genAuthLink',
    callers: ANYBODY,
    summary: 'Endereço para entrar com o Google; ausente quando não está configurado',
    reply: Schema.Struct({
      redirectUrl: Schema.optionalKey(Schema.String),
      /** The callback page must send the same nonce, so that no other page can pose as it. */
      nonce: Schema.optionalKey(Schema.String),
    }),
    failures: [],
  }),
  googleLogin: endpoint({
    method: 'POST',
    path: '/api/v1/auth/google/login',
    callers: ANYBODY,
    summary: 'Entra com o bilhete que a página de retorno do Google entregou',
    body: Schema.Struct({ token: Ticket }),
    reply: BegunSession,
    failures: ['ticket_invalid'],
    addition: true,
  }),
  linkGoogle: endpoint({
    method: 'POST',
    path: '/api/v1/auth/google/link',
    callers: ANYBODY,
    summary: 'Liga o Google a uma conta que já existe, com a senha dela, e entra',
    body: Schema.Struct({ token: Ticket, password: EnteredPassword }),
    reply: BegunSession,
    failures: ['ticket_invalid', 'wrong_password', 'too_many_attempts'],
    addition: true,
  }),
};
