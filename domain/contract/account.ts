import { Schema } from 'effect';
import { Cpf } from '../people/cpf.ts';
import { User } from '../people/person.ts';
import { ProfileChange } from '../people/profile.ts';
import { PersonalData } from './personalData.ts';
import { AccountForm, EnteredPassword } from '../session/credentials.ts';
import { Ticket } from '../session/google.ts';
import { Text } from '../values/text/text.ts';
import { ANYBODY, endpoint, SIGNED_IN } from './endpoint.ts';
import { IMAGE_FAILURES, WRITE_FAILURES } from './failureGroups.ts';

/** A person's own account and profile. */
export const accountEndpoints = {
  updateMyAccount: endpoint({
    method: 'PATCH',
    path: '/api/v1/auth/me/account',
    callers: SIGNED_IN,
    summary: 'Pede a troca do email, que vale depois de aberto o link enviado, e troca a senha, se vier uma',
    body: AccountForm,
    reply: Schema.Struct({}),
    failures: ['password_too_common', 'password_needed', 'wrong_password', 'login_again', 'too_many_attempts'],
  }),
  /** Under the path of the sign-ins, so that it comes with the cookie that binds a ticket to its browser. */
  reauthenticate: endpoint({
    method: 'POST',
    path: '/api/v1/auth/me/proof',
    callers: SIGNED_IN,
    summary:
      'Prova de novo quem usa a sessão, com a senha ou com um bilhete do Google; vale 10 minutos para o que decide aonde vai o dinheiro',
    body: Schema.Struct({ password: Schema.optionalKey(EnteredPassword), ticket: Schema.optionalKey(Ticket) }),
    reply: Schema.Struct({}),
    failures: ['password_needed', 'wrong_password', 'login_again', 'ticket_invalid', 'too_many_attempts'],
    addition: true,
  }),
  sendEmailLink: endpoint({
    method: 'POST',
    path: '/api/v1/auth/me/email-link',
    callers: SIGNED_IN,
    summary: 'Envia outro link para o email que espera confirmação',
    reply: Schema.Struct({}),
    failures: ['email_not_pending', 'too_many_attempts'],
    addition: true,
  }),
  dropPendingEmail: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/me/pending-email',
    callers: SIGNED_IN,
    summary: 'Desiste da troca do email',
    reply: Schema.Struct({}),
    failures: [],
    addition: true,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/v1/auth/confirm-email/:token',
    callers: ANYBODY,
    summary: 'Confirma um email com o link recebido, na sessão da conta ou com a senha dela',
    params: Schema.Struct({ token: Text.check(Schema.isMaxCodePoints(120)) }),
    body: Schema.Struct({ password: Schema.optionalKey(EnteredPassword) }),
    reply: Schema.Struct({}),
    failures: [
      'email_link_invalid',
      'email_link_expired',
      'email_link_used',
      'email_link_unproven',
      'email_taken',
      'wrong_password',
      'too_many_attempts',
    ],
    addition: true,
  }),
  updateMyProfile: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/profile',
    callers: ['player'],
    summary: 'Muda as informações do jogador',
    body: ProfileChange,
    reply: Schema.Struct({ user: User }),
    failures: [...WRITE_FAILURES],
  }),
  myCpf: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/cpf',
    callers: ['player'],
    summary: 'O CPF que o jogador informou, só para ele (acréscimo)',
    reply: Schema.Struct({ cpf: Schema.optionalKey(Cpf) }),
    failures: [],
    addition: true,
  }),
  updateMyCpf: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/cpf',
    callers: ['player'],
    summary: 'Guarda o CPF do jogador para o provedor de pagamento; nulo o apaga (acréscimo)',
    body: Schema.Struct({ cpf: Schema.NullOr(Cpf) }),
    reply: Schema.Struct({}),
    failures: [...WRITE_FAILURES],
    addition: true,
  }),
  updateMyAvatar: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/avatar',
    callers: ['player'],
    summary: 'Troca a foto do jogador',
    file: 'avatar',
    reply: Schema.Struct({ user: User }),
    failures: ['image_missing', ...IMAGE_FAILURES],
  }),
  exportMyData: endpoint({
    method: 'GET',
    path: '/api/v1/auth/me/data',
    callers: SIGNED_IN,
    summary: 'Tudo o que a plataforma guarda sobre a pessoa (LGPD)',
    reply: PersonalData,
    failures: ['too_many_requests'],
    addition: true,
  }),
  eraseMyAccount: endpoint({
    method: 'POST',
    path: '/api/v1/auth/me/erasure',
    callers: SIGNED_IN,
    summary: 'Exclui a conta: os dados pessoais são apagados, o registro fiscal fica sem nome (LGPD)',
    body: Schema.Struct({ password: Schema.optionalKey(EnteredPassword) }),
    reply: Schema.Struct({}),
    failures: [
      'organizes_event',
      'payout_owed',
      'arena_obliged',
      'players_hold',
      'platform_owed',
      'last_admin',
      'password_needed',
      'wrong_password',
      'login_again',
      'too_many_attempts',
    ],
    addition: true,
  }),
};
