import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { UnregisteredArena } from '#domain/unregisteredArenas/unregisteredArena.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { flat } from '../../../shared/forms/flat.ts';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { arenaDraft, arenaFaults, EMPTY_ARENA, typedArena } from './unregisteredArenaForm.ts';
import { ARENA_FORM } from './unregisteredArenaTexts.ts';
import classes from '../../../shared/forms/Fields.module.css';
import { submit } from '../../../shared/submission/submit.ts';
import { FormActions } from '../../../shared/submission/FormActions.tsx';

type UnregisteredArenaFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  /** The arena as it is now; absent for a new one. */
  arena: UnregisteredArena | undefined;
  onDismiss: () => void;
};

export function UnregisteredArenaFields({ actor, arena, onDismiss }: UnregisteredArenaFieldsProps) {
  const form = useSubmissionForm({
    actor,
    name: arenaDraft(arena?.id),
    initialValues: arena ? typedArena(arena) : EMPTY_ARENA,
    validate: arenaFaults,
    byField: flat,
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
        arena
          ? submit(actor, 'unregisteredArena', { ...typed, id: arena.id, version: arena.version })
          : submit(actor, 'newUnregisteredArena', typed),
      )}
    >
      <TextInput {...text('name')} data-autofocus />
      <TextInput {...text('city')} />
      <TextInput {...text('street')} />
      <TextInput {...text('district')} />
      <FormActions actor={actor} dismiss={ARENA_FORM.dismiss} onDismiss={onDismiss}>
        {arena ? ARENA_FORM.save : ARENA_FORM.create}
      </FormActions>
    </form>
  );
}
