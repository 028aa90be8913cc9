import { Schema } from 'effect';
import { OwnRecord } from '../people/arenaRecord.ts';
import { ById } from '../values/id.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';

const ANSWER = {
  reply: Schema.Struct({ record: OwnRecord }),
  failures: ['record_not_found', ...WRITE_FAILURES],
} as const;

/** What a player answers an arena that has a record of them. */
export const ownRecordEndpoints = {
  ownRecords: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/records',
    callers: ['player'],
    summary: 'Os cadastros de arenas que perguntaram ao jogador se são dele e esperam a resposta, ou que ele juntou',
    reply: Schema.Struct({ records: Schema.Array(OwnRecord) }),
    failures: [],
    addition: true,
  }),
  acceptRecord: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/records/:id/accept',
    callers: ['player'],
    summary: 'Diz que o cadastro da arena é do jogador: para a arena, os dois são a mesma pessoa',
    params: ById,
    ...ANSWER,
    addition: true,
  }),
  refuseRecord: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/records/:id/refuse',
    callers: ['player'],
    summary: 'Diz que o cadastro da arena não é do jogador, ou o separa da conta',
    params: ById,
    ...ANSWER,
    addition: true,
  }),
};
