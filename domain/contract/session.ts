import { Schema } from 'effect';
import { ProfileForm, User } from '../people/person.ts';
import { LoginForm } from '../session/login.ts';
import { ANYBODY, endpoint, SIGNED_IN } from './endpoint.ts';

export const sessionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/v1/auth/login',
    callers: ANYBODY,
    summary: 'Entra com email e senha',
    body: LoginForm,
    reply: Schema.Struct({ token: Schema.String, user: User }),
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
  googleLink: endpoint({
    method: 'GET',
    path: '/api/v1/auth/google/genAuthLink',
    callers: ANYBODY,
    summary: 'Endereço para entrar com o Google; ausente quando não está configurado',
    reply: Schema.Struct({ redirectUrl: Schema.optionalKey(Schema.String) }),
    failures: [],
  }),
  updateMyProfile: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/profile',
    callers: ['player'],
    summary: 'Completa o cadastro do jogador: cidade, telefone e sexo',
    body: ProfileForm,
    reply: Schema.Struct({ user: User }),
    failures: [],
  }),
};
