import type { User } from '#domain/people/person.ts';
import { pictureAt } from '#domain/uploads/image.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { PhotoRound } from '../../../shared/uploads/PhotoRound.tsx';
import { UploadField } from '../../../shared/uploads/UploadField.tsx';
import { usePastedFile } from '../../../shared/uploads/usePastedFile.ts';
import { provideAvatar } from './accountActors.ts';
import { PHOTO } from './accountTexts.ts';

/** The player's picture, large. A picture that is pasted anywhere on the page is taken too. */
export function PhotoField({ user: { name, avatarCDN } }: { user: User }) {
  const actor = useChart(provideAvatar, {});
  usePastedFile((file) => actor.send({ type: 'picture.offered', file }));
  return (
    <UploadField
      actor={actor}
      label={PHOTO.label}
      action={avatarCDN === undefined ? PHOTO.choose : PHOTO.change}
      stored={avatarCDN && pictureAt(avatarCDN, LARGE)}
    >
      {(shown) => <PhotoRound name={name} {...shown} />}
    </UploadField>
  );
}

/** The largest width that the server keeps: the picture is large, and screens are sharp. */
const LARGE = 512;
