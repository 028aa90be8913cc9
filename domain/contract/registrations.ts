import { Schema } from 'effect';
import {
  NewRegistration,
  OrganizersRegistration,
  OwnRegistration,
  PairRegistration,
  PaymentReceived,
  TeamRegistration,
} from '../registrations/registration.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';
import { WRITE_FAILURES } from './failure.ts';
import { ById } from './id.ts';

const REGISTER_FAILURES = [
  'tournament_not_found',
  'tournament_closed',
  'tournament_full',
  'already_registered',
  'player_not_found',
  'profile_incomplete',
  'partner_needed',
  'team_needed',
  'oneself_as_partner',
  'shirt_needed',
  ...WRITE_FAILURES,
] as const;

/** Who plays in a category, and whether they have paid. */
export const registrationEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/api/v1/tournaments/:id/registrations',
    callers: ['player'],
    summary: 'Inscreve a si mesmo, com a dupla ou a equipe, em uma categoria aberta',
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
    summary: 'O organizador inscreve outros jogadores',
    params: ById,
    body: OrganizersRegistration,
    reply: Schema.Struct({ registration: OwnRegistration }),
    status: 201,
    failures: REGISTER_FAILURES,
  }),
  registrations: endpoint({
    method: 'GET',
    path: '/api/v1/tournaments/:id/registrations',
    callers: SIGNED_IN,
    summary:
      'Inscrições de uma categoria; telefone, cidade e camiseta só para o organizador e para quem está na inscrição',
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
    failures: ['registration_not_found', 'registration_cancelled', ...WRITE_FAILURES],
  }),
  cancelRegistration: endpoint({
    method: 'PATCH',
    path: '/api/v1/registrations/:id/cancel',
    callers: ['player'],
    summary: 'O organizador cancela uma inscrição; o que foi pago pela plataforma é devolvido',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['registration_not_found', 'registration_cancelled', ...WRITE_FAILURES],
  }),
  cancelMyRegistration: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/registrations/:id/cancel',
    callers: ['player'],
    summary: 'Cancela uma inscrição da qual se participa; o que foi pago pela plataforma é devolvido',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['registration_not_found', 'registration_cancelled', 'event_over', ...WRITE_FAILURES],
  }),
  removeRegistration: endpoint({
    method: 'DELETE',
    path: '/api/v1/players/me/registrations/:id',
    callers: ['player'],
    summary: 'Tira do carrinho, e cancela, uma inscrição que ninguém pagou',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['registration_not_found', 'registration_paid', ...WRITE_FAILURES],
  }),
};
