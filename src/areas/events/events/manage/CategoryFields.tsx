import { Button, TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Event } from '../../../../../domain/events/event.ts';
import { describeSubmission, type submissionMachine } from '../../../../../machines/submission/submission.ts';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { RadioField } from '../../../../shared/forms/RadioField.tsx';
import { flat } from '../../../../shared/forms/flat.ts';
import { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { CategoryDays } from './CategoryDays.tsx';
import { categoryDraft, categoryFaults, emptyCategory, placesTyped } from './categoryForm.ts';
import { FORMAT_CHOICES, NEW_CATEGORY, PAYMENT_CHOICES, playersHint } from './categoryFormTexts.ts';
import { useEventDays } from '../page/useEventDays.ts';
import classes from './CategoryFields.module.css';

type CategoryFieldsProps = { actor: ActorRefFrom<typeof submissionMachine>; event: Event; onDismiss: () => void };

const PRIZES = ['firstPlace', 'secondPlace', 'thirdPlace'] as const;

/** A new tournament: who plays, how many, for how much, when, and for which prizes. */
export function CategoryFields({ actor, event, onDismiss }: CategoryFieldsProps) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const form = useDraftForm({
    name: categoryDraft(event.id),
    initialValues: emptyCategory(useEventDays(event)),
    validate: categoryFaults,
    submitted,
    refused: useMemo(() => flat(refused), [refused]),
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
      onSubmit={form.onSubmit((typed) => actor.send({ type: 'form.submitted', form: { ...typed, event: event.id } }))}
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
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {NEW_CATEGORY.dismiss}
        </Button>
        <SubmitButton actor={actor}>{NEW_CATEGORY.create}</SubmitButton>
      </DialogActions>
    </form>
  );
}
