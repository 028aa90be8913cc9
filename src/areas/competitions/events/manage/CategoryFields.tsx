import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { RadioField } from '../../../../shared/forms/RadioField.tsx';
import { flat } from '../../../../shared/forms/flat.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { CategoryDays } from './CategoryDays.tsx';
import {
  categoryDraft,
  categoryEdit,
  categoryFaults,
  editDraft,
  emptyCategory,
  placesTyped,
  typedCategory,
} from './categoryForm.ts';
import { FORMAT_CHOICES, NEW_CATEGORY, PAYMENT_CHOICES, playersHint } from './categoryFormTexts.ts';
import { EDIT_CATEGORY, soldText } from './editTexts.ts';
import { useEventDays } from '../page/useEventDays.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import classes from './CategoryFields.module.css';

type CategoryFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  event: Event;
  /** The one that is edited; absent for a new one. */
  category?: Category | undefined;
  onDismiss: () => void;
};

const PRIZES = ['firstPlace', 'secondPlace', 'thirdPlace'] as const;

/** The form of a tournament, new or edited: players, places, price, days and prizes. */
export function CategoryFields({ actor, event, category, onDismiss }: CategoryFieldsProps) {
  const days = useEventDays(event);
  const saved = category ? typedCategory(category) : emptyCategory(days);
  const isSold = category !== undefined && category.doublesTaken > 0;
  const words = category ? EDIT_CATEGORY : { title: NEW_CATEGORY.title, save: NEW_CATEGORY.create };
  const form = useSubmissionForm({
    actor,
    name: category ? editDraft(category.id) : categoryDraft(event.id),
    initialValues: saved,
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
      aria-label={words.title}
      onSubmit={form.onSubmit((typed) =>
        category
          ? submit(actor, 'category', { id: category.id, edit: categoryEdit(saved, typed) })
          : submit(actor, 'newCategory', { ...typed, event: event.id }),
      )}
    >
      {isSold && <p className={classes.hint}>{soldText(category.doublesTaken)}</p>}
      <TextInput
        {...form.field('category')}
        label={NEW_CATEGORY.category}
        placeholder={NEW_CATEGORY.categoryPlaceholder}
        autoComplete="off"
        autoCapitalize="sentences"
        data-autofocus
      />
      {!isSold && <RadioField {...form.field('doubleFormat')} label={NEW_CATEGORY.format} choices={FORMAT_CHOICES} />}
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
      {!isSold && (
        <RadioField {...form.field('paymentViaGateway')} label={NEW_CATEGORY.payment} choices={PAYMENT_CHOICES} />
      )}
      <FormActions actor={actor} dismiss={NEW_CATEGORY.dismiss} onDismiss={onDismiss}>
        {words.save}
      </FormActions>
    </form>
  );
}
