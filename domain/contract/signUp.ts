import { ArenaSignUp, PlayerRegistration } from '../signUp/signUp.ts';
import { ANYBODY, endpoint } from './endpoint.ts';
import { IMAGE_FAILURES } from './failure.ts';
import { BegunSession } from './session.ts';

/** Sign-up of players and arenas. */
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
};
