import { shallowEqual, useSelector } from '@xstate/react';
import { describeSignUp } from '../../machines/signUp/signUp.ts';
import { describePicture } from '../../machines/uploads/picture.ts';
import { PictureDialog } from '../uploads/PictureDialog.tsx';
import { PictureField } from '../uploads/PictureField.tsx';
import type { SignUpActor } from './signUpActors.ts';

/** The picture of a new account, and the dialog in which it is cropped. */
export function SignUpPicture({ actor, label, name }: { actor: SignUpActor; label: string; name: string }) {
  const { isBusy, picture, unfit, refused } = useSelector(actor, describeSignUp, shallowEqual);
  const cropping = useSelector(actor, ({ children }) => children.picture);
  const { isReading } = useSelector(cropping, describePicture, shallowEqual);
  return (
    <>
      <PictureField
        label={label}
        name={name}
        file={picture?.file ?? null}
        error={unfit ?? refused['avatar']}
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
