import { Button, TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { UnregisteredArena } from '../../../../domain/unregisteredArenas/unregisteredArena.ts';
import { describeSubmission, type submissionMachine } from '../../../../machines/submission/submission.ts';
import { flat } from '../../../shared/forms/flat.ts';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import { arenaDraft, arenaFaults, EMPTY_ARENA, typedArena } from './unregisteredArenaForm.ts';
import { ARENA_FORM } from './unregisteredArenaTexts.ts';
import classes from '../../../shared/forms/Fields.module.css';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';

type UnregisteredArenaFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  /** As it is now; absent for a new one. */
  arena: UnregisteredArena | undefined;
  onDismiss: () => void;
};

/** What an arena is called, and where it is. */
export function UnregisteredArenaFields({ actor, arena, onDismiss }: UnregisteredArenaFieldsProps) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const form = useDraftForm({
    name: arenaDraft(arena?.id),
    initialValues: arena ? typedArena(arena) : EMPTY_ARENA,
    validate: arenaFaults,
    submitted,
    refused: useMemo(() => flat(refused), [refused]),
  });
  const text = (field: 'name' | 'city' | 'street' | 'district') => ({
    ...form.field(field),
    label: ARENA_FORM[field],
    description: savedElsewhere(form.theirs(field)),
    autoComplete: 'off',
    autoCapitalize: 'words',
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={arena ? ARENA_FORM.editTitle : ARENA_FORM.newTitle}
      onSubmit={form.onSubmit((typed) =>
        actor.send({ type: 'form.submitted', form: { ...typed, id: arena?.id, version: arena?.version } }),
      )}
    >
      <TextInput {...text('name')} data-autofocus />
      <TextInput {...text('city')} />
      <TextInput {...text('street')} />
      <TextInput {...text('district')} />
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {ARENA_FORM.dismiss}
        </Button>
        <SubmitButton actor={actor}>{arena ? ARENA_FORM.save : ARENA_FORM.create}</SubmitButton>
      </DialogActions>
    </form>
  );
}
