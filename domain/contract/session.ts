import { Schema } from 'effect';
import { User } from '../people/person.ts';
import { LoginForm } from '../session/login.ts';
import { ANYBODY, endpoint, PEOPLE, SIGNED_IN } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { Id } from '../values/id.ts';

/** A new session. */
export const BegunSession = Schema.Struct({ token: Schema.String, user: User });

/** Login, logout, the session's user, and for which of their arenas it acts. */
export const sessionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/v1/auth/login',
    callers: ANYBODY,
    summary: 'Entra com email e senha',
    body: LoginForm,
    reply: BegunSession,
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
  workAt: endpoint({
    method: 'PUT',
    path: '/api/v1/auth/me/workplace',
    callers: PEOPLE,
    summary: 'Escolhe a arena para a qual esta sessão trabalha, ou nenhuma, para jogar (acréscimo)',
    body: Schema.Struct({ arena: Schema.NullOr(Id) }),
    reply: Schema.Struct({ user: User }),
    failures: ['workplace_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
};
