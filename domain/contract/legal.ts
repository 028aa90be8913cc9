import { Schema } from 'effect';
import { Operator } from '../legal/operator.ts';
import { TermsAnswer } from '../legal/terms.ts';
import { User } from '../people/person.ts';
import { ANYBODY, endpoint, SIGNED_IN } from './endpoint.ts';
import { WRITE_FAILURES } from './failure.ts';

/** Who runs this installation, and on which terms. */
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
  answerTerms: endpoint({
    method: 'PUT',
    path: '/api/v1/auth/me/terms',
    callers: SIGNED_IN,
    summary: 'Aceita a versão atual dos termos, ou deixa para depois',
    body: TermsAnswer,
    reply: Schema.Struct({ user: User }),
    failures: ['terms_changed', ...WRITE_FAILURES],
    addition: true,
  }),
};
