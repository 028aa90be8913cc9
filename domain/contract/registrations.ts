import { Schema } from 'effect';
import { FormerRegistration, GrantedRefund } from '../registrations/former.ts';
import {
  NewRegistration,
  OrganizersRegistration,
  OwnRegistration,
  PairRegistration,
  PaymentReceived,
  TeamRegistration,
} from '../registrations/registration.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';

/** Failures of calls that invite players: the limits on invitations and entries. */
export const NAMING_FAILURES = ['too_many_invitations', 'too_many_entries'] as const;

const REGISTER_FAILURES = [
  'tournament_not_found',
  'tournament_closed',
  'tournament_full',
  'already_registered',
  'player_not_found',
  'profile_incomplete',
  'partner_needed',
  'team_needed',
  'solo_only',
  'oneself_as_partner',
  'shirt_needed',
  ...NAMING_FAILURES,
  ...WRITE_FAILURES,
] as const;

/** The registrations of a category and their payments. */
export const registrationEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/api/v1/tournaments/:id/registrations',
    callers: ['player'],
    summary: 'Inscreve a si mesmo em uma categoria aberta e convida a dupla ou a equipe',
    params: ById,
    body: NewRegistration,
    reply: Schema.Struct({ registration: OwnRegistration }),
    status: 201,
    failures: REGISTER_FAILURES,
  }),
  registerAsOrganizer: endpoint({
    method: 'POST',
    path: '/api/v1/tournaments/:id/registrations-as-organizer',
    callers: ['player'],
    summary: 'O organizador convida outros jogadores para uma inscrição',
    params: ById,
    body: OrganizersRegistration,
    reply: Schema.Struct({ registration: OwnRegistration }),
    status: 201,
    failures: REGISTER_FAILURES,
  }),
  fillPlace: endpoint({
    method: 'POST',
    path: '/api/v1/registrations/:id/replacement',
    callers: ['player'],
    summary:
      'Depois do sorteio, o organizador põe outra inscrição no lugar de uma que desistiu, antes da primeira partida dela com placar (acréscimo)',
    params: ById,
    body: OrganizersRegistration,
    reply: Schema.Struct({ registration: OwnRegistration }),
    status: 201,
    failures: [
      'registration_not_found',
      'tournament_cancelled',
      'tournament_finished',
      'place_kept',
      'place_played',
      'already_registered',
      'player_not_found',
      'partner_needed',
      'team_needed',
      'solo_only',
      'oneself_as_partner',
      'shirt_needed',
      ...NAMING_FAILURES,
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  registrations: endpoint({
    method: 'GET',
    path: '/api/v1/tournaments/:id/registrations',
    callers: SIGNED_IN,
    summary:
      'Inscrições de uma categoria; telefone, cidade e camiseta só de quem aceitou, para o organizador e quem está na inscrição',
    params: ById,
    reply: Schema.Struct({ registrations: Schema.Array(Schema.Union([TeamRegistration, PairRegistration])) }),
    failures: ['tournament_not_found'],
  }),
  confirmPayment: endpoint({
    method: 'PATCH',
    path: '/api/v1/registrations/:id/confirm-payment',
    callers: ['player'],
    summary: 'O organizador diz que recebeu o pagamento de um dos dois, ou de todos',
    params: ById,
    body: Schema.UndefinedOr(PaymentReceived),
    reply: Schema.Struct({}),
    failures: ['registration_not_found', 'registration_cancelled', 'already_registered', ...WRITE_FAILURES],
  }),
  cancelRegistration: endpoint({
    method: 'PATCH',
    path: '/api/v1/registrations/:id/cancel',
    callers: ['player'],
    summary:
      'O organizador cancela uma inscrição. Antes do sorteio, o que foi pago pela plataforma é devolvido; depois, é desistência',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['registration_not_found', 'registration_cancelled', ...WRITE_FAILURES],
  }),
  cancelMyRegistration: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/registrations/:id/cancel',
    callers: ['player'],
    summary:
      'Cancela uma inscrição da qual se participa. Antes do sorteio, o que foi pago é devolvido; depois, é desistência; depois da final, não se sai mais',
    params: ById,
    reply: Schema.Struct({}),
    failures: [
      'registration_not_found',
      'registration_cancelled',
      'event_over',
      'tournament_finished',
      'too_many_entries',
      ...WRITE_FAILURES,
    ],
  }),
  removeRegistration: endpoint({
    method: 'DELETE',
    path: '/api/v1/players/me/registrations/:id',
    callers: ['player'],
    summary: 'Tira do carrinho, e cancela, uma inscrição que ninguém pagou',
    params: ById,
    reply: Schema.Struct({}),
    failures: [
      'registration_not_found',
      'registration_cancelled',
      'registration_paid',
      'event_over',
      'tournament_finished',
      'too_many_entries',
      ...WRITE_FAILURES,
    ],
  }),
  formerRegistrations: endpoint({
    method: 'GET',
    path: '/api/v1/tournaments/:id/former-registrations',
    callers: SIGNED_IN,
    summary:
      'Inscrições que terminaram por desistência (para o organizador e para quem desistiu) ou porque o torneio foi cancelado (para todos que estavam nele); telefone e valores só para o organizador e para quem está na inscrição (acréscimo)',
    params: ById,
    reply: Schema.Struct({ registrations: Schema.Array(FormerRegistration) }),
    failures: ['tournament_not_found'],
    addition: true,
  }),
  grantRefund: endpoint({
    method: 'POST',
    path: '/api/v1/registrations/:id/refunds',
    callers: ['player'],
    summary:
      'O organizador devolve, uma vez e com um motivo, o que uma pessoa pagou por uma inscrição que terminou (acréscimo)',
    params: ById,
    body: GrantedRefund,
    reply: Schema.Struct({}),
    status: 201,
    failures: ['registration_not_found', 'registration_live', 'nothing_to_refund', ...WRITE_FAILURES],
    addition: true,
  }),
};
