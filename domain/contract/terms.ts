import { Schema } from 'effect';
import { TermsAnswer } from '../legal/terms.ts';
import { User } from '../people/person.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';

/** What a person says to the terms of use. */
export const termsEndpoints = {
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
