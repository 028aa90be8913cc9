import { IMAGE_FAULTS } from '../../../domain/uploads/image.ts';
import { describePictureSubmission, pictureSubmissionMachine } from '../../../machines/submission/pictureSubmission.ts';
import { chartModel } from '../harness/model.ts';

const form = { name: 'Open de Maio' };
const NAME_REFUSED = 'Informe o nome do torneio.';

export const model = chartModel({
  machine: pictureSubmissionMachine,
  starts: { newTournament: { name: 'newTournament', needsPicture: true } },
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
    'xstate.done.actor.sendWithPicture': [
      { _tag: 'Sent' },
      { _tag: 'Refused', message: NAME_REFUSED, fields: { name: NAME_REFUSED } },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  decides: ({ context }) => context.picture !== null,
  view: describePictureSubmission,
});
