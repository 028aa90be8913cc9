import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Arena } from '#domain/arenas/arena.ts';
import type { OpenSpan } from '#domain/opening/opening.ts';
import { DAY_FIELDS, openingFaults, openingFormOf, openingIn, spansIn, usualDay } from '#domain/opening/openingForm.ts';
import { hoursText, openingTexts } from '#domain/opening/openingTexts.ts';
import { savedElsewhere } from '../../../../shared/forms/savedElsewhere.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { provideOpeningHours } from '../slotActors.ts';
import { timeSlotsQuery } from '../slotQueries.ts';
import { SLOTS } from '../slotTexts.ts';
import { DayRow } from './DayRow.tsx';
import { OPENING } from './openingTexts.ts';
import classes from './Opening.module.css';
import { Staying } from './Staying.tsx';

const FORM = 'openingHours';

interface OpeningTabProps {
  readonly arena: Arena;
  readonly version: number;
}

/** When the arena opens on each weekday. */
export function OpeningTab(props: OpeningTabProps) {
  const { call } = useApp();
  const slots = useQuery(timeSlotsQuery(call, props.arena.id));
  if (slots.isPending) return <RowsSkeleton label={SLOTS.loading} />;
  if (slots.isLoadingError) return <ReadFailure message={SLOTS.failed} query={slots} />;
  return <OpeningWeekForm {...props} usual={usualDay(slots.data ?? [])} />;
}

interface OpeningWeekFormProps extends OpeningTabProps {
  /** What a day is that was closed, or that nothing was said of. */
  readonly usual: readonly OpenSpan[];
}

/** A week with what is booked outside of it, which stays. */
function OpeningWeekForm({ arena, version, usual }: OpeningWeekFormProps) {
  const actor = useChart(provideOpeningHours, { input: { name: FORM } });
  const saved = openingFormOf(arena.openingHours, usual);
  const form = useSubmissionForm({ actor, name: FORM, initialValues: saved, validate: openingFaults });
  const isChanged = DAY_FIELDS.some(({ field }) => form.values[field] !== saved[field]);
  const isSound = Object.keys(openingFaults(form.values)).length === 0;
  const week = openingIn(form.values);
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={OPENING.form}
      onSubmit={form.onSubmit((typed) => submit(actor, FORM, { ...typed, version }))}
    >
      <p className={classes.lead}>{OPENING.lead}</p>
      {!arena.openingHours && <p className={classes.lead}>{OPENING.unsaid}</p>}
      <ul className={classes.days}>
        {DAY_FIELDS.map(({ field, weekday }) => (
          <DayRow
            key={field}
            path={field}
            weekday={weekday}
            usual={usual}
            typed={form.values[field]}
            theirs={form.theirs(field) === undefined ? undefined : savedElsewhere(hoursText(spansIn(saved[field])))}
            error={form.field(field).error}
            onType={(text) => form.set(field, text)}
            onCopy={(text) => form.setAll(Object.fromEntries(DAY_FIELDS.map((day) => [day.field, text])))}
          />
        ))}
      </ul>
      {isSound && (
        <p className={classes.lead}>
          {OPENING.players} {openingTexts(week).join(', ')}.
        </p>
      )}
      <div role="status" className={isChanged && isSound ? classes.staying : undefined}>
        {isChanged && isSound && <Staying week={week} />}
      </div>
      <div className={classes.actions}>
        {isChanged && (
          <Button variant="default" size="lg" onClick={form.drop}>
            {OPENING.discard}
          </Button>
        )}
        <SubmitButton actor={actor}>{OPENING.save}</SubmitButton>
      </div>
    </form>
  );
}
