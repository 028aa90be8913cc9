import { Schema } from 'effect';
import { User } from '../people/person.ts';
import { ArenaSignUp, NewArena, PlayerRegistration } from '../signUp/signUp.ts';
import { ANYBODY, endpoint, PEOPLE } from './endpoint.ts';
import { IMAGE_FAILURES, WRITE_FAILURES } from './failureGroups.ts';
import { Id } from '../values/id.ts';
import { BegunSession } from './session.ts';

/** Sign-up of players and arenas, and an arena more for somebody who has an account. */
export const signUpEndpoints = {
  registerPlayer: endpoint({
    method: 'POST',
    path: '/api/v1/auth/register/players',
    callers: ANYBODY,
    summary: 'Cadastra um jogador, com ou sem foto, e já entra',
    body: PlayerRegistration,
    file: 'avatar',
    reply: BegunSession,
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
    reply: BegunSession,
    status: 201,
    failures: ['email_taken', 'password_too_common', 'too_many_attempts', ...IMAGE_FAILURES],
  }),
  openArena: endpoint({
    method: 'POST',
    path: '/api/v1/auth/me/arenas',
    callers: PEOPLE,
    summary: 'Abre mais uma arena na própria conta, que ainda não aparece para ninguém (acréscimo)',
    body: NewArena,
    reply: Schema.Struct({ arena: Id, user: User }),
    status: 201,
    failures: ['too_many_arenas', ...WRITE_FAILURES],
    addition: true,
  }),
};
