import { shallowEqual, useSelector } from '@xstate/react';
import { describePicture } from '../../../machines/uploads/picture.ts';
import { describePictureOfForm, type PictureFormActor } from '../../../machines/uploads/pictureOfForm.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureField } from './PictureField.tsx';

type PictureOfFormProps = {
  actor: PictureFormActor;
  label: string;
  /** Of what is pictured; its first letter stands in for a picture. */
  name: string;
  /** What the server calls the file, should it refuse it. */
  field: string;
};

/** The picture that a form takes along, and the dialog in which it is cropped. */
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
