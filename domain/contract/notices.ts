import { Schema } from 'effect';
import { Notice } from '../notices/notice.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';
import { ById, Id } from '../values/id.ts';

const Nothing = Schema.Struct({});

/** What the caller is told: as a player or an admin, or of the arena that the session acts for. */
export const noticeEndpoints = {
  notices: endpoint({
    method: 'GET',
    path: '/api/v1/notices',
    callers: SIGNED_IN,
    summary: 'Os avisos de quem chama, do mais novo ao mais antigo (acréscimo)',
    query: Schema.Struct({ after: Schema.optionalKey(Id) }),
    reply: Schema.Struct({ notices: Schema.Array(Notice), next: Schema.optionalKey(Id) }),
    failures: [],
    addition: true,
  }),
  unreadNotices: endpoint({
    method: 'GET',
    path: '/api/v1/notices/unread',
    callers: SIGNED_IN,
    summary: 'Quantos avisos não foram lidos, contados até cem, e o mais novo deles (acréscimo)',
    reply: Schema.Struct({ unread: Schema.Int, newest: Schema.optionalKey(Id) }),
    failures: [],
    addition: true,
  }),
  readNotice: endpoint({
    method: 'PATCH',
    path: '/api/v1/notices/:id/read',
    callers: SIGNED_IN,
    summary: 'Marca um aviso como lido (acréscimo)',
    params: ById,
    reply: Nothing,
    failures: ['notice_not_found'],
    addition: true,
  }),
  readNoticesUpTo: endpoint({
    method: 'PATCH',
    path: '/api/v1/notices/read',
    callers: SIGNED_IN,
    summary: 'Marca como lidos um aviso e todos os mais antigos (acréscimo)',
    body: Schema.Struct({ upTo: Id }),
    reply: Nothing,
    failures: [],
    addition: true,
  }),
};
