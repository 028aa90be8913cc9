import type { ActorRefFrom } from 'xstate';
import { GUIDED_HOURS, hoursFaults, isOn, PROPOSED_HOURS } from '#domain/publication/guide.ts';
import type { Publication } from '#domain/publication/publication.ts';
import { slotLabel } from '#domain/values/days/hours.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { LeastPix } from '../LeastPix.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import type { GuideActor } from './guideActors.ts';
import { HOURS_STEP, hoursThere } from './guideTexts.ts';
import { HourRow } from './HourRow.tsx';
import { Step } from './Step.tsx';
import { ThereAlready } from './ThereAlready.tsx';
import classes from './Guide.module.css';

type HoursStepProps = { actor: GuideActor; form: ActorRefFrom<typeof submissionMachine>; publication: Publication };

export function HoursStep({ actor, form, publication: { hours } }: HoursStepProps) {
  return (
    <Step title={HOURS_STEP.title} lead={HOURS_STEP.lead} ways={{ actor, canSkip: hours === 0 }}>
      {hours > 0 ? (
        <ThereAlready
          actor={actor}
          text={hoursThere(hours)}
          way={{ href: ROUTES.ownerSlots.path, text: HOURS_STEP.edit }}
        />
      ) : (
        <HoursForm actor={form} />
      )}
    </Step>
  );
}

/** The hours of a day as one table: a price for all, and each hour on or off, with a price of its own where it differs. */
function HoursForm({ actor }: { actor: HoursStepProps['form'] }) {
  const form = useSubmissionForm({
    actor,
    name: 'guideHours',
    initialValues: PROPOSED_HOURS,
    validate: hoursFaults,
  });
  const { onChange: _, ...price } = form.field('price');
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={HOURS_STEP.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'guideHours', typed))}
    >
      <MoneyField
        {...price}
        value={form.values.price}
        label={HOURS_STEP.price}
        onText={(text) => form.set('price', text)}
      />
      <ul className={classes.hours} aria-label={HOURS_STEP.table}>
        {GUIDED_HOURS.map((hour) => {
          const { onChange: _own, ...own } = form.field(`price${hour}`);
          return (
            <HourRow
              key={hour}
              slot={slotLabel(hour)}
              isOn={isOn(form.values, hour)}
              price={{ ...own, value: form.values[`price${hour}`] ?? '' }}
              common={form.values.price}
              onSwitch={(isNowOn) => form.set(`off${hour}`, isNowOn ? '' : 'off')}
              onPrice={(text) => form.set(`price${hour}`, text)}
            />
          );
        })}
      </ul>
      <LeastPix prices={[form.values.price, ...GUIDED_HOURS.map((hour) => form.values[`price${hour}`] ?? '')]} />
      <SubmitButton actor={actor}>{HOURS_STEP.save}</SubmitButton>
    </form>
  );
}
