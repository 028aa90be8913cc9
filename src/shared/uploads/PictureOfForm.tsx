import { shallowEqual, useSelector } from '@xstate/react';
import { describePicture } from '../../../machines/uploads/picture.ts';
import { describePictureOfForm, type PictureFormActor } from '../../../machines/uploads/pictureOfForm.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureField } from './PictureField.tsx';

type PictureOfFormProps = {
  actor: PictureFormActor;
  label: string;
  /** The name of the thing pictured; its first letter is shown while there is no picture. */
  name: string;
  /** The server's name for the file, under which it reports errors. */
  field: string;
};

/** A form's picture, and the dialog in which it is cropped. */
export function PictureOfForm({ actor, label, name, field }: PictureOfFormProps) {
  const { isBusy, picture, unfit, refused } = useSelector(actor, describePictureOfForm, shallowEqual);
  const cropping = useSelector(actor, ({ children }) => children.picture);
  const { isReading } = useSelector(cropping, describePicture, shallowEqual);
  return (
    <>
      <PictureField
        label={label}
        name={name}
        file={picture?.file ?? null}
        error={unfit ?? refused[field]}
        isReading={isReading}
        disabled={isBusy}
        onOffer={(file) => actor.send({ type: 'picture.offered', file })}
        onDecline={(message) => actor.send({ type: 'picture.declined', message })}
        onRemove={() => actor.send({ type: 'picture.removed' })}
      />
      <PictureDialog actor={cropping} />
    </>
  );
}
