import { fromPromise } from 'xstate';
import {
  type CropArea,
  pictureMachine,
  type ReadOutcome,
  type RenderOutcome,
  type Source,
} from '../../../machines/uploads/picture.ts';
import { type Shape, SHAPES } from '#domain/uploads/image.ts';
import { OFFLINE_MESSAGE } from '../api/failure.ts';
import { loadCropDialog } from './PictureDialog.tsx';
import { readPicture } from './readPicture.ts';
import { renderCrop } from './renderCrop.ts';

/** The picture chart with its actors that use the browser; charts with a picture provide it as their child. */
export function providePicture(shape: Shape = SHAPES.square) {
  return pictureMachine.provide({
    actors: {
      readPicture: fromPromise<ReadOutcome, { file: Blob }>(async ({ input }) => {
        const [outcome, dialog] = await Promise.all([readPicture(input.file), loadCropDialog().catch(() => undefined)]);
        return dialog ? outcome : { _tag: 'Unfit', message: OFFLINE_MESSAGE };
      }),
      renderCrop: fromPromise<RenderOutcome, { source: Source | null; area: CropArea | null }>(({ input }) => {
        if (!input.source || !input.area) throw new Error('Nothing to draw: no picture was read');
        return renderCrop(input.source, input.area, shape);
      }),
    },
  });
}
