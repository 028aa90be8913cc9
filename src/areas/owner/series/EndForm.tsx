import type { ActorRefFrom } from 'xstate';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { endingAfter } from '#domain/series/ending.ts';
import type { Series } from '#domain/series/series.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { weeklyText } from '../../../shared/bills/billTexts.ts';
import { DayField } from '../../../shared/forms/DayField.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { draftOfEnd } from './endForm.ts';
import { END, endText, nameOf } from './seriesTexts.ts';
import classes from './Series.module.css';

type EndFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  series: Series;
  today: Day;
  onDismiss: () => void;
};

/** The last day of a series, and what becomes of the weeks after it. */
export function EndForm({ actor, series, today, onDismiss }: EndFormProps) {
  const { id, weeks, until: last, changesOn } = series;
  const form = useSubmissionForm({
    actor,
    name: draftOfEnd(id),
    initialValues: { until: toIsoDay(today) },
    validate: (typed): Record<string, string> => (typed.until === '' ? { until: END.missing } : {}),
  });
  const { until } = form.values;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={END.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'seriesEnd', { id, ...typed }))}
    >
      <p>
        <strong>{nameOf(series)}</strong>
        <br />
        {weeklyText(series)}
      </p>
      <DayField
        {...form.field('until')}
        data-path="until"
        label={END.until}
        placeholder={END.placeholder}
        from={today}
        {...(last && { to: last })}
        onIso={(iso) => form.set('until', iso)}
      />
      <div role="status" className={classes.consequences}>
        {until !== '' && endText(endingAfter(weeks, fromIsoDay(until))).map((text) => <p key={text}>{text}</p>)}
        {changesOn && <p>{END.change}</p>}
        <p>{END.right}</p>
      </div>
      <FormActions actor={actor} dismiss={END.dismiss} onDismiss={onDismiss} isGrave>
        {END.save}
      </FormActions>
    </form>
  );
}
