import { shallowEqual, useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Shape, SHAPES } from '#domain/uploads/image.ts';
import { describePicture, type pictureMachine } from '../../../machines/uploads/picture.ts';

/** Loaded with the first picture, because the forms around it work without it. */
export async function loadCropDialog() {
  return import('./CropDialog.tsx');
}

const CropDialog = lazy(async () => ({ default: (await loadCropDialog()).CropDialog }));

type PictureDialogProps = {
  /** The chart of the picture, while one is being chosen. */
  actor: ActorRefFrom<typeof pictureMachine> | undefined;
  shape?: Shape;
};

/** Asks in a dialog over the page which part of a picture to use. */
export function PictureDialog({ actor, shape = SHAPES.square }: PictureDialogProps) {
  const { isAsking, isBusy, source } = useSelector(actor, describePicture, shallowEqual);
  // Once shown, the dialog stays mounted so that it can fade out.
  const [isNeeded, setNeeded] = useState(isAsking);
  if (isAsking && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <CropDialog
        source={isAsking ? source : null}
        shape={shape}
        isBusy={isBusy}
        onConfirm={(area) => actor?.send({ type: 'crop.confirmed', area })}
        onDismiss={() => actor?.send({ type: 'crop.dismissed' })}
      />
    </Suspense>
  );
}
