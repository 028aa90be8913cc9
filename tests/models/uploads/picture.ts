import { IMAGE_FAULTS } from '#domain/uploads/image.ts';
import { describePicture, pictureMachine, type ReadOutcome } from '../../../machines/uploads/picture.ts';
import { chartModel } from '../harness/model.ts';
import { pictureRules } from './pictureRules.ts';

const file = new Blob([new Uint8Array(5_000_000)]);
const tooLarge = new Blob([new Uint8Array(5_000_001)]);
const unfit = { _tag: 'Unfit', message: IMAGE_FAULTS.unreadable } as const;
const unfitBySize = { _tag: 'Unfit', message: IMAGE_FAULTS.size } as const;

export const model = chartModel({
  machine: pictureMachine,
  starts: { tooLarge: { file: tooLarge }, largest: { file } },
  outcomes: {
    'crop.confirmed': [{ area: { x: 200, y: 0, width: 800, height: 800 } }],
    'xstate.done.actor.readPicture': ({ context }): readonly ReadOutcome[] =>
      context.file === tooLarge ? [unfitBySize] : [{ _tag: 'Read', file, width: 1200, height: 800 }, unfit],
    'xstate.done.actor.renderCrop': [{ _tag: 'Chosen', file }, unfit],
  },
  decides: ({ context }) => context.file === tooLarge,
  view: describePicture,
  rules: pictureRules,
});
