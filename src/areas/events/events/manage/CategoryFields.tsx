import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { Event } from '../../../../../domain/events/event.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { RadioField } from '../../../../shared/forms/RadioField.tsx';
import { flat } from '../../../../shared/forms/flat.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { CategoryDays } from './CategoryDays.tsx';
import { categoryDraft, categoryFaults, emptyCategory, placesTyped } from './categoryForm.ts';
import { FORMAT_CHOICES, NEW_CATEGORY, PAYMENT_CHOICES, playersHint } from './categoryFormTexts.ts';
import { useEventDays } from '../page/useEventDays.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import classes from './CategoryFields.module.css';

type CategoryFieldsProps = { actor: ActorRefFrom<typeof submissionMachine>; event: Event; onDismiss: () => void };

const PRIZES = ['firstPlace', 'secondPlace', 'thirdPlace'] as const;

/** The form of a new tournament: players, places, price, days and prizes. */
export function CategoryFields({ actor, event, onDismiss }: CategoryFieldsProps) {
  const form = useSubmissionForm({
    actor,
    name: categoryDraft(event.id),
    initialValues: emptyCategory(useEventDays(event)),
    validate: categoryFaults,
    byField: flat,
  });
  const { values } = form;
  const moneyOf = (field: (typeof PRIZES)[number] | 'individualRegistrationPrice') => ({
    ...form.field(field),
    value: values[field],
    onText: (text: string) => form.set(field, text),
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={NEW_CATEGORY.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'newCategory', { ...typed, event: event.id }))}
    >
      <TextInput
        {...form.field('category')}
        label={NEW_CATEGORY.category}
        placeholder={NEW_CATEGORY.categoryPlaceholder}
        autoComplete="off"
        autoCapitalize="sentences"
        data-autofocus
      />
      <RadioField {...form.field('doubleFormat')} label={NEW_CATEGORY.format} choices={FORMAT_CHOICES} />
      <TextInput
        {...form.field('doublesNumber')}
        label={values.doubleFormat === 'teams' ? NEW_CATEGORY.teams : NEW_CATEGORY.doubles}
        description={playersHint(values.doubleFormat, values.doublesNumber)}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ currentTarget }) => form.set('doublesNumber', placesTyped(currentTarget.value))}
      />
      <MoneyField {...moneyOf('individualRegistrationPrice')} label={NEW_CATEGORY.price} />
      <CategoryDays form={form} event={event} />
      <fieldset className={classes.prizes}>
        <legend className={classes.legend}>{NEW_CATEGORY.prizes}</legend>
        <p className={classes.hint}>{NEW_CATEGORY.prizesHint}</p>
        {PRIZES.map((prize) => (
          <MoneyField key={prize} {...moneyOf(prize)} label={NEW_CATEGORY[prize]} />
        ))}
      </fieldset>
      <RadioField {...form.field('paymentViaGateway')} label={NEW_CATEGORY.payment} choices={PAYMENT_CHOICES} />
      <FormActions actor={actor} dismiss={NEW_CATEGORY.dismiss} onDismiss={onDismiss}>
        {NEW_CATEGORY.create}
      </FormActions>
    </form>
  );
}
