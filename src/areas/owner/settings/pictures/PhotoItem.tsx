import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { DescribedPhoto } from '#domain/arenas/photos.ts';
import { describeSubmission } from '../../../../../machines/submission/submission.ts';
import { savedElsewhere } from '../../../../shared/forms/savedElsewhere.ts';
import { ArenaPhoto } from '../../../../shared/look/pieces/ArenaPhoto.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { photoDraft, photoTextFaults, providePhotoTexts } from './pictureActors.ts';
import { photoName, PICTURES } from './pictureTexts.ts';
import classes from './Photos.module.css';

type PhotoItemProps = {
  photo: DescribedPhoto;
  /** Its place, from 0. */
  index: number;
  count: number;
  onAhead: () => void;
  onRemove: () => void;
};

/** One photo with its text, its place and its end. */
export function PhotoItem({ photo: { photo, text }, index, count, onAhead, onRemove }: PhotoItemProps) {
  const actor = useChart(providePhotoTexts, { input: { name: 'photoText' } });
  const { isBusy } = useSelector(actor, describeSubmission, shallowEqual);
  const form = useSubmissionForm({
    actor,
    name: photoDraft(photo),
    initialValues: { text },
    validate: photoTextFaults,
  });
  const name = photoName(index, count);
  return (
    <li className={classes.item} aria-label={name}>
      <div className={classes.picture}>
        <ArenaPhoto src={photo} alt={text || name} sizes={`${PICTURE_PX}px`} rounded />
        {index === 0 && <span className={classes.cover}>{PICTURES.cover}</span>}
      </div>
      <form
        noValidate
        className={classes.text}
        aria-label={`${PICTURES.text}: ${name}`}
        onSubmit={form.onSubmit((typed) => submit(actor, 'photoText', { ...typed, id: photo }))}
      >
        <TextInput
          {...form.field('text')}
          label={PICTURES.text}
          description={savedElsewhere(form.theirs('text'))}
          placeholder={PICTURES.textPlaceholder}
          autoComplete="off"
          autoCapitalize="sentences"
        />
        <div className={classes.actions}>
          <Button type="submit" variant={form.values.text === text ? 'subtle' : 'filled'} loading={isBusy}>
            {PICTURES.save}
          </Button>
          {index > 0 && (
            <ActionIcon aria-label={`${PICTURES.ahead}: ${name}`} onClick={onAhead}>
              <IconArrowUp size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon color="coral" aria-label={`${PICTURES.remove}: ${name}`} onClick={onRemove}>
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      </form>
    </li>
  );
}

/** As wide as it is drawn here. */
const PICTURE_PX = 180;
