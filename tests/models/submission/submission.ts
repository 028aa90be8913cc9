import {
  describeSubmission,
  submissionMachine,
  type SubmissionOutcome,
} from '../../../machines/submission/submission.ts';
import { chartModel } from '../harness/model.ts';
import { submissionRules } from './submissionRules.ts';

const OFFLINE = { _tag: 'Offline', message: 'Sem conexão' } as const;
const REFUSED = {
  _tag: 'Refused',
  message: 'Confira os dados informados.',
  fields: { city: 'A cidade é obrigatória.' },
} as const;

export const model = chartModel({
  machine: submissionMachine,
  starts: {
    publicInfo: { name: 'publicInfo' },
    newCourt: { name: 'newCourt', isOnce: true },
    ofMoney: { name: 'paymentMethod' },
  },
  outcomes: {
    'form.submitted': [{ form: { name: 'Ana Souza', city: 'Santos', phone: '13988887777' } }],
    'xstate.done.actor.send': ({ context: { name } }): readonly SubmissionOutcome[] =>
      name === 'paymentMethod'
        ? [{ _tag: 'ProofNeeded', by: 'password' }, OFFLINE]
        : [{ _tag: 'Sent' }, REFUSED, OFFLINE],
    'xstate.done.actor.proof': [{ _tag: 'Proved' }, { _tag: 'Declined' }],
  },
  decides: ({ context: { name } }) => name,
  view: describeSubmission,
  rules: submissionRules,
});
