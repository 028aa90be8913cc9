import { Schema } from 'effect';
import { User } from '../people/person.ts';
import { ForgotForm, GivenPassword, ResetForm } from '../session/credentials.ts';
import { Ticket } from '../session/google.ts';
import { LoginForm } from '../session/login.ts';
import { ArenaSignUp, PlayerRegistration } from '../signUp/signUp.ts';
import { ANYBODY, endpoint, SIGNED_IN } from './endpoint.ts';
import { IMAGE_FAILURES } from './failure.ts';

/** A session that began. */
const Session = Schema.Struct({ token: Schema.String, user: User });

export const sessionEndpoints = {
  registerPlayer: endpoint({
    method: 'POST',
    path: '/api/v1/auth/register/players',
    callers: ANYBODY,
    summary: 'Cadastra um jogador, com ou sem foto, e já entra',
    body: PlayerRegistration,
    file: 'avatar',
    reply: Session,
    status: 201,
    failures: ['email_taken', 'password_too_common', 'ticket_invalid', 'too_many_attempts', ...IMAGE_FAILURES],
  }),
  registerArena: endpoint({
    method: 'POST',
    path: '/api/v1/auth/register/arenas',
    callers: ANYBODY,
    summary: 'Cadastra uma arena e quem responde por ela, e já entra',
    body: ArenaSignUp,
    file: 'avatar',
    reply: Session,
    status: 201,
    failures: ['email_taken', 'password_too_common', 'too_many_attempts', ...IMAGE_FAILURES],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/v1/auth/login',
    callers: ANYBODY,
    summary: 'Entra com email e senha',
    body: LoginForm,
    reply: Session,
    failures: ['invalid_credentials', 'too_many_attempts'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v1/auth/logout',
    callers: SIGNED_IN,
    summary: 'Encerra a sessão no servidor',
    reply: Schema.Struct({}),
    failures: [],
    addition: true,
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/v1/auth/me',
    callers: SIGNED_IN,
    summary: 'Quem está na sessão',
    reply: Schema.Struct({ user: User }),
    failures: [],
  }),
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
    params: Schema.Struct({ token: Schema.String.check(Schema.isMaxLength(120)) }),
    body: ResetForm,
    reply: Schema.Struct({}),
    failures: ['reset_link_invalid', 'reset_link_expired', 'reset_link_used', 'password_too_common'],
  }),
  googleLink: endpoint({
    method: 'GET',
    path: '/api/v1/auth/google/genAuthLink',
    callers: ANYBODY,
    summary: 'Endereço para entrar com o Google; ausente quando não está configurado',
    reply: Schema.Struct({
      redirectUrl: Schema.optionalKey(Schema.String),
      /** What the callback page must say too, so that no other page can speak for it. */
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
    reply: Session,
    failures: ['ticket_invalid'],
    addition: true,
  }),
  linkGoogle: endpoint({
    method: 'POST',
    path: '/api/v1/auth/google/link',
    callers: ANYBODY,
    summary: 'Liga o Google a uma conta que já existe, com a senha dela, e entra',
    body: Schema.Struct({ token: Ticket, password: GivenPassword }),
    reply: Session,
    failures: ['ticket_invalid', 'wrong_password', 'too_many_attempts'],
    addition: true,
  }),
};
