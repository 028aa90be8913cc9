import { shallowEqual, useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { describePicture, type pictureMachine } from '../../../machines/uploads/picture.ts';

/** Fetched with the first picture: the forms around it do without. */
export async function loadCropDialog() {
  return import('./CropDialog.tsx');
}

const CropDialog = lazy(async () => ({ default: (await loadCropDialog()).CropDialog }));

type PictureDialogProps = {
  /** The chart of the picture that is being chosen, while one is. */
  actor: ActorRefFrom<typeof pictureMachine> | undefined;
};

/** Asks over the page which part of a chosen picture is meant. */
export function PictureDialog({ actor }: PictureDialogProps) {
  const { isAsking, isBusy, source } = useSelector(actor, describePicture, shallowEqual);
  // Once it was shown it stays, closed: it fades away.
  const [isNeeded, setNeeded] = useState(isAsking);
  if (isAsking && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <CropDialog
        source={isAsking ? source : null}
        isBusy={isBusy}
        onConfirm={(area) => actor?.send({ type: 'crop.confirmed', area })}
        onDismiss={() => actor?.send({ type: 'crop.dismissed' })}
      />
    </Suspense>
  );
}
