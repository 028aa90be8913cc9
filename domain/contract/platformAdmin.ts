import { Schema } from 'effect';
import { PlatformTroubles } from '../platformAdmin/platformTroubles.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';

/** What the operators of the platform look after. */
export const platformAdminEndpoints = {
  operation: endpoint({
    method: 'GET',
    path: '/api/v1/operation',
    callers: ['admin'],
    summary: 'Tarefas que falham, devoluções pendentes ou recusadas, disputas e cobranças inalcançáveis (acréscimo)',
    reply: PlatformTroubles,
    failures: [],
    addition: true,
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/v1/operation/jobs/:id/retry',
    callers: ['admin'],
    summary: 'Tenta de novo, agora, uma tarefa que falhou (acréscimo)',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['job_not_failing', ...WRITE_FAILURES],
    addition: true,
  }),
};
