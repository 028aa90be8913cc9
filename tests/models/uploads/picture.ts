import { IMAGE_FAULTS } from '../../../domain/uploads/image.ts';
import { describePicture, pictureMachine } from '../../../machines/uploads/picture.ts';
import { chartModel } from '../harness/model.ts';
import { pictureRules } from './pictureRules.ts';

const file = new Blob();
const unfit = { _tag: 'Unfit', message: IMAGE_FAULTS.unreadable } as const;

export const model = chartModel({
  machine: pictureMachine,
  starts: { start: { file } },
  outcomes: {
    'crop.confirmed': [{ area: { x: 200, y: 0, width: 800, height: 800 } }],
    'xstate.done.actor.readPicture': [{ _tag: 'Read', file, width: 1200, height: 800 }, unfit],
    'xstate.done.actor.renderCrop': [{ _tag: 'Chosen', file }, unfit],
  },
  view: describePicture,
  rules: pictureRules,
});
