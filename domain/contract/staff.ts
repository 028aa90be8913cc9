import { Schema } from 'effect';
import { StaffRole, User } from '../people/person.ts';
import { LinkSecret } from '../session/linkSecret.ts';
import { StaffInvitation, StaffMember } from '../staff/staff.ts';
import { endpoint, PEOPLE } from './endpoint.ts';
import { PROOF_FAILURES, WRITE_FAILURES } from './failureGroups.ts';
import { ById, Id } from '../values/id.ts';

const Nothing = Schema.Struct({});

/** An arena's team, how one joins it, and for which arena a session acts. */
export const staffEndpoints = {
  staff: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/staff',
    callers: ['arena-owner'],
    summary: 'A equipe da própria arena e os convites em aberto (acréscimo)',
    reply: Schema.Struct({ members: Schema.Array(StaffMember), invitations: Schema.Array(StaffInvitation) }),
    failures: ['arena_not_found'],
    addition: true,
  }),
  inviteStaff: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/staff/invitations',
    callers: ['arena-owner'],
    summary: 'Convida alguém para a equipe por um link de uso único, com um segredo feito por quem chama (acréscimo)',
    body: Schema.Struct({ role: StaffRole, token: LinkSecret }),
    reply: Schema.Struct({ invitation: StaffInvitation }),
    status: 201,
    failures: ['arena_not_found', 'too_many_staff_invitations', ...PROOF_FAILURES, ...WRITE_FAILURES],
    addition: true,
  }),
  withdrawStaffInvitation: endpoint({
    method: 'DELETE',
    path: '/api/v1/arenas/me/staff/invitations/:id',
    callers: ['arena-owner'],
    summary: 'Cancela um convite que ainda não foi usado (acréscimo)',
    params: ById,
    reply: Nothing,
    failures: ['arena_not_found', 'staff_invitation_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  changeStaffRole: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/staff/:id',
    callers: ['arena-owner'],
    summary: 'Muda o que alguém é na equipe; vale a partir do próximo pedido dessa pessoa (acréscimo)',
    params: ById,
    body: Schema.Struct({ role: StaffRole }),
    reply: Nothing,
    failures: ['arena_not_found', 'staff_not_found', 'staff_holder', ...PROOF_FAILURES, ...WRITE_FAILURES],
    addition: true,
  }),
  removeStaff: endpoint({
    method: 'DELETE',
    path: '/api/v1/arenas/me/staff/:id',
    callers: ['arena-owner'],
    summary: 'Tira alguém da equipe, a partir do próximo pedido dessa pessoa (acréscimo)',
    params: ById,
    reply: Nothing,
    failures: ['arena_not_found', 'staff_not_found', 'staff_holder', ...WRITE_FAILURES],
    addition: true,
  }),
  handArena: endpoint({
    method: 'PUT',
    path: '/api/v1/arenas/me/holder',
    callers: ['arena-owner'],
    summary: 'Passa a arena a outro dono, que recebe o dinheiro dela daí em diante; pede login recente (acréscimo)',
    body: Schema.Struct({ person: Id }),
    reply: Nothing,
    failures: [
      'arena_not_found',
      'not_holder',
      'staff_holder',
      'staff_not_found',
      'staff_not_owner',
      'too_many_arenas',
      'arena_unsettled',
      ...PROOF_FAILURES,
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  joinStaff: endpoint({
    method: 'POST',
    path: '/api/v1/auth/me/workplaces',
    callers: PEOPLE,
    summary: 'Entra na equipe de uma arena pelo link do convite (acréscimo)',
    body: Schema.Struct({ token: LinkSecret }),
    reply: Schema.Struct({ user: User }),
    status: 201,
    failures: ['staff_invitation_over', 'already_staff', 'too_many_staff', ...WRITE_FAILURES],
    addition: true,
  }),
  leaveStaff: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/me/workplaces/:id',
    callers: PEOPLE,
    summary: 'Sai da equipe de uma arena (acréscimo)',
    params: ById,
    reply: Schema.Struct({ user: User }),
    failures: ['workplace_not_found', 'staff_holder', ...WRITE_FAILURES],
    addition: true,
  }),
};
