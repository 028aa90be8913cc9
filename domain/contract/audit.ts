import { Schema } from 'effect';
import { ArenaDeed, AuditState, Deed } from '../audit/audit.ts';
import { DESK, endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById, Id } from '../values/id.ts';

/** Who did what. Every write leaves an entry; these calls read them. */
export const auditEndpoints = {
  reservationDeeds: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/reservations/:id/deeds',
    callers: DESK,
    summary: 'Quem fez o quê com uma reserva da própria arena, do mais recente ao mais antigo (acréscimo)',
    params: ById,
    reply: Schema.Struct({ deeds: Schema.Array(Deed) }),
    failures: ['arena_not_found', 'reservation_not_found'],
    addition: true,
  }),
  arenaDeeds: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/deeds',
    callers: ['arena-owner'],
    summary: 'Quem fez o quê na própria arena, do mais recente ao mais antigo (acréscimo)',
    query: Schema.Struct({
      /** The last of the page before. */
      after: Schema.optionalKey(Id),
      /** Only what this person did. */
      person: Schema.optionalKey(Id),
    }),
    reply: Schema.Struct({ deeds: Schema.Array(ArenaDeed), next: Schema.optionalKey(Id) }),
    failures: [],
    addition: true,
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/v1/operation/audit',
    callers: ['admin'],
    summary:
      'Quantos registros de alterações há, quantos ainda não foram selados e o que a última conferência achou (acréscimo)',
    reply: AuditState,
    failures: [],
    addition: true,
  }),
  checkAudit: endpoint({
    method: 'POST',
    path: '/api/v1/operation/audit/checks',
    callers: ['admin'],
    summary: 'Pede que todos os registros de alterações sejam conferidos agora (acréscimo)',
    reply: Schema.Struct({}),
    failures: [...WRITE_FAILURES],
    addition: true,
  }),
};
