import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CropArea, Source } from '../../../machines/uploads/picture.ts';
import { Dialog } from '../look/layout/Dialog.tsx';
import { DialogActions } from '../look/layout/DialogActions.tsx';
import { CropStage } from './CropStage.tsx';
import { middleSquare } from './middleSquare.ts';
import { CROP } from './pictureTexts.ts';

type CropDialogProps = {
  /** The picture to crop; `null` closes the dialog. */
  source: Source | null;
  isBusy: boolean;
  onConfirm: (area: CropArea) => void;
  onDismiss: () => void;
};

/** Selects a part of a picture: moved and enlarged by finger, mouse or keys under a round frame. */
export function CropDialog({ source, isBusy, onConfirm, onDismiss }: CropDialogProps) {
  return (
    <Dialog opened={source !== null} title={CROP.title} onClose={onDismiss}>
      {source && <Crop source={source} isBusy={isBusy} onConfirm={onConfirm} onDismiss={onDismiss} />}
    </Dialog>
  );
}

function Crop({ source, isBusy, onConfirm, onDismiss }: CropDialogProps & { source: Source }) {
  const [area, setArea] = useState(() => middleSquare(source));
  return (
    <>
      <CropStage file={source.file} onArea={setArea} />
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
