import { Button, TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Court } from '../../../../domain/courts/court.ts';
import { describeSubmission, type submissionMachine } from '../../../../machines/submission/submission.ts';
import { RadioField } from '../../../shared/forms/RadioField.tsx';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { courtDraft, courtFaults, EMPTY_COURT, typedCourt } from './courtForm.ts';
import { COURT_FORM, placeName } from './courtTexts.ts';
import classes from './CourtFields.module.css';

const PLACES = [
  { value: 'open', label: placeName(false) },
  { value: 'covered', label: placeName(true) },
] as const;

type CourtFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  /** As it is now; absent for a new one. */
  court: Court | undefined;
  onDismiss: () => void;
};

/** Name and roof of a court. */
export function CourtFields({ actor, court, onDismiss }: CourtFieldsProps) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const form = useDraftForm({
    name: courtDraft(court?.id),
    initialValues: court ? typedCourt(court) : EMPTY_COURT,
    validate: courtFaults,
    submitted,
    refused,
  });
  const theirPlace = PLACES.find(({ value }) => value === form.theirs('place'))?.label;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={court ? COURT_FORM.editTitle : COURT_FORM.newTitle}
      onSubmit={form.onSubmit((typed) =>
        actor.send({ type: 'form.submitted', form: { ...typed, id: court?.id, version: court?.version } }),
      )}
    >
      <TextInput
        {...form.field('name')}
        label={COURT_FORM.name}
        description={savedElsewhere(form.theirs('name'))}
        placeholder="Quadra 1"
        autoComplete="off"
        autoCapitalize="sentences"
        data-autofocus
      />
      <RadioField
        {...form.field('place')}
        label={COURT_FORM.place}
        description={savedElsewhere(theirPlace)}
        choices={PLACES}
      />
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {COURT_FORM.dismiss}
        </Button>
        <SubmitButton actor={actor}>{court ? COURT_FORM.save : COURT_FORM.create}</SubmitButton>
      </DialogActions>
    </form>
  );
}
