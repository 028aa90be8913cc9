import { Schema } from 'effect';
import { Operator } from '../legal/operator.ts';
import { ANYBODY, endpoint } from './endpoint.ts';

/** Who runs this installation: on every public page, so apart from what only some of them need. */
export const legalEndpoints = {
  operator: endpoint({
    method: 'GET',
    path: '/api/v1/operator',
    callers: ANYBODY,
    summary: 'Quem opera a plataforma, e a quem falar sobre dados pessoais',
    reply: Schema.Struct({ operator: Operator }),
    failures: [],
    addition: true,
  }),
};
