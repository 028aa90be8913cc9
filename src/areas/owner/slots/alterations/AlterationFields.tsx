import { Radio } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import { slotLabel } from '#domain/values/days/hours.ts';
import type { Court } from '#domain/courts/court.ts';
import type { Day } from '#domain/values/days/day.ts';
import { AlterationForm } from '#domain/slots/alteration.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import fields from '../../../../shared/forms/Fields.module.css';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { DayField } from '../../../../shared/forms/DayField.tsx';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import classes from './AlterationFields.module.css';
import { LeastPix } from '../../settings/index.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import { NEW_ALTERATION, BY_DAY, SLOTS } from '../slotTexts.ts';

const check = schemaResolver(formSchema(AlterationForm), { sync: true });
const validate = (typed: Typed) => check(toForm(typed));
const EMPTY: Typed = { timeSlot: '', date: '', court: '', availability: 'open', price: '' };

type AlterationFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  slots: readonly TimeSlot[];
  courts: readonly Court[];
  today: Day;
  onDismiss: () => void;
};

export function AlterationFields({ actor, slots, courts, today, onDismiss }: AlterationFieldsProps) {
  const form = useSubmissionForm({ actor, name: 'newAlteration', initialValues: EMPTY, validate });
  const { timeSlot, date, court, availability, price } = form.values;
  return (
    <form
      noValidate
      className={fields.fields}
      aria-label={NEW_ALTERATION.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'newAlteration', toForm(typed)))}
    >
      <ChoiceField
        {...form.field('timeSlot')}
        value={timeSlot}
        label={NEW_ALTERATION.slot}
        choices={[
          { value: '', label: NEW_ALTERATION.chooseSlot },
          ...slots.map(({ id, startHour }) => ({ value: id, label: slotLabel(startHour) })),
        ]}
      />
      <DayField
        label={NEW_ALTERATION.day}
        placeholder={NEW_ALTERATION.chooseDay}
        value={date}
        error={form.field('date').error}
        from={today}
        onIso={(iso) => form.set('date', iso)}
      />
      <ChoiceField
        {...form.field('court')}
        value={court}
        label={NEW_ALTERATION.court}
        choices={[
          { value: '', label: BY_DAY.allCourts },
          ...courts.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Radio.Group {...form.field('availability')} label={NEW_ALTERATION.availability}>
        <div className={classes.choices}>
          <Radio value="open" label={SLOTS.on} />
          <Radio value="closed" label={SLOTS.off} />
        </div>
      </Radio.Group>
      {availability === 'open' ? (
        <MoneyField
          {...form.field('price')}
          value={price}
          label={NEW_ALTERATION.price}
          description={NEW_ALTERATION.priceHint}
          onText={(text) => form.set('price', text)}
        />
      ) : (
        <p className={classes.hint}>{NEW_ALTERATION.closedHint}</p>
      )}
      <LeastPix prices={availability === 'open' ? [price] : []} />
      <FormActions actor={actor} dismiss={NEW_ALTERATION.dismiss} onDismiss={onDismiss}>
        {NEW_ALTERATION.create}
      </FormActions>
    </form>
  );
}

interface Typed extends Record<string, string> {
  readonly timeSlot: string;
  readonly date: string;
  readonly court: string;
  readonly availability: string;
  readonly price: string;
}

/** Omits the court and the price when they are empty, and the price also when the hour is closed. */
function toForm({ timeSlot, date, court, availability, price }: Typed): AlterationForm {
  const isAvailable = availability === 'open';
  const isPriced = isAvailable && price.trim() !== '';
  return { timeSlot, date, isAvailable, ...(court !== '' && { court }), ...(isPriced && { price }) };
}
