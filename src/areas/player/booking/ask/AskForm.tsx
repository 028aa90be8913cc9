import { Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { CourtAvailability } from '#domain/slots/availability.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { SPORT_NAMES, SPORTS } from '#domain/courts/sport.ts';
import { HOUR_COUNTS } from '#domain/series/series.ts';
import type { Day } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { DayField } from '../../../../shared/forms/DayField.tsx';
import { WeekdayField } from '../../../../shared/forms/WeekdayField.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { provideAsk } from './askActors.ts';
import { askFaults, draftOfAsk, newAsk } from './askForm.ts';
import { ASK } from './askTexts.ts';
import classes from '../../../../shared/forms/FormCard.module.css';

type AskFormProps = { arena: string; courts: readonly CourtAvailability[]; today: Day };

export function AskForm({ arena, courts, today }: AskFormProps) {
  const actor = useChart(provideAsk, { input: { name: 'seriesAsk', isOnce: true } });
  const isSent = useSelector(actor, ({ status }) => status === 'done');
  const form = useSubmissionForm({
    actor,
    name: draftOfAsk(arena),
    initialValues: newAsk(today),
    validate: (typed): Record<string, string> => askFaults({ id: arena, ...typed }),
  });
  const { weekday } = form.values;
  const hours = courts[0]?.slots ?? [];
  if (isSent) {
    return (
      <EmptyState title={ASK.sent} way={{ href: ROUTES.myBills.path, text: ASK.mine }}>
        {ASK.sentHint}
      </EmptyState>
    );
  }
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={ASK.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'seriesAsk', { id: arena, ...typed }))}
    >
      <WeekdayField
        label={ASK.weekday}
        path="weekday"
        value={weekday}
        error={form.field('weekday').error}
        onChoose={(value) => form.set('weekday', value)}
      />
      <div className={classes.pair}>
        <ChoiceField
          {...form.field('startHour')}
          label={ASK.startHour}
          choices={[
            { value: '', label: ASK.chooseHour },
            ...hours.map(({ startHour }) => ({ value: String(startHour), label: hourLabel(startHour) })),
          ]}
        />
        <ChoiceField
          {...form.field('hours')}
          label={ASK.hours}
          choices={HOUR_COUNTS.map(String).map((value) => ({ value, label: value }))}
        />
        <ChoiceField
          {...form.field('court')}
          label={ASK.court}
          choices={[{ value: '', label: ASK.anyCourt }, ...courts.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <ChoiceField
          {...form.field('sport')}
          label={ASK.sport}
          choices={SPORTS.map((value) => ({ value, label: SPORT_NAMES[value] }))}
        />
      </div>
      <DayField
        {...form.field('from')}
        data-path="from"
        label={ASK.from}
        placeholder={ASK.fromPlaceholder}
        from={today}
        onIso={(iso) => form.set('from', iso)}
      />
      <Textarea {...form.field('note')} label={ASK.note} rows={3} />
      <SubmitButton actor={actor}>{ASK.send}</SubmitButton>
    </form>
  );
}
