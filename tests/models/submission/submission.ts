import { describeSubmission, submissionMachine } from '../../../machines/submission/submission.ts';
import { chartModel } from '../harness/model.ts';
import { submissionRules } from './submissionRules.ts';

export const model = chartModel({
  machine: submissionMachine,
  starts: { publicInfo: { name: 'publicInfo' }, newCourt: { name: 'newCourt', isOnce: true } },
  outcomes: {
    'form.submitted': [{ form: { name: 'Ana Souza', city: 'Santos', phone: '13988887777' } }],
    'xstate.done.actor.send': [
      { _tag: 'Sent' },
      { _tag: 'Refused', message: 'Confira os dados informados.', fields: { city: 'A cidade é obrigatória.' } },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: describeSubmission,
  rules: submissionRules,
});
