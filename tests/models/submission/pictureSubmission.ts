import { IMAGE_FAULTS } from '#domain/uploads/image.ts';
import { describePictureSubmission, pictureSubmissionMachine } from '../../../machines/submission/pictureSubmission.ts';
import type { SubmissionOutcome } from '../../../machines/submission/submission.ts';
import type { FormOf } from '../../../machines/submission/forms.ts';
import { chartModel } from '../harness/model.ts';
import { pictureSubmissionRules } from './pictureSubmissionRules.ts';
import { progressOf } from '../uploads/progress.ts';

const form: FormOf<'newTournament'> = {
  name: 'Open de Maio',
  phoneToContact: '13988887777',
  registrationStart: '2030-05-01',
  registrationEnd: '2030-05-10',
  executionStart: '2030-05-18',
  executionEnd: '2030-05-19',
};
const OFFLINE = { _tag: 'Offline', message: 'Sem conexão' } as const;
const NAME_REFUSED = 'Informe o nome do torneio.';

export const model = chartModel({
  machine: pictureSubmissionMachine,
  starts: {
    newTournament: { name: 'newTournament', needsPicture: true },
    ofMoney: { name: 'newEvent', needsPicture: false },
  },
  outcomes: {
    'picture.offered': [{ file: new Blob() }],
    'picture.declined': [{ message: IMAGE_FAULTS.missing }],
    // Without a picture nothing on screen removes one.
    'picture.removed': ({ context }) => (context.picture ? [{}] : []),
    'form.submitted': [{ form }],
    'upload.progressed': [{ share: 0.4 }],
    'xstate.done.actor.picture': [
      { _tag: 'Chosen', file: new Blob() },
      { _tag: 'Unfit', message: IMAGE_FAULTS.unreadable },
      { _tag: 'Dismissed' },
    ],
    'xstate.done.actor.sendWithPicture': ({ context: { name } }): readonly SubmissionOutcome[] =>
      name === 'newEvent'
        ? [{ _tag: 'ProofNeeded', by: 'password' }, OFFLINE]
        : [{ _tag: 'Sent' }, { _tag: 'Refused', message: NAME_REFUSED, fields: { name: NAME_REFUSED } }, OFFLINE],
    'xstate.done.actor.proof': [{ _tag: 'Proved' }, { _tag: 'Declined' }],
  },
  callbacks: { 'upload.progressed': progressOf('sendWithPicture') },
  decides: ({ context }) => [context.name, context.picture !== null],
  view: describePictureSubmission,
  rules: pictureSubmissionRules,
});
