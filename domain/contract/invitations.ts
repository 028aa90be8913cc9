import { Schema } from 'effect';
import {
  Invitation,
  InvitationAccepted,
  InvitationAnswer,
  InvitedPlayer,
  Replacement,
  SharesTaken,
} from '../registrations/invitation.ts';
import { OwnRegistration, ShirtSize } from '../registrations/registration.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { LinkSecret } from '../session/linkSecret.ts';
import { ById, Instant } from '../values/id.ts';
import { NAMING_FAILURES } from './registrations.ts';

const Changed = Schema.Struct({});

/** An invited player answers; the organizer decides about those who do not. `:id` is a registration's. */
export const invitationEndpoints = {
  myInvitations: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/invitations',
    callers: ['player'],
    summary: 'Convites que esperam a resposta do jogador, e como terminaram há pouco os que ele fez',
    reply: Schema.Struct({ invitations: Schema.Array(Invitation), answers: Schema.Array(InvitationAnswer) }),
    failures: [],
    addition: true,
  }),
  acceptInvitation: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/invitations/:id/accept',
    callers: ['player'],
    summary:
      'Aceita um convite: a parte do jogador vai para o carrinho dele, e os outros convites da categoria terminam',
    params: ById,
    body: InvitationAccepted,
    reply: Schema.Struct({ registration: OwnRegistration }),
    failures: ['invitation_not_found', 'already_registered', 'profile_incomplete', 'shirt_needed', ...WRITE_FAILURES],
    addition: true,
  }),
  declineInvitation: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/invitations/:id/decline',
    callers: ['player'],
    summary: 'Recusa um convite: a inscrição termina, e o que foi pago por ela pela plataforma é devolvido',
    params: ById,
    reply: Changed,
    failures: ['invitation_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  confirmInvited: endpoint({
    method: 'PATCH',
    path: '/api/v1/registrations/:id/invited/confirm',
    callers: ['player'],
    summary: 'O organizador conta com um convidado que não respondeu; os dados dele continuam fechados',
    params: ById,
    body: InvitedPlayer,
    reply: Changed,
    failures: ['registration_not_found', 'invitation_not_found', 'already_registered', ...WRITE_FAILURES],
    addition: true,
  }),
  replaceInvited: endpoint({
    method: 'PATCH',
    path: '/api/v1/registrations/:id/invited/replace',
    callers: ['player'],
    summary: 'O organizador convida outro jogador no lugar de um que não respondeu',
    params: ById,
    body: Replacement,
    reply: Changed,
    failures: [
      'registration_not_found',
      'invitation_not_found',
      'already_registered',
      'player_not_found',
      'groups_exist',
      ...NAMING_FAILURES,
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  takeShares: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/registrations/:id/shares',
    callers: ['player'],
    summary: 'Põe no próprio carrinho a própria parte de uma inscrição, ou tudo o que falta pagar nela',
    params: ById,
    body: SharesTaken,
    reply: Changed,
    failures: ['registration_not_found', 'paid_to_organizer', 'nothing_owed', ...WRITE_FAILURES],
    addition: true,
  }),
  pairLink: endpoint({
    method: 'GET',
    path: '/api/v1/tournaments/:id/pair-link',
    callers: ['player'],
    summary: 'Até quando vale o próprio link que convida para a dupla em uma categoria, se há um (acréscimo)',
    params: ById,
    reply: Schema.Struct({ until: Schema.optionalKey(Instant) }),
    failures: [],
    addition: true,
  }),
  makePairLink: endpoint({
    method: 'PUT',
    path: '/api/v1/tournaments/:id/pair-link',
    callers: ['player'],
    summary:
      'Cria o link de uso único que convida para a dupla, com um segredo feito por quem chama; o anterior deixa de valer (acréscimo)',
    params: ById,
    body: Schema.Struct({ token: LinkSecret, tShirtSize: Schema.optionalKey(ShirtSize) }),
    reply: Schema.Struct({ until: Instant }),
    failures: [
      'tournament_not_found',
      'tournament_closed',
      'tournament_full',
      'pairs_only',
      'already_registered',
      'player_not_found',
      'profile_incomplete',
      'shirt_needed',
      'too_many_entries',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  endPairLink: endpoint({
    method: 'DELETE',
    path: '/api/v1/tournaments/:id/pair-link',
    callers: ['player'],
    summary: 'Desliga o próprio link que convida para a dupla (acréscimo)',
    params: ById,
    reply: Changed,
    failures: [...WRITE_FAILURES],
    addition: true,
  }),
  openPairLink: endpoint({
    method: 'POST',
    path: '/api/v1/players/me/invitations',
    callers: ['player'],
    summary:
      'Quem abre o link passa a ser o convidado da dupla, e responde ao convite como a qualquer outro (acréscimo)',
    body: Schema.Struct({ token: LinkSecret }),
    reply: Changed,
    status: 201,
    failures: [
      'pair_link_over',
      'own_pair_link',
      'tournament_not_found',
      'tournament_closed',
      'tournament_full',
      'already_registered',
      'player_not_found',
      'too_many_entries',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
};
