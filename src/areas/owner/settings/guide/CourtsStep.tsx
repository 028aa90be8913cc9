import { TextInput } from '@mantine/core';
import { type FormErrors, schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import {
  byCourtField,
  type GuidedCourts,
  MOST_GUIDED_COURTS,
  placesOf,
  proposedCourts,
  toNewCourts,
} from '#domain/publication/guide.ts';
import { NewCourts, type Publication } from '#domain/publication/publication.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { SelectField } from '../../../../shared/forms/SelectField.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import type { GuideActor } from './guideActors.ts';
import { COURTS_STEP, courtsText, courtsThere, nameLabel } from './guideTexts.ts';
import { Step } from './Step.tsx';
import { ThereAlready } from './ThereAlready.tsx';
import classes from './Guide.module.css';

type CourtsStepProps = { actor: GuideActor; form: ActorRefFrom<typeof submissionMachine>; publication: Publication };

export function CourtsStep({ actor, form, publication: { courts } }: CourtsStepProps) {
  return (
    <Step title={COURTS_STEP.title} lead={COURTS_STEP.lead} ways={{ actor, canReturn: false, canSkip: courts === 0 }}>
      {courts > 0 ? (
        <ThereAlready
          actor={actor}
          text={courtsThere(courts)}
          way={{ href: ROUTES.ownerCourts.path, text: COURTS_STEP.edit }}
        />
      ) : (
        <CourtsForm actor={form} />
      )}
    </Step>
  );
}

const COUNTS = Object.fromEntries(
  Array.from({ length: MOST_GUIDED_COURTS }, (_, index) => [String(index + 1), courtsText(index + 1)]),
);
const PROPOSED = proposedCourts(0);

const check = schemaResolver(formSchema(NewCourts), { sync: true });
const validate = (typed: GuidedCourts): FormErrors => byCourtField(check(toNewCourts(typed)));

function CourtsForm({ actor }: { actor: CourtsStepProps['form'] }) {
  const form = useSubmissionForm({
    actor,
    name: 'guideCourts',
    initialValues: PROPOSED,
    validate,
    byField: byCourtField,
  });
  const { error: _, ...count } = form.field('count');
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={COURTS_STEP.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'guideCourts', typed))}
    >
      <SelectField {...count} value={form.values.count} aria-label={COURTS_STEP.count} options={COUNTS} />
      <div className={classes.names}>
        {placesOf(form.values).map((place) => (
          <TextInput
            key={place}
            {...form.field(`name${place}`)}
            label={nameLabel(place)}
            autoComplete="off"
            autoCapitalize="sentences"
          />
        ))}
      </div>
      <SubmitButton actor={actor}>{COURTS_STEP.save}</SubmitButton>
    </form>
  );
}
