import { useSelector } from '@xstate/react';
import type { CourtAvailability } from '#domain/slots/availability.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { draftOfJoin, joinFaults, NEW_JOIN, takenHours } from './joinForm.ts';
import { provideJoin } from './queueActors.ts';
import { JOIN, UNTIL_CHOICES } from './queueTexts.ts';
import classes from '../../../../shared/forms/FormCard.module.css';

type JoinFormProps = {
  arena: string;
  /** The arena's. */
  zone: string;
  courts: readonly CourtAvailability[];
  day: Day;
};

export function JoinForm({ arena, zone, courts, day }: JoinFormProps) {
  const { now } = useApp();
  const actor = useChart(provideJoin, { input: { name: 'queueJoin', isOnce: true } });
  const isSent = useSelector(actor, ({ status }) => status === 'done');
  const about = { id: arena, date: toIsoDay(day), zone };
  const form = useSubmissionForm({
    actor,
    name: draftOfJoin(about),
    initialValues: NEW_JOIN,
    validate: (typed): Record<string, string> => joinFaults({ ...about, ...typed }, courts, now()),
  });
  if (isSent) {
    return (
      <EmptyState title={JOIN.sent} way={{ href: ROUTES.myQueues.path, text: JOIN.mine }}>
        {JOIN.sentHint}
      </EmptyState>
    );
  }
  const taken = takenHours(courts, form.values.court);
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={JOIN.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'queueJoin', { ...about, ...typed }))}
    >
      <ChoiceField
        {...form.field('court')}
        label={JOIN.court}
        choices={[{ value: '', label: JOIN.anyCourt }, ...courts.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <div className={classes.pair}>
        <ChoiceField
          {...form.field('startHour')}
          label={JOIN.startHour}
          choices={[
            { value: '', label: JOIN.chooseHour },
            ...taken.map((hour) => ({ value: String(hour), label: hourLabel(hour) })),
          ]}
        />
        <ChoiceField
          {...form.field('hours')}
          label={JOIN.hours}
          choices={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
        />
      </div>
      <ChoiceField {...form.field('before')} label={JOIN.until} choices={UNTIL_CHOICES} />
      <SubmitButton actor={actor}>{JOIN.send}</SubmitButton>
    </form>
  );
}
