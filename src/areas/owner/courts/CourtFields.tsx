import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import { SPORT_NAMES, SPORTS, sportsText } from '#domain/courts/sport.ts';
import type { Court } from '#domain/courts/court.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { ChipChecks } from '../../../shared/forms/ChipChecks.tsx';
import { partsOf } from '../../../shared/forms/parts.ts';
import { RadioField } from '../../../shared/forms/RadioField.tsx';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { courtDraft, courtFaults, EMPTY_COURT, sportsTyped, typedCourt } from './courtForm.ts';
import { COURT_FORM, placeName } from './courtTexts.ts';
import { submit } from '../../../shared/submission/submit.ts';
import classes from './CourtFields.module.css';

const PLACES = [
  { value: 'open', label: placeName(false) },
  { value: 'covered', label: placeName(true) },
] as const;

type CourtFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  /** The court as it is now; absent for a new one. */
  court: Court | undefined;
  onDismiss: () => void;
};

export function CourtFields({ actor, court, onDismiss }: CourtFieldsProps) {
  const form = useSubmissionForm({
    actor,
    name: courtDraft(court?.id),
    initialValues: court ? typedCourt(court) : EMPTY_COURT,
    validate: courtFaults,
  });
  const theirPlace = PLACES.find(({ value }) => value === form.theirs('place'))?.label;
  const theirSports = form.theirs('sports');
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={court ? COURT_FORM.editTitle : COURT_FORM.newTitle}
      onSubmit={form.onSubmit((typed) =>
        court
          ? submit(actor, 'court', { ...typed, id: court.id, version: court.version })
          : submit(actor, 'newCourt', typed),
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
      <div>
        <ChipChecks
          label={COURT_FORM.sports}
          path="sports"
          options={SPORTS.map((value) => ({ value, label: SPORT_NAMES[value] }))}
          chosen={partsOf(form.values.sports)}
          error={form.field('sports').error}
          onChoose={(chosen) => form.set('sports', chosen.join())}
        />
        <p className={classes.hint}>
          {theirSports === undefined ? COURT_FORM.sportsHint : savedElsewhere(sportsText(sportsTyped(theirSports)))}
        </p>
      </div>
      <FormActions actor={actor} dismiss={COURT_FORM.dismiss} onDismiss={onDismiss}>
        {court ? COURT_FORM.save : COURT_FORM.create}
      </FormActions>
    </form>
  );
}
