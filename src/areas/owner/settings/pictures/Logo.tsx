import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Arena } from '#domain/arenas/arena.ts';
import { pictureAt } from '#domain/uploads/image.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { PICTURE } from '../../../../shared/uploads/pictureTexts.ts';
import { PhotoRound } from '../../../../shared/uploads/PhotoRound.tsx';
import { UploadField } from '../../../../shared/uploads/UploadField.tsx';
import { providePictureCommands } from './pictureActors.ts';
import { LOGO, PICTURES } from './pictureTexts.ts';
import type { PictureUploads } from './usePictureUploads.ts';

/** The largest width of a square that the server keeps. */
const LARGE = 512;

type LogoProps = { arena: Arena; actor: PictureUploads['logo'] };

/** The arena's logo, which is given, changed and taken away. */
export function Logo({ arena: { name, avatar }, actor }: LogoProps) {
  const removal = useChart(providePictureCommands, { input: { name: 'removeLogo', asksFirst: true } });
  return (
    <>
      <UploadField
        actor={actor}
        label={LOGO.label}
        action={avatar === undefined ? LOGO.choose : LOGO.change}
        hint={PICTURE.hint}
        stored={avatar && pictureAt(avatar, LARGE)}
        beside={
          avatar !== undefined && (
            <Button
              variant="subtle"
              color="coral"
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
              onClick={() => removal.send({ type: 'command.requested', subject: '' })}
            >
              {LOGO.remove}
            </Button>
          )
        }
      >
        {(shown) => <PhotoRound name={name} {...shown} />}
      </UploadField>
      <ConfirmDialog actor={removal} title={LOGO.removeTitle} confirm={PICTURES.remove} decline={PICTURES.keep}>
        {() => LOGO.removeText}
      </ConfirmDialog>
    </>
  );
}
