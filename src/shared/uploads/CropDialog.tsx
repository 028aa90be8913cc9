import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Shape } from '#domain/uploads/image.ts';
import type { CropArea, Source } from '../../../machines/uploads/picture.ts';
import { Dialog } from '../look/layout/Dialog.tsx';
import { DialogActions } from '../look/layout/DialogActions.tsx';
import { CropStage } from './CropStage.tsx';
import { middleOf } from './middleOf.ts';
import { CROP } from './pictureTexts.ts';

type CropDialogProps = {
  /** The picture to crop; `null` closes the dialog. */
  source: Source | null;
  shape: Shape;
  isBusy: boolean;
  onConfirm: (area: CropArea) => void;
  onDismiss: () => void;
};

/** Selects a part of a picture: moved and enlarged by finger, mouse or keys under a frame of its shape. */
export function CropDialog({ source, onDismiss, ...crop }: CropDialogProps) {
  return (
    <Dialog opened={source !== null} title={CROP.title} onClose={onDismiss}>
      {source && <Crop {...crop} source={source} onDismiss={onDismiss} />}
    </Dialog>
  );
}

function Crop({ source, shape, isBusy, onConfirm, onDismiss }: CropDialogProps & { source: Source }) {
  const [area, setArea] = useState(() => middleOf(source, shape.ratio));
  return (
    <>
      <CropStage file={source.file} ratio={shape.ratio} onArea={setArea} />
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {CROP.dismiss}
        </Button>
        <Button data-autofocus size="lg" loading={isBusy} onClick={() => onConfirm(area)}>
          {CROP.use}
        </Button>
      </DialogActions>
    </>
  );
}
