import { Button, Radio } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import { hourLabel } from '#domain/values/days/hours.ts';
import type { Court } from '#domain/courts/court.ts';
import { type Day, fromIsoDay } from '#domain/values/days/day.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { ChipChecks } from '../../../../shared/forms/ChipChecks.tsx';
import { DayField } from '../../../../shared/forms/DayField.tsx';
import fields from '../../../../shared/forms/Fields.module.css';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { partsOf } from '../../../../shared/forms/parts.ts';
import { WEEKDAYS } from '../../../../shared/forms/weekdays.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { LeastPix } from '../../settings/index.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { NEW_ALTERATION, SLOTS } from '../slotTexts.ts';
import classes from './AlterationFields.module.css';
import { askedSoFar, manyFaults, NEW_MANY, toManyForm } from './manyForm.ts';
import { ManyPreview } from './ManyPreview.tsx';
import { MANY } from './manyTexts.ts';

type ManyFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  slots: readonly TimeSlot[];
  courts: readonly Court[];
  today: Day;
  onDismiss: () => void;
};

/** Hours × courts × days that change at once. */
export function ManyFields({ actor, slots, courts, today, onDismiss }: ManyFieldsProps) {
  const form = useSubmissionForm({
    actor,
    name: 'manyAlterations',
    initialValues: NEW_MANY,
    validate: manyFaults,
  });
  const { timeSlots, courts: places, from, until, weekdays, change, price } = form.values;
  const all = slots.map(({ id }) => id).join();
  return (
    <form
      noValidate
      className={fields.fields}
      aria-label={MANY.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'manyAlterations', toManyForm(typed)))}
    >
      <div>
        <ChipChecks
          label={MANY.slots}
          path="timeSlots"
          options={slots.map(({ id, startHour }) => ({ value: id, label: hourLabel(startHour) }))}
          chosen={partsOf(timeSlots)}
          error={form.field('timeSlots').error}
          onChoose={(chosen) => form.set('timeSlots', chosen.join())}
        />
        <Button variant="subtle" onClick={() => form.set('timeSlots', timeSlots === all ? '' : all)}>
          {timeSlots === all ? MANY.noSlots : MANY.allSlots}
        </Button>
      </div>
      {courts.length > 1 && (
        <div>
          <ChipChecks
            label={MANY.courts}
            path="courts"
            options={courts.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={partsOf(places)}
            error={form.field('courts').error}
            onChoose={(chosen) => form.set('courts', chosen.join())}
          />
          <p className={classes.hint}>{MANY.courtsHint}</p>
        </div>
      )}
      <DayField
        label={MANY.from}
        placeholder={MANY.chooseDay}
        value={from}
        error={form.field('from').error}
        data-path="from"
        from={today}
        onIso={(iso) => form.set('from', iso)}
      />
      <DayField
        label={MANY.until}
        placeholder={MANY.onlyThisDay}
        value={until}
        error={form.field('until').error}
        data-path="until"
        from={from === '' ? today : fromIsoDay(from)}
        clear={MANY.clearUntil}
        onIso={(iso) => form.set('until', iso)}
      />
      {until !== '' && (
        <ChipChecks
          label={MANY.weekdays}
          path="weekdays"
          isTight
          options={WEEKDAYS}
          chosen={partsOf(weekdays)}
          error={form.field('weekdays').error}
          onChoose={(chosen) => form.set('weekdays', chosen.join())}
        />
      )}
      <Radio.Group {...form.field('change')} label={MANY.change}>
        <div className={classes.choices}>
          <Radio value="close" label={SLOTS.off} />
          <Radio value="open" label={SLOTS.on} />
          <Radio value="usual" label={MANY.usual} />
        </div>
      </Radio.Group>
      {change === 'open' && (
        <MoneyField
          {...form.field('price')}
          value={price}
          label={MANY.price}
          description={NEW_ALTERATION.priceHint}
          onText={(text) => form.set('price', text)}
        />
      )}
      <LeastPix prices={change === 'open' ? [price] : []} />
      {change === 'usual' && <p className={classes.hint}>{MANY.usualHint}</p>}
      <ManyPreview asked={askedSoFar(form.values)} slots={slots} />
      <FormActions actor={actor} dismiss={MANY.dismiss} onDismiss={onDismiss}>
        {MANY.alter}
      </FormActions>
    </form>
  );
}
