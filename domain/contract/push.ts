import { Schema } from 'effect';
import { PushSubscription } from '../notices/push.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';

const PATH = '/api/v1/auth/me/push';

/** Notices on a person's devices, also while the app is closed. A device has them for the session that asked, and no longer. */
export const pushEndpoints = {
  pushKey: endpoint({
    method: 'GET',
    path: PATH,
    callers: SIGNED_IN,
    summary: 'A chave pública deste servidor, com que o navegador pede mensagens dele (acréscimo)',
    reply: Schema.Struct({ key: Schema.String }),
    failures: [],
    addition: true,
  }),
  keepPush: endpoint({
    method: 'PUT',
    path: PATH,
    callers: SIGNED_IN,
    summary: 'Guarda para onde mandar os avisos deste aparelho, enquanto esta sessão durar (acréscimo)',
    body: PushSubscription,
    reply: Schema.Struct({}),
    failures: ['push_service_unknown'],
    addition: true,
  }),
  endPush: endpoint({
    method: 'POST',
    path: `${PATH}/end`,
    callers: SIGNED_IN,
    summary:
      'Não manda mais avisos para este aparelho; o endereço vai no corpo, que nenhum registro guarda (acréscimo)',
    body: PushSubscription.mapFields(({ endpoint: address }) => ({ endpoint: address })),
    reply: Schema.Struct({}),
    failures: [],
    addition: true,
  }),
};
